import { useState } from 'react';
import { formatAmount } from '#domain/money/money.ts';
import { formatDay } from '#domain/time/format.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Pager } from '#renderer/ui/list/paging/Pager.tsx';
import { SampleButton } from '#renderer/ui/samples/SampleButton.tsx';
import styles from './profile.module.css';
import { PAYMENTS } from './samples.ts';

/** Payments a page (3P). */
const PAGE_SIZE = 5;
const PAGER_SIZE = 5;

/** What was paid so far, as a sample. */
export function BillingStatement() {
  const [page, setPage] = useState(1);
  return (
    <>
      <table className={styles['table']} aria-label="Billing statement">
        <TableHead titles={['Date', 'Amount', 'Receipt']} numbers={['Amount']} />
        <tbody>
          {PAYMENTS.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ date, amount }) => (
            <tr key={date}>
              <td>{formatDay(date)}</td>
              <td className={styles['amount']}>{formatAmount(amount)} USD</td>
              <td>
                <SampleButton
                  size="small"
                  label="Download PDF receipt"
                  message="A sample has no receipt"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        rowCount={PAYMENTS.length}
        size={PAGER_SIZE}
        onPage={setPage}
      />
    </>
  );
}
