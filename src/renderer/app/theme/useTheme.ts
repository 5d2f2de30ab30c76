/** The current theme: the user's choice, or the operating system's. */
import { useSyncExternalStore } from 'react';
import { useThemeChoice } from '#renderer/client/theme.ts';
import type { ThemeName } from './themes.ts';

const DARK = '(prefers-color-scheme: dark)';
const FORCED = '(forced-colors: active)';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** The name of the theme to draw in. */
export function useThemeName(): ThemeName {
  const [choice] = useThemeChoice();
  const dark = useMedia(DARK);
  const forced = useMedia(FORCED);
  if (choice !== 'system') return choice;
  if (forced) return 'high-contrast';
  return dark ? 'dark' : 'light';
}
