/** The list screen: everything twelve lists have in common, around one declaration. */
import { useMemo } from 'react';
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
import { useInspector } from '#renderer/ui/inspector/useInspector.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { PrintedQuery } from '#renderer/ui/paper/PrintedQuery.tsx';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { SearchedProvider } from '#renderer/ui/values/text/Matched.tsx';
import { AnswerNote } from '../paging/AnswerNote.tsx';
import { Pager } from '../paging/Pager.tsx';
import { useNextPage } from '../paging/useNextPage.ts';
import { usePageRequest } from '../paging/usePageRequest.ts';
import { ListBody } from '../part/ListBody.tsx';
import { ListPlaceholder } from '../part/ListPlaceholder.tsx';
import { useListPart } from '../part/useListPart.ts';
import type { ListDefinition } from '../state/definition.ts';
import { IgnoredNote } from '../state/IgnoredNote.tsx';
import { isNarrowed, lastWordOf, scopeOf } from '../state/state.ts';
import { type ListControl, useList } from '../state/useList.ts';
import { TotalsStrip } from '../totals/TotalsStrip.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListStatus } from './ListStatus.tsx';
import { FILTERS_ID, ListToolbar } from './ListToolbar.tsx';
import styles from './list.module.css';
import { useIntoRows } from './useIntoRows.ts';
import { Wider } from './Wider.tsx';

interface ListScreenProps<Row extends object> {
  readonly definition: ListDefinition<Row>;
}

/** What a part of the screen is given. */
interface PartProps<Row extends object> extends ListScreenProps<Row> {
  readonly list: ListControl;
}

/** The rows of the page that the list asks for, and the list's declaration with what tells these rows apart. */
function useListRows<Row extends object>(declared: ListDefinition<Row>, list: ListControl) {
  const { rowId, areas, liveOn, loadAlert } = declared;
  usePageRequest(declared, list.state);
  const rows = declared.useRows(list.state);
  useLoadReported(loadAlert === undefined || rows.data ? null : rows.error, loadAlert ?? '');
  useLiveReload(liveOn, areas);
  const refresh = useRefresh(areas);
  const { page } = list.state;
  const at = { scope: scopeOf({ ...list.state, page: 1 }), page, onRunOut: list.runOut };
  const bulk = declared.bulk?.useAllowed() ? declared.bulk : undefined;
  const part = useListPart(declared, rows, at, bulk?.thing);
  const definition = part.rowId === rowId ? declared : { ...declared, rowId: part.rowId };
  return { definition, rows, part, bulk, refresh };
}

type ReadRows<Row extends object> = ReturnType<typeof useListRows<Row>>;

/** The pane beside the rows, and the way into them from the search. */
function useWays<Row extends object>(
  { state, typed, inspect }: ListControl,
  { definition, rows, part, refresh }: ReadRows<Row>,
) {
  const { rowId } = definition;
  const inspector = useInspector({
    inspector: definition.inspector,
    rowId,
    rows: part.shown?.rows,
    readAt: rows.dataUpdatedAt,
    error: rows.error,
    onRetry: refresh,
    shown: state.inspected,
    onShow: inspect,
  });
  useRowsInFocus(part.rows, rowId, inspector.row);
  const isOfTyped = state.search === typed.search.trim() && !rows.isPlaceholderData;
  const first = isOfTyped ? part.rows[0] : undefined;
  const { inspected } = state;
  const intoRows = useIntoRows(inspector.frame.ref, first && rowId(first), (id) => {
    if (inspected !== undefined) inspect(id);
  });
  return { inspector, intoRows };
}

/** How the rows open, and what orders them, as the list's declaration has it. */
function useRowWays<Row extends object>(
  { expansion: declared, orders, rowId, onRowClick }: ListDefinition<Row>,
  { state, toggleRow: onToggle, orderByColumn: onPress }: ListControl,
  onInspect: ((row: Row) => void) | undefined,
) {
  // Without a direction the API answers the latest first.
  const { expanded, inspected, orderBy, direction = 'desc' } = state;
  const ordering = useMemo(
    () => ({
      columns: orders.flatMap(({ column }) => column ?? []),
      current: orders.find(({ value }) => value === orderBy)?.column,
      direction,
      onPress,
    }),
    [orders, orderBy, direction, onPress],
  );
  const expansion = useMemo(
    () => declared && { ...declared, open: expanded, onToggle },
    [declared, expanded, onToggle],
  );
  const onClick = declared?.byRowClick
    ? (row: Row) => onToggle(rowId(row))
    : (onRowClick ?? onInspect);
  return {
    ordering,
    ...(inspected !== undefined && { inspected }),
    ...(expansion && { expansion }),
    ...(onClick && { onRowClick: onClick }),
  };
}

interface AbsenceProps<Row extends object> {
  readonly list: ListControl;
  readonly read: ReadRows<Row>;
}

/** Why the list has no rows, and the ways out. */
function Absence<Row extends object>({ list, read }: AbsenceProps<Row>) {
  const { rows, part, definition, refresh } = read;
  const { things, filters, card, wider } = definition;
  const narrowing = Object.keys(filters).length > 0 ? 'these filters' : 'this search';
  const narrowed = isNarrowed(filters, list.state);
  const none = narrowed ? `No ${things} match ${narrowing}` : `There are no ${things} yet`;
  const word = lastWordOf(list.state.search);
  const isHiding =
    wider !== undefined &&
    list.state.search !== '' &&
    list.state.filters[wider.filter] !== filters[wider.filter]?.empty;
  return (
    <ListPlaceholder
      loading={rows.isPending || part.isTurning}
      error={rows.error}
      things={things}
      density={part.layout.density}
      text={(part.shown && whyNoRows(part.shown, things)) ?? none}
      onRetry={refresh}
      {...(word !== undefined && {
        lastWord: { word, onSearch: () => list.applySearch(word) },
      })}
      {...(isHiding && {
        besides: <Wider definition={definition} wider={wider} list={list} />,
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
  const { definition, rows, part, bulk, refresh } = read;
  const { turn, pointed } = useNextPage(definition, list, rows);
  const { inspector, intoRows } = useWays(list, read);
  const ways = useRowWays(definition, list, inspector.onRowClick);
  return (
    <Screen>
      <div className={`${styles.head} ${utility.toEdge} ${utility.row}`}>
        <ListHeader
          {...definition}
          rowCount={part.shown && countOf(part.shown)}
          rows={rows}
          onRefresh={refresh}
        />
        <div className={`${styles.toolbar} ${utility.row}`} {...SCREEN_ONLY}>
          <Exported rows={rows}>
            <ListToolbar
              definition={definition}
              list={list}
              panelOpen={panelOpen}
              onPanel={setPanelOpen}
              onCopyColumn={part.copyColumn}
              onIntoRows={intoRows.fromSearch}
            />
          </Exported>
          {bulk && (
            <bulk.Bar
              state={list.state}
              whyNotAll={list.whyNotAll}
              selected={part.selected}
              {...part.ofSelected}
            />
          )}
        </div>
      </div>
      <IgnoredNote parts={list.state.ignored} onDismiss={list.dismissIgnored} />
      <QueryParts definition={definition} list={list} page={part.shown} panelOpen={panelOpen} />
      <ListStatus state={list.state} rows={rows} things={definition.things} />
      <AnswerNote page={rows.data} />
      <ProgressLine active={rows.isFetching} />
      <SearchedProvider value={list.state.search}>
        <div {...inspector.frame}>
          <ListBody
            part={definition}
            state={part}
            {...ways}
            onInspect={inspector.onRowClick}
            hasBulkBar={bulk !== undefined}
          >
            <Absence list={list} read={read} />
          </ListBody>
          {inspector.pane}
        </div>
      </SearchedProvider>
      <Pager
        page={list.state.page}
        pageSize={definition.pageSize}
        shown={part.isTurning ? undefined : part.shown}
        answered={!rows.isPlaceholderData}
        size={definition.pagerSize}
        onPage={(page) => {
          intoRows.fromRows();
          turn(page);
        }}
        onPoint={pointed}
      />
    </Screen>
  );
}
