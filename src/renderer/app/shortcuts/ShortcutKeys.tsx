import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Shortcut } from '#renderer/ui/shortcuts/registry.ts';
import { useShortcutKeys, useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { NAVIGATION } from '../navigation.ts';
import { GO_TO_KEYS } from './goTo.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const nameOf = (path: string): string =>
  NAVIGATION.flatMap(({ entries }) => entries).find((entry) => entry.path === path)?.label ??
  'Home';

/** Listens to shortcuts, leads to screens by key and shows which shortcuts there are. */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const own = useMemo(
    (): readonly Shortcut[] => [
      {
        keys: ['?'],
        label: 'Keyboard shortcuts',
        scope: 'Everywhere',
        run: () => setSheetOpen(true),
      },
      ...Object.entries(GO_TO_KEYS).map(
        ([path, keys]): Shortcut => ({
          keys: [keys],
          label: nameOf(path),
          scope: 'Go to',
          run: () => void navigate(path),
        }),
      ),
    ],
    [navigate],
  );
  useShortcutKeys();
  useShortcuts(own);
  return isSheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null;
}
