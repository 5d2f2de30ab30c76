import { CURRENCIES, type Currency, canTrade } from '#domain/currencies/catalogue.ts';
import { fold } from '#domain/fold.ts';
import { formatCount } from '#domain/format.ts';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import { Country } from '#renderer/ui/values/Country.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { type Fact, Facts } from './Facts.tsx';
import styles from './reference.module.css';

/** The euro has the flag of the European Union, which is no country. */
const flagOf = ({ country_code: country, currency_code: code }: Currency) =>
  country ?? code.slice(0, 'EU'.length);

const whole = (amount: number, { currency_code: code }: Currency) =>
  `${formatCount(amount)} ${code}`;

/** Both directions: what one of two currencies lists, the other trades with too. */
const partnersOf = (currency: Currency): readonly string[] =>
  CURRENCIES.map(({ currency_code: code }) => code).filter(
    (code) => code !== currency.currency_code && canTrade(currency.currency_code, code),
  );

const searchTexts = new Map(
  CURRENCIES.map((currency) => [
    currency.currency_code,
    fold([currency.currency_code, currency.currency_name, currency.country_name].join(' ')),
  ]),
);

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
      shown: <Country code={flagOf(currency)} name={currency.country_name} />,
    },
    { name: 'Least amount', text: whole(currency.min_amount, currency) },
    { name: 'Greatest amount', text: whole(currency.max_amount, currency) },
    { name: 'Step', text: whole(currency.steps, currency) },
    { name: 'Used by', text: sides.join(' and ') },
    { name: 'Trades with', text: partnersOf(currency).join(', ') },
  ];
}

function CurrencyFacts({ currency }: { readonly currency: Currency }) {
  const types = currency.payment_types;
  return (
    <article className={styles['detail']} aria-label={currency.currency_name}>
      <h2>{currency.currency_name}</h2>
      <Facts facts={factsOf(currency)} />
      <h3>
        {types.length === 0 ? 'No payment types' : `Payment types (${formatCount(types.length)})`}
      </h3>
      {types.length > 0 && (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Code</th>
              <th scope="col">Website</th>
            </tr>
          </thead>
          <tbody>
            {types.map(({ code, name, website }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td className={styles['mono']}>{code}</td>
                <td className={styles['aside']}>
                  {website === null ? (
                    EMPTY
                  ) : (
                    <OutsideLink to={website}>{new URL(website).hostname}</OutsideLink>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

interface CurrenciesProps {
  readonly search: string;
  /** The code of the currency that is shown; empty for the first one. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** Every currency, or those a search finds; beside them, all that is known of the chosen one. */
export function Currencies({ search, chosen, onChoose }: CurrenciesProps) {
  const wanted = fold(search.trim());
  const found = CURRENCIES.filter(({ currency_code: code }) =>
    searchTexts.get(code)?.includes(wanted),
  );
  const shown = found.find(({ currency_code: code }) => code === chosen) ?? found[0];
  return (
    <div className={styles['panes']}>
      <nav className={styles['list']} aria-label="Currencies">
        {found.length === 0 && (
          <p className={styles['nothing']}>No currency is called like that.</p>
        )}
        <ul>
          {found.map((currency) => (
            <li key={currency.currency_code}>
              <button
                type="button"
                className={styles['entry']}
                aria-current={currency === shown ? 'true' : undefined}
                onClick={() => onChoose(currency.currency_code)}
              >
                <Country code={flagOf(currency)} name={currency.currency_name} />
                <span className={styles['aside']}>{currency.currency_code}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {shown && <CurrencyFacts currency={shown} />}
    </div>
  );
}
