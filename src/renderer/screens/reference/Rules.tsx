import { currencyOf } from '#domain/currencies/catalogue.ts';
import { containing } from '#domain/text/normalize-text.ts';
import {
  DEFAULT_SUGGESTED_RANGE,
  EXCHANGE_RATE_BASE,
  EXCHANGE_RATE_MARGIN,
  EXCHANGE_RATES,
  SUGGESTED_RANGES,
} from '#domain/transfer/rates.ts';
import { CopyButton } from '#renderer/ui/values/text/CopyButton.tsx';
import { Listing } from './Listing.tsx';
import styles from './reference.module.css';

const RULES = [
  [
    'Fee',
    '5% of the sending amount; a flat 2,000 NGN when the sender pays in naira. The total is the sending amount and the fee.',
  ],
  [
    'Limits of the exchange rate',
    'From 0.955 × buy to 1.015 × sell of the pair. For recipients of naira (NGN): from US dollars (USD), 0.985 × buy to 1.005 × sell; from pounds sterling (GBP), from 0.99 × buy.',
  ],
  [
    'Suggested rate',
    "The target's rate divided by the source's, of the table beside. The send-money form takes the middle of the limits instead.",
  ],
  [
    'Tradable pairs',
    'In Create Order, two currencies can be exchanged when one of them lists the other. Each row shows the currencies that it lists, and then the currencies that list it.',
  ],
  ['Amounts', 'Rounded to 2 decimals. A dollar account in Nigeria gets at most 2,000 USD.'],
] as const;

const rateColumns = (value: string) =>
  [{ name: 'Currency' }, { name: value, kind: 'number' }] as const;

interface RateTableProps {
  readonly caption: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly value: string;
  readonly search: string;
}

/** Rates of the currencies searched for. */
function RateTable({ caption, rows, value, search }: RateTableProps) {
  const found = containing(rows, search, ([currency]) =>
    [currency, currencyOf(currency)?.currency_name, caption].join(' '),
  );
  if (found.length === 0) return <div />;
  const lines = found.map(([currency, rate]) => ({ key: currency, cells: [currency, rate] }));
  return <Listing heading="h2" caption={caption} columns={rateColumns(value)} lines={lines} />;
}

/** The rules an offer is made by, in words and figures, or those a search finds (3G). */
export function Rules({ search }: { readonly search: string }) {
  const found = containing(RULES, search, (rule) => rule.join(' '));
  return (
    <div className={styles.rules}>
      <div>
        {found.length === 0 && <p className={styles.nothing}>No rules match your search</p>}
        {found.map(([title, text]) => (
          <section key={title}>
            <h2>
              {title}
              <CopyButton label={`Copy rule: ${title}`} text={`${title}: ${text}`} />
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <RateTable
        caption={`Units for 1 ${EXCHANGE_RATE_BASE}, margin ${EXCHANGE_RATE_MARGIN}`}
        value="Rate"
        rows={Object.entries(EXCHANGE_RATES)}
        search={search}
      />
      <RateTable
        caption="Range around the suggested rate"
        value="Share"
        rows={[...Object.entries(SUGGESTED_RANGES), ['Others', DEFAULT_SUGGESTED_RANGE]]}
        search={search}
      />
    </div>
  );
}
