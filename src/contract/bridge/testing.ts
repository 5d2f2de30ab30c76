/** Values for tests of what crosses the bridge. */
import type { z } from 'zod';
import { asRecord } from '../wire/json.ts';

export const AT = '2026-11-20T10:00:00.000Z';
export const KEY = '3f0a7c1e-5b7d-4c1a-9d2e-6f1b2a3c4d5e';

/** A text of so many characters. */
export const chars = (count: number) => 'x'.repeat(count);

function withAt(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const fields = asRecord(whole) ?? {};
  return { ...fields, [name]: withAt(fields[name], rest, value) };
}

/** Those of the values that a schema takes at a place of a whole value, such as 'subject.kind'. */
export const taken = (
  schema: z.ZodType,
  whole: unknown,
  place: string,
  values: readonly unknown[],
): readonly unknown[] =>
  values.filter((value) => schema.safeParse(withAt(whole, place.split('.'), value)).success);

/** A place in a whole value, what is taken there, and what is refused. */
export type Limits = readonly [
  place: string,
  accepted: readonly unknown[],
  refused: readonly unknown[],
];

/** An act with something in every field. */
export const ACT = {
  key: KEY,
  person: '7',
  action: 'orders.complete',
  endpoint: 'orders.complete',
  subject: { kind: 'order', id: '7' },
  run: KEY,
  wanted: 'a hash',
  tries: 2,
  fields: ['Memo'],
  rows: 3,
  sentAt: AT,
  outcome: 'unknown',
  status: 502,
  answeredAt: AT,
  settlement: 'happened',
  settledAt: AT,
  found: { text: 'Completed', at: AT },
  isNews: true,
  check: {
    status: 'reading',
    waitsFor: 'role',
    isEarly: true,
    readAt: AT,
    state: 'was Pending',
    until: AT,
  },
};
