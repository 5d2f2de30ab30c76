import { readFile } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../testing/folder.ts';
import { openLogFile } from './log-file.ts';
import { createSupportSource } from './support.ts';

describe("a host's part of a support bundle", () => {
  it('is what it runs on, its last lines of log, and a file that replaces none', async () => {
    const folder = await createFolder();
    const downloads = join(folder, 'Downloads');
    const log = openLogFile(folder);
    for (let n = 0; n < 600; n += 1) log.write(`line ${n}`);
    const revealed: string[] = [];
    const source = createSupportSource({
      log,
      downloads,
      reveal: (file) => void revealed.push(file),
      facts: { Electron: '45.4.1' },
    });
    expect(source.facts()).toMatchObject({
      Build: 'Not built',
      Electron: '45.4.1',
      Node: process.versions.node,
    });
    expect(source.logLines()).toHaveLength(500);
    expect(source.logLines().at(-1)).toBe('line 599');
    const first = await source.save('bundle.txt', 'one');
    const second = await source.save('bundle.txt', 'two');
    expect(await readFile(first, 'utf8')).toBe('one');
    expect(revealed).toEqual([first, second]);
    expect(second).toBe(join(downloads, 'bundle (2).txt'));
  });

  it('lists the texts that identify the user and the computer', async () => {
    const log = openLogFile(await createFolder());
    const source = createSupportSource({
      log,
      downloads: '/d',
      reveal: () => undefined,
      facts: {},
    });
    const hidden = source.private.map(([text]) => text);
    expect(hidden).toEqual(expect.arrayContaining([homedir(), hostname()]));
    expect(Object.values(source.facts()).join()).not.toContain(hostname());
  });
});
