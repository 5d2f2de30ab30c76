/**
 * Idempotency-Key (IETF draft-ietf-httpapi-idempotency-key-header): a call that arrives again with
 * its key is carried out once, and gets the first answer again.
 */
import { unprocessable } from './problem.ts';

/** Keys that are remembered; the oldest goes first. */
const MOST_KEYS = 10_000;

interface Known {
  readonly call: string;
  readonly answer: Promise<unknown>;
}

export interface Idempotency {
  /**
   * Carries `work` out, unless the caller has sent this key before: then it returns that answer. A
   * refused call may be repeated.
   * @throws {HttpError} 422 when the key belongs to another call
   */
  once(key: string, call: string, work: () => Promise<unknown>): Promise<unknown>;
}

/** The key of a header: a structured field string, or the bare key. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  return header.replaceAll('"', '').trim() || undefined;
}

export function createIdempotency(): Idempotency {
  const known = new Map<string, Known>();
  return {
    once: (key, call, work) => {
      const before = known.get(key);
      if (before) {
        if (before.call === call) return before.answer;
        throw unprocessable('This idempotency key has been used for another request');
      }
      const answer = work();
      known.set(key, { call, answer });
      answer.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest);
      return answer;
    },
  };
}
