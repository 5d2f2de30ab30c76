/** Rows of a list that have one id, which a server should never send. */
import { asRecord } from '#contract/wire/json.ts';

/** The ids that more than one of these rows has, each once; rows without an id have none. */
export function doubledIds(rows: readonly unknown[]): readonly string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const row of rows) {
    const id = asRecord(row)?.['id'];
    if (typeof id !== 'string') continue;
    if (seen.has(id)) doubled.add(id);
    seen.add(id);
  }
  return [...doubled];
}

/** What tells rows apart, by their ids; a further row of one id is numbered: '7', '7 (2)', '7 (3)'. */
export function rowKeys(ids: readonly string[]): readonly string[] {
  const taken = new Set(ids);
  if (taken.size === ids.length) return ids;
  const used = new Set<string>();
  return ids.map((id) => {
    let key = id;
    for (let nth = 2; used.has(key) || (key !== id && taken.has(key)); nth += 1) {
      key = `${id} (${nth})`;
    }
    used.add(key);
    return key;
  });
}

/** Rows, each after what tells it apart from the others. */
export function keyed<Row extends { readonly id: string }>(
  rows: readonly Row[],
): readonly (readonly [key: string, row: Row])[] {
  const keys = rowKeys(rows.map(({ id }) => id));
  return rows.map((row, index) => [keys[index] ?? row.id, row]);
}

/** The id of what {@link rowKeys} tells apart. */
export const idOfKey = (key: string): string => key.replace(/ \(\d+\)$/u, '');
