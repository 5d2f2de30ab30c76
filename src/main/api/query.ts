/** Query strings in bracket style (1K03). */
import { asRecord } from '#contract/wire/json.ts';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Adds `value` under `name`; what holds nothing adds nothing. */
function add(target: URLSearchParams, name: string, value: unknown): void {
  if (isEmpty(value)) return;
  if (Array.isArray(value)) {
    for (const item of value) add(target, `${name}[]`, item);
    return;
  }
  const fields = asRecord(value);
  if (!fields) {
    target.append(name, String(value));
    return;
  }
  for (const [key, item] of Object.entries(fields)) add(target, `${name}[${key}]`, item);
}

/**
 * The query string of `fields`, without '?': nested fields as `filters[posterAmount][from]=1`, lists
 * as `filters[statuses][]=a`. Undefined, null, empty texts and empty lists or objects are left out.
 * (axios' own serializer numbers the items of nested lists, which servers read as an object.)
 */
export function bracketQuery(fields: Readonly<Record<string, unknown>>): string {
  const target = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) add(target, name, value);
  return target.toString();
}

/** Flat fields, form-encoded. Empty texts are sent: the server decides what they mean. */
export function formBody(fields: Readonly<Record<string, unknown>>): string {
  const target = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) target.append(name, String(value));
  }
  return target.toString();
}
