import type { Page } from '#contract/wire/list.ts';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import { useMarks } from '../marks/useMarks.ts';
import { useSteadyRows } from '../marks/useSteadyRows.ts';
import { useExistingPage } from '../paging/useExistingPage.ts';
import { useRowKeys } from '../paging/useRowKeys.ts';
import type { ListPart, PageRead, Paging } from './listPart.ts';
import { sumsOf, useCopying, useSelection } from './selecting.tsx';

const NONE: readonly never[] = [];

/**
 * A hook: the rows of the page in the order and with the marks in which they are shown, and what can be
 * done with them.
 * @param boxesOf what a row with a box is called; null where rows have none
 */
export function useListPart<Row extends object>(
  part: ListPart<Row>,
  read: PageRead<Row>,
  { scope, page, onRunOut }: Omit<Paging, 'onPage'>,
  boxesOf: string | null = null,
) {
  const asked = JSON.stringify([scope, page]);
  const steady = useSteadyRows(read.data, asked, !read.isPlaceholderData, part.rowId);
  const rows = steady.page?.rows ?? NONE;
  const rowId = useRowKeys(rows, part.rowId);
  const { marks, readHandlers } = useMarks({ ...part, rowId }, read, steady.page);
  const { pageSize } = part;
  const isTurning = useExistingPage(read, { scope, page, pageSize, onRunOut });
  const columns = part.columns ?? part.card?.copied ?? NONE;
  const [layout, onLayout] = useTableLayout(part.id);
  const selection = useSelection(asked, boxesOf);
  const { copyRows, copyColumn } = useCopying({ columns, layout, rows });
  const selected = rows.filter((row) => selection.selected.includes(rowId(row)));
  const shown: Page<Row> | undefined = steady.page;
  return {
    /** The page that is shown, which may be older than the answer. */
    shown,
    rows,
    rowId,
    marks,
    /** For the element that the rows are in. */
    handlers: { ...steady.pointer, ...readHandlers },
    /** True while the page no longer exists, and the last one is not there yet. */
    isTurning,
    layout,
    onLayout,
    selection,
    selected,
    ofSelected: {
      sums: sumsOf(columns, selected),
      onCopy: () => copyRows(selected),
      onClear: () => selection.onSelect(NONE),
    },
    copyRows,
    copyColumn,
  };
}

export type ListPartState<Row extends object> = ReturnType<typeof useListPart<Row>>;
