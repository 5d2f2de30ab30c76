/**
 * Sends fields back with the types they had. Amounts and ids are texts in the console; a server
 * that sent numbers may accept nothing else.
 */
import { z } from 'zod';
import { asRecord } from './endpoint.ts';
import { decimal } from './values.ts';

declare global {
  interface JSON {
    /** What `JSON.stringify` writes as this text, which has to be a number in JSON. */
    rawJSON(text: string): number;
  }
}

/** Which fields of a thing came as numbers: read with it, and given back with a change of it. */
export const numbers = z.array(z.string()).optional();

/** `body` with the names of its fields that are numbers, under `numbers`. */
export function withNumbers(body: unknown): unknown {
  const record = asRecord(body);
  if (!record) return body;
  const names = Object.keys(record).filter((name) => typeof record[name] === 'number');
  return { ...record, numbers: names };
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;

/**
 * A decimal as the number to send. One with more digits than a number can hold is sent with all of
 * them: 999999999999.999999999999 never becomes 1000000000000.
 */
export function exactNumber(text: string): number {
  const number = Number(text);
  const isExact = decimal.parse(number) === text.replace(/\.0*$|(?<=\.\d*?)0+$/u, '');
  return isExact || !JSON_NUMBER.test(text) ? number : JSON.rawJSON(text);
}

/** The fields to send, without `numbers`, and as numbers those it names. */
export function asSent<Fields extends { readonly numbers?: readonly string[] | undefined }>({
  numbers: names = [],
  ...fields
}: Fields): Omit<Fields, 'numbers'> {
  const sent = Object.entries(fields).map(([name, value]) => [
    name,
    names.includes(name) && typeof value === 'string' ? exactNumber(value) : value,
  ]);
  return Object.fromEntries(sent);
}
