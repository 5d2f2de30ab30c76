import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenKeys } from '#renderer/ui/shortcuts/table.ts';
import { useShortcutKeys, useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';

/** Listens to the one shortcut there is before the sign-in: the key of the help. */
export function useHelpKey(): void {
  const navigate = useNavigate();
  useShortcutKeys();
  useShortcuts(
    useMemo(
      () => screenKeys('/help').map((keys) => ({ ...keys, run: () => void navigate('/help') })),
      [navigate],
    ),
  );
}
