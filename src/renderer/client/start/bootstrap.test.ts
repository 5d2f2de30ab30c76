import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#contract/wire/problem.ts';
import { bootstrapEarly } from './bootstrap.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A desk that counts its calls, signed in or out. */
function desk() {
  const listeners = new Set<() => void>();
  const call = vi.fn(async (name: string) => ok(name === 'app.start' ? { start: true } : null));
  const subscribe = (_event: string, listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  vi.stubGlobal('window', { name: 'w1', corridor: { call, subscribe } });
  const starts = () => call.mock.calls.filter(([name]) => name === 'app.start').length;
  return { starts, listeners, change: () => [...listeners].at(0)?.() };
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
  const { starts, change } = desk();
  const beginning = bootstrapEarly();
  change();
  await beginning();
  expect(starts()).toBe(2);
});
