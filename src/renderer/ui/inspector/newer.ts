/** Two answers about one thing: its row in a list, and the whole thing. */

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * What the row says otherwise than the whole; null if nothing. A row leaves out much, so a missing value
 * says nothing, and its parts are not compared.
 */
export function saidOtherwise(row: object, whole: object): Readonly<Record<string, Plain>> | null {
  const known = whole as Readonly<Record<string, unknown>>;
  const entries = Object.entries(row).filter(
    ([name, value]) => isPlain(value) && name in known && known[name] !== value,
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
