import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#main/settings/configuration.ts';
import {
  openApi,
  openPracticeApi,
  practiceSource,
  type RunningSandbox,
} from './practice-sandbox.ts';

function startPractice() {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const ended = Promise.withResolvers<string>();
  const seen: string[] = [];
  const source = practiceSource({ stdout, stderr, ended: ended.promise }, '/data', {
    out: (line) => seen.push(`out ${line}`),
    progress: (line) => seen.push(`progress ${line}`),
    trouble: (message) => seen.push(`trouble ${message}`),
  });
  const end = async (how: string) => {
    stderr.end();
    await new Promise((resolve) => stderr.on('close', resolve));
    ended.resolve(how);
  };
  return { stdout, stderr, end, seen, source };
}

describe('the sandbox as the API', () => {
  it('is known as practice before it can be called', () => {
    const { source } = startPractice();
    expect(source).toMatchObject({ practice: true, label: 'Sandbox', account: 'sandbox:/data' });
  });

  it('has the address that the sandbox prints, and passes every line on', async () => {
    const { stdout, stderr, seen, source } = startPractice();
    stderr.write('Seeding orders: 50 %\n');
    stdout.write('sandbox: http://127.0');
    stdout.write('.0.1:4711\nadmin@corridor.test  corridor\n');
    await expect(source.address).resolves.toEqual({
      apiUrl: 'http://127.0.0.1:4711',
      socketUrl: 'http://127.0.0.1:4711',
      services: {
        offers: 'http://127.0.0.1:4711/services/offers',
        recipients: 'http://127.0.0.1:4711/services/recipients',
        users: 'http://127.0.0.1:4711/services/users',
      },
    });
    await expect.poll(() => seen).toContain('progress Seeding orders: 50 %');
    await expect.poll(() => seen).toContain('out admin@corridor.test  corridor');
  });

  it('has the secret of the sandbox in every address, and not in what is printed', async () => {
    const stdout = new PassThrough();
    const printed: string[] = [];
    const source = practiceSource(
      { stdout, stderr: new PassThrough(), ended: new Promise(() => undefined), secret: 'abc' },
      '/data',
      { out: (line) => printed.push(line), progress: () => undefined, trouble: () => undefined },
    );
    stdout.write('sandbox: http://127.0.0.1:4711\n');
    await expect(source.address).resolves.toEqual({
      apiUrl: 'http://127.0.0.1:4711/abc',
      socketUrl: 'http://127.0.0.1:4711',
      socketPath: '/abc/socket.io',
      services: {
        offers: 'http://127.0.0.1:4711/abc/services/offers',
        recipients: 'http://127.0.0.1:4711/abc/services/recipients',
        users: 'http://127.0.0.1:4711/abc/services/users',
      },
    });
    expect(printed).toEqual(['sandbox: http://127.0.0.1:4711']);
  });

  it('takes no other line for the address', async () => {
    const { stdout, source, end } = startPractice();
    stdout.write('sandbox: http://evil.example:80\n');
    await end('it ended with code 1');
    await expect(source.address).rejects.toThrow('it ended with code 1');
  });

  it("gives the sandbox's last words and what to do when it ends too early", async () => {
    const { stderr, source, end } = startPractice();
    stderr.write('Opening the database\nThe database in /data is in use.\n\n');
    await end('it ended with code 1');
    await expect(source.address).rejects.toThrow(
      'The practice sandbox could not start: The database in /data is in use. Close other Corridor programs',
    );
  });

  it('reports when the sandbox ends after it was ready', async () => {
    const { stdout, seen, source, end } = startPractice();
    stdout.write('sandbox: http://127.0.0.1:4711\n');
    await source.address;
    await end('it was ended by SIGKILL');
    await expect
      .poll(() => seen)
      .toContainEqual(expect.stringContaining('has stopped: it was ended by SIGKILL. Restart'));
  });
});

describe('the end of the sandbox', () => {
  it('is reported with its cause, without the output of the start', async () => {
    const { stdout, stderr, seen, source, end } = startPractice();
    stderr.write('Seeding orders: 100 %\n');
    await expect.poll(() => seen).toContain('progress Seeding orders: 100 %');
    stdout.write('sandbox: http://127.0.0.1:4711\n');
    await source.address;
    await end('it was ended by SIGKILL');
    expect(await source.ended).toBe('The practice sandbox has stopped: it was ended by SIGKILL.');
  });
});

describe('the API a console opens', () => {
  const configured = (environment: Record<string, string>) =>
    readConfiguration({}, { CORRIDOR_DATA_DIR: '/data', ...environment });

  /** Sandboxes that end on request, with a record of starts and messages. */
  function sandboxes() {
    const started: string[] = [];
    const troubles: string[] = [];
    const start = (folder: string): RunningSandbox => {
      started.push(folder);
      const ending = Promise.withResolvers<string>();
      const stop = async () => {
        ending.resolve('it ended with code 0');
        await ending.promise;
      };
      return { stdout: new PassThrough(), stderr: new PassThrough(), ended: ending.promise, stop };
    };
    const output = {
      out: () => undefined,
      progress: () => undefined,
      trouble: (message: string) => void troubles.push(message),
    };
    return { started, troubles, sandboxes: { start, output } };
  }

  it('is the configured one with its own paths; then no sandbox is started', async () => {
    const { started, sandboxes: host } = sandboxes();
    const configuration = configured({ CORRIDOR_API_URL: 'https://api.test' });
    const endpointPaths = { 'users.list': 'staff' };
    const policy = { ...configuration.policy, endpointPaths };
    const { source, stop } = openApi({ ...configuration, policy }, host);
    expect(source).toMatchObject({ practice: false, label: 'https://api.test', endpointPaths });
    await stop();
    expect(started).toEqual([]);
  });

  it('is a sandbox in the data folder when none is configured', () => {
    const { started, sandboxes: host } = sandboxes();
    expect(openApi(configured({}), host).source.practice).toBe(true);
    expect(started).toEqual([configured({}).dataDir]);
  });

  it('is for practice beside a real one a sandbox in a separate folder, at the paths of the contract', async () => {
    const { started, troubles, sandboxes: host } = sandboxes();
    const { source, stop } = openPracticeApi(host, '/data', false);
    const folder = join('/data', 'practice');
    expect(started).toEqual([folder]);
    expect(source).toMatchObject({ account: `sandbox:${folder}`, endpointPaths: {} });
    await stop();
    await expect(source.address).rejects.toThrow(
      'choose Leave practice, then start practice again.',
    );
    // It was asked to end.
    expect(troubles).toEqual([]);
  });
});
