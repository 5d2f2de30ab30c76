import { type Currency, flagOf, listedBy } from '#domain/currencies/catalogue.ts';
import { formatCount } from '#domain/text/words.ts';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import { Entries, type SearchProps } from './Entries.tsx';
import { Listing } from './Listing.tsx';
import { type NamedValue, NamedValues } from './NamedValues.tsx';
import styles from './reference.module.css';
import { findCurrencies, findPaymentTypes } from './search.ts';

const whole = (amount: number, { currency_code: code }: Currency) =>
  `${formatCount(amount)} ${code}`;

function accountWords(account: Currency['account']): string {
  if (account === null) return '';
  return 'paypal_id' in account
    ? 'PayPal e-mail address'
    : 'Account name, account number and bank code';
}

function factsOf(currency: Currency): readonly NamedValue[] {
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
    <article className={styles.detail} aria-label={currency.currency_name}>
      <h2>{currency.currency_name}</h2>
      <NamedValues facts={factsOf(currency)} />
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

const entryOf = ({ currency_code: code }: Currency, name: string, part: string) => ({
  show: code,
  part,
  country: flagOf(code),
  name,
  aside: code,
});

/** Every currency, or those a search finds, with the details of that whose code is chosen. */
export function Currencies({ search, ...choice }: SearchProps) {
  const found = findCurrencies(search);
  const types = findPaymentTypes(search);
  const all = [...found, ...types.map(({ currency }) => currency)];
  return (
    <Entries
      {...choice}
      label="Currencies"
      nothing="No currencies match your search"
      entries={found.map((currency) => entryOf(currency, currency.currency_name, ''))}
      parts={types.map(({ currency, type }) => entryOf(currency, type.name, type.code))}
      partsTitle="Payment types"
      find={(show) => all.find(({ currency_code: code }) => code === show)}
      details={(currency, part) => (
        <CurrencyFacts key={currency.currency_code} currency={currency} part={part} />
      )}
    />
  );
}
