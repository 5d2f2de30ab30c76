import { expect, it } from 'vitest';
import { type CallsInFlight, createCallsInFlight } from './in-flight.ts';

const answer = async () => 'answer';

/** A register with a call of one window and two of another, which go on until they are aborted. */
function threeCalls() {
  const inFlight = createCallsInFlight();
  const aborted: string[] = [];
  const run = (window: string, callId: string) =>
    inFlight.run(window, callId, async (signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => resolve());
      await promise;
      aborted.push(`${window} ${callId}`);
    });
  const calls = [run('w1', 'a'), run('w2', 'a'), run('w2', 'b')];
  return { inFlight, aborted, calls };
}

it.each<[string, (inFlight: CallsInFlight) => void, readonly string[]]>([
  ['a call of a window', ({ cancel }) => cancel('w2', 'a'), ['w2 a']],
  ['a call that is not there', ({ cancel }) => cancel('w1', 'b'), []],
  ['a call of a window that is not there', ({ cancel }) => cancel('w3', 'a'), []],
  ['the calls of a window', ({ release }) => release('w2'), ['w2 a', 'w2 b']],
  ['the calls of a window without any', ({ release }) => release('w3'), []],
  ['all calls', ({ releaseAll }) => releaseAll(), ['w1 a', 'w2 a', 'w2 b']],
])('%s can be aborted, and no other', async (_what, abort, expected) => {
  const { inFlight, aborted } = threeCalls();
  expect(inFlight.count()).toBe(3);
  abort(inFlight);
  await new Promise(setImmediate);
  expect(aborted).toEqual(expected);
  expect(inFlight.count()).toBe(3 - expected.length);
});

it('an id is that of one call of a window at a time, and free when that is over', async () => {
  const { inFlight, calls } = threeCalls();
  expect(await inFlight.run('w1', 'a', answer)).toBeUndefined();
  expect(await inFlight.run('w1', 'b', answer)).toBe('answer');
  await expect(inFlight.run('w1', 'b', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await inFlight.run('w1', 'b', answer)).toBe('answer');
  inFlight.cancel('w1', 'a');
  await calls[0];
  expect(await inFlight.run('w1', 'a', answer)).toBe('answer');
});
