/**
 * Sends things back as they came. Amounts and ids are texts in the console, and fields it does not use
 * are not read; a server may accept nothing but the types it sent, and may take a missing field away.
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

/** A thing with every field as the server sent it: read with it, and given back with a change of it. */
export const came = z.record(z.string(), z.unknown()).optional();
type Came = z.output<typeof came>;

/** `body`, and beside its fields all of them as they are, under `came`. */
export function withOriginal(body: unknown): unknown {
  const record = asRecord(body);
  return record ? { ...record, came: record } : body;
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

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** The value to send for one that came as `original`: a number for a number, nothing for nothing. */
function inTypeOf(original: unknown, value: unknown): unknown {
  if (value === null && isAbsent(original)) return original;
  return typeof original === 'number' && typeof value === 'string' ? exactNumber(value) : value;
}

/** The fields, without `came`, each with the type it came with. */
export function asSent<Fields extends { readonly came?: Came }>({
  came: original = {},
  ...fields
}: Fields): Omit<Fields, 'came'> {
  const sent = Object.entries(fields).map(([name, value]) => [
    name,
    inTypeOf(original[name], value),
  ]);
  return Object.fromEntries(sent);
}

/** Every field as it was received, with the values of `fields` in place of the received ones. */
export const sentWhole = <Fields extends { readonly came?: Came }>(
  fields: Fields,
): Omit<Fields, 'came'> => ({ ...fields.came, ...asSent(fields) });
