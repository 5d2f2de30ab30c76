/** The answer of a source as fields and values: validation data has no known form (2D23). */

export interface FlatField {
  /** Names joined by dots, places of a list in brackets: 'transactions[0].amount'. */
  readonly field: string;
  /** As it came; null where the field has no value. */
  readonly value: string | null;
}

const NAMELESS = 'Value';

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The parts of a value, each with its path; none of a value without parts, as an empty list. */
function partsOf(value: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((part, at) => [`${path}[${at}]`, part]);
  if (typeof value !== 'object' || value === null) return [];
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(value).map(([name, part]) => [`${prefix}${name}`, part]);
}

/** Every value of some data with its path, in the order in which they came. */
export function flatFields(data: unknown, path = ''): readonly FlatField[] {
  const parts = partsOf(data, path);
  if (parts.length === 0) return [{ field: path || NAMELESS, value: textOf(data) }];
  return parts.flatMap(([name, part]) => flatFields(part, name));
}
