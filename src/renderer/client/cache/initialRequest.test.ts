import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok, type Result } from '#contract/wire/problem.ts';
import { sendInitialRequest, takeInitialAnswer } from './initialRequest.ts';

const INPUT = { page: 1, pageSize: 20, filters: {}, orderBy: 'posted_at' as const };
const listeners = new Map<string, () => void>();
let answer: (result: Result<unknown>) => void;

beforeEach(() => {
  const call = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const subscribe = (event: string, listener: () => void) => listeners.set(event, listener);
  vi.stubGlobal('window', { corridor: { call, subscribe } });
  sendInitialRequest('orders.list', INPUT);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const take = () => takeInitialAnswer('orders.list', INPUT);

it('an initial answer is given once, before or after it has arrived', async () => {
  const initial = take();
  expect(initial?.value).toBeUndefined();
  answer(ok({ rows: [] }));
  expect(await initial?.arrival).toEqual({ rows: [] });
  expect(initial?.value).toEqual({ rows: [] });
  expect(take()).toBeUndefined();
});

it('it is not the answer to another input', () => {
  expect(takeInitialAnswer('orders.list', { ...INPUT, page: 2 })).toBeUndefined();
});

it('a call that failed has no answer', async () => {
  const initial = take();
  answer({ ok: false, problem: { kind: 'refused', message: 'No.' } });
  expect(await initial?.arrival).toBeUndefined();
});

it.each(['realtime', 'session'])('it is dropped by an event of %s', (event) => {
  listeners.get(event)?.();
  expect(take()).toBeUndefined();
});
