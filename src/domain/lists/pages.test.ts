import { describe, expect, it } from 'vitest';
import {
  countAlone,
  countOf,
  isWholeList,
  lastBefore,
  lastPageFrom,
  pageOfAll,
  pageSizeOf,
  rangeWords,
  slicePage,
  totalWords,
  whyNoRows,
} from './pages.ts';

/** A page with so many rows. */
const page = (rows: number, rowCount: number, more: { said?: number; pageSize?: number } = {}) => ({
  rows: Array.from({ length: rows }, (_row, index) => index),
  rowCount,
  ...more,
});

it('pages of 4 are cut from pages of 10', { tags: ['2B02', '2B03'] }, () => {
  expect(slicePage(1, 4, 10)).toEqual({ pages: [1], from: 0 });
  expect(slicePage(2, 4, 10)).toEqual({ pages: [1], from: 4 });
  expect(slicePage(3, 4, 10)).toEqual({ pages: [1, 2], from: 8 });
  expect(slicePage(4, 4, 10)).toEqual({ pages: [2], from: 2 });
  expect(slicePage(5, 4, 10)).toEqual({ pages: [2], from: 6 });
});

it.each([
  [undefined, 20, 20],
  [{ rows: [] }, 20, 20],
  [{ rows: [1], pageSize: 20 }, 20, 20],
  [{ rows: [1], pageSize: 10 }, 20, 10],
  [{ rows: [1], pageSize: 5000 }, 20, 20],
  [{ rows: [1, 2, 3], pageSize: 2 }, 20, 3],
])('the pages of %j, asked for %i rows each, have %i', (answer, asked, size) => {
  expect(pageSizeOf(answer, asked)).toBe(size);
});

describe('the rows that a page shows', () => {
  it.each([
    [1, page(20, 1250), '1–20 of 1,250'],
    [63, page(10, 1250), '1,241–1,250 of 1,250'],
    [2, page(10, 45, { pageSize: 10 }), '11–20 of 45'],
    [1, page(0, 0), '0–0 of 0'],
    [1, page(3, 3, { said: 0 }), '1–3, total not known'],
    [2, page(3, 23, { said: 0 }), '21–23, total not known'],
    [2, page(3, 45, { said: 45 }), '21–23, total not known'],
    [1, page(0, 45, { said: 45 }), 'No rows, total not known'],
  ])('on page %i of %o: %s', (number, answer, words) => {
    expect(rangeWords(number, answer, 20)).toBe(words);
  });

  it('are none by mistake, where the server counts some', () => {
    expect(whyNoRows(page(0, 0), 'orders')).toBeNull();
    expect(whyNoRows(page(0, 1250, { said: 1250 }), 'orders')).toBe(
      'The server counts 1,250 orders but sent none for this page',
    );
  });

  it('are cut from a list that is all there, at the latest from its last page', () => {
    expect(pageOfAll([1, 2, 3, 4, 5], 2, 2)).toEqual({ page: 2, rows: [3, 4], rowCount: 5 });
    expect(pageOfAll([1, 2, 3, 4, 5], 9, 2)).toEqual({ page: 3, rows: [5], rowCount: 5 });
    expect(pageOfAll([], 9, 2)).toEqual({ page: 1, rows: [], rowCount: 0 });
  });
});

describe('the last page', () => {
  it.each([
    [1, page(20, 45), 3],
    [1, page(10, 45, { pageSize: 10 }), 5],
    [1, page(0, 0), 1],
    [1, page(20, 20, { said: 0 }), 2],
    [2, page(3, 23, { said: 0 }), 2],
    [2, page(20, 40, { said: 25 }), 2],
  ])('that can be turned to from page %i of %o is %i', (number, answer, last) => {
    expect(lastPageFrom(number, answer, 20)).toBe(last);
  });

  it.each([
    [2, page(0, 20), 1],
    [199, page(0, 2000), 100],
    [3, page(0, 21), 2],
    [5, page(0, 0), 1],
    [9, page(3, 3), 1],
    [9, page(5, 45, { pageSize: 10 }), 5],
  ])('is shown in place of page %i of %o: %i', (number, answer, last) => {
    expect(lastBefore(number, answer, 20)).toBe(last);
  });

  it.each([
    [1, page(0, 0)],
    [2, page(1, 21)],
    [2, page(0, 21)],
    [5, page(5, 45, { pageSize: 10 })],
    [2, page(3, 23, { said: 0 })],
  ])('is not before page %i of %o', (number, answer) => {
    expect(lastBefore(number, answer, 20)).toBeUndefined();
  });
});

it('a page knows whether it is the whole list, and names its length where that is known', () => {
  const answers = [page(3, 3), page(3, 1250), page(3, 3, { said: 0 }), page(3, 45, { said: 45 })];
  expect(answers.map(isWholeList)).toEqual([true, false, false, false]);
  expect(answers.map(totalWords)).toEqual(['3', '1,250', 'an unknown number of', '45']);
});

it('a number of rows is known where the rows agree with it, and alone where they are not more', () => {
  const answers = [page(3, 3), page(3, 3, { said: 0 }), page(0, 45, { said: 45 })];
  expect(answers.map(countOf)).toEqual([3, undefined, undefined]);
  expect(answers.map(countAlone)).toEqual([3, undefined, 45]);
});
