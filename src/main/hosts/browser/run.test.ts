import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../testing/folder.ts';
import { isReady, runProgram, withBrowser } from './testing/program.ts';

describe('a start', () => {
  it('prints the address once, passes the output of the sandbox on, and ends both on SIGTERM', async () => {
    const { child, lines, errors, exit } = await runProgram(['--port', '0', '--no-open']);
    await expect.poll(() => lines, { timeout: 10_000 }).toContain('sandbox: http://127.0.0.1:9');
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(lines).toContain('sandbox closed');
    expect(lines.filter((line) => line.startsWith('ready:'))).toHaveLength(1);
    expect(errors).toEqual([expect.stringContaining('open the link above in a browser')]);
  });

  it('ends in order on Ctrl-C, even when it comes twice', async () => {
    const { child, lines, exit } = await runProgram(['--port', '0', '--no-open']);
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    expect(lines).toContain('sandbox closed');
  });

  it('where no window can be opened prints the link, says why and stays up', async () => {
    const { child, lines, errors, exit } = await runProgram(['--port', '0'], { env: { CI: '1' } });
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    await expect
      .poll(() => errors, { timeout: 10_000 })
      .toEqual([expect.stringContaining('No window was opened (this is a CI machine)')]);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('opens a window with a profile in the data folder, and ends when that is closed', async () => {
    const env = await withBrowser();
    const { lines, errors, exit, folder } = await runProgram(['--port', '0'], { env });
    expect(await exit).toBe(0);
    expect(errors).toEqual([]);
    expect(lines).toContain('sandbox closed');
    const seen = await readFile(join(folder, 'data/browser-seen'), 'utf8');
    const link = new URL(lines.find(isReady)?.slice('ready: '.length) ?? '');
    expect(seen).toBe(`${link.search} 200\n`);
    expect(await readdir(join(folder, 'data/browser-profile'))).toEqual(['Default']);
  });

  it('starts no sandbox when an API is given', async () => {
    const args = ['--port', '0', '--no-open', '--api', 'http://127.0.0.1:9'];
    const { child, lines, exit } = await runProgram(args);
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGTERM');
    await exit;
    expect(lines.filter((line) => line.startsWith('sandbox'))).toEqual([]);
  });

  it('says that nothing is encrypted, where an administrator allows that', async () => {
    const folder = await createFolder({
      'managed.json': '{"apiUrl":"http://api.test","unencryptedAllowed":true}',
    });
    const env = { CORRIDOR_MANAGED_SETTINGS: join(folder, 'managed.json') };
    const { child, lines, errors, exit } = await runProgram(['--port', '0', '--no-open'], { env });
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGTERM');
    await exit;
    expect(errors).toContainEqual(
      expect.stringMatching(/^Nothing is encrypted on the way to the server\. .*api\.test/u),
    );
  });

  it('writes no secret into its log', async () => {
    const { child, lines, exit, folder } = await runProgram(['--port', '0', '--no-open']);
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    const link = lines.find(isReady)?.slice('ready: '.length) ?? '';
    await fetch(link, { redirect: 'manual' });
    await fetch(new URL('/', link));
    child.kill('SIGTERM');
    await exit;
    const log = await readFile(join(folder, 'data/corridor.log'), 'utf8');
    expect(log).toContain('host.refused');
    expect(log).not.toContain(new URL(link).searchParams.get('key'));
  });
});

describe('a start that cannot be', () => {
  it('with a port in use is one message and exit code 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exit, errors, lines } = await runProgram(['--port', String(port), '--no-open']);
    expect(await exit).toBe(1);
    expect(errors).toEqual([
      `Port ${port} is in use by another program. Choose another with --port, or leave the option out to let Corridor find a free one.`,
    ]);
    expect(lines.filter(isReady)).toEqual([]);
  });

  it('with a wrong address names the option', async () => {
    const { exit, errors } = await runProgram(['--api', 'api.example.com']);
    expect(await exit).toBe(1);
    expect(errors).toEqual([expect.stringContaining("--api holds 'api.example.com'")]);
  });
});

describe('a start with managed settings', () => {
  const managed = async (settings: string) => {
    const folder = await createFolder({ 'managed.json': settings });
    return { CORRIDOR_MANAGED_SETTINGS: join(folder, 'managed.json') };
  };

  it('that cannot be followed names file, key, what was found and what is expected, and starts nothing', async () => {
    const env = await managed('{"apiUrl":"api.example.com","updateChannel":"nightly"}');
    const { exit, errors, lines } = await runProgram(['--port', '0', '--no-open'], { env });
    expect(await exit).toBe(1);
    const file = env.CORRIDOR_MANAGED_SETTINGS;
    expect(errors).toEqual([
      `${file}: apiUrl holds 'api.example.com'; expected an absolute http or https address such as https://api.example.com/v1.`,
      `${file}: updateChannel holds 'nightly'; expected 'stable', 'beta' or 'off'.`,
      expect.stringContaining('Tell your administrator.'),
    ]);
    expect(lines).toEqual([]);
  });

  it('works against the managed API, against the command line', async () => {
    const env = await managed('{"apiUrl":"http://127.0.0.1:9"}');
    const { child, lines, exit } = await runProgram(['--port', '0', '--no-open'], { env });
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGTERM');
    await exit;
    expect(lines.filter((line) => line.startsWith('sandbox'))).toEqual([]);
  });
});

describe('a start that can be in part', () => {
  it('with a sandbox that fails tells why and stays up', async () => {
    const sandbox = "console.error('The database is damaged.'); process.exit(1);";
    const { child, lines, errors, exit } = await runProgram(['--port', '0', '--no-open'], {
      sandbox,
    });
    await expect
      .poll(() => errors, { timeout: 10_000 })
      .toContainEqual(
        expect.stringContaining(
          'The practice sandbox could not start: The database is damaged. Close other Corridor programs',
        ),
      );
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('serves the page with a data folder that cannot be written', async () => {
    const { child, lines, exit } = await runProgram(['--port', '0', '--no-open'], {
      env: { CORRIDOR_DATA_DIR: '/dev/null/corridor' },
    });
    await expect.poll(() => lines.filter(isReady), { timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
