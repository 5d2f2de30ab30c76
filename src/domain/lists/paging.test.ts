import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/wire/list.ts';
import { checkedPage } from './checked-page.ts';
import { everyRow, findRow, lastRows, type Paging, pagesOf, readRows } from './paging.ts';

interface Row {
  readonly id: string;
}

const ROWS: readonly Row[] = Array.from({ length: 27 }, (_row, index) => ({ id: `${index + 1}` }));

/** A server that gives at most `most` rows a page; some skip by the requested size. */
function serverOf(most: number, { skipsAsAsked = false, rows = ROWS } = {}) {
  const asked: Paging[] = [];
  const list = ({ page, pageSize }: Paging): Promise<Page<Row>> => {
    asked.push({ page, pageSize });
    const size = Math.min(pageSize, most);
    const from = (page - 1) * (skipsAsAsked ? pageSize : size);
    return Promise.resolve({ rows: rows.slice(from, from + size), rowCount: rows.length });
  };
  return { list, asked };
}

/** A server that sends its pages with another count of their rows. */
function miscounting(rowCount: number, most: number) {
  const { list, asked } = serverOf(most);
  const miscounted = async (paging: Paging) => {
    const { rows } = await list(paging);
    return checkedPage({ rows, rowCount }, paging);
  };
  return { list: miscounted, asked };
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

async function all(list: (paging: Paging) => Promise<Page<Row>>, pageSize: number) {
  const found: Row[] = [];
  for await (const { rows } of pagesOf(list, pageSize)) found.push(...rows);
  return ids(found);
}

describe('the pages of a list', () => {
  it.each([
    ['as asked for', serverOf(500)],
    ['smaller than asked for', serverOf(10)],
    ['smaller, skipped by the size asked for', serverOf(10, { skipsAsAsked: true })],
  ])('have every row once when they are %s', async (_case, { list }) => {
    expect(await all(list, 500)).toEqual(ids(ROWS));
  });

  it('are no more than needed', async () => {
    const whole = serverOf(500);
    await all(whole.list, 500);
    expect(whole.asked).toEqual([{ page: 1, pageSize: 500 }]);
    const small = serverOf(10);
    await all(small.list, 500);
    expect(small.asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it.each([
    ['smaller than asked for', serverOf(10), 500, [500, 10, 10]],
    ['as asked for', serverOf(500), 10, [10, 10, 10]],
    ['of the first size, also where a later one is smaller', serverOf(12), 20, [20, 12, 12]],
  ])('are asked for in the size of the server: %s', async (_case, server, pageSize, sizes) => {
    await all(server.list, pageSize);
    expect(server.asked.map((asked) => asked.pageSize)).toEqual(sizes);
  });

  it('are asked for as before where the first one has nothing new', async () => {
    const { list, asked } = serverOf(500, { rows: [] });
    expect(await lastRows(list, { pageSize: 20, most: 5 })).toEqual({ rows: [], rowCount: 0 });
    expect(asked).toEqual([{ page: 1, pageSize: 20 }]);
  });

  it.each([
    ['more rows than were asked for', [12, 12, 3], [10, 10, 10]],
    ['fewer rows on one page', [8, 4, 8, 7], [10, 8, 8, 8]],
  ])('stay of the size of the first one where a server sends %s', async (_case, sent, sizes) => {
    const asked: number[] = [];
    const list = ({ page, pageSize }: Paging) => {
      asked.push(pageSize);
      const from = sent.slice(0, page - 1).reduce((sum, size) => sum + size, 0);
      const rows = ROWS.slice(from, from + (sent[page - 1] ?? 0));
      return Promise.resolve({ rows, rowCount: ROWS.length });
    };
    expect(await all(list, 10)).toEqual(ids(ROWS));
    expect(asked).toEqual(sizes);
  });

  it('are read from the end also where the first one came without rows', async () => {
    const asked: Paging[] = [];
    const list = (paging: Paging) => {
      asked.push(paging);
      return Promise.resolve({ rows: [], rowCount: 27 });
    };
    expect(await lastRows(list, { pageSize: 20, most: 5 })).toEqual({ rows: [], rowCount: 27 });
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('are read from no more pages than they fill, where a server counts many more than it has', async () => {
    const { list, asked } = miscounting(123_456, 10);
    const { rows } = await lastRows(list, { pageSize: 10, most: 20 });
    expect(ids(rows)).toEqual(ids(ROWS.slice(0, 10)));
    expect(asked.map(({ page }) => page)).toEqual([1, 12_346, 12_345, 12_344]);
  });

  it('are all read, and their rows given as one list', async () => {
    expect(ids(await everyRow(serverOf(10).list))).toEqual(ids(ROWS));
    expect(await everyRow(serverOf(10, { rows: [] }).list)).toEqual([]);
  });

  it('end when a server claims more rows but sends nothing new', async () => {
    const stuck = () => Promise.resolve({ rows: ROWS.slice(0, 10), rowCount: 27 });
    expect(await all(stuck, 500)).toEqual(ids(ROWS.slice(0, 10)));
    const empty = () => Promise.resolve({ rows: [], rowCount: 27 });
    expect(await all(empty, 500)).toEqual([]);
  });
});

describe('the pages of a list that is longer than the server counts', () => {
  it('are read up to one that is not full', async () => {
    const { list, asked } = miscounting(0, 500);
    expect(await all(list, 10)).toEqual(ids(ROWS));
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(await all(miscounting(12, 500).list, 9)).toEqual(ids(ROWS));
  });

  it('give the number of rows that were read', async () => {
    const { rows, rowCount } = await readRows(miscounting(0, 500).list, { pageSize: 9, most: 99 });
    expect([rows.length, rowCount]).toEqual([27, 27]);
  });

  it('give its last rows', async () => {
    const { rows, rowCount } = await lastRows(miscounting(0, 500).list, { pageSize: 10, most: 5 });
    expect([ids(rows), rowCount]).toEqual([ids(ROWS.slice(22)), 27]);
  });

  it('are searched to the end', async () => {
    expect(await findRow('13', miscounting(0, 500).list, 10)).toBe(ROWS[12]);
    expect(await findRow('99', miscounting(0, 500).list, 10)).toBeNull();
  });
});

describe('two rows of one id', () => {
  const twins: readonly Row[] = [{ id: '1' }, { id: '1' }, { id: '2' }];
  const extent = { pageSize: 20, most: 20 };

  it('are both read, without asking for more', async () => {
    const { list, asked } = serverOf(500, { rows: twins });
    expect(await everyRow(list)).toEqual(twins);
    expect((await readRows(list, extent)).rows).toEqual(twins);
    expect((await lastRows(list, extent)).rows).toEqual(twins);
    expect(asked).toHaveLength(3);
  });

  it('on two pages are one row that has moved', async () => {
    const rows = ['1', '2', '2', '3'].map((id) => ({ id }));
    const { list } = serverOf(500, { rows });
    expect(await all(list, 2)).toEqual(['1', '2', '3']);
    const last = await lastRows(list, { pageSize: 2, most: 9 });
    expect(ids(last.rows)).toEqual(['2', '3', '1']);
  });
});

describe('reading rows', () => {
  it('gives all of them with their number', async () => {
    const { rows, rowCount } = await readRows(serverOf(10).list, { pageSize: 500, most: 500 });
    expect([ids(rows), rowCount]).toEqual([ids(ROWS), 27]);
  });

  it('stops at the given number', async () => {
    const { list, asked } = serverOf(10);
    const { rows, rowCount } = await readRows(list, { pageSize: 10, most: 15 });
    expect([rows.length, rowCount, asked.length]).toEqual([20, 27, 2]);
    const exact = serverOf(10);
    await readRows(exact.list, { pageSize: 10, most: 10 });
    expect(exact.asked).toHaveLength(1);
  });
});

describe('reading the last rows', () => {
  it.each([
    ['in one page', 500, 1],
    ['in smaller pages', 10, 3],
  ])('gives all of a list %s', async (_case, most, calls) => {
    const { list, asked } = serverOf(most);
    const { rows } = await lastRows(list, { pageSize: 500, most: 500 });
    expect(ids(rows).toSorted((a, b) => Number(a) - Number(b))).toEqual(ids(ROWS));
    expect(asked).toHaveLength(calls);
  });

  it('gives the end of a long one', async () => {
    const { list } = serverOf(10);
    const { rows } = await lastRows(list, { pageSize: 500, most: 5 });
    expect(ids(rows)).toEqual(ids(ROWS.slice(20)));
  });

  it('reads no page more than it needs', async () => {
    const { list, asked } = serverOf(10);
    const { rows } = await lastRows(list, { pageSize: 10, most: 7 });
    expect(ids(rows)).toEqual(ids(ROWS.slice(20)));
    expect(asked.map(({ page }) => page)).toEqual([1, 3]);
    const two = await lastRows(serverOf(10).list, { pageSize: 10, most: 17 });
    expect(two.rows).toHaveLength(17);
  });
});

describe('a row that is searched in its list', () => {
  it('is found on a later page of a server with smaller pages', async () => {
    const { list, asked } = serverOf(10);
    expect(await findRow('13', list)).toBe(ROWS[12]);
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('is gone only when no page has it', async () => {
    const { list, asked } = serverOf(10);
    expect(await findRow('99', list)).toBeNull();
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('is not taken as gone when another one is removed while the pages are read', async () => {
    let rows = ROWS;
    const list = async (paging: Paging) => {
      const page = await serverOf(10, { rows }).list(paging);
      rows = ROWS.slice(1);
      return page;
    };
    expect(await findRow('11', list)).toBe(ROWS[10]);
  });

  it('is not taken as gone in a list that never stays the same', async () => {
    let rowCount = 100;
    const list = ({ page }: Paging) => {
      rowCount -= 1;
      return Promise.resolve({ rows: page > 2 ? [] : [{ id: `${page}` }], rowCount });
    };
    await expect(findRow('99', list)).rejects.toThrow('changed');
    // Five searches of three pages each.
    expect(rowCount).toBe(100 - 15);
  });
});

describe('a list with rows that cannot be read', () => {
  const odd = (paging: Paging): Promise<Page<Row>> =>
    Promise.resolve(
      paging.page === 1
        ? { rows: ROWS.slice(0, 9), unread: ['id'], rowCount: 20 }
        : { rows: ROWS.slice(10, 20), rowCount: 20 },
    );

  it('is read to its end, and says so', async () => {
    const read = await readRows(odd, { pageSize: 10, most: 50 });
    expect(read).toMatchObject({ rowCount: 20, unread: ['id'] });
    expect(read.rows).toHaveLength(19);
  });

  it('has a row of another page, and may have the one that is not found', async () => {
    expect(await findRow('15', odd, 10)).toEqual({ id: '15' });
    await expect(findRow('10', odd, 10)).rejects.toThrow('rows that Corridor cannot read (id)');
  });

  it('is not whole', async () => {
    await expect(everyRow(odd, 10)).rejects.toThrow('Tell the API team');
  });
});
