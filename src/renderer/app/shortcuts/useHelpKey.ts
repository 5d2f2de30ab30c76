import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { labelOf, screenAt } from '#domain/access/screens.ts';
import { declareKeys } from '#renderer/ui/shortcuts/table.ts';
import { useShortcutKeys, useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';

/** Listens to the one shortcut there is before the sign-in: the key of the help. */
export function useHelpKey(): void {
  const navigate = useNavigate();
  useShortcutKeys();
  useShortcuts(
    useMemo(() => {
      const { keys } = screenAt('/help');
      const run = () => void navigate('/help');
      return keys === undefined ? [] : [{ ...declareKeys('Go to', labelOf('/help'), keys), run }];
    }, [navigate]),
  );
}
