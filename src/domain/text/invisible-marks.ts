/** Marks without a shape that come along when text is copied out of chats, sheets and web pages. */

/** Marks that belong to no word: they turn the direction, or forbid or offer a line break. */
const NO_PART = /[\u00AD\u061C\u180E\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Before the text, and after it: there a joiner may be followed by the letter that is typed next. */
const AT_ENDS = /^[\u200B-\u200F]+|[\u200B\u200E\u200F]+$/gu;

/** Between the characters of IDs, e-mail addresses and numbers. */
const BETWEEN = /(?<=[\x20-\x7E\p{Nd}])[\u200B-\u200F]+(?=[\x20-\x7E\p{Nd}])/gu;

/** A text of one line without invisible marks, but for those that belong to the writing of a name or an emoji. */
export const withoutMarks = (text: string): string =>
  text.replace(NO_PART, '').replace(AT_ENDS, '').replace(BETWEEN, '');
