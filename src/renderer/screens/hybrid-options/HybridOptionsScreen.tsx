/** Hybrid Order Options (/hybrid-order-options): what hybrid orders are offered at (2H). */
import { useMemo } from 'react';
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { OPTION_COLUMNS } from './columns.tsx';
import { EditOption, useEditOption } from './EditDialog.tsx';
import type { OPTION_FILTERS } from './filters.ts';
import { ShowLog } from './LogDialog.tsx';
import { OPTIONS_SHAPE, type OptionsState, PAGE_SIZE, toQuery } from './list.ts';
import { SaveAllBar } from './SaveAllBar.tsx';

type OptionsList = ListDefinition<HybridOption, typeof OPTION_FILTERS, never>;

const OPTIONS_LIST = {
  title: 'Hybrid Order Options',
  ...OPTIONS_SHAPE,
  columns: OPTION_COLUMNS,
  rowId: ({ id }) => id,
  pageSize: PAGE_SIZE,
  pagerSize: 10,
  useRows: (state: OptionsState) =>
    useEndpoint('hybridOrderOptions.list', toQuery(state), { keepPrevious: true }),
  pageQuery: (state: OptionsState) => endpointQuery('hybridOrderOptions.list', toQuery(state)),
  Actions: ShowLog,
  QueryBar: SaveAllBar,
  areas: ['hybridOrderOptions'],
  things: 'hybrid order options',
} satisfies OptionsList;

function OptionsTable() {
  const onRowClick = useEditOption();
  const definition = useMemo((): OptionsList => ({ ...OPTIONS_LIST, onRowClick }), [onRowClick]);
  return <ListScreen definition={definition} />;
}

export function HybridOptionsScreen() {
  return (
    <EditOption>
      <OptionsTable />
    </EditOption>
  );
}
