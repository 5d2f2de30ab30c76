/** The keyboard shortcuts that work at this moment. */
import type { RoutePath } from '#domain/access/screens.ts';
import { isCharacterAlone, isTaken, worksInTextFields } from './keys.ts';

/** Where shortcuts work, in the order of the help sheet. */
export const SHORTCUT_SCOPES = [
  'List',
  'Actions',
  'Queue',
  'Order',
  'User',
  'General',
  'Go to',
] as const;
export type ShortcutScope = (typeof SHORTCUT_SCOPES)[number];

/** Something keys do on the current screen. */
export interface Shortcut {
  /** As `keys.ts` writes them; several are alternatives. Without any, the palette alone lists it. */
  readonly keys: readonly string[];
  /** What they do, as the help sheet and the palette name it: a verb first. */
  readonly label: string;
  readonly scope: ShortcutScope;
  /** On which screens they work, where that is not all that their scope names. */
  readonly on?: string | readonly RoutePath[];
  /** Why it can do nothing now, which the palette says. */
  readonly why?: string | undefined;
  /** Left out where what has the focus handles the keys itself, and they are only listed. */
  run?(): void;
}

/** The context of a key press. */
export interface PressContext {
  /** The focus is where characters are typed or menus are walked through by letters. */
  readonly isTyping: boolean;
  /** Whether the person wants characters alone to be shortcuts (WCAG 2.1.4). */
  readonly characters: boolean;
  /** Milliseconds of a steady clock. */
  readonly now: number;
}

/** What a component has declared, and whether it is on the screen. */
interface Added {
  readonly declared: readonly Shortcut[];
  readonly onScreen: { readonly current: boolean };
}

/** Milliseconds in which the second key of two has to follow the first. */
const FOLLOW_MS = 1200;

/** Builds an empty registry. */
export function createRegistry() {
  let added: readonly Added[] = [];
  let begun: { readonly keys: string; readonly at: number } | undefined;
  const active = () =>
    added.flatMap(({ declared, onScreen }) => (onScreen.current ? declared : []));

  const wanted = (keys: string, { isTyping, characters }: PressContext) => {
    const mayRun = (own: string) =>
      isTyping ? worksInTextFields(own) : characters || !isCharacterAlone(own);
    const all = active().flatMap((shortcut) =>
      shortcut.run ? shortcut.keys.filter(mayRun).map((own) => ({ own, shortcut })) : [],
    );
    return {
      shortcut: all.findLast(({ own }) => own === keys)?.shortcut,
      begins: all.some(({ own }) => own.startsWith(`${keys} `)),
    };
  };

  return {
    /**
     * Makes shortcuts work until the returned function is called, while they are on the screen. Of two with
     * the same keys the latest works.
     * @throws {RangeError} when keys belong to the browser, the operating system or a screen reader
     */
    add(declared: readonly Shortcut[], onScreen: Added['onScreen'] = { current: true }) {
      const taken = declared.flatMap(({ keys, run }) => (run ? keys : [])).find(isTaken);
      if (taken !== undefined) throw new RangeError(`The keys '${taken}' are not ours to use.`);
      const own: Added = { declared, onScreen };
      added = [...added, own];
      return () => {
        added = added.filter((other) => other !== own);
      };
    },
    /** Those that work now. */
    active,
    /** Takes a key press, as `keys.ts` writes it; says whether it was (part of) a shortcut's. */
    press(keys: string, context: PressContext) {
      const follows = begun !== undefined && context.now - begun.at <= FOLLOW_MS;
      const sequence = follows && begun ? wanted(`${begun.keys} ${keys}`, context) : undefined;
      const { shortcut, begins } = sequence?.shortcut ? sequence : wanted(keys, context);
      begun = begins && !shortcut ? { keys, at: context.now } : undefined;
      shortcut?.run?.();
      return shortcut !== undefined || begins;
    },
  };
}

/** The registry of this window. */
export const shortcuts = createRegistry();
