/** The rows of the grid: each row of the page, and under an open one the row that holds its details. */
import { useMemo, useRef } from 'react';
import { NO_ROW_SLOTS, rowSlotsOf } from './rowSlots.ts';

/** One row as the grid keeps it. */
export interface GridRow<Row> {
  /** The grid row's own id: of the slot its row is bound to, or of the details of one row. */
  readonly id: string;
  readonly row: Row;
  /** Whether it is the row of the details, across the whole width. */
  readonly detail: boolean;
}

interface Pair<Row> {
  readonly slot: number;
  readonly plain: GridRow<Row>;
  readonly detail: GridRow<Row>;
}

/**
 * The grid rows of a page. The same row in the same slot gives the same grid row, so that opening one row
 * redraws no other.
 * @param isHeld whether something of the row that is shown under this id is selected, focused or open
 */
export function useGridRows<Row extends object>(
  rows: readonly Row[],
  open: readonly string[],
  rowId: (row: Row) => string,
  isHeld: (id: string) => boolean,
): GridRow<Row>[] {
  const kept = useRef(new WeakMap<Row, Pair<Row>>());
  const slots = useRef(NO_ROW_SLOTS);
  return useMemo(() => {
    slots.current = rowSlotsOf(slots.current, rows.map(rowId), isHeld);
    const pairOf = (row: Row): Pair<Row> => {
      const id = rowId(row);
      const slot = slots.current.get(id) ?? 0;
      const known = kept.current.get(row);
      if (known?.slot === slot) return known;
      const pair: Pair<Row> = {
        slot,
        plain: { id: `slot ${slot}`, row, detail: false },
        // What a row opens to is never another row's.
        detail: { id: `details ${id}`, row, detail: true },
      };
      kept.current.set(row, pair);
      return pair;
    };
    return rows.flatMap((row) => {
      const { plain, detail } = pairOf(row);
      return open.includes(rowId(row)) ? [plain, detail] : [plain];
    });
  }, [rows, open, rowId, isHeld]);
}
