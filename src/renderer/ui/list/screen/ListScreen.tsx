/** The list screen: everything twelve lists have in common, around one declaration. */
import type { Page } from '#contract/wire/list.ts';
import { countOf, whyNoRows } from '#domain/lists/pages.ts';
import { useRefresh } from '#renderer/client/calls/endpoints.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useLiveReload } from '#renderer/client/live/realtime.ts';
import { useRowsInFocus } from '#renderer/ui/actions/RowMenus.tsx';
import { Exported } from '#renderer/ui/exports/ExportMenu.tsx';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { FilterChips } from '#renderer/ui/filters/FilterChips.tsx';
import { FilterPanel } from '#renderer/ui/filters/FilterPanel.tsx';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import { useInspector } from '#renderer/ui/inspector/useInspector.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { PrintedQuery } from '#renderer/ui/paper/PrintedQuery.tsx';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import { SearchedProvider } from '#renderer/ui/values/text/Matched.tsx';
import { useMarks } from '../marks/useMarks.ts';
import { useSteadyRows } from '../marks/useSteadyRows.ts';
import { AnswerNote } from '../paging/AnswerNote.tsx';
import { Pager } from '../paging/Pager.tsx';
import { useExistingPage } from '../paging/useExistingPage.ts';
import { useNextPage } from '../paging/useNextPage.ts';
import { usePageRequest } from '../paging/usePageRequest.ts';
import { useRowKeys } from '../paging/useRowKeys.ts';
import type { ListDefinition } from '../state/definition.ts';
import { IgnoredNote } from '../state/IgnoredNote.tsx';
import { isNarrowed, lastWordOf, scopeOf } from '../state/state.ts';
import { type ListControl, useList } from '../state/useList.ts';
import { TotalsStrip } from '../totals/TotalsStrip.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { ListRows } from './ListRows.tsx';
import { ListStatus } from './ListStatus.tsx';
import { FILTERS_ID, ListToolbar } from './ListToolbar.tsx';
import styles from './list.module.css';
import { SelectedRows, sumsOf, useCopying, useSelection } from './selecting.tsx';
import { useIntoRows } from './useIntoRows.ts';

const NONE: readonly never[] = [];

interface ListScreenProps<Row extends object> {
  readonly definition: ListDefinition<Row>;
}

/** What a part of the screen is given. */
interface PartProps<Row extends object> extends ListScreenProps<Row> {
  readonly list: ListControl;
}

/** Which rows are selected, and what can be done with them and with a column. */
function useSelected<Row extends object>(
  definition: ListDefinition<Row>,
  list: ListControl,
  rows: readonly Row[],
) {
  const { rowId } = definition;
  const columns = definition.columns ?? definition.card?.copied ?? NONE;
  const [layout] = useTableLayout(definition.id);
  const bulk = definition.bulk?.useAllowed() ? definition.bulk : undefined;
  const selection = useSelection(scopeOf(list.state), bulk?.thing ?? null);
  const { copyRows, copyColumn } = useCopying({ columns, layout, rows });
  const selected = rows.filter((row) => selection.selected.includes(rowId(row)));
  const ofSelected = {
    sums: sumsOf(columns, selected),
    onCopy: () => copyRows(selected),
    onClear: () => selection.onSelect(NONE),
  };
  return { bulk, selection, selected, ofSelected, copyRows, copyColumn };
}

/** The pane beside the rows, and the way into them from the search. */
function useWays<Row extends object>(
  { inspector: declared, rowId }: ListDefinition<Row>,
  { state, typed, inspect }: ListControl,
  { rows, page, refresh }: ReturnType<typeof useListRows<Row>>,
) {
  const inspector = useInspector({
    inspector: declared,
    rowId,
    rows: page?.rows,
    readAt: rows.dataUpdatedAt,
    error: rows.error,
    onRetry: refresh,
    shown: state.inspected,
    onShow: inspect,
  });
  useRowsInFocus(page?.rows ?? NONE, rowId, inspector.row);
  const isOfTyped = state.search === typed.search.trim() && !rows.isPlaceholderData;
  const first = isOfTyped ? page?.rows[0] : undefined;
  const intoRows = useIntoRows(inspector.frame.ref, first && rowId(first));
  return { inspector, intoRows };
}

/**
 * The rows of the page that the list asks for, in the order and with the marks in which they are shown,
 * and the list's declaration with what tells these rows apart.
 */
function useListRows<Row extends object>(declared: ListDefinition<Row>, list: ListControl) {
  const { pageSize, rowId, areas, liveOn, loadAlert } = declared;
  usePageRequest(declared, list.state);
  const rows = declared.useRows(list.state);
  useLoadReported(loadAlert === undefined || rows.data ? null : rows.error, loadAlert ?? '');
  useLiveReload(liveOn, areas);
  const refresh = useRefresh(areas);
  const steady = useSteadyRows(rows.data, list.state, !rows.isPlaceholderData, rowId);
  const rowKey = useRowKeys(steady.page?.rows ?? NONE, rowId);
  const definition = rowKey === rowId ? declared : { ...declared, rowId: rowKey };
  const { marks, readHandlers } = useMarks(definition, rows, steady.page);
  const isTurning = useExistingPage(rows, {
    scope: scopeOf({ ...list.state, page: 1 }),
    page: list.state.page,
    pageSize,
    onRunOut: list.runOut,
  });
  const handlers = { ...steady.pointer, ...readHandlers };
  return { definition, rows, page: steady.page, marks, handlers, isTurning, refresh };
}

interface AbsenceProps<Row extends object> extends PartProps<Row> {
  readonly read: ReturnType<typeof useListRows<Row>>;
}

/** Why the list has no rows, and the ways out. */
function Absence<Row extends object>({ definition, list, read }: AbsenceProps<Row>) {
  const { things, filters, card } = definition;
  const [{ density }] = useTableLayout(definition.id);
  const narrowing = Object.keys(filters).length > 0 ? 'these filters' : 'this search';
  const narrowed = isNarrowed(filters, list.state);
  const none = narrowed ? `No ${things} match ${narrowing}` : `There are no ${things} yet`;
  const word = lastWordOf(list.state.search);
  return (
    <ListPlaceholder
      loading={read.rows.isPending || read.isTurning}
      error={read.rows.error}
      things={things}
      density={density}
      text={(read.page && whyNoRows(read.page, things)) ?? none}
      onRetry={read.refresh}
      {...(word !== undefined && {
        lastWord: { word, onSearch: () => list.applySearch(word) },
      })}
      {...(narrowed && { onClear: list.clearAll })}
      {...(card && { card })}
    />
  );
}

interface QueryPartsProps<Row extends object> extends PartProps<Row> {
  /** The page of rows that was read. */
  readonly page: Page<Row> | undefined;
  readonly panelOpen: boolean;
}

/** What the list is narrowed to: the panel of filters, their chips, and the totals of the query. */
function QueryParts<Row extends object>(props: QueryPartsProps<Row>) {
  const { definition, list, page, panelOpen } = props;
  const { filters, orders, things, QueryBar } = definition;
  const totals = definition.useTotals?.(list.state, page);
  const contents = {
    things,
    count: page?.rowCount ?? null,
    search: list.state.search,
    filters,
    values: list.state.filters,
  };
  return (
    <>
      {panelOpen && (
        <FilterPanel
          id={FILTERS_ID}
          filters={filters}
          values={list.typed.filters}
          onChange={list.setFilter}
          onClear={list.clearFilters}
        />
      )}
      <PrintedQuery
        {...contents}
        order={orders.find(({ value }) => value === list.state.orderBy)?.label}
      />
      <FilterChips
        filters={filters}
        values={list.state.filters}
        onRemove={(key) => list.setFilter(key, filters[key]?.empty)}
      />
      {totals && <TotalsStrip {...totals} title={definition.title} contents={contents} />}
      {QueryBar && <QueryBar state={list.state} whyNotAll={list.whyNotAll} />}
    </>
  );
}

/**
 * Searches, filters, orders and pages through a list, reloads it on live events and remembers how
 * its table was arranged. While rows reload the old ones stay; a failed reload keeps them and says
 * that it failed.
 */
export function ListScreen<Row extends object>({ definition: declared }: ListScreenProps<Row>) {
  const list = useList(declared);
  const [panelOpen, setPanelOpen] = useDraft(`${declared.id}.panel`, readFlag);
  const read = useListRows(declared, list);
  const { definition, rows, page, marks, handlers, refresh } = read;
  const shownRows = page?.rows ?? NONE;
  const { turn, pointed } = useNextPage(definition, list, rows);
  const { bulk, selection, selected, ofSelected, copyRows, copyColumn } = useSelected(
    definition,
    list,
    shownRows,
  );
  const { inspector, intoRows } = useWays(definition, list, read);
  return (
    <Screen>
      <div className={styles.head}>
        <ListHeader
          title={definition.title}
          rowCount={page && countOf(page)}
          rows={rows}
          onRefresh={refresh}
        />
        <div className={styles.toolbar} {...SCREEN_ONLY}>
          <Exported rows={rows}>
            <ListToolbar
              definition={definition}
              list={list}
              panelOpen={panelOpen}
              onPanel={setPanelOpen}
              onCopyColumn={copyColumn}
              onIntoRows={intoRows}
            />
          </Exported>
          {bulk && (
            <bulk.Bar
              state={list.state}
              whyNotAll={list.whyNotAll}
              selected={selected}
              {...ofSelected}
            />
          )}
        </div>
      </div>
      <IgnoredNote parts={list.state.ignored} onDismiss={list.dismissIgnored} />
      <QueryParts definition={definition} list={list} page={page} panelOpen={panelOpen} />
      <ListStatus state={list.state} rows={rows} things={definition.things} />
      <AnswerNote page={rows.data} />
      <ProgressLine active={rows.isFetching} />
      <SearchedProvider value={list.state.search}>
        <div {...inspector.frame}>
          <div className={styles.body} {...handlers}>
            <ListRows
              definition={definition}
              list={list}
              rows={shownRows}
              selection={selection}
              marks={marks}
              onInspect={inspector.onRowClick}
              onCopy={copyRows}
            />
            {!bulk && <SelectedRows count={selected.length} {...ofSelected} />}
            {shownRows.length === 0 && <Absence definition={definition} list={list} read={read} />}
          </div>
          {inspector.pane}
        </div>
      </SearchedProvider>
      <Pager
        page={list.state.page}
        pageSize={definition.pageSize}
        shown={read.isTurning ? undefined : page}
        answered={!rows.isPlaceholderData}
        size={definition.pagerSize}
        onPage={turn}
        onPoint={pointed}
      />
    </Screen>
  );
}
