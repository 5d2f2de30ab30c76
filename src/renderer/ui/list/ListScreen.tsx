/** The list screen: everything twelve lists have in common, around one declaration. */

import { useMemo, useState } from 'react';
import { pageSizeOf } from '#domain/pages.ts';
import { useReload } from '#renderer/client/endpoints.ts';
import { useLiveReload } from '#renderer/client/realtime.ts';
import { useDraft } from '#renderer/client/useDraft.ts';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { FilterChips } from '#renderer/ui/filters/FilterChips.tsx';
import { FilterPanel } from '#renderer/ui/filters/FilterPanel.tsx';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import type { Selection } from '#renderer/ui/grid/table.ts';
import { useInspector } from '#renderer/ui/inspector/useInspector.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import type { ListDefinition } from './definition.ts';
import { ExtraRowsNote } from './ExtraRowsNote.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { ListRows } from './ListRows.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import styles from './list.module.css';
import { Pager } from './Pager.tsx';
import { isNarrowed, type ListState, lastWordOf, scopeOf } from './state.ts';
import { TotalsStrip } from './TotalsStrip.tsx';
import { useExistingPage } from './useExistingPage.ts';
import { useList } from './useList.ts';
import { useMarks } from './useMarks.ts';
import { useNextPage } from './useNextPage.ts';
import { useOrdering } from './useOrdering.ts';
import { usePageRequest } from './usePageRequest.ts';
import { useSteadyRows } from './useSteadyRows.ts';

const FILTERS_ID = 'filters';
const NO_ROWS: readonly never[] = [];
const NO_IDS: readonly string[] = [];
const readOpen = (kept: unknown) => kept === true;

interface ListScreenProps<Row extends object, F extends Filters, Order extends string> {
  readonly definition: ListDefinition<Row, F, Order>;
}

/** The selected rows. Those that were selected on another page or in another query are no longer. */
function useSelection(state: ListState<Filters, string>): Selection {
  const scope = scopeOf(state);
  const [selectedIn, setSelectedIn] = useState({ scope, ids: NO_IDS });
  const selected = selectedIn.scope === scope ? selectedIn.ids : NO_IDS;
  return useMemo(
    () => ({ selected, onSelect: (ids) => setSelectedIn({ scope, ids }) }),
    [selected, scope],
  );
}

/** Why the list has no rows. */
function absence(
  { things, filters }: Pick<ListDefinition<object, Filters, string>, 'things' | 'filters'>,
  isFiltered: boolean,
): string {
  if (!isFiltered) return `There are no ${things} yet`;
  return `No ${things} match ${Object.keys(filters).length > 0 ? 'these filters' : 'this search'}`;
}

/**
 * Searches, filters, orders and pages through a list, reloads it on live events and remembers how
 * its table was arranged. While rows reload the old ones stay; a failed reload keeps them and says
 * that it failed.
 */
export function ListScreen<Row extends object, F extends Filters, Order extends string>({
  definition,
}: ListScreenProps<Row, F, Order>) {
  const { title, filters, pageSize } = definition;
  const list = useList(definition);
  const [layout, setLayout] = useTableLayout(definition.id);
  const [panelOpen, setPanelOpen] = useDraft(`${definition.id}.panel`, readOpen);
  usePageRequest(definition, list.state);
  const rows = definition.useRows(list.state);
  const totals = definition.useTotals?.(list.state);
  useLiveReload(definition.liveOn, definition.areas);
  const refresh = useReload(definition.areas);
  const { page, pointer } = useSteadyRows(
    rows.data,
    list.state,
    !rows.isPlaceholderData,
    definition.rowId,
  );
  const { marks, readHandlers } = useMarks(definition, rows, page);
  const isTurning = useExistingPage(rows, {
    page: list.state.page,
    pageSize,
    onRunOut: list.runOut,
  });
  const next = useNextPage(definition, list.state, rows);
  const turn = (to: number) => {
    next.turning();
    list.setPage(to);
  };
  const bulk = definition.bulk?.useAllowed() ? definition.bulk : undefined;
  const selection = useSelection(list.state);
  const ordering = useOrdering(definition, list);
  const selected = (page?.rows ?? NO_ROWS).filter((row) =>
    selection.selected.includes(definition.rowId(row)),
  );
  const inspector = useInspector({
    inspector: definition.inspector,
    rowId: definition.rowId,
    rows: page?.rows,
    readAt: rows.dataUpdatedAt,
    error: rows.error,
    onRetry: refresh,
    shown: list.state.inspected,
    onShow: list.inspect,
  });
  const filtered = isNarrowed(filters, list.state);
  const lastWord = lastWordOf(list.state.search);
  // The same element while nothing in it changes: rows that come draw the toolbar no second time.
  const toolbar = useMemo(
    () => (
      <ListToolbar
        definition={definition}
        list={list}
        panelId={FILTERS_ID}
        panelOpen={panelOpen}
        onTogglePanel={() => setPanelOpen(!panelOpen)}
        layout={layout}
        onLayout={setLayout}
      />
    ),
    [definition, list, panelOpen, setPanelOpen, layout, setLayout],
  );

  return (
    <Screen>
      <div className={styles['head']}>
        <ListHeader
          title={title}
          rowCount={page?.rowCount}
          asOf={rows.dataUpdatedAt}
          loading={rows.isFetching}
          error={rows.error}
          onRefresh={refresh}
        />
        {toolbar}
        {bulk && (
          <bulk.Bar
            state={list.state}
            selected={selected}
            onClear={() => selection.onSelect(NO_IDS)}
          />
        )}
      </div>
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
      {definition.QueryBar && <definition.QueryBar state={list.state} />}
      <ExtraRowsNote page={rows.data} />
      <ProgressLine active={rows.isFetching} />
      <div {...inspector.frame}>
        <div className={styles['body']} {...pointer} {...readHandlers}>
          <ListRows
            definition={definition}
            rows={page?.rows ?? NO_ROWS}
            marks={marks}
            expanded={list.state.expanded}
            onToggle={list.toggleRow}
            inspected={list.state.inspected}
            onInspect={inspector.onRowClick}
            selection={bulk && selection}
            ordering={ordering}
            layout={layout}
            onLayout={setLayout}
          />
          {!page?.rows.length && (
            <ListPlaceholder
              loading={rows.isPending || isTurning}
              error={rows.error}
              things={definition.things}
              text={absence(definition, filtered)}
              {...(lastWord !== undefined && {
                lastWord: { word: lastWord, onSearch: () => list.applySearch(lastWord) },
              })}
              onRetry={refresh}
              {...(filtered && { onClear: list.clearAll })}
              density={layout.density}
              {...(definition.card && { card: definition.card })}
            />
          )}
        </div>
        {inspector.pane}
      </div>
      <Pager
        page={list.state.page}
        pageSize={pageSizeOf(page, pageSize)}
        rowCount={page?.rowCount ?? 0}
        answered={!rows.isPlaceholderData}
        size={definition.pagerSize}
        onPage={turn}
        onPoint={next.pointed}
      />
    </Screen>
  );
}
