import { describe, expect, it } from 'vitest';
import {
  isWaiting,
  type ListAct,
  type ListModel,
  openList,
  type Remembered,
  reduceList,
  rememberedOf,
  whyNotAll,
} from './reducer.ts';
import type { ListShape } from './state.ts';
import { text } from './testing.ts';

const FILTERS = { status: text('Status'), type: text('Type') };
type F = typeof FILTERS;
type Order = 'joined' | 'seen' | 'left';
const SHAPE: ListShape<F, Order> & { readonly expansion: object; readonly inspector: object } = {
  id: 'list',
  filters: FILTERS,
  orders: [
    { value: 'joined', label: 'Joined', column: 'joined' },
    { value: 'seen', label: 'Last seen', column: 'visits' },
    { value: 'left', label: 'Last left', column: 'visits' },
  ],
  direction: 'desc',
  searchPlaceholder: 'Search',
  expansion: {},
  inspector: {},
};

const open = (query: string, remembered: Remembered = {}) => openList(SHAPE, query, remembered);
const reduced = (model: ListModel, ...acts: readonly ListAct[]) =>
  acts.reduce((now, act) => reduceList(SHAPE, now, act), model);
const search = (words: string): ListAct => ({ kind: 'searched', search: words });
const status = (value: string): ListAct => ({ kind: 'filtered', key: 'status', value });
const DEBOUNCED = { kind: 'debounced' } as const;
const asked = (model: ListModel) => model.asked.map(({ query }) => query);

describe('the order and direction of a list', () => {
  const chosen = reduced(
    open(''),
    { kind: 'ordered', orderBy: 'seen' },
    { kind: 'directed', direction: 'asc' },
  );

  it.each<[string, readonly ListAct[]]>([
    ['a search', [search('Ada'), DEBOUNCED]],
    ['a filter', [status('new'), DEBOUNCED]],
    ['Clear filters', [{ kind: 'cleared', what: 'filters' }, DEBOUNCED]],
    ['Clear filters of an empty list', [{ kind: 'cleared', what: 'all' }, DEBOUNCED]],
    ['another page', [{ kind: 'page-changed', page: 2 }]],
    [
      'a page that ran out',
      [
        { kind: 'page-changed', page: 9 },
        { kind: 'ran-out', last: 2 },
      ],
    ],
  ])('outlive %s', (_what, acts) => {
    const filtered = reduced(chosen, status('banned'), DEBOUNCED);
    expect(reduced(filtered, ...acts).shown).toMatchObject({ orderBy: 'seen', direction: 'asc' });
  });

  it('follow the header of a column: its orders in turn, or the other direction', () => {
    const press = (column: string) => ({ kind: 'pressed', column }) as const;
    const orderOf = ({ shown: { orderBy, direction } }: ListModel) =>
      [orderBy, direction].join(' ');
    const seen = reduced(open('page=3'), press('visits'));
    expect(seen.shown.page).toBe(1);
    expect(orderOf(seen)).toBe('seen desc');
    expect(orderOf(reduced(seen, press('visits')))).toBe('left desc');
    expect(orderOf(reduced(seen, press('visits'), press('visits')))).toBe('seen desc');
    expect(orderOf(reduced(seen, press('joined'), press('joined')))).toBe('joined asc');
    expect(reduced(seen, press('name'))).toBe(seen);
  });

  it('keep the page where a header has no other order', () => {
    const shape = { id: 'list', filters: FILTERS, orders: SHAPE.orders };
    const model = openList(shape, 'page=3', {});
    expect(reduceList(shape, model, { kind: 'pressed', column: 'joined' })).toBe(model);
  });

  it('are those of the address, then those remembered, then the default', () => {
    const remembered = { orderBy: 'seen', direction: 'asc' };
    const from = (query: string, memory: Remembered) => {
      const { orderBy, direction } = open(query, memory).shown;
      return [orderBy, direction];
    };
    expect(from('', {})).toEqual(['joined', 'desc']);
    expect(from('', remembered)).toEqual(['seen', 'asc']);
    expect(from('orderBy=joined', remembered)).toEqual(['joined', 'asc']);
    expect(from('orderBy=joined&direction=desc', remembered)).toEqual(['joined', 'desc']);
    expect(from('', { orderBy: 'gone', direction: 'sideways' })).toEqual(['joined', 'desc']);
    // What cannot be read says nothing.
    expect(from('orderBy=gone', remembered)).toEqual(['seen', 'asc']);
  });

  it('are written to the address when remembered, in place of the former ones', () => {
    const model = open('status=new', { orderBy: 'seen' });
    expect(model.asked).toEqual([{ query: 'orderBy=seen&status=new', replace: true }]);
    expect(open('status=new').asked).toEqual([]);
  });

  it('of a list that has none are not remembered', () => {
    const plain: ListShape<F, never> = { id: 'plain', filters: FILTERS, orders: [] };
    const model = openList(plain, '', {});
    expect(rememberedOf(plain, model)).toBeUndefined();
    expect(reduceList(plain, model, { kind: 'pressed', column: 'joined' })).toBe(model);
  });

  it('are turned by pressing the header of a column again and again, with no row open', () => {
    const press = { kind: 'pressed', column: 'joined' } as const;
    const once = reduced(open('expanded=7&page=3'), press);
    expect(once.shown).toMatchObject({ direction: 'asc', page: 1, expanded: [] });
    expect(reduced(once, press).shown).toMatchObject({ direction: 'desc', expanded: [] });
  });

  it('close the rows that are open', () => {
    for (const act of [
      { kind: 'ordered', orderBy: 'seen' },
      { kind: 'directed', direction: 'asc' },
    ] as const) {
      expect(reduced(open('expanded=7&page=3'), act).shown).toMatchObject({
        page: 1,
        expanded: [],
      });
    }
  });

  it('are remembered when they are not the default', () => {
    expect(rememberedOf(SHAPE, chosen)).toEqual({ orderBy: 'seen', direction: 'asc' });
    expect(rememberedOf(SHAPE, open(''))).toBeUndefined();
  });

  it('stay when a link leads to the list one is at, and go back with Back', () => {
    const came = (isBack: boolean) =>
      reduced(
        chosen,
        { kind: 'address-changed', query: 'orderBy=seen&direction=asc', isBack: false },
        {
          kind: 'address-changed',
          query: 'status=new',
          isBack,
        },
      );
    expect(came(false).shown).toMatchObject({ orderBy: 'seen', direction: 'asc' });
    expect(asked(came(false))).toEqual(['orderBy=seen&direction=asc&status=new']);
    expect(came(true).shown).toMatchObject({ orderBy: 'joined', direction: 'desc' });
    expect(asked(came(true))).toEqual([]);
  });

  it('are those of an opened view, even if it does not name them', () => {
    const opened = reduced(chosen, { kind: 'view-opened', query: 'search=Ada&status=new' });
    expect(opened.shown).toMatchObject({ orderBy: 'joined', direction: 'desc' });
    expect(opened.typed).toEqual({ search: 'Ada', filters: { status: 'new', type: '' } });
    expect(asked(opened).at(-1)).toBe('search=Ada&status=new');
  });
});

describe('a filter', () => {
  it('changes alone: the others and the search stay', () => {
    const model = reduced(open('search=Ada&type=p2p'), status('new'));
    expect(model.typed).toEqual({ search: 'Ada', filters: { status: 'new', type: 'p2p' } });
    expect(reduced(model, DEBOUNCED).shown).toMatchObject({
      search: 'Ada',
      filters: { status: 'new', type: 'p2p' },
    });
  });
});

describe('typed text', () => {
  it('shows in the fields at once, and in the list once typing has paused, at page 1', {
    tags: ['1L20', '1F18'],
  }, () => {
    const before = open('page=3&expanded=7');
    const typing = reduced(before, search('Ada'));
    expect(typing.typed.search).toBe('Ada');
    expect(typing.shown).toBe(before.shown);
    expect(isWaiting(SHAPE, typing)).toBe(true);
    const rested = reduced(typing, DEBOUNCED);
    expect(rested.shown).toMatchObject({ search: 'Ada', page: 1, expanded: [] });
    expect(rested.asked).toEqual([{ query: 'search=Ada', replace: false }]);
    expect(isWaiting(SHAPE, rested)).toBe(false);
  });

  it('is searched without the blanks around it, which stay in the field', () => {
    const rested = reduced(open(''), search('  Ada Obi '), DEBOUNCED);
    expect(rested.shown.search).toBe('Ada Obi');
    expect(rested.typed.search).toBe('  Ada Obi ');
    expect(isWaiting(SHAPE, rested)).toBe(false);
    expect(open('search=+Ada+').shown.search).toBe('Ada');
    const blank = reduced(open('page=2'), search(' '), DEBOUNCED);
    expect(blank.shown.page).toBe(2);
  });

  it('is cleared with the filters only if the definition says so', { tags: ['1F17'] }, () => {
    const model = reduced(
      open('search=Ada&status=new'),
      { kind: 'cleared', what: 'filters' },
      DEBOUNCED,
    );
    expect(model.shown).toMatchObject({ search: 'Ada', filters: { status: '', type: '' } });
    expect(reduced(model, { kind: 'cleared', what: 'all' }, DEBOUNCED).shown.search).toBe('');
  });

  it('waits while a filter is still being chosen', () => {
    const half = reduced(open(''), status('half'));
    expect(isWaiting(SHAPE, half)).toBe(false);
    expect(reduced(half, DEBOUNCED)).toBe(half);
  });

  it('stays when the list shows what was asked for before', () => {
    const model = reduced(open(''), search('Ad'), DEBOUNCED, search('Ada'), {
      kind: 'address-changed',
      query: 'search=Ad',
      isBack: false,
    });
    expect(model.typed.search).toBe('Ada');
    expect(model.asked).toEqual([]);
  });

  it('is replaced by an address from elsewhere', () => {
    const model = reduced(open(''), search('Ada'), {
      kind: 'address-changed',
      query: 'search=Obi',
      isBack: true,
    });
    expect(model.typed.search).toBe('Obi');
    expect(isWaiting(SHAPE, model)).toBe(false);
  });

  it('is remembered until it takes effect, and comes back unless the address says otherwise', () => {
    const typing = reduced(open('search=Obi&page=2'), search('Ada'));
    const remembered = rememberedOf(SHAPE, typing) ?? {};
    expect(remembered).toEqual({
      typed: { search: 'Ada', filters: { status: '', type: '' }, at: 'search=Obi&page=2' },
    });
    for (const query of ['search=Obi&page=2', '', 'page=4', 'orderBy=seen']) {
      const back = open(query, remembered);
      expect(back.typed.search, query).toBe('Ada');
      expect(isWaiting(SHAPE, back), query).toBe(true);
    }
    for (const query of ['search=Eze', 'status=new']) {
      expect(open(query, remembered).typed.search, query).toBe(open(query).shown.search);
    }
    expect(rememberedOf(SHAPE, reduced(typing, DEBOUNCED))).toBeUndefined();
  });
});

describe('acts that are not typed', () => {
  it('go to another page with no row open, and to the last one in place of one that ran out', () => {
    const turned = reduced(open('expanded=7'), { kind: 'page-changed', page: 4 });
    expect(turned.asked).toEqual([{ query: 'page=4', replace: false }]);
    const last = reduced(turned, { kind: 'ran-out', last: 2 });
    expect(last.asked.at(-1)).toEqual({ query: 'page=2', replace: true });
    expect(reduced(last, { kind: 'ran-out', last: 2 })).toBe(last);
    // A page that is there stays, and so does the row that is open on it.
    const open2 = open('page=2&expanded=7');
    expect(reduced(open2, { kind: 'ran-out', last: 2 })).toBe(open2);
    expect(reduced(open2, { kind: 'ran-out', last: 3 })).toBe(open2);
  });

  it('open and close rows in place: Back leads to the list one saw before', () => {
    const opened = reduced(
      open('page=2'),
      { kind: 'toggled', id: '7' },
      { kind: 'toggled', id: '8' },
    );
    expect(opened.shown.expanded).toEqual(['7', '8']);
    expect(opened.asked.at(-1)).toEqual({ query: 'page=2&expanded=7&expanded=8', replace: true });
    expect(reduced(opened, { kind: 'toggled', id: '7' }).shown.expanded).toEqual(['8']);
  });

  it('show a row in the pane in place, and keep it on another page', () => {
    const shown = reduced(
      open('page=2'),
      { kind: 'inspected', id: '7' },
      { kind: 'inspected', id: '8' },
    );
    expect(shown.asked.at(-1)).toEqual({ query: 'page=2&inspect=8', replace: true });
    const turned = reduced(shown, { kind: 'page-changed', page: 3 });
    expect(turned.asked.at(-1)).toEqual({ query: 'page=3&inspect=8', replace: false });
    const closed = reduced(turned, { kind: 'inspected', id: undefined });
    expect(closed.asked.at(-1)).toEqual({ query: 'page=3', replace: true });
  });

  it('that change nothing ask for no address', () => {
    const model = open('page=2');
    expect(reduced(model, { kind: 'page-changed', page: 2 })).toBe(model);
  });

  it('are followed by their own addresses one by one', () => {
    const model = reduced(
      open(''),
      { kind: 'page-changed', page: 2 },
      { kind: 'page-changed', page: 3 },
      { kind: 'address-changed', query: 'page=2', isBack: false },
    );
    expect(model.shown.page).toBe(3);
    expect(asked(model)).toEqual(['page=3']);
    const there = reduced(model, { kind: 'address-changed', query: 'page=3', isBack: false });
    expect(asked(there)).toEqual([]);
    expect(
      reduced(there, { kind: 'address-changed', query: 'page=2', isBack: true }).shown.page,
    ).toBe(2);
  });
});

describe('what the address says and the list cannot ask for', () => {
  const DISMISSED = { kind: 'dismissed' } as const;

  it('is kept by what else changes, until it is dismissed in place', () => {
    const model = reduced(open('page=x&who=me'), { kind: 'page-changed', page: 2 }, search('Ada'));
    const searched = reduced(model, DEBOUNCED);
    expect(asked(searched)).toEqual(['page=2&page=x&who=me', 'search=Ada&page=x&who=me']);
    const seen = reduced(searched, DISMISSED);
    expect(seen.shown.ignored).toEqual([]);
    expect(seen.asked.at(-1)).toEqual({ query: 'search=Ada', replace: true });
    expect(reduced(seen, DISMISSED)).toBe(seen);
  });

  it('never comes into force when what was said before it goes', () => {
    const model = open('page=2&page=3');
    expect(model.shown).toMatchObject({ page: 2, ignored: [['page', '3']] });
    const first = reduced(model, { kind: 'page-changed', page: 1 });
    expect(first.shown.ignored).toEqual([]);
    expect(asked(first)).toEqual(['']);
  });

  it('is said of an opened view as well', () => {
    const opened = reduced(open(''), { kind: 'view-opened', query: 'status=new&gone=1' });
    expect(opened.shown.ignored).toEqual([['gone', '1']]);
  });

  it('keeps all that is found from being acted on, as does what has not taken effect', () => {
    const why = (model: ListModel) => whyNotAll(SHAPE, model);
    expect(why(open('status=new&page=2'))).toBeUndefined();
    expect(why(open('gone=1'))).toMatch(/about the link/u);
    expect(why(reduced(open(''), status('half')))).toMatch(/^Correct/u);
    for (const act of [search('Ada'), status('new')]) {
      expect(why(reduced(open(''), act))).toMatch(/does not show/u);
    }
    expect(why(reduced(open(''), search('Ada'), DEBOUNCED))).toBeUndefined();
    expect(why(reduced(open(''), search(' ')))).toBeUndefined();
  });
});
