/** The accessibility check while something floats over the page. */
import { commands } from 'vitest/browser';

/**
 * The violations, except that a list or a menu is in no landmark: it is drawn at the end of the
 * page, so that no box cuts it off, and its field or button owns it (`aria-owns`).
 */
export const violationsWhileOpen = async (): Promise<readonly string[]> =>
  (await commands.violations()).filter(
    (line) => !/^region: (?:#fluent-(?:listbox|option)|\.fui-MenuPopover)/u.test(line),
  );
