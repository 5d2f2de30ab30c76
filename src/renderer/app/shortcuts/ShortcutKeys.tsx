import { useState } from 'react';
import { ROUTE_PATHS } from '#domain/access/screens.ts';
import { useActionsKey } from '#renderer/ui/actions/inFocus.ts';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { useScreenKeys } from './useScreenKeys.ts';

/** Listens to shortcuts, opens screens by key and shows the list of shortcuts. */
export function ShortcutKeys() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  useScreenKeys(ROUTE_PATHS);
  useActionsKey();
  useShortcuts([{ ...GENERAL_KEYS.shortcuts, run: () => setSheetOpen(true) }, GENERAL_KEYS.print]);
  return isSheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null;
}
