import { describe, expect, it } from 'vitest';
import { chosenFiles, oneOf, transferredFiles } from './given.ts';

const file = (name: string) => new File(['x'], name);
/** A folder that Chromium takes for a file: it cannot be read. */
const unreadable = (name: string): File =>
  Object.assign(file(name), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
  });

/** What a drop carries: the item's kind, what the system says it is, and the file. */
const item = (given: File | null, isDirectory: boolean | null = null, name = given?.name) => ({
  kind: 'file',
  webkitGetAsEntry: () => (isDirectory === null ? null : { isDirectory, name }),
  getAsFile: () => given,
});
const dropped = (...items: readonly object[]) =>
  transferredFiles({ items } as unknown as DataTransfer);

const words = ({ files, refused }: Awaited<ReturnType<typeof dropped>>) => ({
  files: files.map(({ name }) => name),
  refused: refused.map(({ name, why }) => `${name}: ${why}`),
});

const UNREADABLE = expect.stringContaining('could not be read');

describe('files that are dropped or pasted', () => {
  it('are all taken, in their order', async () => {
    const given = await dropped(item(file('a.png'), false), item(file('b.pdf'), false));
    expect(words(given)).toEqual({ files: ['a.png', 'b.pdf'], refused: [] });
  });

  it.each(['Evidence', 'Evidence.png'])('are no folders: %s', async (name) => {
    const given = await dropped(item(unreadable(name), true), item(file('b.pdf'), false));
    expect(words(given)).toEqual({
      files: ['b.pdf'],
      refused: [`${name}: This is a folder. Open it and choose the files in it.`],
    });
  });

  it('that cannot be read, or are not there, are named', async () => {
    const given = await dropped(item(unreadable('Evidence.png')), item(null, false, 'gone.pdf'));
    expect(words(given)).toEqual({ files: [], refused: [UNREADABLE, UNREADABLE] });
  });

  it('leave texts that come with them alone', async () => {
    expect(words(await dropped({ kind: 'string' }, item(file('a.png'))))).toEqual({
      files: ['a.png'],
      refused: [],
    });
  });
});

it('files that are chosen are taken as far as they can be read', async () => {
  expect(words(await chosenFiles([file('a.png'), unreadable('b.png')]))).toEqual({
    files: ['a.png'],
    refused: [UNREADABLE],
  });
});

it('a place for one file takes none of several, and names each', async () => {
  const several = oneOf(await chosenFiles([file('a.png'), file('b.png')]));
  expect(words(several)).toEqual({
    files: [],
    refused: [
      'a.png: Only one file can be chosen here.',
      'b.png: Only one file can be chosen here.',
    ],
  });
  const one = await chosenFiles([file('a.png')]);
  expect(oneOf(one)).toBe(one);
});
