/** Ids of records as callers write them. */
import { notFound } from '../../server/problem.ts';

/** The largest id a record can have. */
export const LARGEST_ID = 2 ** 31 - 1;

const DIGITS = /^\d{1,10}$/u;

/** The number of a record; a text that can be no record's id gives one that nothing has. */
export function recordId(text: string): number {
  const number = DIGITS.test(text) ? Number(text) : 0;
  return number <= LARGEST_ID ? number : 0;
}

/** The answer about an order that is not there. */
export const noOrder = (id: string) => notFound(`There is no order ${id}`);

/** The answer about a match that is not there. */
export const noMatch = (id: string) => notFound(`There is no match ${id}`);
