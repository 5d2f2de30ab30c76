/** The three themes, made from the brand ramp. */
import {
  createDarkTheme,
  createLightTheme,
  type Theme,
  teamsHighContrastTheme,
} from '@fluentui/react-components';
import type { ThemeChoice } from '#renderer/client/kept/theme.ts';
import { brand, secondary } from './brand.ts';

/** The themes. */
export type ThemeName = Exclude<ThemeChoice, 'system'>;

const SYSTEM_FONT =
  "'Segoe UI Variable Text', 'Segoe UI', -apple-system, BlinkMacSystemFont, 'Inter Variable', system-ui, sans-serif";

/** The same in every theme. Style sheets take all colours from here: `var(--colorPrimary)`. */
const common = {
  fontFamilyBase: SYSTEM_FONT,
  colorPrimary: brand[110],
  colorSecondary: secondary.background,
  colorOnSecondary: secondary.text,
};

/** Backgrounds on which texts and links keep their colours: of what is pointed at, and of what is selected. */
interface Marked {
  readonly colorHover: string;
  readonly colorSelected: string;
  readonly colorSelectedRow: string;
}

const marked = (theme: Theme): Marked => ({
  colorHover: theme.colorSubtleBackgroundHover,
  colorSelected: theme.colorSubtleBackgroundSelected,
  colorSelectedRow: theme.colorBrandBackground2,
});

const light = createLightTheme(brand);
const dark = createDarkTheme(brand);

/** Fluent's themes by name. Radii and shadows stay Fluent's; only the face and the brand are ours. */
export const THEMES: Readonly<Record<ThemeName, Theme & Marked & typeof common>> = {
  light: { ...light, ...common, ...marked(light) },
  dark: {
    ...dark,
    ...common,
    ...marked(dark),
    // The ramp's middle is too dim as text on dark surfaces; the primary itself reads 5.4:1.
    colorBrandForeground1: brand[110],
    colorBrandForegroundLink: brand[120],
  },
  'high-contrast': {
    ...teamsHighContrastTheme,
    ...common,
    // On Fluent's own, which are cyan, only black can be read.
    colorHover: '#333333',
    colorSelected: '#4D4D4D',
    colorSelectedRow: '#5C5C5C',
  },
};
