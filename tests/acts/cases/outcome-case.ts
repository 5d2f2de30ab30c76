/** What the tables of outcomes are made of: a thing before, the same thing now, and what that proves. */
import type { z } from 'zod';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { Finding } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { actOf } from '#domain/acts/acts.ts';

/** One reading of a thing after an act was sent. */
export interface OutcomeCase<T = unknown> {
  readonly what: string;
  readonly before: T;
  /** What the act was asked for with; null where it needs nothing. */
  readonly asked: unknown;
  readonly now: T | null;
  readonly says: Finding;
}

/** The cases of these acts. */
export type OutcomeTable<Name extends ActName> = Readonly<Record<Name, readonly OutcomeCase[]>>;

/** A case; the thing is what a server sends, and the contract reads it. */
export type MakeCase<Fields> = (
  what: string,
  before: Fields,
  now: Fields | null,
  says: Finding,
) => OutcomeCase;

/** Makes cases of one kind of thing, which all are asked for with `asked`. */
export const casesOf =
  <T, Fields>(schema: z.ZodType<T>, whole: object, asked: unknown = null): MakeCase<Fields> =>
  (what, before, now, says) => ({
    what,
    asked,
    before: schema.parse({ ...whole, ...before }),
    now: now && schema.parse({ ...whole, ...now }),
    says,
  });

/** An instant that a server has set. */
export const THEN = '2026-11-22T14:02:13.000Z';
/** An instant before the act. */
export const EARLIER = '2026-11-21T08:00:00.000Z';

/** A trace with its time. */
export const since = (text: string, at: string = THEN): Finding => ({ text, at });
/** A trace of which the thing tells no time. */
export const shows = (text: string): Finding => ({ text, at: null });

/** As it comes back from the disk. */
const kept = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** What the declaration of an act says of a case, by way of its call and of what is kept of that. */
export function outcomeOf(name: ActName, { before, asked, now }: OutcomeCase): Finding {
  const { call, wanted, proof } = actOf(name);
  const { endpoint, input } = call(before, asked);
  if (!(endpoint in endpoints)) throw new Error(`There is no endpoint ${endpoint}`);
  return proof(kept(before), kept(wanted ? wanted(input as never) : input), now);
}
