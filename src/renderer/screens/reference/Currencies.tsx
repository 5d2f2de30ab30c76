import { type Currency, flagOf, listedBy } from '#domain/currencies/catalogue.ts';
import { formatCount } from '#domain/time/format.ts';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import type { Chosen } from './Countries.tsx';
import { Entry, FoundParts, MOST_FOUND } from './Entries.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { Listing } from './Listing.tsx';
import styles from './reference.module.css';
import { findCurrencies, findPaymentTypes } from './search.ts';
import { ROVING, useRoving } from './useRoving.ts';

const whole = (amount: number, { currency_code: code }: Currency) =>
  `${formatCount(amount)} ${code}`;

function accountWords(account: Currency['account']): string {
  if (account === null) return '';
  return 'paypal_id' in account
    ? 'PayPal e-mail address'
    : 'Account name, account number and bank code';
}

function factsOf(currency: Currency): readonly Fact[] {
  const sides = [
    currency.is_poster_from_currency && 'senders',
    currency.is_matcher_from_currency && 'recipients',
  ].filter(Boolean);
  return [
    { name: 'Code', text: currency.currency_code },
    { name: 'Symbol', text: currency.symbol },
    {
      name: 'Country',
      text: currency.country_name,
      shown: <Flagged code={flagOf(currency.currency_code)} text={currency.country_name} />,
    },
    { name: 'Min', text: whole(currency.min_amount, currency) },
    { name: 'Max', text: whole(currency.max_amount, currency) },
    { name: 'Step', text: whole(currency.steps, currency) },
    { name: 'Used by', text: sides.join(' and ') },
    { name: 'Can trade with', text: currency.can_trade_with.join(', ') },
    { name: 'Listed by', text: listedBy(currency.currency_code).join(', ') },
    { name: 'Account', text: accountWords(currency.account) },
  ];
}

const COLUMNS = [
  { name: 'Name' },
  { name: 'Code', kind: 'code' },
  { name: 'Website', kind: 'website' },
] as const;

interface CurrencyFactsProps {
  readonly currency: Currency;
  /** The code of the payment type searched for; empty for none. */
  readonly part: string;
}

function CurrencyFacts({ currency, part }: CurrencyFactsProps) {
  const types = currency.payment_types;
  return (
    <article className={styles['detail']} aria-label={currency.currency_name}>
      <h2>{currency.currency_name}</h2>
      <Facts facts={factsOf(currency)} />
      <Listing
        caption={
          types.length === 0 ? 'No payment types' : `Payment types (${formatCount(types.length)})`
        }
        columns={COLUMNS}
        lines={types.map(({ code, name, website }) => ({
          key: code,
          cells: [name, code, website ?? ''],
        }))}
        marked={part}
      />
    </article>
  );
}

interface CurrenciesProps {
  readonly search: string;
  /** The code of the currency that is shown, empty for the first one, and a payment type's code. */
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Every currency, or those a search finds, with the details of the chosen one. */
export function Currencies({ search, chosen, onChoose }: CurrenciesProps) {
  const found = findCurrencies(search);
  const types = findPaymentTypes(search);
  const all = [...found, ...types.map(({ currency }) => currency)];
  const shown = all.find(({ currency_code: code }) => code === chosen.show) ?? all[0];
  const isFirstType = chosen.show === '' && found.length === 0;
  const part = (isFirstType ? types[0]?.type.code : undefined) ?? chosen.part;
  const count = found.length + Math.min(types.length, MOST_FOUND);
  const roving = useRoving(count, shown ? Math.max(0, found.indexOf(shown)) : 0);
  return (
    <div className={styles['panes']}>
      <nav className={styles['list']} aria-label="Currencies" {...ROVING}>
        {shown === undefined && (
          <p className={styles['nothing']}>No currencies match your search</p>
        )}
        <ul>
          {found.map((currency, index) => (
            <Entry
              key={currency.currency_code}
              country={flagOf(currency.currency_code)}
              name={currency.currency_name}
              aside={currency.currency_code}
              roving={roving(index)}
              selected={currency === shown && part === ''}
              onChoose={() => onChoose({ show: currency.currency_code, part: '' })}
            />
          ))}
        </ul>
        <FoundParts title="Payment types" found={types}>
          {({ currency, type }, index) => (
            <Entry
              key={`${currency.currency_code} ${type.code}`}
              country={flagOf(currency.currency_code)}
              name={type.name}
              aside={currency.currency_code}
              roving={roving(found.length + index)}
              selected={currency === shown && part === type.code}
              onChoose={() => onChoose({ show: currency.currency_code, part: type.code })}
            />
          )}
        </FoundParts>
      </nav>
      {shown && <CurrencyFacts key={shown.currency_code} currency={shown} part={part} />}
    </div>
  );
}
