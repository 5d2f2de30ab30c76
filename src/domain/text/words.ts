/** Words that are made the same everywhere. */
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';

/** A flag in words; null where there is none. */
export const yesNo = (flag: Shown<boolean>): string | null =>
  shownAs(flag, (isSo) => (isSo ? 'Yes' : 'No'));

/** A text as a sentence begins: with a capital letter. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name of the API's in words: 'bank_statement' is 'Bank statement'. */
export const wordsOf = (name: string): string => asSentence(name.replaceAll('_', ' '));
