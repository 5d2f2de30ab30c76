/** Readings of a thing after an act, and what they prove. */
import type { z } from 'zod';
import type { Finding } from '#domain/acts/act.ts';
import type { Equals } from '#domain/acts/equals.ts';
import type { Fields, Reading } from './case.ts';

/** Makes a reading; the thing is what a server sends, and the contract reads it. */
export type MakeReading = (
  what: string,
  before: Fields,
  now: Fields | null,
  says: Finding,
) => Reading;

/** Makes readings of one kind of thing, after an act with this choice. */
export const readingsOf =
  <T>(schema: z.ZodType<T>, whole: object, choice: unknown = null): MakeReading =>
  (what, before, now, says) => ({
    what,
    choice,
    before: schema.parse({ ...whole, ...before }),
    now: now && schema.parse({ ...whole, ...now }),
    says,
  });

/** Readings of a decision on a request that waits with the status `waiting`. */
export const decided = (
  request: MakeReading,
  waiting: string | null,
  status: string,
  text: string,
): readonly Reading[] => [
  request('decided', { status: waiting }, { status }, shows(text)),
  request('unchanged', { status: waiting }, { status: waiting }, 'not-yet'),
  request('decided otherwise', { status: waiting }, { status: 'other' }, 'not-yet'),
  request('so before', { status }, { status }, 'cannot-tell'),
  request('gone', { status: waiting }, null, 'cannot-tell'),
];

/** Readings of a new thing; `text` is what an equal one with the id 8 shows. */
export const newOnes = (choice: unknown, text: string): readonly Reading[] => {
  const equals = (...ids: readonly string[]): Equals => ({ ids });
  const unread: Equals = { ids: null };
  const one = (
    what: string,
    before: Equals,
    now: Equals | null,
    says: Reading['says'],
  ): Reading => ({ what, choice, before, now, says });
  return [
    one('an equal one', equals(), equals('8'), shows(text)),
    one('a further equal one', equals('7'), equals('8', '7'), shows(text)),
    one('none', equals(), equals(), 'not-yet'),
    one('only the equal one that was there before', equals('7'), equals('7'), 'not-yet'),
    one('none was read before', unread, equals('8'), 'cannot-tell'),
    one('none is read now', equals(), unread, 'cannot-tell'),
    one('nothing', equals(), null, 'cannot-tell'),
  ];
};

/** An instant that a server has set. */
export const THEN = '2026-11-22T14:02:13.000Z';
/** An instant before the act. */
export const EARLIER = '2026-11-21T08:00:00.000Z';

/** A trace with its time. */
export const since = (text: string, at: string = THEN): Finding => ({ text, at });
/** A trace of which the thing tells no time. */
export const shows = (text: string): Finding => ({ text, at: null });
