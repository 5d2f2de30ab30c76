import { describe, expect, it } from 'vitest';
import { readListState } from '#renderer/ui/list/state/state.ts';
import {
  activityShape,
  filtersAt,
  tabAt,
  tabsOf,
  toRequestQuery,
  toRewardQuery,
  toTransactionQuery,
} from './state.ts';

const poster = { can_post_offers: true };
const other = { can_post_offers: false };
const NOW = new Date('2026-03-18T12:00:00Z');

describe('the tabs of a user', () => {
  it('have a hash each; another hash is the first', { tags: ['2UD29'] }, () => {
    expect(tabsOf(poster).map(([name]) => tabAt(`#${name}`, poster))).toEqual([
      'payments',
      'requests',
      'received',
      'invited-users',
      'rewards',
    ]);
    expect(tabAt('', poster)).toBe('payments');
    expect(tabAt('#nothing', poster)).toBe('payments');
  });

  it('are without Requests for a user who cannot post offers, even by a link', {
    tags: ['2UD30'],
  }, () => {
    expect(tabsOf(other).map(([name]) => name)).not.toContain('requests');
    expect(tabAt('#requests', other)).toBe('payments');
  });
});

describe('the filters of a tab', () => {
  const names = (tab: Parameters<typeof filtersAt>[0]) => {
    const { ofTab, ofCharts } = filtersAt(tab);
    return [Object.keys(ofTab), Object.keys(ofCharts)];
  };

  it.each(['payments', 'requests', 'received'] as const)(
    'of %s narrow its tables',
    { tags: ['2UD32', '2UD33'] },
    (tab) => expect(names(tab)).toEqual([['type', 'state', 'period'], []]),
  );

  it('are those that have an effect there; those of the charts alone are beside the charts', () => {
    expect(names('rewards')).toEqual([['period'], ['type']]);
    expect(names('invited-users')).toEqual([[], ['type', 'period']]);
  });
});

describe('what narrows the tabs', () => {
  const filtersOf = (query: string) =>
    readListState(activityShape('7'), new URLSearchParams(query)).filters;
  const read = (query: string) => toTransactionQuery(filtersOf(query), NOW);

  it('is read from the address; All Time starts in 2020', {
    tags: ['2UD32', '2UD33', '2UD62'],
  }, () => {
    expect(read('type=p2p&state=uncompleted')).toEqual({
      type: 'p2p',
      state: 'uncompleted',
      start_date: '2020-01-01T00:00:00.000Z',
      end_date: '2026-03-18T23:59:59.999Z',
    });
    expect(read('period=3_month').start_date).toBe('2025-12-18T00:00:00.000Z');
  });

  it('of requests has the state as their status', { tags: ['2UD35'] }, () => {
    expect(toRequestQuery(filtersOf('type=p2p&state=completed'), NOW)).toMatchObject({
      type: 'p2p',
      status: 'completed',
    });
  });

  it('of rewards is the days of the period', () => {
    expect(toRewardQuery(filtersOf('period=last_month&state=completed'), NOW)).toEqual({
      created_at: ['2026-02-01', '2026-02-28'],
    });
  });

  it('is nothing where the address holds nonsense', () => {
    expect(read('type=x&state=y&period=z')).toEqual(read(''));
  });
});
