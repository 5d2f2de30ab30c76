import { describe, expect, it } from 'vitest';
import { ok, refused } from '#contract/wire/problem.ts';
import { someAct } from '#domain/acts/testing.ts';
import { createPracticeCalls } from './practice-calls.ts';

type Parts = Parameters<typeof createPracticeCalls>[0];

const A = someAct({ key: 'a', outcome: 'unknown' });
const B = someAct({ key: 'b', outcome: 'unknown' });
const SENT = someAct({ key: 'c', outcome: 'sent' });

/** The calls of someone who is signed in on a sandbox that runs, and what they have done, in order. */
function practiceWith(parts: Partial<Parts> = {}) {
  const done: unknown[] = [];
  const calls = createPracticeCalls({
    session: {
      state: () => ({ status: 'signed-in', user: { id: '7', role: 'admin' } }),
      signOut: async () => ok(void done.push('signed out')),
    },
    restored: Promise.resolve(),
    acts: { unsettled: () => [A, B], decide: async (key) => ok(void done.push(`checked ${key}`)) },
    practiceSwitch: undefined,
    restart: async (world) => void done.push(world),
    sandboxEnded: () => null,
    ...parts,
  });
  return { calls, done };
}

describe('a sandbox', () => {
  it('that has ended is started again on its world', async () => {
    const { calls, done } = practiceWith({ sandboxEnded: () => 'It has ended.' });
    expect(await calls['practice.restart'](undefined, 'w')).toEqual(ok(undefined));
    expect(done).toEqual([{ anew: false }]);
  });

  it('is started over signed out, with no act left to check', async () => {
    const { calls, done } = practiceWith();
    expect(await calls['practice.startOver'](undefined, 'w')).toEqual(ok(undefined));
    expect(done).toEqual(['checked a', 'checked b', 'signed out', { anew: true }]);
  });
});

const NOTHING_TO_RESTART = 'There is nothing to restart.';
const NOT_OFFERED =
  'Practice is not offered here: this installation allows none, or it is on already.';
const NONE_TO_LEAVE = 'There is no practice to leave.';
const NONE_TO_START_OVER = 'There is no practice to start over.';
const STILL_SENT = 'An action is still being sent. Wait for its result, then start over.';

type Calls = ReturnType<typeof createPracticeCalls>;
const enter = (calls: Calls) => calls['practice.enter']({ signsOut: true }, 'w');
const leave = (calls: Calls) => calls['practice.leave'](undefined, 'w');
const restart = (calls: Calls) => calls['practice.restart'](undefined, 'w');
const startOver = (calls: Calls) => calls['practice.startOver'](undefined, 'w');

const fails = () => Promise.reject(new Error('Not to be called'));
const leads = (way: 'in' | 'out') => ({ practiceSwitch: { leads: way, pass: fails } });
const ended = { sandboxEnded: () => 'It has ended.' };
const sending = { acts: { unsettled: () => [A, SENT], decide: fails } };

it.each<[string, (calls: Calls) => unknown, Partial<Parts>, string]>([
  ['entered without a switch', enter, {}, NOT_OFFERED],
  ['entered again', enter, leads('out'), NOT_OFFERED],
  ['left without a switch', leave, {}, NONE_TO_LEAVE],
  ['left outside it', leave, leads('in'), NONE_TO_LEAVE],
  ['restarted while the sandbox runs', restart, {}, NOTHING_TO_RESTART],
  ['restarted without a sandbox', restart, { restart: undefined, ...ended }, NOTHING_TO_RESTART],
  ['started over without a sandbox', startOver, { restart: undefined }, NONE_TO_START_OVER],
  ['started over while an act is on its way', startOver, sending, STILL_SENT],
])('practice is not %s, and nobody is signed out', async (_what, call, parts, message) => {
  const { calls, done } = practiceWith(parts);
  expect(await call(calls)).toEqual(refused(message));
  expect(done).toEqual([]);
});
