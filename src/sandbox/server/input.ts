/** Reading what a caller sent. */
import type { z } from 'zod';
import { HttpError, unprocessable } from './problem.ts';

const BAD_REQUEST = 400;

/** Whether any text in it has a NUL byte. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasNul);

/** A field as the query string writes it: 'filters[posterAmount][from]'. */
const fieldName = ([first = 'input', ...rest]: readonly PropertyKey[]) =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

/** Of a value that may take several forms, what its last form asks for. */
function complaint(issue: z.core.$ZodIssue | undefined): string | undefined {
  const last = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return (last ?? issue)?.message;
}

/**
 * `value` as the schema reads it; nothing sent is an empty object.
 * @throws {HttpError} 422 that names the first field that is wrong, 400 for what no database can hold
 */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (hasNul(value)) throw new HttpError(BAD_REQUEST, 'A text must not contain a NUL byte');
  const read = schema.safeParse(value ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unprocessable(`${fieldName(issue?.path ?? [])}: ${complaint(issue)}`);
}
