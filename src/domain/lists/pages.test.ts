import { expect, it } from 'vitest';
import { pageSizeOf, slicePage } from './pages.ts';

it('pages of 4 are cut from pages of 10', { tags: ['2B02', '2B03'] }, () => {
  expect(slicePage(1, 4, 10)).toEqual({ pages: [1], from: 0 });
  expect(slicePage(2, 4, 10)).toEqual({ pages: [1], from: 4 });
  expect(slicePage(3, 4, 10)).toEqual({ pages: [1, 2], from: 8 });
  expect(slicePage(4, 4, 10)).toEqual({ pages: [2], from: 2 });
  expect(slicePage(5, 4, 10)).toEqual({ pages: [2], from: 6 });
});

it.each([
  [undefined, 20, 20],
  [{}, 20, 20],
  [{ pageSize: 20 }, 20, 20],
  [{ pageSize: 10 }, 20, 10],
  [{ pageSize: 5000 }, 20, 20],
])('the pages of %j, asked for %i rows each, have %i', (page, asked, size) => {
  expect(pageSizeOf(page, asked)).toBe(size);
});
