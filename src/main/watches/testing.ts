/** Watches without a desk, for tests: time passes only when the test says so. */
import { vi } from 'vitest';
import type { SessionState } from '#contract/bridge/session-state.ts';
import type { WatchedKind } from '#contract/bridge/watch-choices.ts';
import type { Watch, WatchState } from '#contract/bridge/watched.ts';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import type { Clock } from '#main/acts/search.ts';
import { memorySealed } from '#main/basics/sealed.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import type { KeptWatch, WatchStore } from './kept.ts';
import { createWatches } from './watches.ts';

const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Pause {
  readonly at: number;
  end(): void;
}

/** A clock that the test puts forward, and the date with it. */
function manualClock() {
  let now = 0;
  const started = Date.now();
  const pauses = new Set<Pause>();
  const clock: Clock = {
    elapsed: () => now,
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        const pause = { at: now + milliseconds, end: resolve };
        pauses.add(pause);
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const nextUntil = async (end: number): Promise<Pause | undefined> => {
    await quiet();
    return [...pauses].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  };
  const goTo = (time: number) => {
    now = Math.max(now, time);
    vi.setSystemTime(started + now);
  };
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds;
    for (let next = await nextUntil(end); next; next = await nextUntil(end)) {
      pauses.delete(next);
      goTo(next.at);
      next.end();
    }
    goTo(end);
  };
  return { clock, pass };
}

/** What a server answers to the calls of watches; a thing without an answer is not found. */
export type Answers = Partial<Record<EndpointName, (input: never) => unknown>>;

/** The watches of somebody who is signed in, as a program that has just started has them. */
export function watching(answers: Answers, store: WatchStore = memorySealed<KeptWatch>()) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T14:00:00.000Z') });
  const { clock, pass } = manualClock();
  const calls: { readonly name: string; readonly input: unknown; readonly at: number }[] = [];
  const told: WatchState[] = [];
  const on = { online: true, locked: false };
  let session: SessionState = { status: 'signed-in', user: { id: '7', role: 'admin' } };
  const logger = createTestLogger();
  const watches = createWatches({
    store,
    session: {
      state: () => session,
      lockState: () => ({ isLocked: on.locked, username: '' }),
    },
    hasKeychain: true,
    logger,
    clock,
    onState: (state) => told.push(state),
    send: ({ name, input }) => {
      calls.push({ name, input, at: clock.elapsed() });
      if (!on.online) return Promise.resolve(failed({ kind: 'offline', message: 'No answer' }));
      const answer = answers[name as EndpointName];
      const value = answer?.(input as never);
      const missing = failed({ kind: 'server', message: 'Not found', status: 404 });
      return Promise.resolve(value === undefined ? missing : ok(value));
    },
  });
  const answerOf = async <T>(result: Promise<Result<T>> | Result<T>): Promise<T> => {
    const given = await result;
    if (!given.ok) throw new Error(given.problem.message);
    return given.value;
  };
  const list = () => answerOf(watches.calls['watches.list'](undefined, 'w1'));
  return {
    watches,
    calls,
    told,
    on,
    logger,
    pass,
    list,
    /** Watches a thing, by default until it changes. */
    watch: (kind: WatchedKind, id: string, more: Partial<Watch> & { shown?: object } = {}) => {
      const { shown = { id }, note = '', at = null, onChange = true } = more;
      const thing = { kind, id };
      return watches.calls['watches.set']({ thing, note, at, onChange, shown }, 'w1');
    },
    /** What came back: the thing, and why. */
    woken: async () =>
      (await list()).watches.flatMap(({ thing, woke }) =>
        woke ? [[`${thing.kind} ${thing.id}`, woke.why]] : [],
      ),
    signIn: (id: string) => {
      session = { status: 'signed-in', user: { id, role: 'admin' } };
      watches.keepOnly(id);
    },
    suspend: () => {
      session = { status: 'signed-out' };
    },
    stop: watches.releaseAll,
  };
}
