/** The person's choice of theme. */
import { usePreference } from './preferences.ts';

/** What a person may choose; `system` follows the operating system. */
export const THEME_CHOICES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
/** What is drawn. */
export type ThemeName = Exclude<ThemeChoice, 'system'>;

/** The choices as people read them. */
export const THEME_LABELS: Readonly<Record<ThemeChoice, string>> = {
  system: 'Use system setting',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

const readChoice = (stored: unknown): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === stored) ?? 'system';

/** The person's choice of theme and its setter. */
export const useThemeChoice = () => usePreference<ThemeChoice>('theme', readChoice);
