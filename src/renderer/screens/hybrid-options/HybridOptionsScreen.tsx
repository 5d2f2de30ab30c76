/** Hybrid Order Options (/hybrid-order-options): what hybrid orders are offered at (2H). */
import { useMemo } from 'react';
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

function OptionsTable() {
  const onRowClick = useEditOption();
  const definition = useMemo((): Definition => ({ ...DEFINITION, onRowClick }), [onRowClick]);
  return <ListScreen definition={definition} />;
}

export function HybridOptionsScreen() {
  return (
    <EditOption>
      <OptionsTable />
    </EditOption>
  );
}
