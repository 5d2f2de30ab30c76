import { type ReactNode, useState } from 'react';
import { pageOfAll } from '#domain/lists/pages.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Pager } from '#renderer/ui/list/paging/Pager.tsx';
import styles from './samples.module.css';

interface SampleTableProps<Row> {
  /** The table's accessible name. */
  readonly label: string;
  readonly heads: readonly string[];
  /** Those of numbers. */
  readonly numbers?: readonly string[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly cells: (row: Row) => readonly ReactNode[];
  readonly pageSize: number;
}

const PAGER_SIZE = 5;

/** A table of sample rows in pages. */
export function SampleTable<Row>(props: SampleTableProps<Row>) {
  const { label, heads, numbers = [], rows, rowKey, cells, pageSize } = props;
  const [wanted, setWanted] = useState(1);
  const { page, ...shown } = pageOfAll(rows, wanted, pageSize);
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <TableHead titles={heads} numbers={numbers} />
        <tbody>
          {shown.rows.map((row) => {
            const drawn = cells(row);
            return (
              <tr key={rowKey(row)}>
                {heads.map((head, at) => (
                  <td key={head} className={numbers.includes(head) ? styles.number : ''}>
                    {drawn[at]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.nothing}>Nothing matches</p>}
      <Pager page={page} pageSize={pageSize} shown={shown} size={PAGER_SIZE} onPage={setWanted} />
    </>
  );
}
