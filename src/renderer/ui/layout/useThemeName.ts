/** The current theme: the user's choice, or the operating system's. */
import { type ThemeName, useThemeChoice } from '#renderer/client/kept/theme.ts';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import { useMedia } from './useMedia.ts';

const DARK = '(prefers-color-scheme: dark)';
const FORCED = '(forced-colors: active)';

/** The name of the theme to draw in. */
export function useThemeName(): ThemeName {
  const [choice] = useThemeChoice();
  const dark = useMedia(DARK);
  const forced = useMedia(FORCED);
  // Paper is white.
  const isPrinting = useIsPrinting();
  if (isPrinting) return 'light';
  if (choice !== 'system') return choice;
  if (forced) return 'high-contrast';
  return dark ? 'dark' : 'light';
}
