/** Words that are made the same everywhere. */
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';

/** A flag in words; null where there is none. */
export const yesNo = (flag: Shown<boolean>): string | null =>
  shownAs(flag, (isSo) => (isSo ? 'Yes' : 'No'));

/** A text as a sentence begins: with a capital letter. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name of the API's in words: 'bank_statement' is 'Bank statement'. */
export const wordsOf = (name: string): string => asSentence(name.replaceAll('_', ' '));

/** A result with its user: 'Document successfully verified · Ada Obi'; `name` is null if unknown. */
export const resultOf = (done: string, name: string | null): string =>
  name === null ? done : `${done} · ${name}`;

/** A whole number with commas between thousands: '5,000'. */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** A number of things: '1 order', '5,000 orders'. */
export const counted = (count: number, thing: string): string =>
  `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;

/** The first of some texts, and how many more there are: 'Match, Matched and 3 more'. */
export const firstOf = (texts: readonly string[], most: number): string => {
  const more = texts.length - most;
  const first = texts.slice(0, most).join(', ');
  return more > 0 ? `${first} and ${formatCount(more)} more` : first;
};
