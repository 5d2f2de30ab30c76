/** Ribbons (/ribbons): what the network announces to its users (2B). */
import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import type { Ribbon } from '#contract/network/ribbons.ts';
import { plainText } from '#domain/text/html/rich-text.ts';
import { yesNo } from '#domain/text/words.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { type Column, copiedColumn } from '#renderer/ui/grid/columns/column.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { RibbonDialogs, useRibbonDialog } from './dialogs.tsx';
import { RIBBONS_LIST } from './list.ts';
import { RIBBON_OFFERS } from './offers.tsx';
import { RIBBON_HEIGHT, RIBBON_WIDTH, RibbonCard } from './RibbonCard.tsx';
import { useRibbons } from './useRibbons.ts';

const PAGER_SIZE = 5;

function CreateButton() {
  const open = useRibbonDialog();
  const restore = useRestoreFocusTarget();
  const create = () => open({ kind: 'create', content: '' });
  useShortcuts([{ ...LIST_KEYS.createRibbon, run: create }]);
  return (
    <Button {...restore} appearance="primary" size="small" icon={<AddRegular />} onClick={create}>
      Create new ribbon
    </Button>
  );
}

/** What is copied of a ribbon. */
const COPIED: readonly Column<Ribbon>[] = [
  copiedColumn('ID', ({ id }) => id),
  copiedColumn('Text', ({ content }) => content && plainText(content)),
  copiedColumn('Active', ({ is_active: isActive }) => yesNo(isActive)),
];

const DEFINITION: DefinitionOf<typeof RIBBONS_LIST> = {
  ...RIBBONS_LIST,
  title: 'Ribbons',
  card: {
    width: RIBBON_WIDTH,
    height: RIBBON_HEIGHT,
    copied: COPIED,
    render: (ribbon) => <RibbonCard ribbon={ribbon} />,
  },
  pagerSize: PAGER_SIZE,
  useRows: ({ page }) => useRibbons(page),
  // A page is cut from the server's, which are larger.
  pageQuery: () => undefined,
  loadAlert: 'Error',
  Actions: CreateButton,
  things: 'ribbons',
};

export function RibbonsScreen() {
  return (
    <RibbonDialogs>
      <RowMenus of={RIBBON_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </RibbonDialogs>
  );
}
