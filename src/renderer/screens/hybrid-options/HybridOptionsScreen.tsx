/** Hybrid Order Options (/hybrid-order-options): what hybrid orders are offered at (2H). */
import { useMemo } from 'react';
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { OPTION, OPTION_ACTS } from '#domain/acts/areas/options.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { OPTION_COLUMNS } from './columns.tsx';
import { EditOption, useEditOption } from './EditDialog.tsx';
import { ShowLog } from './LogDialog.tsx';
import { OPTIONS_LIST } from './list.ts';
import { SaveAllBar } from './SaveAllBar.tsx';

type Definition = DefinitionOf<typeof OPTIONS_LIST>;

const DEFINITION = {
  title: 'Hybrid Order Options',
  ...OPTIONS_LIST,
  columns: OPTION_COLUMNS,
  pagerSize: 10,
  Actions: ShowLog,
  QueryBar: SaveAllBar,
  things: 'hybrid order options',
} satisfies Definition;

/** What an option offers: a click on its row opens the same (2H). */
const OPTION_OFFERS = declareOffers<HybridOption, 'option.update'>({
  kind: OPTION,
  acts: [{ act: OPTION_ACTS['option.update'] }],
  useAsk() {
    const edit = useEditOption();
    return (_name, option) => edit(option);
  },
});

function OptionsTable() {
  const onRowClick = useEditOption();
  const definition = useMemo((): Definition => ({ ...DEFINITION, onRowClick }), [onRowClick]);
  return <ListScreen definition={definition} />;
}

export function HybridOptionsScreen() {
  return (
    <EditOption>
      <RowMenus of={OPTION_OFFERS}>
        <OptionsTable />
      </RowMenus>
    </EditOption>
  );
}
