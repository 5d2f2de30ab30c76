/** How people are named: in one form on every screen (1O18). */
import { normalizeText } from './normalize-text.ts';

/** What a server may tell of who somebody is; it may leave out or blank any of it. */
export interface Named {
  readonly id?: string | null;
  readonly full_name_shown?: string | null;
  readonly full_name?: string | null;
  readonly name?: string | null;
  readonly firstname?: string | null;
  readonly middlename?: string | null;
  readonly lastname?: string | null;
  readonly email?: string | null;
}

/** A character that can be seen: no white space, no control character, none without a width. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The trimmed text; null when none of its characters can be seen. */
const visible = (text: string | null | undefined): string | null =>
  text && VISIBLE.test(text) ? text.trim() : null;

/** The name of a person as they are shown to others, else whole, else from its parts; null without one. */
export function personName(person: Named | null): string | null {
  if (person === null) return null;
  const { full_name_shown: shown, full_name: full, name, firstname, middlename, lastname } = person;
  const parts = [firstname, middlename, lastname].map(visible).filter((part) => part !== null);
  return visible(shown) ?? visible(full) ?? visible(name) ?? (parts.join(' ') || null);
}

/** The name of a person, else their e-mail; null without both. */
export const nameOrEmail = (person: Named | null): string | null =>
  personName(person) ?? visible(person?.email);

/** Who it is, for a heading or a question, which is never empty: the name, else e-mail, else the number. */
export const whoIs = (person: Named | null): string =>
  nameOrEmail(person) ?? (person?.id ? `User ${person.id}` : 'Name not available');

const wordsOf = (name: string): readonly string[] =>
  normalizeText(name).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** How many times a name has a word. */
const timesIn = (words: readonly string[], word: string): number =>
  words.filter((each) => each === word).length;

/** Whether the longer name has all words of the shorter one, as often; a single word is only that word again. */
function areAlike(a: readonly string[], b: readonly string[]): boolean {
  const [fewer, more] = a.length < b.length ? [a, b] : [b, a];
  const isEnough = fewer.length > 1 || (fewer.length === 1 && more.length === 1);
  return isEnough && fewer.every((word) => timesIn(fewer, word) <= timesIn(more, word));
}

/** Whether a bank's name for someone is one of theirs, in any order and case: 'OBI ADA', not 'Obi' alone. */
export function isNameOf(name: string, person: Named): boolean {
  const { full_name_shown: shown, full_name: full, name: other, ...parts } = person;
  const own = [shown, full, other, personName(parts)].map(visible).filter((each) => each !== null);
  return own.some((each) => areAlike(wordsOf(each), wordsOf(name)));
}
