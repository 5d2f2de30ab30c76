/**
 * Reads JSON with all its digits, and sends things back in the types they were received in. The console
 * keeps amounts and ids as texts and drops fields it does not use; a server may accept only the types it
 * sent, and may delete what is missing.
 */
import { z } from 'zod';
import { asRecord, isLongNumber } from './json.ts';
import { asItCame, isAbsent } from './values.ts';

declare global {
  interface JSON {
    /** `source` is the text of a value that is no object and no array. */
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

/** The digits of a number that do not only say how large it is. */
const significant = (digits: string): string =>
  digits
    .replace(/e.*$/iu, '')
    .replaceAll(/[-.]/gu, '')
    .replaceAll(/^0+|0+$/gu, '');

/** Whether a number is what its digits say. */
const isExact = (number: number, digits: string): boolean =>
  Number.isFinite(number) && significant(String(number)) === significant(digits);

/** As many digits as not every number holds. */
const MANY_DIGITS = /\d(?:\.?\d){15}/u;

/**
 * JSON as a value. A number with more digits than a JavaScript number holds is a `LongNumber` of
 * `values.ts`: 9007199254740993 never becomes 9007199254740992.
 * @throws {SyntaxError}
 */
export function parseJson(text: string): unknown {
  // A reviver takes several times as long as the parsing.
  if (!MANY_DIGITS.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value, { source = '' }) =>
    typeof value !== 'number' || !MANY_DIGITS.test(source) || isExact(value, source)
      ? value
      : { $number: source },
  );
}

/** The whole record as the server sent it. It is kept beside the parsed fields, for a change of the record. */
export const original = z.record(z.string(), z.unknown()).optional();
type Original = z.output<typeof original>;

/** A record of the server with a copy of itself in the field `original`. */
export function withOriginal(body: unknown): unknown {
  const record = asRecord(body);
  return record ? { ...record, original: asItCame(record) } : body;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;

/**
 * A decimal as the number to send. One with more digits than a number can hold is sent with all of
 * them: 999999999999.999999999999 never becomes 1000000000000.
 */
export function exactNumber(text: string): number {
  const number = Number(text);
  return isExact(number, text) || !JSON_NUMBER.test(text) ? number : JSON.rawJSON(text);
}

/** The value in the type of the received one: a number for a number, and nothing for nothing. */
function inTypeOf(received: unknown, value: unknown): unknown {
  if (value === null && isAbsent(received)) return received;
  const isNumber = typeof received === 'number' || isLongNumber(received);
  return isNumber && typeof value === 'string' ? exactNumber(value) : value;
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
