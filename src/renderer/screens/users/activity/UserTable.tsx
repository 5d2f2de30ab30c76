/** A table of one user's rows in a tab: as many rows as its page has, and what belongs to it. */
import { Title3 } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import type { ExportEndpointName } from '#contract/wire/endpoints.ts';
import type { Page } from '#contract/wire/list.ts';
import { userWord } from '#domain/lists/export-words.ts';
import { whyNoRows } from '#domain/lists/pages.ts';
import { Exported, ExportMenu, type Narrowed } from '#renderer/ui/exports/ExportMenu.tsx';
import { NotReloaded } from '#renderer/ui/feedback/NotReloaded.tsx';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import type { Column } from '#renderer/ui/grid/columns/column.tsx';
import { DataGrid } from '#renderer/ui/grid/DataGrid.tsx';
import { HEADER_HEIGHT, ROW_HEIGHT } from '#renderer/ui/grid/heights.ts';
import { type TableLayout, useTableLayout } from '#renderer/ui/grid/layout.ts';
import { useSteadyRows } from '#renderer/ui/list/marks/useSteadyRows.ts';
import { AnswerNote } from '#renderer/ui/list/paging/AnswerNote.tsx';
import { Pager } from '#renderer/ui/list/paging/Pager.tsx';
import { useExistingPage } from '#renderer/ui/list/paging/useExistingPage.ts';
import { useRowKeys } from '#renderer/ui/list/paging/useRowKeys.ts';
import { ColumnsMenu } from '#renderer/ui/list/screen/ColumnsMenu.tsx';
import { ListPlaceholder } from '#renderer/ui/list/screen/ListPlaceholder.tsx';
import {
  SelectedRows,
  sumsOf,
  useCopying,
  useSelection,
} from '#renderer/ui/list/screen/selecting.tsx';
import styles from './activity.module.css';
import { type ActivityFilters, PAGE_SIZE } from './state.ts';

/** Page buttons. */
const PAGER_SIZE = 5;
/** A table is never lower than this many rows, so that its empty state has room. */
const FEWEST_ROWS = 4;
const SCROLLBAR = 18;
const NO_ROWS: readonly never[] = [];
const FORMATS = ['pdf', 'xlsx'] as const;

/** The page of a table that is shown, and how another one is. */
interface Paging {
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The page no longer exists: the last one is shown instead. */
  readonly onRunOut: (last: number) => void;
  /** False where the pages of another table beside it are turned by key. */
  readonly byKey?: boolean;
}

/** What a tab is given for its tables. */
export interface TabProps {
  readonly user: FullUser;
  readonly filters: ActivityFilters;
  /** The filters that narrow the tab. */
  readonly narrowing: Narrowed['filters'];
  readonly paging: Paging;
  /** The way out where filters leave nothing; undefined without active filters. */
  readonly onClear: (() => void) | undefined;
}

export interface UserTableProps<Row extends object> extends TabProps {
  readonly title: string;
  /** Names the arrangement of the columns on this computer. */
  readonly layoutId: string;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rows: UseQueryResult<Page<Row>>;
  /** What was asked for, of every page; another value shows its answer at once. */
  readonly query: object;
  /** True where a failing load raises no alert (2UD28). */
  readonly quiet?: boolean;
  /** What the empty table says. */
  readonly emptyText: string;
  /** The call that exports the rows; undefined without an export. */
  readonly exports?: ExportEndpointName;
}

interface TableBarProps<Row extends object> extends UserTableProps<Row> {
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly onCopyColumn: (id: string) => void;
}

/** The name of a table, and what can be done with all of it. */
function TableBar<Row extends object>(props: TableBarProps<Row>) {
  const { user, narrowing, filters, title, columns, rows, query, exports } = props;
  const { layout, onLayout, onCopyColumn } = props;
  const about = [userWord(user.id)];
  return (
    <div className={styles.tableBar}>
      <Title3 as="h2">{title}</Title3>
      <span className={styles.spacer} />
      <NotReloaded error={rows.data ? rows.error : null} />
      <ColumnsMenu columns={columns} layout={layout} onLayout={onLayout} onCopy={onCopyColumn} />
      {exports && (
        <Exported rows={rows}>
          <ExportMenu
            endpoint={exports}
            formats={FORMATS}
            title={title}
            contents={{ things: title.toLowerCase(), about, filters: narrowing, values: filters }}
            input={() => query}
            alert="Error"
          />
        </Exported>
      )}
    </div>
  );
}

/** The height of a table with this many rows, for the style sheet. */
const heightOf = (rows: number, { density }: TableLayout) => {
  const height = HEADER_HEIGHT + Math.max(rows, FEWEST_ROWS) * ROW_HEIGHT[density] + SCROLLBAR;
  return { '--height': `${height}px` } as CSSProperties;
};

export function UserTable<Row extends object>(props: UserTableProps<Row>) {
  const { title, layoutId, columns, rowId, rows, query, quiet = false, emptyText, onClear } = props;
  const { page, onPage, onRunOut, byKey = true } = props.paging;
  useLoadReported(quiet || rows.data ? null : rows.error, 'Error');
  const [layout, setLayout] = useTableLayout(layoutId);
  const asked = JSON.stringify([query, page]);
  const { page: shown, pointer } = useSteadyRows(rows.data, asked, !rows.isPlaceholderData, rowId);
  const isTurning = useExistingPage(rows, {
    scope: JSON.stringify(query),
    page,
    pageSize: PAGE_SIZE,
    onRunOut,
  });
  const all = shown?.rows ?? NO_ROWS;
  const selection = useSelection(asked, null);
  const rowKey = useRowKeys(all, rowId);
  const selected = all.filter((row) => selection.selected.includes(rowKey(row)));
  const { copyRows, copyColumn } = useCopying({ columns, layout, rows: all });
  const things = title.toLowerCase();
  const none = onClear ? `No ${things} match these filters` : emptyText;
  return (
    <div className={styles.table} aria-busy={rows.isPending}>
      <TableBar {...props} layout={layout} onLayout={setLayout} onCopyColumn={copyColumn} />
      <AnswerNote page={rows.data} />
      <ProgressLine active={rows.isFetching} />
      <div className={styles.rows} style={heightOf(all.length, layout)} {...pointer}>
        {/* Made with its rows: without them it would hold up the charts below it. */}
        {!rows.isPending && (
          <DataGrid
            label={title}
            columns={columns}
            rows={all}
            rowId={rowKey}
            selection={selection}
            layout={layout}
            onLayout={setLayout}
          />
        )}
        <SelectedRows
          count={selected.length}
          sums={sumsOf(columns, selected)}
          onCopy={() => copyRows(selected)}
          onClear={() => selection.onSelect(NO_ROWS)}
        />
        {all.length === 0 && (
          <ListPlaceholder
            loading={rows.isPending || isTurning}
            error={rows.error}
            things={things}
            text={(shown && whyNoRows(shown, things)) ?? none}
            density={layout.density}
            onRetry={() => void rows.refetch()}
            {...(onClear && { onClear })}
          />
        )}
      </div>
      <Pager
        label={`Pages of ${title}`}
        byKey={byKey}
        page={page}
        pageSize={PAGE_SIZE}
        shown={isTurning ? undefined : shown}
        answered={!rows.isPlaceholderData}
        size={PAGER_SIZE}
        onPage={onPage}
      />
    </div>
  );
}
