import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SelfCheckItem } from '#contract/bridge/self-check.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { CHECKS, NotApplicableError, type Probes } from './checks.ts';
import { createSelfCheck } from './self-check.ts';

afterEach(() => {
  vi.useRealTimers();
});

function checkWith(probes: Probes) {
  const seen: string[][] = [];
  const check = createSelfCheck({
    probes,
    onChange: (items) => seen.push(items.map(({ status }) => status)),
    logger: createTestLogger(),
  });
  const run = async () => {
    const outcome = await check.calls['selfCheck.run']();
    return outcome.ok ? outcome.value : [];
  };
  return { run, seen, lines: check.lines };
}
const statusOf = (items: readonly SelfCheckItem[]) => items.map(({ id, status }) => [id, status]);

describe('the table of checks', () => {
  it('has each check once, with what to do when it fails', () => {
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
    for (const { title, advice, limit } of CHECKS) {
      expect(advice, title).toMatch(/\.$/u);
      expect(limit, title).toBeGreaterThan(0);
    }
  });
});

describe('a self-check', () => {
  it('tries what there is a probe for, in the order of the table, one after the other', async () => {
    const { run, seen } = checkWith({
      downloads: () => 'there',
      keychain: () => {
        throw new NotApplicableError('none here');
      },
      server: () => Promise.reject(new Error('refused')),
    });
    expect(await run()).toMatchObject([
      { id: 'keychain', status: 'skipped', detail: 'none here', advice: '' },
      { id: 'server', status: 'failed', detail: 'refused', advice: expect.stringMatching(/\.$/u) },
      { id: 'downloads', status: 'passed', detail: 'there', advice: '' },
    ]);
    expect(seen).toEqual([
      ['waiting', 'waiting', 'waiting'],
      ['running', 'waiting', 'waiting'],
      ['skipped', 'waiting', 'waiting'],
      ['skipped', 'running', 'waiting'],
      ['skipped', 'failed', 'waiting'],
      ['skipped', 'failed', 'running'],
      ['skipped', 'failed', 'passed'],
    ]);
  });

  it('continues when a call is never answered', async () => {
    vi.useFakeTimers();
    const { run } = checkWith({
      bridge: () => new Promise(() => undefined),
      tray: () => 'Shown',
    });
    const running = run();
    await vi.advanceTimersByTimeAsync(5000);
    expect(statusOf(await running)).toEqual([
      ['bridge', 'failed'],
      ['tray', 'passed'],
    ]);
  });

  it('runs once for all who ask at the same time, and again for later ones', async () => {
    const tray = vi.fn(() => 'Shown');
    const { run } = checkWith({ tray });
    await Promise.all([run(), run()]);
    expect(tray).toHaveBeenCalledOnce();
    await run();
    expect(tray).toHaveBeenCalledTimes(2);
  });

  it('is one line each, and nothing before it was run', async () => {
    const { run, lines } = checkWith({ tray: () => 'Shown' });
    expect(lines()).toEqual([]);
    await run();
    expect(lines()).toEqual(['Passed: Tray icon (Shown)']);
  });
});
