import { listedBy } from '#domain/currencies/catalogue.ts';
import { formatCount } from '#domain/text/words.ts';
import { Listing } from './Listing.tsx';
import styles from './reference.module.css';
import { findCurrencies } from './search.ts';

const COLUMNS = [
  { name: 'Currency' },
  { name: 'Code', kind: 'code' },
  { name: 'Min', kind: 'number' },
  { name: 'Max', kind: 'number' },
  { name: 'Step', kind: 'number' },
  { name: 'Can trade with', kind: 'aside' },
  { name: 'Listed by', kind: 'aside' },
] as const;

/** The amounts and the pairs of all currencies, or of those a search finds (3G). */
export function Limits({ search }: { readonly search: string }) {
  const found = findCurrencies(search);
  return (
    <div className={styles.single}>
      {found.length === 0 && <p className={styles.nothing}>No currencies match your search</p>}
      <Listing
        heading="h2"
        caption="Currency amount limits and tradable pairs"
        columns={COLUMNS}
        lines={found.map((currency) => ({
          key: currency.currency_code,
          cells: [
            currency.currency_name,
            currency.currency_code,
            formatCount(currency.min_amount),
            formatCount(currency.max_amount),
            formatCount(currency.steps),
            currency.can_trade_with.join(', '),
            listedBy(currency.currency_code).join(', '),
          ],
        }))}
      />
    </div>
  );
}
