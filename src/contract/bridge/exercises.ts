/**
 * Exercises: a task that the sandbox sets, watches and explains afterwards. The calls below are the sandbox's own,
 * apart from those of the network: only the desk makes them, and only in practice.
 */
import { z } from 'zod';
import { dataAnswer, endpoint } from '../wire/endpoint.ts';

const instant = z.iso.datetime();

const exerciseInfo = z.object({
  id: z.string().max(60),
  /** The group of the screens that it is done on. */
  area: z.string(),
  title: z.string(),
  /** The roles that may do what it asks for. */
  roles: z.array(z.string()),
  /** How long it takes a beginner, in minutes. */
  minutes: z.int(),
});
export type ExerciseInfo = z.infer<typeof exerciseInfo>;

/** A call that changes something, as the sandbox carried it out or refused it. */
const notedAct = z.object({
  at: instant,
  /** The name of the call, such as 'orders.complete'. */
  call: z.string(),
  /** The id of what it was about; null where the call names none. */
  id: z.string().nullable(),
  /** Its Idempotency-Key, by which the journal of this computer knows it. */
  key: z.string().nullable(),
  /** The HTTP status of its outcome, whatever answer reached the console. */
  status: z.int(),
});
export type NotedAct = z.infer<typeof notedAct>;

const judgedRule = z.object({ says: z.string(), holds: z.boolean() });
export type JudgedRule = z.infer<typeof judgedRule>;

/** What an exercise was about, told once it is over. */
const debriefing = z.object({
  /** What had to be so in the end. */
  expected: z.array(judgedRule),
  /** What was not to happen. */
  forbidden: z.array(judgedRule),
  did: z.array(notedAct),
  why: z.string(),
  /** The page of the manual about it, by its id. */
  help: z.string(),
});
export type AttemptDebriefing = z.infer<typeof debriefing>;

/** How a finished attempt came out: as expected, not as expected, or with something forbidden. */
const attemptResult = z.enum(['done', 'missed', 'failed']);
export type AttemptResult = z.infer<typeof attemptResult>;

const attempt = z.object({
  exercise: z.string(),
  title: z.string(),
  /** What its people and figures are drawn from. */
  seed: z.int(),
  startedAt: instant,
  /** The task, as a colleague would put it. */
  told: z.string(),
  /** The hints that were asked for, the first one first. */
  hints: z.array(z.string()),
  hintsLeft: z.int(),
  endedAt: instant.nullable(),
  result: attemptResult.nullable(),
  debriefing: debriefing.nullable(),
});
export type Attempt = z.infer<typeof attempt>;

/** What this computer keeps of a finished attempt. */
export const exerciseResult = z.object({
  exercise: z.string(),
  title: z.string(),
  /** When it ended. */
  at: instant,
  /** Which try of this exercise it was, from 1. */
  tries: z.int(),
  hints: z.int(),
  seconds: z.int(),
  result: attemptResult,
});
export type ExerciseResult = z.infer<typeof exerciseResult>;

/** The attempt under way or just over, and every kept result, the oldest first. */
export const exerciseState = z.object({
  attempt: attempt.nullable(),
  results: z.array(exerciseResult),
});
export type ExerciseState = z.infer<typeof exerciseState>;

/** All that the screen Practice shows. */
export const exerciseList = exerciseState.extend({ exercises: z.array(exerciseInfo) });

const own = { auth: 'none', isNoAct: true, source: 'sandbox' } as const;
const oneAttempt = dataAnswer(attempt);

/** The calls of the sandbox about exercises. */
export const practiceEndpoints = {
  'practice.read': endpoint({
    ...own,
    method: 'GET',
    path: 'sandbox/practice',
    answer: dataAnswer(z.object({ exercises: z.array(exerciseInfo), attempt: attempt.nullable() })),
  }),
  'practice.begin': endpoint({
    ...own,
    method: 'POST',
    path: 'sandbox/practice/attempt',
    body: {
      encoding: 'json',
      fields: z.object({ exercise: z.string(), seed: z.int().min(0) }),
    },
    answer: oneAttempt,
  }),
  'practice.hint': endpoint({
    ...own,
    method: 'POST',
    path: 'sandbox/practice/attempt/hint',
    answer: oneAttempt,
  }),
  'practice.finish': endpoint({
    ...own,
    method: 'POST',
    path: 'sandbox/practice/attempt/finish',
    answer: oneAttempt,
  }),
  /** Ends it without a result. */
  'practice.leave': endpoint({
    ...own,
    method: 'DELETE',
    path: 'sandbox/practice/attempt',
    answer: z.object({ data: z.null() }).transform(({ data }) => data),
  }),
};
