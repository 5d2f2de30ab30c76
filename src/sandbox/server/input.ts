/** Reading what a caller sent. */
import type { z } from 'zod';
import { HttpError } from './problem.ts';

const UNPROCESSABLE = 422;

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
 * @throws {HttpError} 422 that names the first field that is wrong
 */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new HttpError(UNPROCESSABLE, `${fieldName(issue?.path ?? [])}: ${complaint(issue)}`);
}
