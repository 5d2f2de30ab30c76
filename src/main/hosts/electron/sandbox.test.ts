import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forkSandbox } from './sandbox.ts';
import { recorded } from './testing/electron.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(recorded, { childMessages: [], childHangs: false, kills: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the sandbox of an installed program', () => {
  it('ends on a message, because Windows has no signal on which it could close its database', async () => {
    const sandbox = forkSandbox('sandbox-process.js', '/data');
    await sandbox.stop();
    expect(recorded.childMessages).toEqual(['stop']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(recorded.kills).toBe(0);
    await expect(sandbox.ended).resolves.toBe('it ended with code 0');
  });

  it('is killed when it has not ended after 4 s', async () => {
    recorded.childHangs = true;
    const sandbox = forkSandbox('sandbox-process.js', '/data');
    const stopped = sandbox.stop();
    await vi.advanceTimersByTimeAsync(3999);
    expect(recorded.kills).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(recorded.kills).toBe(1);
  });
});
