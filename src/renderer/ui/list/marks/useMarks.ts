/** The marks of a list's rows, and what takes them away. */
import type { UseQueryResult } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import type { Page } from '#contract/wire/list.ts';
import { idOfKey } from '#domain/lists/row-keys.ts';
import { isOwnAct } from '#renderer/client/acts/ownActs.ts';
import { rowIdAt } from '#renderer/ui/grid/rowAt.ts';
import type { ListDefinition } from '../state/definition.ts';
import { markChanges, markRead, NOTHING_SEEN, type Unread, visibleChanges } from './marks.ts';

/** Whether an act of this window may have changed a row between two readings; acts know its id. */
const isOwnRow: typeof isOwnAct = (key, since, until) => isOwnAct(idOfKey(key), since, until);

/**
 * Marks rows that changed since they were shown, until they are pointed at: when the pointer comes
 * upon the row or leaves it, never while it rests there; by key, when the focus leaves the row.
 */
export function useMarks<Row extends object>(
  { rowId, columns, rowLook }: Pick<ListDefinition<Row>, 'rowId' | 'columns' | 'rowLook'>,
  {
    data,
    dataUpdatedAt: at,
    isPlaceholderData,
  }: Pick<UseQueryResult<Page<Row>>, 'data' | 'dataUpdatedAt' | 'isPlaceholderData'>,
  shown: Page<Row> | undefined,
) {
  const [unread, setUnread] = useState<Unread<Row>>(NOTHING_SEEN);
  const comparison = useMemo(
    () => ({ rowId, changes: visibleChanges(columns, rowLook), isOwn: isOwnRow }),
    [rowId, columns, rowLook],
  );
  // While rendering, so that a changed row is never painted without its mark.
  if (shown && shown === data && !isPlaceholderData && at !== unread.at) {
    setUnread(markChanges(unread, shown.rows, at, comparison));
  }
  const read = ({ target, relatedTarget: other }: FocusEvent | PointerEvent) => {
    const id = rowIdAt(target);
    if (id === undefined || id === rowIdAt(other) || !unread.marks.has(id)) return;
    setUnread((old) => markRead(old, id));
  };
  return {
    marks: unread.marks,
    /** Marks rows as read: for the element that the rows are in. */
    readHandlers: { onPointerOver: read, onPointerOut: read, onBlur: read },
  };
}
