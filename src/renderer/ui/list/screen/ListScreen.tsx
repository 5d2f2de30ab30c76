/** The list screen: everything twelve lists have in common, around one declaration. */
import { pageSizeOf } from '#domain/lists/pages.ts';
import { useReload } from '#renderer/client/calls/endpoints.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useLiveReload } from '#renderer/client/live/realtime.ts';
import { useRowsInFocus } from '#renderer/ui/actions/RowMenus.tsx';
import { ExportCount } from '#renderer/ui/exports/ExportMenu.tsx';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { FilterChips } from '#renderer/ui/filters/FilterChips.tsx';
import { FilterPanel } from '#renderer/ui/filters/FilterPanel.tsx';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import { useInspector } from '#renderer/ui/inspector/useInspector.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { SearchedProvider } from '#renderer/ui/values/text/Matched.tsx';
import { useMarks } from '../marks/useMarks.ts';
import { useSteadyRows } from '../marks/useSteadyRows.ts';
import { ExtraRowsNote } from '../paging/ExtraRowsNote.tsx';
import { Pager } from '../paging/Pager.tsx';
import { useExistingPage } from '../paging/useExistingPage.ts';
import { useLiveDrop, useNextPage } from '../paging/useNextPage.ts';
import { usePageRequest } from '../paging/usePageRequest.ts';
import type { ListDefinition } from '../state/definition.ts';
import { isNarrowed, lastWordOf, scopeOf } from '../state/state.ts';
import { type ListControl, useList } from '../state/useList.ts';
import { ListHeader } from './ListHeader.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { ListRows } from './ListRows.tsx';
import { ListStatus } from './ListStatus.tsx';
import { FILTERS_ID, ListToolbar } from './ListToolbar.tsx';
import styles from './list.module.css';
import { SelectedRows, useCopying, useSelection } from './selecting.tsx';
import { TotalsStrip } from './TotalsStrip.tsx';
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
    onCopy: () => copyRows(selected),
    onClear: () => selection.onSelect(NONE),
  };
  return { bulk, selection, selected, ofSelected, copyColumn };
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

/** The rows of the page that the list asks for, in the order and with the marks in which they are shown. */
function useListRows<Row extends object>(definition: ListDefinition<Row>, list: ListControl) {
  const { pageSize, rowId, areas, liveOn, loadAlert } = definition;
  usePageRequest(definition, list.state);
  const rows = definition.useRows(list.state);
  useLoadReported(loadAlert === undefined || rows.data ? null : rows.error, loadAlert ?? '');
  useLiveReload(liveOn, areas);
  useLiveDrop(liveOn);
  const refresh = useReload(areas);
  const steady = useSteadyRows(rows.data, list.state, !rows.isPlaceholderData, rowId);
  const { marks, readHandlers } = useMarks(definition, rows, steady.page);
  const isTurning = useExistingPage(rows, {
    page: list.state.page,
    pageSize,
    onRunOut: list.runOut,
  });
  const handlers = { ...steady.pointer, ...readHandlers };
  return { rows, page: steady.page, marks, handlers, isTurning, refresh };
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
  const word = lastWordOf(list.state.search);
  return (
    <ListPlaceholder
      loading={read.rows.isPending || read.isTurning}
      error={read.rows.error}
      things={things}
      density={density}
      text={narrowed ? `No ${things} match ${narrowing}` : `There are no ${things} yet`}
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
  readonly panelOpen: boolean;
}

/** What the list is narrowed to: the panel of filters, their chips, and the totals of the query. */
function QueryParts<Row extends object>(props: QueryPartsProps<Row>) {
  const { definition, list, panelOpen } = props;
  const { filters, QueryBar } = definition;
  const totals = definition.useTotals?.(list.state);
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
      <FilterChips
        filters={filters}
        values={list.state.filters}
        onRemove={(key) => list.setFilter(key, filters[key]?.empty)}
      />
      {totals && <TotalsStrip {...totals} />}
      {QueryBar && <QueryBar state={list.state} />}
    </>
  );
}

/**
 * Searches, filters, orders and pages through a list, reloads it on live events and remembers how
 * its table was arranged. While rows reload the old ones stay; a failed reload keeps them and says
 * that it failed.
 */
export function ListScreen<Row extends object>({ definition }: ListScreenProps<Row>) {
  const list = useList(definition);
  const [panelOpen, setPanelOpen] = useDraft(`${definition.id}.panel`, readFlag);
  const read = useListRows(definition, list);
  const { rows, page, marks, handlers, refresh } = read;
  const shownRows = page?.rows ?? NONE;
  const { turn, pointed } = useNextPage(definition, list, rows);
  const { bulk, selection, selected, ofSelected, copyColumn } = useSelected(
    definition,
    list,
    shownRows,
  );
  const { inspector, intoRows } = useWays(definition, list, read);
  return (
    <Screen>
      <div className={styles['head']}>
        <ListHeader
          title={definition.title}
          rowCount={page?.rowCount}
          rows={rows}
          onRefresh={refresh}
        />
        <div className={styles['toolbar']}>
          <ExportCount value={rows.isPlaceholderData ? null : (rows.data?.rowCount ?? null)}>
            <ListToolbar
              definition={definition}
              list={list}
              panelOpen={panelOpen}
              onPanel={setPanelOpen}
              onCopyColumn={copyColumn}
              onIntoRows={intoRows}
            />
          </ExportCount>
          {bulk && <bulk.Bar state={list.state} selected={selected} {...ofSelected} />}
        </div>
      </div>
      <QueryParts definition={definition} list={list} panelOpen={panelOpen} />
      <ListStatus state={list.state} rows={rows} things={definition.things} />
      <ExtraRowsNote page={rows.data} />
      <ProgressLine active={rows.isFetching} />
      <SearchedProvider value={list.state.search}>
        <div {...inspector.frame}>
          <div className={styles['body']} {...handlers}>
            <ListRows
              definition={definition}
              list={list}
              rows={shownRows}
              selection={selection}
              marks={marks}
              onInspect={inspector.onRowClick}
            />
            {!bulk && <SelectedRows count={selected.length} {...ofSelected} />}
            {shownRows.length === 0 && <Absence definition={definition} list={list} read={read} />}
          </div>
          {inspector.pane}
        </div>
      </SearchedProvider>
      <Pager
        page={list.state.page}
        pageSize={pageSizeOf(page, definition.pageSize)}
        rowCount={page?.rowCount ?? 0}
        answered={!rows.isPlaceholderData}
        size={definition.pagerSize}
        onPage={turn}
        onPoint={pointed}
      />
    </Screen>
  );
}
