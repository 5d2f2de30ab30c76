/** The lines of a grid: each row, and under an open one the line that holds its details. */
import { useMemo, useRef } from 'react';

/** One line as the grid keeps it. */
export interface Line<Row> {
  readonly row: Row;
  /** Whether it is the line under the row, across the whole width. */
  readonly detail: boolean;
}

const DETAIL = '/detail';

/** The id of a line, unique in its grid. */
export const lineId = <Row>({ row, detail }: Line<Row>, rowId: (row: Row) => string): string =>
  detail ? `${rowId(row)}${DETAIL}` : rowId(row);

/** The id of the row that the line of that id is, or belongs to. */
export const rowOfLine = (line: string): string =>
  line.endsWith(DETAIL) ? line.slice(0, -DETAIL.length) : line;

interface Pair<Row> {
  readonly plain: Line<Row>;
  readonly detail: Line<Row>;
}

/**
 * The lines of a page. The same row gives the same line, so that opening one row redraws no other.
 */
export function useLines<Row extends object>(
  rows: readonly Row[],
  open: readonly string[],
  rowId: (row: Row) => string,
): Line<Row>[] {
  const kept = useRef(new WeakMap<Row, Pair<Row>>());
  return useMemo(() => {
    const pairOf = (row: Row): Pair<Row> => {
      const pair = kept.current.get(row) ?? {
        plain: { row, detail: false },
        detail: { row, detail: true },
      };
      kept.current.set(row, pair);
      return pair;
    };
    return rows.flatMap((row) => {
      const { plain, detail } = pairOf(row);
      return open.includes(rowId(row)) ? [plain, detail] : [plain];
    });
  }, [rows, open, rowId]);
}
