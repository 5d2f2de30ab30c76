/** What can go wrong on the way from a screen to the server and back, as a value. */
import type { SentAct } from '../bridge/recorded-acts.ts';

/**
 * A problem that crossed the bridge (never an exception there).
 * - `offline`: no answer came: the network, the address or the time limit. Where it is known what
 *   prevents it, `advice` says so below `message`, with what to do. `page` is the address of the API
 *   where a web page answered in its place.
 * - `server`: the server refused, with its own message and HTTP status. `retryAfter` is how many seconds
 *   it asks to wait before the next try.
 * - `session-ended`: the session is over; the user sees that anyway.
 * - `cancelled`: the caller no longer wants the answer. Never shown.
 * - `unreadable`: the server answered something the contract cannot read.
 * - `refused`: the bridge itself did not take the call.
 * - `conflict`: nothing was sent, because of another act on the same thing: one that is not settled, or
 *   one that ended after the thing was read.
 */
export type Problem =
  | {
      kind: 'offline';
      message: string;
      advice?: string | undefined;
      page?: string | undefined;
    }
  | { kind: 'server'; message: string; status: number; retryAfter?: number | undefined }
  | { kind: 'session-ended'; message: string }
  | { kind: 'cancelled'; message: string }
  | { kind: 'unreadable'; message: string; endpoint: string; field: string }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; message: string; act: SentAct };

/** The outcome of a call: its value, or the problem instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (value: Problem): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: value,
});

/** The answer to something that Corridor itself does not do. */
export const refused = (message: string) => failed({ kind: 'refused', message });

/** The answer to an act that was cancelled before it was sent. */
export const CANCELLED_UNSENT = refused('Nothing was sent, because it was cancelled before.');

/** Whether the act may have taken effect despite this problem (any 5xx included). */
export const isOutcomeUncertain = (given: Problem): boolean =>
  given.kind === 'offline' ||
  given.kind === 'unreadable' ||
  given.kind === 'cancelled' ||
  (given.kind === 'server' && given.status >= 500);

/** The text for 'no answer', word for word (1E03). */
export const OFFLINE_MESSAGE =
  'You may be experiencing connectivity issues. Check your internet connection';
