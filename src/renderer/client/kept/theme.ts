/** The person's choice of theme. */
import { usePreference } from './preferences.ts';

/** What a person may choose, as people read it; `system` follows the operating system. */
export const THEME_LABELS = {
  system: 'Use system setting',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
} as const;
export type ThemeChoice = keyof typeof THEME_LABELS;
export const THEME_CHOICES = Object.keys(THEME_LABELS) as readonly ThemeChoice[];
/** What is drawn. */
export type ThemeName = Exclude<ThemeChoice, 'system'>;

const readChoice = (stored: unknown): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === stored) ?? 'system';

/** The person's choice of theme and its setter. */
export const useThemeChoice = () => usePreference<ThemeChoice>('theme', readChoice);
