/** The page's own background in light and dark, so that no flash of another colour precedes it. */
export const BACKGROUND = { light: '#ffffff', dark: '#292929' };

/** The background of the current theme. */
export const background = (isDark: boolean): string =>
  isDark ? BACKGROUND.dark : BACKGROUND.light;
