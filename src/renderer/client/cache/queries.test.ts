import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ok, type Result } from '#contract/wire/problem.ts';
import { endpointKey } from '../calls/endpoints.ts';
import { callEarly } from '../start/bootstrap.ts';
import { createQueries } from './queries.ts';

const INPUT = { type: 'maintenance' } as const;
const KEY = endpointKey('siteSettings.read', INPUT);
const REFUSED: Result<never> = { ok: false, problem: { kind: 'refused', message: 'No.' } };

afterEach(() => void vi.unstubAllGlobals());

/** The page's cache, of a network that gives these answers one after the other. */
async function cacheOf(...answers: readonly Result<unknown>[]) {
  const call = vi.fn(async () => answers[call.mock.calls.length - 1]);
  const subscribe = () => () => undefined;
  vi.stubGlobal('window', { corridor: { call, subscribe } });
  const queries = createQueries(callEarly('siteSettings.read', INPUT));
  onTestFinished(() => queries.clear());
  const query = () => queries.getQueryCache().find({ queryKey: KEY });
  await vi.waitUntil(() => query()?.state.status === 'success');
  return { call, query };
}

it('what was called early is in the cache as fetched ahead', async () => {
  const { call, query } = await cacheOf(ok('early'));
  expect(query()?.state.data).toBe('early');
  expect(query()?.meta).toEqual({ isAhead: true });
  expect(call).toHaveBeenCalledTimes(1);
});

it('what could not be had early is asked for again', async () => {
  const { call, query } = await cacheOf(REFUSED, ok('now'));
  expect(query()?.state.data).toBe('now');
  expect(call).toHaveBeenCalledTimes(2);
});

it('the cache repeats nothing and asks nothing by itself, also where the browser says that it is offline', async () => {
  const { query } = await cacheOf(ok('early'));
  expect(query()?.options).toMatchObject({ retry: false, networkMode: 'always' });
  expect(createQueries().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

it('the cache follows what the network says, and asks for nothing early where nothing is known', () => {
  const subscribe = vi.fn(() => () => undefined);
  const call = vi.fn();
  vi.stubGlobal('window', { corridor: { call, subscribe } });
  const queries = createQueries();
  expect(subscribe).toHaveBeenCalledWith('realtime', expect.any(Function));
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
