/** Which rows have changed since a person saw them, and not by an act of this window. */
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Column, RowLook } from '#renderer/ui/grid/columns/column.tsx';
import type { Marks } from '#renderer/ui/grid/marks.ts';

/** Rows that are remembered as they were seen: many pages of a list. */
const REMEMBERED = 500;

interface SeenRow<Row> {
  readonly row: Row;
  /** Milliseconds since the epoch at which it was read. */
  readonly at: number;
}

/** What a person has seen of a list, and what has changed since. */
export interface Unread<Row> {
  /** When what is shown was read, in milliseconds since the epoch; 0 before the first answer. */
  readonly at: number;
  /** By the rows' ids, those seen longest ago first. */
  readonly seen: ReadonlyMap<string, SeenRow<Row>>;
  readonly marks: Marks;
}

export const NOTHING_SEEN: Unread<never> = { at: 0, seen: new Map(), marks: new Map() };

/** What there is to know of rows to compare them. */
export interface RowComparison<Row> {
  readonly rowId: (row: Row) => string;
  /** What of a row a person would see change, by name; null when it looks the same. */
  readonly changes: (before: Row, now: Row) => readonly string[] | null;
  /** Whether a change of this row between two readings came of an act of this window. */
  readonly isOwn: (id: string, since: number, until: number) => boolean;
}

/** The rows of a page were read at `at` and are shown. */
export function markChanges<Row>(
  unread: Unread<Row>,
  rows: readonly Row[],
  at: number,
  { rowId, changes, isOwn }: RowComparison<Row>,
): Unread<Row> {
  const seen = new Map(unread.seen);
  const marks = new Map(unread.marks);
  for (const row of rows) {
    const id = rowId(row);
    const before = seen.get(id);
    // An answer of the cache may be older than what was seen on another page.
    if (before && before.at >= at) continue;
    const changed = before && !isOwn(id, before.at, at) ? changes(before.row, row) : null;
    if (changed) marks.set(id, [...new Set([...(marks.get(id) ?? []), ...changed])]);
    seen.delete(id);
    seen.set(id, { row, at });
  }
  for (const id of seen.keys()) {
    if (seen.size <= REMEMBERED) break;
    seen.delete(id);
    marks.delete(id);
  }
  return { at, seen, marks };
}

/** The person has seen that this row changed. */
export function markRead<Row>(unread: Unread<Row>, id: string): Unread<Row> {
  const marks = new Map(unread.marks);
  return marks.delete(id) ? { ...unread, marks } : unread;
}

/**
 * What of a row looks different: the headers of the columns with another text, hidden ones too. A
 * row that only stands out in another way has none of them, nor has a card, which is compared whole.
 */
export function visibleChanges<Row>(
  columns: readonly Column<Row>[] | undefined,
  rowLook: ((row: Row) => RowLook) | undefined,
): RowComparison<Row>['changes'] {
  return (before, now) => {
    if (before === now) return null;
    if (!columns) return replaceEqualDeep(before, now) === before ? null : [];
    const changed = columns.filter(
      ({ text, isOfElsewhere }) => !isOfElsewhere && text(before) !== text(now),
    );
    if (changed.length === 0 && rowLook?.(before) === rowLook?.(now)) return null;
    return changed.map(({ header }) => header);
  };
}
