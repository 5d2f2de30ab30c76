import {
  DEFAULT_SUGGESTED_RANGE,
  EXCHANGE_RATE_BASE,
  EXCHANGE_RATE_MARGIN,
  EXCHANGE_RATES,
  SUGGESTED_RANGES,
} from '#domain/transfer/rates.ts';
import styles from './reference.module.css';

interface RateTableProps {
  readonly caption: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly valueHeader: string;
}

function RateTable({ caption, rows, valueHeader }: RateTableProps) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Currency</th>
          <th scope="col" className={styles['number']}>
            {valueHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([currency, value]) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td className={styles['number']}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules an offer is made by, in words and figures (document 3 §9). */
export function Rules() {
  return (
    <div className={styles['rules']}>
      <section>
        <h2>Fee</h2>
        <p>
          5% of the sending amount; a flat 2,000 NGN when the sender pays in naira. The total is the
          sending amount and the fee.
        </p>
        <h2>Limits of the exchange rate</h2>
        <p>
          From 0.955 × buy to 1.015 × sell of the pair. For recipients of naira: from US dollars,
          0.985 × buy to 1.005 × sell; from pounds sterling, from 0.99 × buy.
        </p>
        <h2>Suggested rate</h2>
        <p>
          The target's rate divided by the source's, of the table beside. The send-money form takes
          the middle of the limits instead.
        </p>
      </section>
      <RateTable
        caption={`Units for 1 ${EXCHANGE_RATE_BASE}, margin ${EXCHANGE_RATE_MARGIN}`}
        valueHeader="Rate"
        rows={Object.entries(EXCHANGE_RATES)}
      />
      <RateTable
        caption="Range around the suggested rate"
        valueHeader="Share"
        rows={[...Object.entries(SUGGESTED_RANGES), ['Others', DEFAULT_SUGGESTED_RANGE]]}
      />
    </div>
  );
}
