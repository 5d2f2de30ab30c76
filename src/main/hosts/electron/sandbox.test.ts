import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forkSandbox } from './sandbox.ts';
import { utilityProcess } from './testing/electron.ts';

vi.mock('electron', () => import('./testing/electron.ts'));

function fork() {
  const sandbox = forkSandbox('sandbox-process.js', '/data');
  const child = utilityProcess.fork.mock.results[0]?.value;
  if (!child) throw new Error('nothing was forked');
  return { sandbox, child };
}

beforeEach(() => {
  vi.useFakeTimers();
  utilityProcess.fork.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the sandbox of an installed program', () => {
  it('gets a secret that is new at each start and in no argument, and that the console knows', () => {
    const { sandbox } = fork();
    const other = forkSandbox('sandbox-process.js', '/data');
    expect(sandbox.secret).toMatch(/^[\w-]{32}$/u);
    expect(other.secret).not.toBe(sandbox.secret);
    const [, args, options] = (utilityProcess.fork.mock.calls[0] ?? []) as unknown[];
    expect(args).not.toContain(sandbox.secret);
    expect(options).toMatchObject({ env: { CORRIDOR_SANDBOX_SECRET: sandbox.secret } });
  });

  it('ends on a message, because Windows has no signal on which it could close its database', async () => {
    const { sandbox, child } = fork();
    await sandbox.stop();
    expect(child.postMessage).toHaveBeenCalledExactlyOnceWith('stop');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(child.kill).not.toHaveBeenCalled();
    await expect(sandbox.ended).resolves.toBe('it ended with code 0');
  });

  it('is killed when it has not ended after 7 s', async () => {
    const { sandbox, child } = fork();
    child.postMessage.mockReturnValue(true);
    const stopped = sandbox.stop();
    await vi.advanceTimersByTimeAsync(6999);
    expect(child.kill).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(child.kill).toHaveBeenCalledOnce();
  });
});
