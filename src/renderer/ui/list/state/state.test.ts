import { describe, expect, it } from 'vitest';
import type { Filter } from '#renderer/ui/filters/filter.ts';
import {
  isComplete,
  isNarrowed,
  type ListShape,
  lastWordOf,
  pagesAround,
  readListState,
  scopeOf,
  writeListState,
} from './state.ts';
import { text } from './testing.ts';

const LIST = {
  id: 'list',
  filters: { status: text('Status'), type: text('Type') },
  orders: [
    { value: 'posted_at', label: 'Posted at' },
    { value: 'completed_at', label: 'Completed at' },
  ],
  searchPlaceholder: 'Search',
} satisfies ListShape<{ status: Filter<string>; type: Filter<string> }, string>;

const SHAPE = { ...LIST, expansion: {}, inspector: {} };

const read = (query: string) => readListState(SHAPE, new URLSearchParams(query));

describe('the state of a list in its URL', () => {
  it('is page 1, no search, no filter and the first order when the URL says nothing', {
    tags: ['1F23'],
  }, () => {
    expect(read('')).toEqual({
      page: 1,
      search: '',
      orderBy: 'posted_at',
      filters: { status: '', type: '' },
      expanded: [],
      ignored: [],
    });
  });

  it('writes only non-default values to the URL', () => {
    expect(writeListState(SHAPE, read('')).toString()).toBe('');
  });

  it('comes back from the URL it wrote', () => {
    const state = {
      page: 7,
      search: 'Ada & Söhne?',
      orderBy: 'completed_at',
      filters: { status: 'matched,completed', type: 'p2p' },
      expanded: ['12', 'a b'],
      inspected: '12',
      ignored: [],
    };
    expect(read(writeListState(SHAPE, state).toString())).toEqual(state);
  });

  it.each(['0', '-3', '1.5', '1e3', ' 2', '02', 'x', '99999999999999999999'])(
    'takes page %j as page 1, and says that it ignores it',
    (page) => {
      const { page: shown, ignored } = readListState(SHAPE, new URLSearchParams({ page }));
      expect([shown, ignored]).toEqual([1, [['page', page]]]);
    },
  );

  it('takes an order it does not know as the default, and says that it ignores it', () => {
    const { orderBy, ignored } = read('orderBy=drop%20table');
    expect([orderBy, ignored]).toEqual(['posted_at', [['orderBy', 'drop table']]]);
  });

  it('ignores nothing that says nothing', () => {
    expect(read('page=&search=&status=&orderBy=&inspect=&other=').ignored).toEqual([]);
  });

  it('ignores what is said a second time, and what the list does not have', () => {
    const query = 'status=new&status=old&page=2&page=3&admin=1&direction=asc';
    const state = read(query);
    expect(state).toMatchObject({ page: 2, filters: { status: 'new' } });
    expect(state.ignored).toEqual([
      ['admin', '1'],
      ['direction', 'asc'],
      ['page', '3'],
      ['status', 'old'],
    ]);
  });

  it('keeps what it ignores, so that a reload and a second window say it as well', () => {
    const state = { ...read('admin=1&page=x&status=new'), page: 3 };
    expect(read(writeListState(SHAPE, state).toString())).toEqual(state);
  });

  it('of a list without search, open rows and pane ignores them', () => {
    const plain = { id: 'plain', filters: {}, orders: [] };
    const query = new URLSearchParams('search=Ada&expanded=1&expanded=2&inspect=1&orderBy=x');
    const state = readListState(plain, query);
    expect(state).toMatchObject({ search: '', expanded: [], orderBy: undefined });
    expect(state.inspected).toBeUndefined();
    expect(state.ignored).toEqual([...query]);
  });

  it('keeps the direction in the URL when it is not the default one', { tags: ['2U17'] }, () => {
    const shape = { ...SHAPE, direction: 'desc' as const };
    const at = (query: string) => readListState(shape, new URLSearchParams(query));
    expect(at('').direction).toBe('desc');
    expect(at('direction=sideways').direction).toBe('desc');
    expect(at('direction=sideways').ignored).toEqual([['direction', 'sideways']]);
    expect(at('direction=asc').direction).toBe('asc');
    expect(writeListState(shape, at('direction=asc')).toString()).toBe('direction=asc');
    expect(writeListState(shape, at('direction=desc')).toString()).toBe('');
    expect(read('direction=asc').direction).toBeUndefined();
  });

  it('is not complete while a filter is still being chosen', () => {
    expect(isComplete(SHAPE.filters, { status: 'half', type: '' })).toBe(false);
    expect(isComplete(SHAPE.filters, { status: 'done', type: '' })).toBe(true);
  });
});

describe('the pager shows 5 pages', { tags: ['1L07'] }, () => {
  it.each([
    [1, 250, [1, 2, 3, 4, 5]],
    [3, 250, [1, 2, 3, 4, 5]],
    [4, 250, [2, 3, 4, 5, 6]],
    [250, 250, [246, 247, 248, 249, 250]],
    [249, 250, [246, 247, 248, 249, 250]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
    [9, 3, [1, 2, 3]],
  ])('on page %i of %i: %j', (page, last, shown) => {
    expect(pagesAround(page, last, 5)).toEqual(shown);
  });
});

it('rows in the other direction are other rows', () => {
  const state = read('');
  expect(scopeOf({ ...state, direction: 'asc' })).not.toBe(
    scopeOf({ ...state, direction: 'desc' }),
  );
});

it('the last word of a search is that of a search of several words', () => {
  expect(['Ada  Ngozi Obi ', 'Obi', '', ' '].map(lastWordOf)).toEqual([
    'Obi',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a list that is narrowed', () => {
  it('has a search, or a filter that leaves something out', () => {
    const narrowed = (query: string) => isNarrowed(SHAPE.filters, read(query));
    expect(narrowed('')).toBe(false);
    expect(narrowed('page=3&orderBy=completed_at')).toBe(false);
    expect(narrowed('search=Ada')).toBe(true);
    expect(narrowed('type=p2p')).toBe(true);
  });
});

describe('a list without orders', () => {
  const shape: ListShape<typeof SHAPE.filters, never> = { ...SHAPE, orders: [] };

  it('has none in its state, and writes none', () => {
    const state = readListState(shape, new URLSearchParams('orderBy=posted_at&page=2'));
    expect(state.orderBy).toBeUndefined();
    expect(
      writeListState(shape, { ...state, orderBy: 'gone' as never, ignored: [] }).toString(),
    ).toBe('orderBy=gone&page=2');
  });
});

it('the last word of a search is found behind blanks of any number', () => {
  expect(lastWordOf('Ada   Obi')).toBe('Obi');
  expect(lastWordOf('Ada  ')).toBeUndefined();
});
