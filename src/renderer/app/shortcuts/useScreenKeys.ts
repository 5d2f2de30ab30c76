import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RoutePath } from '#domain/access/screens.ts';
import { screenKeys } from '#renderer/ui/shortcuts/table.ts';
import { useShortcutKeys, useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';

/** A hook, used once in a layout: listens to keys, among them those that open these screens. */
export function useScreenKeys(paths: readonly RoutePath[]): void {
  const navigate = useNavigate();
  const open = useMemo(
    () =>
      paths.flatMap((path) =>
        screenKeys(path).map((keys) => ({ ...keys, run: () => void navigate(path) })),
      ),
    [paths, navigate],
  );
  useShortcutKeys();
  useShortcuts(open);
}
