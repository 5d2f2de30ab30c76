/**
 * Acts: calls that change something, as the journal of this computer keeps them. An act holds no name,
 * amount, text or token: only the user, the action, its subject, the time and the outcome.
 */
import { z } from 'zod';

/** The subject of an act: a kind of thing and its id; null for a thing that has no id yet. */
export const actSubject = z.object({
  kind: z.string().regex(/^[a-z-]{1,40}$/u),
  id: z.string().max(200).nullable(),
});
export type ActSubject = z.infer<typeof actSubject>;

/**
 * The outcome of an act.
 * - `sent`: the answer is awaited.
 * - `done`: the server carried it out.
 * - `refused`: it was not carried out: the server said no (4xx), or it never left this computer.
 * - `unknown`: no answer, a timeout, a 5xx, or an answer that cannot be read.
 */
export const actOutcome = z.enum(['sent', 'done', 'refused', 'unknown']);
export type ActOutcome = z.infer<typeof actOutcome>;

/**
 * The settlement of an act whose outcome was unknown.
 * - `happened`: the thing has the values that the act sets.
 * - `not-happened`: the thing keeps its old values.
 * - `changed`: the thing has other values.
 * - `checked`: the user has checked it.
 */
export const settlement = z.enum(['happened', 'not-happened', 'changed', 'checked']);
export type Settlement = z.infer<typeof settlement>;

const instant = z.iso.datetime();

/** One act and its outcome. */
export const act = z.object({
  /** Its Idempotency-Key: one for one act, also when it is sent again after it did not happen. */
  key: z.uuid(),
  /** The account id of who acted. */
  person: z.string(),
  /** Its name in `domain/acts/acts.ts`. */
  action: z.string(),
  endpoint: z.string(),
  subject: actSubject,
  /** The bulk run it belongs to; null for a single act. */
  run: z.uuid().nullable(),
  /** Hashes of how the thing read just before; null where nothing was read. */
  before: z.string().max(200).nullable(),
  sentAt: instant,
  outcome: actOutcome,
  /** The HTTP status of the answer; null where none came. */
  status: z.int().nullable(),
  answeredAt: instant.nullable(),
  settlement: settlement.nullable(),
  settledAt: instant.nullable(),
});
export type Act = z.infer<typeof act>;

/** Whether the outcome of an act is known. */
export const isSettled = ({ outcome, settlement: settled }: Act): boolean =>
  outcome === 'done' || outcome === 'refused' || settled !== null;

/** The key of what an act is about, such as 'order:7' or 'ribbon:new'. */
export const subjectKey = ({ kind, id }: ActSubject): string => `${kind}:${id ?? 'new'}`;

/** The input of the bridge call that sends an act. */
export const actRequest = z.object({
  callId: z.string().min(1).max(64),
  key: z.uuid(),
  action: z.string().max(60),
  endpoint: z.string().max(100),
  input: z.unknown().optional(),
  subject: actSubject,
  run: z.uuid().nullable(),
  before: z.string().max(200).nullable(),
  /** When the reading began that the act is based on. An act that ended later outdates it. */
  readAt: instant,
});
export type ActRequest = z.input<typeof actRequest>;

/** A bulk run: one action on many things, each a separate act. */
export const bulkRun = z.object({
  run: z.uuid(),
  person: z.string(),
  action: z.string().max(60),
  kind: actSubject.shape.kind,
  ids: z.array(z.string().max(200)).min(1).max(1000),
  startedAt: instant,
});
export type BulkRun = z.infer<typeof bulkRun>;
