import { expect, it } from 'vitest';
import { findIn } from './search.ts';

/** A list that answers each search with rows of these ids, and what was searched in it. */
function listOf(found: Readonly<Record<string, readonly string[]>>) {
  const searched: string[] = [];
  const find = (id: string, searches: readonly (string | null)[]) =>
    findIn(id, searches, ({ search = 'all' }) => {
      searched.push(search);
      const rows = (found[search] ?? []).map((each) => ({ id: each }));
      return Promise.resolve({ rows, rowCount: rows.length });
    });
  return { find, searched };
}

it('a single request is found by the first search that has it, and no further one is made', async () => {
  const { find, searched } = listOf({ Ada: ['1', '2'], 'A-1': ['7'], all: ['7', '8'] });
  expect(await find('7', ['Ada', null, 'A-1'])).toEqual({ id: '7' });
  expect(searched).toEqual(['Ada', 'A-1']);
});

it('a single request is at last searched in the whole list', async () => {
  const { find, searched } = listOf({ Ada: ['1'], all: ['7', '8'] });
  expect(await find('8', ['Ada'])).toEqual({ id: '8' });
  expect(await find('9', [])).toBeNull();
  expect(searched).toEqual(['Ada', 'all', 'all']);
});
