/** The three themes, made from the brand ramp. */
import {
  createDarkTheme,
  createLightTheme,
  type Theme,
  teamsHighContrastTheme,
} from '@fluentui/react-components';
import type { ThemeName } from '#renderer/client/kept/theme.ts';
import { brand, errorOnDark, filledOnDark, secondary } from './brand.ts';

const SYSTEM_FONT =
  "'Segoe UI Variable Text', 'Segoe UI', -apple-system, BlinkMacSystemFont, 'Inter Variable', system-ui, sans-serif";

/** How the edge of a disabled control is drawn. */
interface DisabledEdge {
  readonly edgeOfDisabled: 'solid' | 'dashed';
}

/** The same in every theme. Style sheets take all colours from here: `var(--colorPrimary)`. */
const common = {
  fontFamilyBase: SYSTEM_FONT,
  colorPrimary: brand[110],
  colorSecondary: secondary.background,
  colorOnSecondary: secondary.text,
};

/** Backgrounds on which texts and links keep their colours: of what is pointed at, and of what is selected. */
const marked = (theme: Theme) => ({
  colorHover: theme.colorSubtleBackgroundHover,
  colorSelected: theme.colorSubtleBackgroundSelected,
  colorSelectedRow: theme.colorBrandBackground2,
});

const light = createLightTheme(brand);
const dark = createDarkTheme(brand);

/**
 * Borders of controls that stand out from what is behind them, at rest and pointed at: 3:1 (WCAG 1.4.11).
 * Fluent's own have half of that.
 */
const bordersOf = (rest: string, hover: string, pressed: string): Partial<Theme> => ({
  colorNeutralStroke1: rest,
  colorNeutralStroke1Hover: hover,
  colorNeutralStroke1Pressed: pressed,
  colorNeutralStroke1Selected: pressed,
});

/** Fluent's high contrast shows what is disabled in the green that systems have for it: here it is grey. */
const FLUENT_DISABLED = teamsHighContrastTheme.colorNeutralForegroundDisabled;
const DISABLED = '#A6A6A6';
const withGreyDisabled = (theme: Theme): Theme =>
  Object.fromEntries(
    Object.entries(theme).map(([name, value]) => [
      name,
      value === FLUENT_DISABLED ? DISABLED : value,
    ]),
  ) as unknown as Theme;

type OwnTheme = Theme & ReturnType<typeof marked> & DisabledEdge & typeof common;

/** Fluent's themes by name. Radii and shadows stay Fluent's; only the face and the brand are ours. */
export const THEMES: Readonly<Record<ThemeName, OwnTheme>> = {
  light: {
    ...light,
    ...common,
    ...marked(light),
    ...bordersOf('#868686', '#757575', '#616161'),
    edgeOfDisabled: 'solid',
    // On the hovered brand background of a chip of a filter.
    colorCompoundBrandForeground1Hover: brand[60],
    colorCompoundBrandForeground1Pressed: brand[50],
  },
  dark: {
    ...dark,
    ...common,
    ...marked(dark),
    ...bordersOf('#858585', '#949494', '#A3A3A3'),
    edgeOfDisabled: 'solid',
    colorBrandBackground: filledOnDark.rest,
    colorBrandBackgroundHover: filledOnDark.hover,
    colorStatusDangerForeground1: errorOnDark,
    // The ramp's middle is too dim as text on dark surfaces; the primary itself reads 5.4:1.
    colorBrandForeground1: brand[110],
    colorBrandForegroundLink: brand[120],
    colorCompoundBrandForeground1Hover: brand[130],
    colorCompoundBrandForeground1Pressed: brand[120],
  },
  'high-contrast': {
    ...withGreyDisabled(teamsHighContrastTheme),
    ...common,
    // On Fluent's own, which are cyan, only black can be read.
    edgeOfDisabled: 'dashed',
    colorHover: '#333333',
    colorSelected: '#4D4D4D',
    colorSelectedRow: '#5C5C5C',
  },
};
