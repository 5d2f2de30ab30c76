import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram, startedProgram, withBrowser } from './testing/program.ts';

describe('a second start on a data folder', { timeout: 60_000 }, () => {
  it('says in one line what is running and how to use another folder, and starts nothing', async () => {
    const { child, dataDir, link } = await startedProgram(['--no-open']);
    const second = await runProgram(['--port', '0', '--no-open', '--data-dir', dataDir]);
    expect(await second.exit).toBe(1);
    expect(second.lines).toEqual([]);
    expect(second.errors).toEqual([
      `Corridor is already running on the data folder ${dataDir} (process ${child.pid}, in a browser at ${link.origin}). Continue in its window. To start another one beside it, choose another folder with --data-dir.`,
    ]);
  });

  it('opens a window of the first in front, where that has one, with a link of its own', async () => {
    const env = await withBrowser();
    const first = await startedProgram([], { ...env, SECOND: '1' });
    const seen = async () =>
      (await readFile(join(first.dataDir, 'browser-seen'), 'utf8').catch(() => ''))
        .trim()
        .split('\n');
    await expect.poll(seen, { timeout: 10_000 }).toEqual([`${first.link.search} 200`]);
    const second = await runProgram(['--data-dir', first.dataDir], { env });
    expect(await second.exit).toBe(0);
    expect(second.errors).toEqual([
      expect.stringContaining('Its window has been brought to the front.'),
    ]);
    expect(await first.exit).toBe(0);
    const links = await seen();
    expect(new Set(links).size).toBe(2);
    expect(links.every((line) => line.endsWith(' 200'))).toBe(true);
  });

  it('takes over at once from a program that was killed', async () => {
    const { child, exit, dataDir } = await startedProgram(['--no-open']);
    child.kill('SIGKILL');
    await exit;
    const next = await startedProgram(['--no-open', '--data-dir', dataDir]);
    expect(next.child.exitCode).toBeNull();
  });

  it('waits for a program that is ending', async () => {
    const { child, exit, dataDir } = await startedProgram(['--no-open']);
    child.kill('SIGTERM');
    await startedProgram(['--no-open', '--data-dir', dataDir]);
    expect(await exit).toBe(0);
  });

  it('leaves the folder for practice to the program that practises beside a network', async () => {
    const { dataDir } = await startedProgram(['--no-open', '--api', 'http://127.0.0.1:9']);
    const practice = join(dataDir, 'practice');
    const second = await runProgram(['--port', '0', '--no-open', '--data-dir', practice]);
    expect(await second.exit).toBe(1);
    expect(second.errors).toEqual([expect.stringContaining(`on the data folder ${practice} (`)]);
  });
});
