import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listAnswer, paging } from './list.ts';

const list = listAnswer(z.object({ id: z.string() }));
const ROWS = [{ id: 'a' }, { id: 'b' }];
const PAGINATION = { page: 1, pageSize: 20, pageCount: 3, rowCount: 41 };

/** Where reading went wrong. */
const fieldOf = (body: unknown) => list.safeParse(body).error?.issues[0]?.path.join('.');

describe('listAnswer', () => {
  it.each<[string, unknown]>([
    ['{ models, pagination }', { models: ROWS, pagination: PAGINATION }],
    ['{ data: { models, pagination } }', { data: { models: ROWS, pagination: PAGINATION } }],
    ['{ data: [...], pagination }', { data: ROWS, pagination: PAGINATION }],
    ['{ data: { data: [...], pagination } }', { data: { data: ROWS, pagination: PAGINATION } }],
    ['{ data: { models }, pagination }', { data: { models: ROWS }, pagination: PAGINATION }],
  ])('reads %s', { tags: ['1K04'] }, (_shape, body) => {
    expect(list.parse(body)).toEqual({ rows: ROWS, rowCount: 41, pageSize: 20 });
  });

  it('reads rows beside other fields, and a row count that is a text', { tags: ['1K04'] }, () => {
    const body = { models: ROWS, pagination: { rowCount: '41' }, transactionsStatistic: {} };
    expect(list.parse(body)).toEqual({ rows: ROWS, rowCount: 41 });
  });

  it.each([0, null, 'many', -1])('does without a page size that is %j', (pageSize) => {
    const body = { models: ROWS, pagination: { rowCount: 41, pageSize } };
    expect(list.parse(body)).toEqual({ rows: ROWS, rowCount: 41 });
  });

  it('reads the models at the top, whatever is under data', { tags: ['1K04'] }, () => {
    const body = { models: ROWS, data: { models: [] }, pagination: { rowCount: 41 } };
    expect(list.parse(body)).toStrictEqual({ rows: ROWS, rowCount: 41 });
  });

  it('reads an empty page', () => {
    expect(list.parse({ models: [], pagination: { rowCount: 0 } })).toEqual({
      rows: [],
      rowCount: 0,
    });
  });

  it('passes over fields of a row that it does not know', () => {
    const body = { models: [{ id: 'a', extra: 1 }], pagination: { rowCount: 1 } };
    expect(list.parse(body).rows).toEqual([{ id: 'a' }]);
  });

  it.each<[string, unknown]>([
    ['models', {}],
    ['models', null],
    ['models', []],
    ['models', 'text'],
    ['models', { models: { id: 'a' }, pagination: PAGINATION }],
    ['pagination', { models: [] }],
    ['pagination.rowCount', { models: [], pagination: {} }],
  ])('names the field that is wrong: %s', (field, body) => {
    expect(fieldOf(body)).toBe(field);
  });
});

describe('a row that cannot be shown', () => {
  it.each<[string, unknown]>([
    ['id', { id: null }],
    ['', null],
    ['', 'text'],
  ])('is left out, and the field named: %j', (field, row) => {
    expect(list.parse({ models: [{ id: 'a' }, row, { id: 'b' }], pagination: PAGINATION })).toEqual(
      {
        rows: ROWS,
        unread: [field],
        rowCount: 41,
        pageSize: 20,
      },
    );
  });
});

describe('paging', () => {
  it.each([{ page: 0, pageSize: 20 }, { page: 1, pageSize: 0 }, { page: 1, pageSize: 1001 }, {}])(
    'does not take %o',
    (value) => {
      expect(z.object(paging).safeParse(value).success).toBe(false);
    },
  );
});
