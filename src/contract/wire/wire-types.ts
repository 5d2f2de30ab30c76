/**
 * Sends things back in the types they were received in. The console keeps amounts and ids as texts and
 * drops fields it does not use; a server may accept only the types it sent, and may delete what is missing.
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

/** The whole record as the server sent it. It is kept beside the parsed fields, for a change of the record. */
export const original = z.record(z.string(), z.unknown()).optional();
type Original = z.output<typeof original>;

/** A record of the server with a copy of itself in the field `original`. */
export function withOriginal(body: unknown): unknown {
  const record = asRecord(body);
  return record ? { ...record, original: record } : body;
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

/** The value in the type of the received one: a number for a number, and nothing for nothing. */
function inTypeOf(received: unknown, value: unknown): unknown {
  if (value === null && isAbsent(received)) return received;
  return typeof received === 'number' && typeof value === 'string' ? exactNumber(value) : value;
}

/** The fields without `original`, each in the type it was received in. */
export function asSent<Fields extends { readonly original?: Original }>({
  original: received = {},
  ...fields
}: Fields): Omit<Fields, 'original'> {
  const sent = Object.entries(fields).map(([name, value]) => [
    name,
    inTypeOf(received[name], value),
  ]);
  return Object.fromEntries(sent);
}

/** Every field as it was received, with the values of `fields` in place of the received ones. */
export const sentWhole = <Fields extends { readonly original?: Original }>(
  fields: Fields,
): Omit<Fields, 'original'> => ({ ...fields.original, ...asSent(fields) });
