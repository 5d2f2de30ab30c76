/** A search for the outcomes of acts, for tests: time passes by its pauses alone. */
import { vi } from 'vitest';
import type { Check, RecordedAct } from '#contract/bridge/recorded-acts.ts';
import type { SessionState } from '#contract/bridge/session-state.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { ok, type Problem, type Result } from '#contract/wire/problem.ts';
import type { ActName } from '#domain/acts/acts.ts';
import type { Clock } from '#main/acts/search.ts';
import { createSettling } from '#main/acts/settling.ts';
import { keyOf } from '#main/acts/testing.ts';
import { memoryWants } from '#main/acts/wants.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Session } from '#main/session/session.ts';
import { createTestLogger } from './test-logger.ts';

export const THEN = '2026-11-22T14:02:13.000Z';
export const SIGNED_IN = { status: 'signed-in', user: { id: '7' } } as unknown as SessionState;
export const ENDED: Problem = { kind: 'session-ended', message: 'It is over' };
export const server = (status: number): Problem => ({ kind: 'server', message: 'No', status });

const order = (more: object = {}) => fullOrder.parse({ id: 7, status: 'published', ...more });
export const EXPIRED = ok(order({ removed_at: THEN }));
export const UNCHANGED = ok(order());

/** An act of unknown outcome. */
export const act = (more: Partial<RecordedAct> = {}): RecordedAct => ({
  key: keyOf(),
  person: '7',
  action: 'order.expireOrder' satisfies ActName,
  endpoint: 'orders.expire',
  subject: { kind: 'order', id: '7' },
  run: null,
  wanted: 'hash',
  tries: 1,
  sentAt: new Date().toISOString(),
  outcome: 'unknown',
  status: 504,
  answeredAt: new Date().toISOString(),
  settlement: null,
  settledAt: null,
  found: null,
  isNews: false,
  ...more,
});

/** A clock on which time passes only by pauses, at once, until the test holds it. */
function fakeClock() {
  let now = 0;
  const pauses: number[] = [];
  const clock: Clock = {
    elapsed: () => now,
    pause: async (milliseconds, signal) => {
      // As long as the system takes for anything else to run.
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) return;
      pauses.push(milliseconds);
      now += milliseconds;
    },
  };
  return { clock, pauses };
}

type SessionChange = Parameters<Parameters<Session['onChange']>[0]>[0];
type Answer = Result<unknown> | Promise<Result<unknown>>;

/** A search whose readings get these answers in turn, and the last one from then on. */
export function searching(...answers: readonly (Answer | (() => Answer))[]) {
  const { clock, pauses } = fakeClock();
  const wants = memoryWants();
  const logger = createTestLogger();
  const onFound = { fails: false };
  const calls: ServiceCall[] = [];
  const found: [string, unknown][] = [];
  const checks = new Map<string, (Check | null)[]>();
  const listeners = new Set<(change: SessionChange) => void>();
  let session: SessionState = SIGNED_IN;
  const settling = createSettling({
    wants,
    clock,
    logger,
    session: {
      state: () => session,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    send: async (call) => {
      calls.push(call);
      const answer = answers[Math.min(calls.length, answers.length) - 1] ?? UNCHANGED;
      const given = await (typeof answer === 'function' ? answer() : answer);
      if (!given.ok && given.problem === ENDED) session = { status: 'signed-out' };
      return given;
    },
    onFound: (key, trace) => {
      if (onFound.fails) return Promise.reject(new Error('The disk is full'));
      found.push([key, trace]);
      settling.drop(key);
      return Promise.resolve();
    },
    onCheck: (key) => {
      checks.set(key, [...(checks.get(key) ?? []), settling.checkOf(key)]);
    },
  });
  const follow = async (recorded = act()) => {
    await wants.keep(recorded.key, { before: order(), wanted: { id: '7' } });
    settling.follow(recorded);
    return recorded.key;
  };
  const status = async (key: string, wanted: Check['status']) => {
    await vi.waitUntil(() => settling.checkOf(key)?.status === wanted);
    return settling.checkOf(key);
  };
  const signIn = (state: SessionState) => {
    session = state;
    for (const listener of listeners) listener({ state, ended: false });
  };
  const history = (key: string) => checks.get(key) ?? [];
  return {
    settling,
    follow,
    status,
    signIn,
    history,
    found,
    calls,
    pauses,
    listeners,
    logger,
    onFound,
  };
}
