import { describe, expect, it } from 'vitest';
import { openList, reduceList } from '#renderer/ui/list/state/reducer.ts';
import { pagesAround, readListState, writeListState } from '#renderer/ui/list/state/state.ts';
import { toUserFilters } from './filters.ts';
import { toUserExport, USERS_LIST } from './list.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const stateOf = (address: string) => readListState(USERS_LIST, new URLSearchParams(address));
const filtersOf = (address: string) => {
  const all = Object.entries(toUserFilters(stateOf(address).filters, NOW));
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
};

describe('the query of the users list', () => {
  it('is page 1 of 10, status new, users.joined_at desc from the start', {
    tags: ['2U06', '2U09', '2U18'],
  }, () => {
    const { page, pageSize, search, filters } = USERS_LIST.toQuery(stateOf(''));
    expect([page, pageSize, search]).toEqual([1, 10, undefined]);
    expect(filters).toMatchObject({
      status: 'new',
      sort_by: 'users.joined_at',
      sort_dir: 'desc',
    });
  });

  it('filters by no status once the filter is cleared, also from a link', {
    tags: ['2U09'],
  }, () => {
    const cleared = { ...stateOf(''), filters: { ...stateOf('').filters, status: '' } };
    const address = writeListState(USERS_LIST, cleared).toString();
    expect(filtersOf(address)).toEqual({});
    expect(filtersOf('status=banned')).toEqual({ status: 'banned' });
  });

  it('Poster is can_post_offers true and can_accept_offers false', { tags: ['2U12'] }, () => {
    expect(filtersOf('status=*&userType=poster')).toEqual({
      can_post_offers: true,
      can_accept_offers: false,
    });
  });

  it('Matcher is can_post_offers false and can_accept_offers true', { tags: ['2U13'] }, () => {
    expect(filtersOf('status=*&userType=matcher')).toEqual({
      can_post_offers: false,
      can_accept_offers: true,
    });
  });

  it('has ranges of joining, signing in and completed transactions, in UTC', {
    tags: ['2U14'],
  }, () => {
    const today = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' };
    const address = 'status=*&joined=today&signedIn=yesterday&completed=2026-11-01..2026-11-02';
    expect(filtersOf(address)).toEqual({
      joined_at: today,
      last_logged_at: { from: '2026-11-19T00:00:00.000Z', to: '2026-11-19T23:59:59.999Z' },
      transactions_completed_at: {
        from: '2026-11-01T00:00:00.000Z',
        to: '2026-11-02T23:59:59.999Z',
      },
    });
  });

  it('has country, identity_verified, bank_added and account_officer_tag', {
    tags: ['2U11', '2U15', '2U16'],
  }, () => {
    const address =
      'status=*&country=NG&identityVerified=true&bankAdded=false&accountOfficer=KA%20-%20001';
    expect(filtersOf(address)).toEqual({
      country_abbreviation: 'NG',
      identity_verified: true,
      bank_added: false,
      account_officer_tag: 'KA - 001',
    });
  });

  it('sorts by User Created or Last Signed in, in either direction', { tags: ['2U17'] }, () => {
    expect(USERS_LIST.orders.map(({ label }) => label)).toEqual(['User Created', 'Last Signed in']);
    const { filters } = USERS_LIST.toQuery(stateOf('orderBy=users.last_logged_at&direction=asc'));
    expect(filters).toMatchObject({ sort_by: 'users.last_logged_at', sort_dir: 'asc' });
  });

  it('exports the same filters and search, without a page', { tags: ['2U21'] }, () => {
    const state = stateOf('search=ada&status=banned&page=3');
    const { page, pageSize, ...query } = USERS_LIST.toQuery(state);
    expect([page, pageSize]).toEqual([3, 10]);
    expect(toUserExport(state)).toEqual(query);
  });

  it('the pager shows up to 10 pages', { tags: ['2U05'] }, () => {
    expect(pagesAround(1, 10_000, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pagesAround(5000, 10_000, 10)).toHaveLength(10);
    expect(pagesAround(2, 3, 10)).toEqual([1, 2, 3]);
  });
});

describe('two filters that contradict each other', () => {
  const chosen = (query: string, key: string, value: string) => {
    const model = openList(USERS_LIST, `status=*&${query}`, {});
    const act = { kind: 'filtered', key, value } as const;
    return reduceList(USERS_LIST, reduceList(USERS_LIST, model, act), { kind: 'debounced' }).shown;
  };

  it('are never both in force: the one that is chosen last is', { tags: ['2U12', '2U13'] }, () => {
    expect(chosen('userType=poster', 'canPost', 'false').filters).toMatchObject({
      userType: '',
      canPost: 'false',
    });
    expect(chosen('canPost=false&canAccept=false', 'userType', 'poster').filters).toMatchObject({
      userType: 'poster',
      canPost: '',
      canAccept: 'false',
    });
    expect(chosen('userType=poster', 'canPost', 'true').filters).toMatchObject({
      userType: 'poster',
      canPost: 'true',
    });
  });
});
