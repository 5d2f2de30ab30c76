/** Unfinished work, in memory only. It survives a session and a page's crash, for the same user. */
import type { Draft } from '#contract/bridge/bridge.ts';
import { typedIn } from '#domain/program/drafts.ts';

/** Bytes of JSON that one window's draft may take. */
const LARGEST = 1_000_000;
/** Windows whose drafts are kept; the one written longest ago goes first. */
const MOST_WINDOWS = 20;

export interface KeptDrafts {
  read(window: string): Draft | null;
  /**
   * Null discards the window's draft. A draft of another user is ignored.
   * @throws {RangeError} when it is too large
   */
  write(window: string, draft: Draft | null): void;
  /** Forgets all drafts except this user's; with null all of them. */
  keepOnly(person: string | null): void;
  /** What was typed in any window, as a sentence for the person; an empty field is no work. */
  unfinished(): readonly string[];
}

export function createKeptDrafts(): KeptDrafts {
  const kept = new Map<string, Draft>();
  let person: string | null = null;

  return {
    read: (window) => kept.get(window) ?? null,
    write: (window, draft) => {
      kept.delete(window);
      if (draft === null || draft.person !== person) return;
      if (JSON.stringify(draft).length > LARGEST) {
        throw new RangeError(
          'Your text is too long to be kept as a draft. Shorten it or copy it before you leave this screen.',
        );
      }
      kept.set(window, draft);
      const [oldest] = kept.keys();
      if (kept.size > MOST_WINDOWS && oldest !== undefined) kept.delete(oldest);
    },
    keepOnly: (next) => {
      if (next !== person) kept.clear();
      person = next;
    },
    unfinished: () => {
      const values = [...kept.values()].flatMap((draft) => Object.entries(draft.values));
      const typed = typedIn(values.filter(([, value]) => value !== '').map(([key]) => key));
      return typed.length === 0 ? [] : [`What you typed will be lost: ${typed.join(', ')}.`];
    },
  };
}
