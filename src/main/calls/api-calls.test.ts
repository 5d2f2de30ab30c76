import { expect, it, vi } from 'vitest';
import { ok } from '#contract/wire/problem.ts';
import { createCallsInFlight } from '../basics/in-flight.ts';
import { createApiCalls } from './api-calls.ts';

it('a window cancels an act, such as a file that is sent, by the id of its call', () => {
  const cancel = vi.fn();
  const send = async () => ok(undefined);
  const calls = createApiCalls({ acts: { cancel }, inFlight: createCallsInFlight(), send });
  expect(calls['api.cancel']({ callId: 'c1' }, 'w1')).toEqual(ok(undefined));
  expect(cancel).toHaveBeenCalledExactlyOnceWith('c1', 'w1');
});
