import { describe, expect, it } from 'vitest';
import type { Filter } from '#renderer/ui/filters/filter.ts';
import {
  type ListShape,
  readListState,
  TRANSIENT,
  writeListState,
} from '#renderer/ui/list/state/state.ts';
import {
  freeName,
  LONGEST_NAME,
  readViewFile,
  readViews,
  type SavedView,
  showsSame,
  viewFileName,
  viewLink,
  viewQuery,
  writeViewFile,
} from './view.ts';

const text: Filter<string> = {
  label: 'Status',
  empty: '',
  isComplete: () => true,
  read: (written) => written,
  write: (value) => value || null,
  Field: () => null,
  useWords: (value) => value,
};

const SHAPE = {
  id: 'transactions',
  filters: { status: text },
  orders: [
    { value: 'posted_at', label: 'Posted at' },
    { value: 'completed_at', label: 'Completed at' },
  ],
  searchPlaceholder: 'Search',
} satisfies ListShape<{ status: Filter<string> }, string>;

const COLUMNS = [
  { id: 'id', width: 100 },
  { id: 'rate', width: 100 },
];

const VIEW: SavedView = {
  name: 'Großkunden / Lagos',
  query: 'search=Ada&status=matched',
  columns: [{ id: 'rate', width: 80, hidden: true }],
  pinned: false,
};

const opened = (file: string) => readViewFile(SHAPE, 'Transactions', file);
const fileWith = (part: object) =>
  JSON.stringify({ ...JSON.parse(writeViewFile('transactions', VIEW)), ...part });

describe('the query of a view', () => {
  it('holds search, filters and order, not the page, open rows nor the pane', () => {
    const query = 'search=Ada&orderBy=completed_at&status=matched&page=4&expanded=12&inspect=12';
    const state = readListState(SHAPE, new URLSearchParams(query));
    expect(viewQuery(SHAPE, state)).toBe('search=Ada&orderBy=completed_at&status=matched');
    const whole = writeListState(SHAPE, state);
    for (const key of TRANSIENT) whole.delete(key);
    expect(whole.toString()).toBe(viewQuery(SHAPE, state));
  });
});

describe('the file of a view', () => {
  it('is opened as it was saved', () => {
    expect(opened(writeViewFile('transactions', VIEW))).toEqual({
      view: VIEW,
      written: VIEW.query,
    });
  });

  it('keeps only what the list knows, and has the rest to say that it is ignored', () => {
    const written = 'search=Ada&admin=1&orderBy=drop&page=9';
    expect(opened(fileWith({ query: written }))).toMatchObject({
      view: { query: 'search=Ada' },
      written,
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"format":"corridor.view"}',
    fileWith({ name: '  ' }),
    fileWith({ query: 7 }),
    fileWith({ format: 'other' }),
    fileWith({ version: '1' }),
  ])('%# is refused as none', (file) => {
    expect(opened(file)).toEqual({ problem: expect.stringMatching(/not a Corridor view file/u) });
  });

  it('of a newer version is refused, with what to do', () => {
    expect(opened(fileWith({ version: 2 }))).toEqual({
      problem: expect.stringMatching(/newer version of Corridor. Update/u),
    });
  });

  it('of another list names that list as its screen is, or as it was written', () => {
    const whose = (list: string) => opened(fileWith({ list }));
    expect(whose('third-party-transactions')).toEqual({
      problem: expect.stringMatching(/‘Third Party Transactions’, not to Transactions/u),
    });
    expect(whose('later')).toEqual({
      problem: expect.stringMatching(/‘later’, not to Transactions/u),
    });
  });

  it('is named after the list and the view, in characters of every file system', () => {
    expect(viewFileName('transactions', VIEW)).toBe(
      'transactions-Großkunden-Lagos.corridor-view.json',
    );
    expect(viewFileName('users', { ...VIEW, name: '../..' })).toBe('users-view.corridor-view.json');
  });
});

describe('kept views', () => {
  it('are read as stored, without invalid ones', () => {
    expect(readViews([VIEW, null, 5, { name: 'x' }])).toEqual([VIEW]);
    expect(readViews({})).toEqual([]);
  });

  it('get a number when their name is taken', () => {
    expect(freeName('A', [])).toBe('A');
    expect(
      freeName('A', [
        { ...VIEW, name: 'A' },
        { ...VIEW, name: 'A (2)' },
      ]),
    ).toBe('A (3)');
    const long = 'n'.repeat(LONGEST_NAME);
    expect(freeName(long, [{ ...VIEW, name: long }])).toHaveLength(LONGEST_NAME);
  });

  it('are equal with other widths, but not with other columns or another order', () => {
    const same = (columns: SavedView['columns']) =>
      showsSame(COLUMNS, { ...VIEW, columns: [] }, { ...VIEW, columns });
    const [id, rate] = COLUMNS.map((column) => ({ ...column, hidden: false }));
    expect(id && rate && same([{ ...id, width: 400 }, rate])).toBe(true);
    expect(id && rate && same([rate, id])).toBe(false);
    expect(id && rate && same([id, { ...rate, hidden: true }])).toBe(false);
  });
});

describe('the link of a view', () => {
  const place = '/transactions?search=Ada+%26+Co&type=hybrid';

  it('opens the program, or the page where there is no program', () => {
    expect(
      viewLink({ host: 'electron', practice: false }, 'app://corridor/index.html', place),
    ).toBe(`corridor:/${place}`);
    expect(
      viewLink({ host: 'browser', practice: false }, 'http://127.0.0.1:4100/#/users', place),
    ).toBe(`http://127.0.0.1:4100/#${place}`);
  });

  it('is null if it would be too long', () => {
    expect(
      viewLink(
        { host: 'electron', practice: false },
        'app://corridor/',
        `/users?search=${'x'.repeat(2000)}`,
      ),
    ).toBeNull();
  });
});
