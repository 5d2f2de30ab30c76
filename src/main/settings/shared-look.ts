/** Practice looks as the person has set the console to look; everything else there is its own. */
import type { Preferences } from '#main/basics/ports.ts';

/** The preferences of how things look, which do not depend on the network. */
const LOOK = ['theme', 'density', 'dates', 'zone'];

/** `own`, with the look of `other` until the person has chosen another one here. */
export function withLookOf(other: Preferences, own: Preferences): Preferences {
  const values = other.readAll();
  const look = Object.fromEntries(
    LOOK.filter((key) => Object.hasOwn(values, key)).map((key) => [key, values[key]]),
  );
  return { readAll: () => ({ ...look, ...own.readAll() }), write: own.write };
}
