import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { practiceSource } from './practice.ts';

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
    });
    await expect.poll(() => seen).toContain('progress Seeding orders: 50 %');
    await expect.poll(() => seen).toContain('out admin@corridor.test  corridor');
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

  it('tells when the sandbox ends after it was ready', async () => {
    const { stdout, seen, source, end } = startPractice();
    stdout.write('sandbox: http://127.0.0.1:4711\n');
    await source.address;
    await end('it was ended by SIGKILL');
    await expect
      .poll(() => seen)
      .toContainEqual(expect.stringContaining('has stopped: it was ended by SIGKILL. Nothing can'));
  });
});
