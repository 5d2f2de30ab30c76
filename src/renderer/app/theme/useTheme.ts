/** The theme in force: the person's choice, or the operating system's. */
import { useSyncExternalStore } from 'react';
import { usePreference } from '#renderer/desk/preferences.ts';
import { THEME_CHOICES, type ThemeChoice, type ThemeName } from './themes.ts';

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

const readChoice = (stored: unknown): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === stored) ?? 'system';

/** The person's choice of theme and its setter. */
export const useThemeChoice = () => usePreference<ThemeChoice>('theme', readChoice);

/** The name of the theme to draw in. */
export function useThemeName(): ThemeName {
  const [choice] = useThemeChoice();
  const dark = useMedia(DARK);
  const forced = useMedia(FORCED);
  if (choice !== 'system') return choice;
  if (forced) return 'high-contrast';
  return dark ? 'dark' : 'light';
}
