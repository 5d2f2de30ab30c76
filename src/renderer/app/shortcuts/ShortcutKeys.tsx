import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTE_PATHS } from '#domain/access/screens.ts';
import type { Shortcut } from '#renderer/ui/shortcuts/registry.ts';
import { GENERAL_KEYS, screenKeys } from '#renderer/ui/shortcuts/table.ts';
import { useShortcutKeys, useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

/** Listens to shortcuts, opens screens by key and shows the list of shortcuts. */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const own = useMemo(
    (): readonly Shortcut[] => [
      { ...GENERAL_KEYS.shortcuts, run: () => setSheetOpen(true) },
      ...ROUTE_PATHS.flatMap((path) =>
        screenKeys(path).map((keys) => ({ ...keys, run: () => void navigate(path) })),
      ),
    ],
    [navigate],
  );
  useShortcutKeys();
  useShortcuts(own);
  return isSheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null;
}
