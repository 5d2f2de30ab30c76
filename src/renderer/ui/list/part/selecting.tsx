/** Selecting rows of a table, and copying them. */
import { Button, Text } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sumsByCurrency } from '#domain/money/sums.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import type { Column } from '#renderer/ui/grid/columns/column.tsx';
import { shownColumns } from '#renderer/ui/grid/columns/shownColumns.ts';
import type { TableLayout } from '#renderer/ui/grid/layout.ts';
import type { Selection } from '#renderer/ui/grid/table.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import type { ColumnSums } from '../state/definition.ts';
import styles from './list-part.module.css';

const NO_IDS: readonly string[] = [];

/**
 * A hook: the selected rows. Those that were selected on another page or in another query are no longer.
 * @param scope names the page and the query
 * @param boxesOf what a row with a box is called; null without boxes
 */
export function useSelection(scope: string, boxesOf: string | null): Selection {
  const [selectedIn, setSelectedIn] = useState({ scope, ids: NO_IDS });
  const isOver = selectedIn.scope !== scope;
  // Who comes back to that page has selected nothing of it.
  if (isOver && selectedIn.ids.length > 0) setSelectedIn({ scope, ids: NO_IDS });
  const selected = isOver ? NO_IDS : selectedIn.ids;
  return useMemo(
    () => ({ selected, boxesOf, onSelect: (ids) => setSelectedIn({ scope, ids }) }),
    [selected, boxesOf, scope],
  );
}

interface CopyingOptions<Row> {
  readonly columns: readonly Column<Row>[];
  readonly layout: TableLayout;
  /** The rows on the screen. */
  readonly rows: readonly Row[];
}

/** A hook: what copies from a table, as tab-separated text and as HTML. */
export function useCopying<Row>({ columns, layout, rows }: CopyingOptions<Row>) {
  const copy = useCopy();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const copyTable = useCallback(
    async (of: readonly Column<Row>[], copied: readonly Row[]) => {
      // With the code of the table, after the first rows.
      const { asTable } = await import('#renderer/ui/grid/ag-grid/copyRows.ts');
      const { tsv, html } = asTable(of, copied);
      await copy(tsv, `${counted(copied.length, 'row')} copied`, html);
    },
    [copy],
  );
  /** Copies what a column has in the rows on the screen, under its header; always the same function. */
  const copyColumn = useCallback(
    (id: string) =>
      void copyTable(
        columns.filter((column) => column.id === id),
        latest.current,
      ),
    [columns, copyTable],
  );
  /** Copies rows under the headers of the columns that are shown. */
  const copyRows = (copied: readonly Row[]) => {
    void copyTable(shownColumns(columns, layout), copied);
  };
  return { copyRows, copyColumn };
}

/** What rows add up to in each column of amounts that has any; from the rows alone. */
export const sumsOf = <Row,>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly ColumnSums[] =>
  columns.flatMap(({ header, amount, isSummed = true }) => {
    const sums = amount && isSummed && sumsByCurrency(rows.map(amount));
    return sums && sums.sums.length > 0 ? [{ header, ...sums }] : [];
  });

interface SelectedRowsProps {
  readonly count: number;
  readonly sums: readonly ColumnSums[];
  /** Copies the selected rows. */
  readonly onCopy: () => void;
  readonly onClear: () => void;
  /** What only some may do with them, in a toolbar; without it, it is a toolbar itself. */
  readonly children?: ReactNode;
}

/**
 * How many rows are selected, what they add up to, and what can be done with them; nothing while none is. It is over the
 * rows, so that none moves when it comes.
 */
export function SelectedRows({ count, sums, onCopy, onClear, children }: SelectedRowsProps) {
  if (count === 0) return null;
  const isOfBar = children !== undefined;
  const toolbar = !isOfBar && { role: 'toolbar', 'aria-label': 'Selected rows' };
  return (
    <div
      {...toolbar}
      className={`${styles.selection} ${utility.line} ${isOfBar ? styles.inBar : ''}`}
    >
      <Text size={200} role="status">
        {formatCount(count)} selected
      </Text>
      {sums.length > 0 && (
        <dl className={styles.sums} aria-label="Sums of the selected rows">
          {sums.map(({ header, sums: each, unknown }) => (
            <div key={header}>
              <dt>{header}</dt>
              {each.map((sum) => (
                <dd key={sum.currency}>
                  <Amount {...sum} />
                </dd>
              ))}
              {unknown > 0 && <dd>{counted(unknown, 'amount')} not available</dd>}
            </div>
          ))}
        </dl>
      )}
      {children}
      <Button size="small" onClick={onCopy}>
        Copy
      </Button>
      <Button size="small" appearance="subtle" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
