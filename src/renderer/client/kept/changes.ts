/** Values that this window changed, for the page of a shift: the record of acts keeps none, and nothing here is written to the disk. */
import type { Drafts } from './drafts.ts';

const KEY = 'my-actions.changes';

/** Changes in the order they were made, by the key of their thing, such as 'rate-limit:7', or of the act where it has no ID. */
type Changes = { [thing: string]: string[] };

/** What was kept; nothing where it has another form. */
export const readChanges = (kept: unknown): Changes =>
  Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([thing, texts]) =>
      Array.isArray(texts) ? [[thing, texts.map(String)]] : [],
    ),
  );

/** Keeps what was changed of a thing, while the person is signed in. */
export function keepChange(drafts: Drafts, thing: string, text: string): void {
  const all = readChanges(drafts.get(KEY));
  drafts.set(KEY, { ...all, [thing]: [...(all[thing] ?? []), text] });
}
