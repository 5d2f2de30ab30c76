import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { practiceSource } from '../shared/practice-sandbox.ts';
import { createFolder } from '../testing/folder.ts';
import { spawnSandbox } from './sandbox.ts';

/** A fake sandbox: prints its line and its arguments, and keeps running. */
const SANDBOX = `
  console.log('sandbox: http://127.0.0.1:1');
  console.error(process.argv.slice(2).join(' '));
  setInterval(() => undefined, 1000);
`;
const TIDY_SANDBOX = `
  ${SANDBOX}
  process.once('SIGTERM', () => { console.error('closing the database'); process.exit(0); });
`;

async function createScript(source: string): Promise<string> {
  return join(await createFolder({ 'sandbox.mjs': source }), 'sandbox.mjs');
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the sandbox process', () => {
  it('gets its folder and any port, and closes its database when it is stopped', async () => {
    const sandbox = spawnSandbox(await createScript(TIDY_SANDBOX), '/data folder', {
      orders: 9,
      anew: true,
    });
    const lines: string[] = [];
    const source = practiceSource(sandbox, '/data folder', {
      out: () => undefined,
      progress: (line) => lines.push(line),
      trouble: () => undefined,
    });
    await expect(source.address).resolves.toMatchObject({ apiUrl: 'http://127.0.0.1:1' });
    await expect.poll(() => lines).toEqual(['--data-dir /data folder --port 0 --orders 9 --anew']);
    await sandbox.stop();
    expect(lines.at(-1)).toBe('closing the database');
    expect(await sandbox.ended).toBe('it ended with code 0');
  });

  it('that is not there makes the address fail', async () => {
    const sandbox = spawnSandbox(join(await createFolder(), 'sandbox.mjs'), '/data');
    const source = practiceSource(sandbox, '/data', {
      out: () => undefined,
      progress: () => undefined,
      trouble: () => undefined,
    });
    await expect(source.address).rejects.toThrow('The practice sandbox could not start');
  });

  it.each([
    ['is killed', ''],
    ['crashes', 'setTimeout(() => { throw new Error() }, 50);'],
  ])('dies with a host that %s', async (_how, then) => {
    const host = spawnHost(await createScript(SANDBOX), then);
    const pid = await hostedPid(host);
    if (!then) host.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  });
});

/** A host in a separate process, which prints the process id of its sandbox. */
function spawnHost(script: string, then = ''): ChildProcess {
  const code = `
    import childProcess from 'node:child_process';
    import { syncBuiltinESMExports } from 'node:module';
    const spawn = childProcess.spawn;
    childProcess.spawn = (...args) => { const child = spawn(...args); console.log(child.pid); return child; };
    syncBuiltinESMExports();
    const { spawnSandbox } = await import(${JSON.stringify(new URL('./sandbox.ts', import.meta.url).href)});
    spawnSandbox(${JSON.stringify(script)}, '/data');
    ${then}
  `;
  const host = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void host.kill('SIGKILL'));
  return host;
}

async function hostedPid(host: ChildProcess): Promise<number> {
  if (!host.stdout) throw new Error('the host has no output');
  const [line] = await once(createInterface({ input: host.stdout }), 'line');
  return Number(line);
}
