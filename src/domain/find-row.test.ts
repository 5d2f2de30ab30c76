import { describe, expect, it } from 'vitest';
import { findRow } from './paging.ts';

const ROWS = Array.from({ length: 27 }, (_row, index) => ({ id: `${index + 1}` }));

describe('a row that is looked for in its list', () => {
  const asked: number[] = [];
  /** A server that gives ten rows a page, for every requested size. */
  const list = ({ page }: { readonly page: number }) => {
    asked.push(page);
    return Promise.resolve({ rows: ROWS.slice((page - 1) * 10, page * 10), rowCount: ROWS.length });
  };

  it('is found on a later page of a server with smaller pages', async () => {
    expect(await findRow('13', list)).toBe(ROWS[12]);
    expect(asked).toEqual([1, 2]);
  });

  it('is gone only when no page has it', async () => {
    expect(await findRow('99', list)).toBeNull();
    expect(asked.slice(-3)).toEqual([1, 2, 3]);
  });
});
