/**
 * What a server sent and no reader understands. It never hides what is beside it: an amount, a date or a
 * flag is {@link Unreadable}; any other field is a text that says so, or counts as missing, and its record
 * names it under `unreadable`. An act refuses a thing that has any of these.
 */

/** A value that cannot be read, with the beginning of the text that was sent. */
export interface Unreadable {
  readonly unreadable: string;
}

const LONGEST_TEXT = 100;

const textOf = (sent: unknown): string => {
  const { $number: digits } = Object(sent) as { readonly $number?: unknown };
  if (typeof digits === 'string') return digits;
  return typeof sent === 'string' || typeof sent === 'number'
    ? String(sent)
    : (JSON.stringify(sent) ?? '');
};

/** The value in place of one that cannot be read; its text is empty where nothing was sent. */
export function unreadable(sent: unknown): Unreadable {
  const text = sent === null ? '' : textOf(sent);
  const isLong = text.length > LONGEST_TEXT;
  return { unreadable: isLong ? `${text.slice(0, LONGEST_TEXT)}…` : text };
}

/** A value as it is shown: null where there is none. */
export type Shown<T> = T | Unreadable | null;

/** Whether a value could not be read. */
export const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' &&
  value !== null &&
  'unreadable' in value &&
  typeof value.unreadable === 'string';

/** Whether a value could be read. */
export const isReadable = <T>(value: T): value is Exclude<T, Unreadable> => !isUnreadable(value);

/** A value; null where it cannot be read. */
export const known = <T>(value: T | Unreadable): T | null => (isUnreadable(value) ? null : value);

/** What every screen and copy shows of it: 'Unreadable: 1,234.50'. */
export const unreadableText = ({ unreadable: sent }: Unreadable): string =>
  sent === '' ? 'Unreadable' : `Unreadable: ${sent}`;

/** What is shown of a value; null where there is none. */
export function shownAs<T>(value: Shown<T>, format: (value: T) => string): string | null {
  if (value === null) return null;
  return isUnreadable(value) ? unreadableText(value) : format(value);
}

/** A place in an answer as the contract names its fields. */
export type FieldPath = readonly (string | number)[];

type Found = (path: FieldPath) => void;

/** Calls `found` with each field of `thing`, and of what is inside it, that could not be read. */
function visit(thing: object, path: (string | number)[], found: Found): void {
  if (isUnreadable(thing)) {
    found([...path]);
    return;
  }
  for (const [key, value] of Array.isArray(thing) ? thing.entries() : Object.entries(thing)) {
    if (typeof value === 'object' && value !== null) visitField(key, value, path, found);
  }
}

function visitField(
  key: string | number,
  value: object,
  path: (string | number)[],
  found: Found,
): void {
  // The record as it was sent is not read.
  if (key === 'original') return;
  const before = NAMED.get(key);
  if (before && Array.isArray(value)) {
    for (const name of value) found([...path, ...before, name]);
    return;
  }
  path.push(key);
  visit(value, path, found);
  path.pop();
}

/** What names fields that were not read: of a record, and of rows that were left out of a page. */
const NAMED: ReadonlyMap<string | number, readonly string[]> = new Map([
  ['unreadable', []],
  ['unread', ['rows']],
]);

/** Every field of a thing, or of what is inside it, that could not be read. */
export function unreadableFields(thing: unknown): FieldPath[] {
  const fields: FieldPath[] = [];
  if (typeof thing === 'object' && thing !== null) visit(thing, [], (path) => fields.push(path));
  return fields;
}
