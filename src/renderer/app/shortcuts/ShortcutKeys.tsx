import { useState } from 'react';
import { ROUTE_PATHS } from '#domain/access/screens.ts';
import { useActionsKey } from '#renderer/ui/actions/inFocus.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useScreenKeys } from './useScreenKeys.ts';

const ShortcutSheet = lazyDialog(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet);

/** Listens to shortcuts, opens screens by key and shows the list of shortcuts. */
export function ShortcutKeys() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  useScreenKeys(ROUTE_PATHS);
  useActionsKey();
  useShortcuts([
    { ...GENERAL_KEYS.shortcuts, run: () => setSheetOpen(true) },
    GENERAL_KEYS.print,
    GENERAL_KEYS.lock,
  ]);
  return isSheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null;
}
