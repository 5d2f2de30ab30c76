import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateState } from '#contract/bridge/bridge.ts';
import type { NewerVersion, UpdateRefusal, Updater } from '#main/basics/ports.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { channelInForce, usualChannel } from './channel.ts';
import { createUpdates, UpdateRefusedError, UpdateUncheckedError } from './updates.ts';

const RELEASE: NewerVersion = { version: '1.4.0', notes: 'Orders open faster.' };
const READY = { status: 'ready', ...RELEASE };
const HOUR = 3_600_000;

/** Updates with an updater that a test controls. */
function updatesOn(does: Partial<Updater> = {}) {
  let refusal: UpdateRefusal | null = null;
  const updater = {
    refusals: {
      read: () => refusal,
      write: (next: UpdateRefusal) => {
        refusal = next;
      },
    },
    find: vi.fn(async () => RELEASE as NewerVersion | null),
    download: vi.fn(async () => undefined),
    install: vi.fn(),
    ...does,
  };
  const logger = createTestLogger();
  const updates = createUpdates({ updater, logger });
  const emitted: UpdateState[] = [];
  updates.onState((state) => emitted.push(state));
  return { updates, updater, emitted, logger };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a version that was refused', () => {
  it.each([
    ['is not what the publisher has signed', new UpdateRefusedError('x'), 'security check'],
    ['could not be checked', new UpdateUncheckedError('x'), 'could not check its signature'],
  ])(
    'because it %s is not downloaded again by itself, and stays said',
    async (_why, error, words) => {
      const download = vi.fn(() => Promise.reject(error));
      const { updates } = updatesOn({ download });
      await vi.advanceTimersByTimeAsync(30_000);
      await vi.advanceTimersByTimeAsync(20 * HOUR);
      expect(download).toHaveBeenCalledOnce();
      expect(updates.state()).toMatchObject({
        status: 'failed',
        message: expect.stringContaining(words),
      });
    },
  );

  it('is tried again when somebody asks for it, and so is the next version', async () => {
    const download = vi.fn(() => Promise.reject(new UpdateRefusedError('x')));
    const found = { ...RELEASE };
    const { updates } = updatesOn({ download, find: async () => found });
    await updates.check();
    await updates.check();
    expect(download).toHaveBeenCalledTimes(2);
    Object.assign(found, { version: '1.4.1' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(download).toHaveBeenCalledTimes(3);
  });
});

describe('an update', () => {
  it('is looked for, downloaded and made ready without a question', async () => {
    const { updates, emitted } = updatesOn({
      download: (onPercent) => {
        for (const percent of [0, 0.4, 41.7, 41.9, 100]) onPercent(percent);
        return Promise.resolve();
      },
    });
    await expect(updates.check()).resolves.toEqual(READY);
    expect(emitted).toEqual([
      { status: 'checking' },
      { status: 'downloading', version: '1.4.0', percent: 0 },
      { status: 'downloading', version: '1.4.0', percent: 41 },
      { status: 'downloading', version: '1.4.0', percent: 100 },
      READY,
    ]);
    expect(updates.state()).toEqual(READY);
  });

  it('is installed only when the person asks for it, or by the host when it ends', async () => {
    const { updates, updater } = updatesOn();
    expect(updates.install()).toBe(false);
    await updates.check();
    expect(updater.install).not.toHaveBeenCalled();
    expect(updates.install()).toBe(true);
    expect(updater.install).toHaveBeenCalledOnce();
  });

  it('is not there when nothing newer is', async () => {
    const { updates, updater } = updatesOn({ find: async () => null });
    await expect(updates.check()).resolves.toEqual({ status: 'idle' });
    expect(updater.download).not.toHaveBeenCalled();
  });

  it('that was tampered with is refused, with what it means and what to do', async () => {
    const { updates, logger } = updatesOn({
      download: () => Promise.reject(new UpdateRefusedError('sha512 checksum mismatch')),
    });
    await expect(updates.check()).resolves.toEqual({
      status: 'failed',
      message: expect.stringMatching(
        /^Version 1\.4\.0 was not installed because the download failed its security check.*Tell/u,
      ),
    });
    expect(updates.install()).toBe(false);
    expect(logger.events()).toContain('update.refused');
  });

  it('that failed to arrive is tried again at the next look', async () => {
    const download = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(undefined);
    const { updates } = updatesOn({ download });
    await expect(updates.check()).resolves.toMatchObject({ status: 'failed' });
    await expect(updates.check()).resolves.toEqual(READY);
  });

  it('is not looked for where the installation does not update itself', async () => {
    const updates = createUpdates({ updater: null, logger: createTestLogger() });
    expect(vi.getTimerCount()).toBe(0);
    await expect(updates.check()).resolves.toEqual({ status: 'none' });
    expect(updates.install()).toBe(false);
  });
});

describe('looking in the background', () => {
  it('begins after the start and repeats every few hours', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { updater } = updatesOn({ find: vi.fn(async () => null) });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(updater.find).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(updater.find).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(8 * HOUR);
    expect(updater.find).toHaveBeenCalledTimes(3);
  });

  it('is spread, so that many consoles do not ask in the same instant', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const { updater } = updatesOn({ find: vi.fn(async () => null) });
    await vi.advanceTimersByTimeAsync(22_600);
    expect(updater.find).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3.02 * HOUR);
    expect(updater.find).toHaveBeenCalledTimes(2);
  });

  it('continues after a failure and reports only the state', async () => {
    const find = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null);
    const { updates } = updatesOn({ find });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(updates.state()).toMatchObject({ status: 'failed' });
    await vi.advanceTimersByTimeAsync(4 * HOUR);
    expect(updates.state()).toEqual({ status: 'idle' });
  });

  it('joins a look that is under way', async () => {
    const { updates, updater } = updatesOn();
    await Promise.all([updates.check(), updates.check()]);
    expect(updater.find).toHaveBeenCalledOnce();
  });

  it('keeps a ready update and stops checking', async () => {
    const { updates, updater, emitted } = updatesOn();
    await updates.check();
    emitted.length = 0;
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(updater.find).toHaveBeenCalledOnce();
    expect(emitted).toEqual([]);
  });

  it('ends with the desk', async () => {
    const { updates, updater } = updatesOn();
    updates.stop();
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(updater.find).not.toHaveBeenCalled();
  });
});

describe('the channel of an installation without a configured one', () => {
  it('is that of the installed version', () => {
    expect(usualChannel('1.4.0')).toBe('stable');
    expect(usualChannel('1.5.0-beta.1')).toBe('beta');
  });

  it('is the managed one if set; off means none', () => {
    expect(channelInForce(undefined, '1.5.0-beta.1')).toBe('beta');
    expect(channelInForce('stable', '1.5.0-beta.1')).toBe('stable');
    expect(channelInForce('off', '1.4.0')).toBeUndefined();
  });
});
