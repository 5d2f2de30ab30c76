import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#contract/wire/problem.ts';
import { bootstrapEarly, callEarly } from './bootstrap.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A desk that counts its calls, signed in or out. */
function desk() {
  const listeners = new Set<{ readonly event: string; readonly listener: () => void }>();
  const call = vi.fn(async (name: string) => ok(name === 'app.start' ? { start: true } : null));
  const subscribe = (event: string, listener: () => void) => {
    const subscribed = { event, listener };
    listeners.add(subscribed);
    return () => listeners.delete(subscribed);
  };
  vi.stubGlobal('window', { name: 'w1', corridor: { call, subscribe } });
  const starts = () => call.mock.calls.filter(([name]) => name === 'app.start').length;
  const tell = (event: string) => {
    for (const subscribed of listeners) if (subscribed.event === event) subscribed.listener();
  };
  return { call, starts, listeners, tell };
}

it('the desk is asked at once, and once', async () => {
  const { starts, listeners } = desk();
  const beginning = bootstrapEarly();
  expect(starts()).toBe(1);
  expect(await beginning()).toEqual([{ start: true }, null]);
  expect(starts()).toBe(1);
  expect(listeners.size).toBe(0);
});

it('the desk is asked again after a change before the first listener', async () => {
  const { starts, tell } = desk();
  const beginning = bootstrapEarly();
  tell('session');
  await beginning();
  expect(starts()).toBe(2);
});

it.each(['realtime', 'session'])('a call is sent again after an event of %s', async (event) => {
  const { call, tell } = desk();
  const { answer } = callEarly('siteSettings.read', { type: 'maintenance' });
  expect(call).toHaveBeenCalledTimes(1);
  tell(event);
  await answer();
  expect(call).toHaveBeenCalledTimes(2);
});

it('a call is sent at once, and once', async () => {
  const { call, listeners } = desk();
  const { answer } = callEarly('siteSettings.read', { type: 'maintenance' });
  expect(await answer()).toEqual(ok(null));
  expect(call).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});
