import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../testing/folder.ts';
import { openLogFile } from './log-file.ts';

const SMALL = { files: 3, bytes: 100 };
const line = (n: number) => `line ${String(n).padStart(4, '0')}`;

describe('the log', () => {
  it('is on the disk as soon as it is written, in a file that others cannot read', async () => {
    const folder = join(await createFolder(), 'made', 'on the way');
    const log = openLogFile(folder);
    log.write('one');
    log.write('two');
    expect(await readFile(join(folder, 'corridor.log'), 'utf8')).toBe('one\ntwo\n');
    expect((await stat(join(folder, 'corridor.log'))).mode % 0o1000).toBe(0o600);
  });

  it('continues where the last start ended', async () => {
    const folder = await createFolder();
    openLogFile(folder).write('first start');
    openLogFile(folder).write('second start');
    expect(await readFile(join(folder, 'corridor.log'), 'utf8')).toBe(
      'first start\nsecond start\n',
    );
  });

  it('never grows beyond its files and their size, and loses only its oldest lines', async () => {
    const folder = await createFolder();
    const log = openLogFile(folder, SMALL);
    for (let n = 0; n < 200; n += 1) log.write(line(n));
    const files = (await readdir(folder)).sort();
    expect(files).toEqual(['corridor.1.log', 'corridor.2.log', 'corridor.log']);
    const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    for (const text of contents) expect(text.length).toBeLessThanOrEqual(SMALL.bytes);
    const [newer = '', older = '', newest = ''] = contents;
    const kept = `${older}${newer}${newest}`.trim().split('\n');
    expect(kept).toEqual(
      Array.from({ length: kept.length }, (_, n) => line(200 - kept.length + n)),
    );
    expect(kept.length).toBeGreaterThan(20);
  });

  it('takes a line that is longer than a file', async () => {
    const folder = await createFolder();
    const log = openLogFile(folder, SMALL);
    const long = 'x'.repeat(300);
    log.write('before');
    log.write(long);
    log.write('after');
    expect(log.last(3)).toEqual(['before', long, 'after']);
  });

  it('gives its last lines, oldest first, over several files', async () => {
    const folder = await createFolder();
    const log = openLogFile(folder, SMALL);
    for (let n = 0; n < 20; n += 1) log.write(line(n));
    expect(log.last(3)).toEqual([line(17), line(18), line(19)]);
    expect(log.last(15)).toEqual(Array.from({ length: 15 }, (_, n) => line(5 + n)));
    expect(openLogFile(await createFolder()).last(5)).toEqual([]);
  });

  it('that cannot be written is silent', async () => {
    const folder = await createFolder();
    await writeFile(join(folder, 'a-file'), '');
    const log = openLogFile(join(folder, 'a-file', 'data'));
    expect(() => log.write('lost')).not.toThrow();
    expect(log.last(5)).toEqual([]);
  });
});
