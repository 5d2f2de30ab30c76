import { useMemo } from 'react';
import { rowKeys } from '#domain/lists/row-keys.ts';

/** A hook: what tells the rows of a page apart: their ids, and of two rows of one id which one it is. */
export function useRowKeys<Row extends object>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
): (row: Row) => string {
  return useMemo(() => {
    const ids = rows.map(rowId);
    const keys = rowKeys(ids);
    if (keys === ids) return rowId;
    const keyOf = new Map(rows.map((row, index) => [row, keys[index]]));
    return (row) => keyOf.get(row) ?? rowId(row);
  }, [rows, rowId]);
}
