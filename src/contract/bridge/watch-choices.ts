/** What may be watched, and how long a note may be: the page has these without the schemas. */

/** The kinds of things that can be watched, by the name that the journal stores. */
export const WATCHED_KINDS = [
  'order',
  'user',
  'dispute',
  'withdrawal',
  'card',
  'document',
  'address-document',
] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

/** The most characters of a note. */
export const LONGEST_WATCH_NOTE = 500;
