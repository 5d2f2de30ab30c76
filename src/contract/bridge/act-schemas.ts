/**
 * Acts: calls that change something, as the journal of this computer keeps them. An act holds no name,
 * amount, text or token: only the user, the action, its subject, which fields of how many rows it changed, the time
 * and the outcome.
 */
import { z } from 'zod';

/** The subject of an act: a kind of thing and its id; null for a thing that has no id yet. */
export const thingRef = z.object({
  kind: z.string().regex(/^[a-z-]{1,40}$/u),
  id: z.string().max(200).nullable(),
});

/**
 * The outcome of an act.
 * - `sent`: the answer is awaited.
 * - `done`: the server carried it out.
 * - `refused`: it was not carried out: the server said no (4xx), or it never left this computer.
 * - `unknown`: no answer, a timeout, a 5xx, or an answer that cannot be read.
 */
export const actOutcome = z.enum(['sent', 'done', 'refused', 'unknown']);

/**
 * How an unknown outcome became known.
 * - `happened`: a reading showed the trace of the act.
 * - `checked`: the user has looked and decided.
 */
const settlement = z.enum(['happened', 'checked']);

const instant = z.iso.datetime();

/** What an act changed, without values: the labels of fields, and of how many rows. */
const changed = {
  fields: z.array(z.string().max(60)).max(20).optional(),
  rows: z.int().min(0).optional(),
};

/** What a reading showed: a state such as 'Completed', and since when where the thing says it. */
const trace = z.object({ text: z.string().max(300), at: z.string().max(40).nullable() });

/** One act and its outcome, as the journal keeps it. */
export const recordedAct = z.object({
  /** Its Idempotency-Key: one for one act, also when it is sent again while its outcome is unknown. */
  key: z.uuid(),
  /** The account id of who acted. */
  person: z.string(),
  /** Its name in `domain/acts/acts.ts`. */
  action: z.string(),
  endpoint: z.string(),
  subject: thingRef,
  /** The bulk run it belongs to; null for a single act. */
  run: z.uuid().nullable(),
  /** A hash of its input, by which an equal act is recognized. It reveals nothing. */
  wanted: z.string().max(100).nullable().default(null),
  /** How often it was sent. */
  tries: z.int().min(1).default(1),
  ...changed,
  /** When it was sent last. */
  sentAt: instant,
  outcome: actOutcome,
  /** The HTTP status of the answer; null where none came. */
  status: z.int().nullable(),
  answeredAt: instant.nullable(),
  /** The id of the order that it made, where the answer says so. */
  made: z.string().max(200).optional(),
  settlement: settlement.nullable(),
  settledAt: instant.nullable(),
  /** What showed that it happened; null where nothing did. */
  found: trace.nullable().default(null),
  /** Whether its outcome was found by reading and the user has not seen it yet. */
  isNews: z.boolean().default(false),
});

/**
 * How far Corridor is in finding an unknown outcome.
 * - `reading`: it reads the thing again and again.
 * - `waiting`: it cannot read, see `waitsFor`.
 * - `cannot-tell`: no reading can tell.
 * - `over`: it has read long enough.
 */
export const check = z.object({
  status: z.enum(['reading', 'waiting', 'cannot-tell', 'over']),
  /** Nobody is signed in, or the role of who is signed in may not read it. */
  waitsFor: z.enum(['sign-in', 'role']).nullable(),
  /** Whether the first readings, some 15 seconds, are over. */
  isEarly: z.boolean(),
  /** The last reading, which did not show that it happened; null before the first one. */
  readAt: instant.nullable(),
  /** What that reading showed: 'was Pending'; null where the thing does not say. */
  state: z.string().max(300).nullable(),
  /** Until when it is read. */
  until: instant,
});

/** An act as a window knows it; `check` is null once its outcome is known. */
export const sentAct = recordedAct.extend({ check: check.nullable() });

/** The input of the bridge call that sends an act. */
export const actRequest = z.object({
  callId: z.string().min(1).max(64),
  /** A new one; that of an act whose outcome is unknown where its equal is sent again. */
  key: z.uuid(),
  action: z.string().max(60),
  endpoint: z.string().max(100),
  input: z.unknown().optional(),
  subject: thingRef,
  run: z.uuid().nullable(),
  ...changed,
  /** The thing as it was read just before. */
  before: z.unknown(),
  /**
   * The number that `acts.read` gave before that reading. An act that ended later outdates the reading.
   */
  reading: z.int(),
  /** The equal act of unknown outcome that the person was told of, and does not wait for. */
  despite: z.uuid().nullable().default(null),
});

/** A bulk run: one action on many things, each a separate act. */
export const bulkRun = z.object({
  run: z.uuid(),
  person: z.string(),
  action: z.string().max(60),
  kind: thingRef.shape.kind,
  ids: z.array(z.string().max(200)).min(1).max(1000),
  startedAt: instant,
});
