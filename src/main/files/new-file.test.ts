import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { diskProblem } from './disk-problem.ts';
import { beginNewFile, safeFileName, writeNewFile } from './new-file.ts';

describe('a new file', () => {
  it('never replaces another, even when many are made at once', async () => {
    const folder = join(await createFolder(), 'Downloads');
    const contents = Array.from({ length: 10 }, (_, n) => `content ${n}`);
    const paths = await Promise.all(
      contents.map((content) => writeNewFile(folder, 'report.pdf', content)),
    );
    expect(new Set(paths).size).toBe(10);
    expect(await readdir(folder)).toContain('report (10).pdf');
    const read = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    expect(read).toEqual(contents);
  });

  it('with the longest possible name can be saved again, also while another is downloaded', async () => {
    const folder = await createFolder();
    const name = `${'转'.repeat(84)}.pdf`;
    await writeNewFile(folder, name, 'first');
    const second = await beginNewFile(folder, name);
    const long = await beginNewFile(folder, name);
    second.content.end('second');
    await finished(second.content);
    await second.keep(new AbortController().signal);
    await long.discard();
    expect(new Set(await readdir(folder))).toEqual(
      new Set([`${'转'.repeat(83)}.pdf`, `${'转'.repeat(82)} (2).pdf`]),
    );
    expect(await readFile(second.path, 'utf8')).toBe('second');
  });

  it('can be read by its owner only, during and after the download', async () => {
    const folder = await createFolder();
    const modeOf = async (path: string) => (await stat(path)).mode.toString(8).slice(-3);
    expect(await modeOf(await writeNewFile(folder, 'report.pdf', 'x'))).toBe('600');
    const file = await beginNewFile(folder, 'report.pdf');
    await pipeline(Readable.from(['x']), file.content);
    expect(await modeOf(`${file.path}.part`)).toBe('600');
    await file.keep(new AbortController().signal);
    expect(await modeOf(file.path)).toBe('600');
  });

  it('stays in its folder', async () => {
    const folder = await createFolder();
    const path = await writeNewFile(join(folder, 'in'), '../../out.txt', 'x');
    expect(path).toBe(join(folder, 'in', '_.._out.txt'));
  });

  it('that the disk has no room for leaves nothing behind', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const folder = await createFolder();
    await using handle = await open(folder);
    const full = vi.spyOn<Pick<FileHandle, 'writeFile'>, 'writeFile'>(
      Object.getPrototypeOf(handle),
      'writeFile',
    );
    full.mockImplementationOnce(async function (this: FileHandle) {
      await this.write('the beg');
      throw new Error('ENOSPC');
    });
    await expect(writeNewFile(folder, 'card.png', 'the beginning')).rejects.toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
    full.mockImplementationOnce(async () => undefined).mockRejectedValueOnce(new Error('EDQUOT'));
    await expect(beginNewFile(folder, 'card.png')).rejects.toThrow('EDQUOT');
    expect(await readdir(folder)).toEqual([]);
  });
});

it.each([
  [
    'ENOSPC',
    'There is not enough space for the file in your Downloads folder. Free some space, then',
  ],
  [
    'EDQUOT',
    'There is not enough space for the file in your Downloads folder. Free some space, then',
  ],
  ['EBUSY', 'A file in your Downloads folder is in use by another program. Wait a minute, then'],
  [
    'EACCES',
    'The file could not be written to your Downloads folder. Make the folder writable, then',
  ],
])('%s of the disk is said in words', (code, words) => {
  const message = `${words} export again.`;
  const error = Object.assign(new Error(code), { code });
  expect(diskProblem(error, 'export again')).toEqual({ kind: 'refused', message });
});

it.each([new Error('ENOSPC'), { code: 'ENOSPC' }, undefined])(
  '%j is no error of the disk',
  (error) => {
    expect(diskProblem(error, 'export again')).toBeUndefined();
  },
);

describe('a file name', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['Отчёт 1.pdf', 'Отчёт 1.pdf'],
    ['a/b\\c:d.txt', 'a_b_c_d.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['.hidden', 'hidden'],
    ['line\nbreak.txt', 'line_break.txt'],
    ['orders\u202Efdp.xslx', 'ordersfdp.xslx'],
    ['\u2067\u200F\u061Cdata\u2069.csv', 'data.csv'],
    ['\u202E', 'file'],
    ['تقرير.pdf', 'تقرير.pdf'],
    ['NUL.txt', '_NUL.txt'],
    ['nul .txt', '_nul.txt'],
    ['LPT².pdf', '_LPT².pdf'],
    ['CONIN$', '_CONIN$'],
    ['console.txt', 'console.txt'],
    ['trailing. ', 'trailing'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    [`${'转'.repeat(84)}.pdf`, `${'转'.repeat(83)}.pdf`],
    [`${'e\u0301'.repeat(84)}.pdf`, `${'e\u0301'.repeat(83)}.pdf`],
    [`${'😀'.repeat(63)}.pdf`, `${'😀'.repeat(62)}.pdf`],
    [`a.${'转'.repeat(90)}`, `a.${'转'.repeat(84)}`],
    [`${'x'.repeat(250)} .pdf.pdf`, `${'x'.repeat(250)}.pdf`],
    [' .pdf', 'file.pdf'],
    ['\u200b\u3164.pdf', 'file.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(safeFileName(given)).toBe(name);
  });
});
