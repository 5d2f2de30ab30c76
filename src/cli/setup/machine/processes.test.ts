import { once } from 'node:events';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { descendants, ended, run, start, stop } from './processes.mjs';

/** Starts a shell script and gives the number it prints first. */
async function shell(script: string) {
  const child = start('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = await once(child.stdout ?? process.stdin, 'data');
  return { child, printed: Number(String(chunk).split('\n')[0]) };
}

describe('programs and their end', () => {
  it('keeps the exit code and the output', async () => {
    const outcome = await run('sh', ['-c', 'echo one; echo two >&2; exit 3']);
    expect(outcome).toEqual({ code: 3, output: 'one\ntwo\n', timedOut: false });
  });

  it('gives 127 and the reason for a missing program', async () => {
    const outcome = await run('no-such-program-here', []);
    expect(outcome.code).toBe(127);
    expect(outcome.output).toContain('ENOENT');
  });

  it('ends a program that takes too long', async () => {
    const outcome = await run('sh', ['-c', 'echo begun; exec sleep 60'], { timeoutMs: 50 });
    expect(outcome).toMatchObject({ timedOut: true, code: 143 });
  });

  it('finds what a program started itself', async () => {
    const { child, printed } = await shell('sleep 60 & echo $!; wait');
    expect([...descendants(child.pid ?? 0).keys()]).toContain(printed);
    await stop(child);
  });

  it('stops what a program started and left behind', async () => {
    const { child } = await shell('sleep 60 & echo $!; wait');
    // Its output closes when no process holds it any more, including the one left behind.
    const closed = ended(child);
    await stop(child);
    await expect(closed).resolves.toMatchObject({ code: 143 });
  });

  it('kills a program that does not listen', async () => {
    const { child } = await shell('trap "" TERM; echo 1; while :; do sleep 0.05; done');
    const gone = ended(child);
    await stop(child, { graceMs: 100 });
    await expect(gone).resolves.toMatchObject({ code: 137 });
  });

  it('lets a program end by itself, with its own exit code', async () => {
    const { child } = await shell('trap "exit 0" TERM; echo 1; while :; do sleep 0.05; done');
    const gone = ended(child);
    await stop(child);
    await expect(gone).resolves.toMatchObject({ code: 0 });
  });
});
