import type { CSSProperties, ReactNode } from 'react';
import { whyNoRows } from '#domain/lists/pages.ts';
import { NotReloaded } from '#renderer/ui/feedback/NotReloaded.tsx';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import type { Column } from '#renderer/ui/grid/columns/column.tsx';
import { HEADER_HEIGHT, ROW_HEIGHT } from '#renderer/ui/grid/heights.ts';
import type { TableLayout } from '#renderer/ui/grid/layout.ts';
import { AnswerNote } from '../paging/AnswerNote.tsx';
import { Pager } from '../paging/Pager.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ListBody } from './ListBody.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import styles from './list-part.module.css';
import type { ListRowsOf, PageRead, Paging, TableForm } from './listPart.ts';
import { PartBar } from './PartBar.tsx';
import { useListPart } from './useListPart.ts';

/** A table is never lower than this many rows, so that its empty state has room. */
const FEWEST_ROWS = 4;
const SCROLLBAR = 18;

/** A table of rows in a tab, a dialog or a pane, declared. */
export interface TablePart<Row extends object>
  extends ListRowsOf<Row>,
    Pick<TableForm<Row>, 'columns' | 'onRowClick'> {
  /** What it says where it has no rows and nothing narrows it. */
  readonly emptyText: string;
}

interface ListPartProps<Row extends object> {
  readonly part: TablePart<Row>;
  readonly rows: PageRead<Row>;
  readonly paging: Paging;
  /** False where the pages of another table beside it are turned by key. */
  readonly byKey?: boolean;
  /** What stands before its buttons, in place of its title; null for nothing. */
  readonly head?: ReactNode;
  /** Buttons of its own. */
  readonly tools?: ReactNode;
  /** Reads them again; left out where they are all at hand. */
  readonly onRetry?: () => void;
  /** The way out where filters leave nothing; undefined without active filters. */
  readonly onClear?: (() => void) | undefined;
  /** Whether it fills the room there is, and scrolls, instead of being as high as its rows. */
  readonly fills?: boolean;
}

/** The height of a table with this many rows, for the style sheet. */
const heightOf = (rows: number, { density }: TableLayout) => {
  const height = HEADER_HEIGHT + Math.max(rows, FEWEST_ROWS) * ROW_HEIGHT[density] + SCROLLBAR;
  return { '--height': `${height}px` } as CSSProperties;
};

/** A list in a tab, a dialog or a pane: pages of rows with their columns, selection, copying and keys. */
export function ListPart<Row extends object>(props: ListPartProps<Row>) {
  const { part, rows, paging, byKey = true, head, tools, onRetry, onClear, fills = false } = props;
  const { title, things, columns, pageSize, pagerSize, emptyText, onRowClick } = part;
  const state = useListPart(part, rows, paging);
  const { layout, onLayout, shown, isTurning } = state;
  return (
    <div
      className={styles.part}
      aria-busy={rows.isPending}
      data-fills={fills}
      style={heightOf(state.rows.length, layout)}
    >
      <PartBar title={title} head={head}>
        <NotReloaded error={rows.data ? rows.error : null} />
        <ColumnsMenu
          columns={columns as readonly Column<never>[]}
          layout={layout}
          onLayout={onLayout}
          onCopy={state.copyColumn}
        />
        {tools}
      </PartBar>
      <AnswerNote page={rows.data} />
      <ProgressLine active={rows.isFetching} />
      {/* Made with its rows: without them it would hold up what is below it. */}
      <ListBody
        part={part}
        state={state}
        isToCome={rows.isPending}
        {...(onRowClick && { onRowClick })}
      >
        <ListPlaceholder
          loading={rows.isPending || isTurning}
          error={rows.error}
          things={things}
          text={
            (shown && whyNoRows(shown, things)) ??
            (onClear ? `No ${things} match these filters` : emptyText)
          }
          density={layout.density}
          onRetry={onRetry}
          {...(onClear && { onClear })}
        />
      </ListBody>
      <Pager
        label={`Pages of ${title}`}
        byKey={byKey}
        page={paging.page}
        pageSize={pageSize}
        shown={isTurning ? undefined : shown}
        answered={!rows.isPlaceholderData}
        size={pagerSize}
        onPage={paging.onPage}
      />
    </div>
  );
}
