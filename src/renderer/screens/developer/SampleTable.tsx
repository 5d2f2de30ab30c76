import { type ReactNode, useState } from 'react';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Pager } from '#renderer/ui/list/paging/Pager.tsx';
import styles from './developer.module.css';

interface SampleTableProps<Row> {
  /** The table's accessible name. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly cells: (row: Row) => readonly ReactNode[];
  readonly pageSize: number;
}

const PAGER_SIZE = 5;

/** A table of sample rows in pages. */
export function SampleTable<Row>(props: SampleTableProps<Row>) {
  const { label, heads, rows, rowKey, cells, pageSize } = props;
  const [wanted, setWanted] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / pageSize)));
  return (
    <>
      <table className={styles['table']} aria-label={label}>
        <TableHead titles={heads} />
        <tbody>
          {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => {
            const drawn = cells(row);
            return (
              <tr key={rowKey(row)}>
                {heads.map((head, at) => (
                  <td key={head}>{drawn[at]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles['nothing']}>Nothing matches</p>}
      <Pager
        page={page}
        pageSize={pageSize}
        rowCount={rows.length}
        size={PAGER_SIZE}
        onPage={setWanted}
      />
    </>
  );
}
