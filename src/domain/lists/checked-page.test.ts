import { describe, expect, it } from 'vitest';
import { checkedPage } from './checked-page.ts';
import { countOf } from './pages.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_row, index) => index);
const page = (sent: number, rowCount: number, pageSize?: number) => ({
  rows: rowsOf(sent),
  rowCount,
  ...(pageSize !== undefined && { pageSize }),
});
const asked = (number: number, pageSize = 20) => ({ page: number, pageSize });

describe('more rows than were asked for', () => {
  it('are cut to the page, and counted', () => {
    expect(checkedPage(page(5000, 9000), asked(3))).toEqual({
      rows: rowsOf(20),
      rowCount: 9000,
      sent: 5000,
    });
  });

  it('are the rows of that page when the server sent the whole list', () => {
    expect(checkedPage(page(5000, 5000), asked(3))).toEqual({
      rows: rowsOf(60).slice(40),
      rowCount: 5000,
      sent: 5000,
    });
  });
});

describe('the count of a page', () => {
  it.each([
    ['0 above three rows', page(3, 0), asked(1), 3],
    ['0 above the rows of a later page', page(3, 0), asked(2), 23],
    ['0 above the rows of a smaller page of the server', page(3, 0, 10), asked(2), 13],
    ['fewer than the rows before it and its own', page(20, 25), asked(2), 40],
    ['fewer than the rows of a whole list', page(45, 41), asked(1), 45],
    ['0 above the rows of a whole list', page(45, 0), asked(3), 45],
    ['0 above the rows of a list without pages', page(3, 0), {}, 3],
  ])('that is %s is what was counted, and not known', (_case, answer, question, counted) => {
    const checked = checkedPage(answer, question);
    expect(checked).toMatchObject({ rowCount: counted, said: answer.rowCount });
    expect(countOf(checked)).toBeUndefined();
  });

  it.each([
    ['no rows', page(0, 41), asked(1)],
    ['no rows on its last page', page(0, 41), asked(3)],
    ['too few rows', page(3, 41), asked(2)],
    ['too few rows of the size of the server', page(3, 41, 10), asked(1)],
  ])('above %s is contradicted, and stays', (_case, answer, question) => {
    const checked = checkedPage(answer, question);
    expect(checked).toEqual({ ...answer, said: 41 });
    expect(countOf(checked)).toBeUndefined();
  });

  it.each([
    ['the rows of a page', page(20, 41), asked(2)],
    ['the rows of the last page', page(1, 41), asked(3)],
    ['the rows of the last smaller page of the server', page(1, 41, 10), asked(5)],
    ['no rows', page(0, 0), asked(1)],
    ['no rows of a page beyond the end', page(0, 41), asked(4)],
    ['the rows of the last page, sent for one beyond the end', page(1, 41), asked(4)],
    ['rows of which no page was asked for', page(20, 45), { status: 'unread' }],
    ['the only row that was asked for', page(1, 45), { pageSize: 1 }],
    ['more rows than the size that the server says', page(20, 45, 10), asked(1)],
  ])('above %s stays', (_case, answer, question) => {
    expect(checkedPage(answer, question)).toBe(answer);
  });
});

it.each([
  [page(3, 0), { page: 'first', pageSize: 2 }],
  [{ id: 7 }, asked(1)],
  [undefined, undefined],
])('another answer or question changes nothing: %j', (answer, question) => {
  expect(checkedPage(answer, question)).toBe(answer);
});
