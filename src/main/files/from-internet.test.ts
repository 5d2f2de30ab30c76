import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { internetMark, type RunProgram } from './from-internet.ts';

async function downloaded() {
  const folder = await createFolder();
  const file = join(folder, 'orders.pdf');
  await writeFile(file, 'x');
  return { folder, file };
}

it('on Windows a stream of the file says that it is from the internet, but not from which address', async () => {
  const { file } = await downloaded();
  await internetMark('win32')(file);
  expect(await readFile(`${file}:Zone.Identifier`, 'utf8')).toBe(
    '[ZoneTransfer]\r\nZoneId=3\r\nHostUrl=about:internet\r\n',
  );
});

it('on macOS the file is in quarantine', async () => {
  const run = vi.fn<RunProgram>(() => Promise.resolve());
  await internetMark('darwin', run)('/d/orders.pdf');
  expect(run.mock.calls).toEqual([
    [
      '/usr/bin/xattr',
      [
        '-w',
        'com.apple.quarantine',
        expect.stringMatching(/^0081;[\da-f]{8};Corridor;$/u),
        '/d/orders.pdf',
      ],
    ],
  ]);
});

it('on Linux, which has no such mark, nothing is written', async () => {
  const { folder, file } = await downloaded();
  await internetMark('linux')(file);
  expect(await readdir(folder)).toEqual(['orders.pdf']);
});

it('a disk without such marks keeps the file', async () => {
  const run = vi.fn<RunProgram>(() => Promise.reject(new Error('not supported')));
  await expect(internetMark('darwin', run)('/d/orders.pdf')).resolves.toBeUndefined();
});
