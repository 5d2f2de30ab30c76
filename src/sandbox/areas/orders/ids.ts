/** Ids of records as callers write them. */

/** The largest id a record can have. */
export const LARGEST_ID = 2 ** 31 - 1;

const DIGITS = /^\d{1,10}$/u;

/** The number of a record; a text that can be no record's id gives one that nothing has. */
export function recordId(text: string): number {
  const number = DIGITS.test(text) ? Number(text) : 0;
  return number <= LARGEST_ID ? number : 0;
}
