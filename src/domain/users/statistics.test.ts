import { describe, expect, it } from 'vitest';
import { STATISTIC_SERIES } from '#contract/people/choices.ts';
import { userStatistic } from '#contract/people/user-activity.ts';
import { periodRange } from '#domain/time/period.ts';
import { IN_UTC } from '#domain/time/testing.ts';
import {
  ACTIVITY_PERIODS,
  activityRange,
  barLabel,
  CHART_INTERVALS,
  currencyCharts,
  isEmptySeries,
  SERIES_NAMES,
} from './statistics.ts';

const NOW = new Date('2026-05-31T15:00:00Z');

const EMPTY = userStatistic.parse({});

const sum = (date: string, currency: string, amount: string) => ({ date, currency, amount });

it('an amount that cannot be read is left out and counted, and takes no other with it', () => {
  const statistic = userStatistic.parse({
    posted: [
      sum('2026-05-01T00:00:00Z', 'EUR', '10'),
      { date: '2026-05-01T00:00:00Z', currency: 'EUR', amount: 'ten' },
      { date: 'May', currency: 'EUR', amount: 1 },
      { date: '2026-05-01T00:00:00Z', currency: ' ', amount: 1 },
    ],
    matched: 'nothing',
    requested: null,
    postCompleted: [sum('2026-05-01T00:00:00Z', 'NGN', '7')],
  });
  expect(statistic.unread).toBe(4);
  const charts = currencyCharts(
    statistic,
    { from: '2026-05-01T00:00:00Z', to: '2026-05-31T00:00:00Z' },
    '1 MONTH',
  );
  expect(
    charts.map(({ currency, totals }) => [currency, totals.posted, totals.post_completed]),
  ).toEqual([
    ['EUR', '10', '0'],
    ['NGN', '0', '7'],
  ]);
});

describe('the periods of the screen of a user', () => {
  it.each([
    ['3_month', '2026-02-28'],
    ['6_month', '2025-11-30'],
    ['1_year', '2025-05-31'],
    ['5_years', '2021-05-31'],
  ] as const)('%s reaches back to %s and to the end of today', (preset, day) => {
    expect(periodRange(preset, NOW)).toEqual({
      from: `${day}T00:00:00.000Z`,
      to: '2026-05-31T23:59:59.999Z',
    });
  });

  it('All Time starts at 2020-01-01', { tags: ['2UD62'] }, () => {
    expect(activityRange('all_time', NOW)?.from).toBe('2020-01-01T00:00:00.000Z');
    expect(activityRange('all_time', NOW)?.to).toBe('2026-05-31T23:59:59.999Z');
  });

  it('a custom period covers nothing until both days are set', { tags: ['2UD63'] }, () => {
    expect(activityRange('custom', NOW, { start: '2026-01-01' })).toBeUndefined();
    expect(activityRange('custom', NOW, { start: '2026-01-01', end: '2026-01-02' })).toBeDefined();
  });

  it('each has the interval of its bars', { tags: ['2UD60', '2UD61'] }, () => {
    expect(ACTIVITY_PERIODS.map((period) => CHART_INTERVALS[period])).toEqual([
      '4 HOUR',
      '4 HOUR',
      '1 DAY',
      '1 DAY',
      '1 WEEK',
      '1 WEEK',
      '1 MONTH',
      '1 MONTH',
      '1 MONTH',
      '1 YEAR',
      '1 YEAR',
      '1 MONTH',
    ]);
  });
});

describe('the charts of a statistic', () => {
  const chartsOf = (
    statistic: ReturnType<typeof userStatistic.parse>,
    preset: (typeof ACTIVITY_PERIODS)[number],
  ) => {
    const period = activityRange(preset, NOW);
    return period ? currencyCharts(statistic, period, CHART_INTERVALS[preset]) : [];
  };

  it('are one for each currency, with exact totals of every series', {
    tags: ['2UD56', '2UD57'],
  }, () => {
    const charts = chartsOf(
      {
        ...EMPTY,
        posted: [
          sum('2026-05-31T08:00:00.000Z', 'NGN', '0.1'),
          sum('2026-05-31T12:00:00.000Z', 'NGN', '0.2'),
        ],
        received_completed: [sum('2026-05-31T00:00:00.000Z', 'GBP', '7')],
      },
      'today',
    );
    expect(charts.map(({ currency }) => currency)).toEqual(['GBP', 'NGN']);
    const none = Object.fromEntries(STATISTIC_SERIES.map((series) => [series, '0']));
    expect(charts.map(({ totals }) => totals)).toEqual([
      { ...none, received_completed: '7' },
      { ...none, posted: '0.3' },
    ]);
    expect(charts[1]?.bars.slice(-4).map(({ amounts }) => amounts)).toEqual([
      { ...none, posted: '0.1' },
      { ...none, posted: '0.2' },
      none,
      none,
    ]);
    const filled = charts.map((chart) =>
      STATISTIC_SERIES.filter((series) => !isEmptySeries(chart, series)),
    );
    expect(filled).toEqual([['received_completed'], ['posted']]);
  });

  it('have the series of the specification', { tags: ['2UD56'] }, () => {
    expect(STATISTIC_SERIES.map((series) => SERIES_NAMES[series])).toEqual([
      'Posted',
      'Post Completed',
      'Requested',
      'Matched',
      'Match Completed',
      'Received',
      'Received Completed',
    ]);
  });

  it.each([
    ['today', 6, '2026-05-31T00:00:00.000Z'],
    ['this_week', 7, '2026-05-25T00:00:00.000Z'],
    ['this_month', 5, '2026-04-27T00:00:00.000Z'],
  ] as const)('of %s have %i bars from %s on, empty ones too', (preset, count, first) => {
    const [chart] = chartsOf(
      { ...EMPTY, matched: [sum('2026-05-31T20:00:00.000Z', 'USD', '5')] },
      preset,
    );
    expect(chart?.bars).toHaveLength(count);
    expect(chart?.bars[0]?.start).toBe(first);
    expect(chart?.bars.at(-1)?.amounts.matched).toBe('5');
  });

  it.each([
    ['3_month', '2026-03', 3],
    ['1_year', '2026-03', 3],
    ['5_years', '2024-01', 3],
    ['all_time', '2024-01', 3],
  ] as const)(
    'of %s begin with the first bar that has an amount, %s, in every currency',
    (preset, first, count) => {
      const isLong = first === '2024-01';
      const statistic = {
        ...EMPTY,
        posted: [sum('2022-01-01T00:00:00.000Z', 'NGN', '0')],
        matched: [sum(isLong ? '2024-01-01T00:00:00.000Z' : '2026-03-02T00:00:00Z', 'USD', '5')],
        received: [sum('2026-05-01T00:00:00.000Z', 'EUR', '7')],
      };
      const charts = chartsOf(statistic, preset);
      // One whose amounts are all 0 has none.
      expect(charts.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
      for (const { bars } of charts) {
        expect(bars).toHaveLength(count);
        expect(bars[0]?.start.slice(0, 7)).toBe(first);
      }
    },
  );

  it('put sums that begin elsewhere into the nearest interval', () => {
    const [chart] = chartsOf(
      {
        ...EMPTY,
        posted: [
          sum('2019-06-01T00:00:00.000Z', 'NGN', '1'),
          sum('2026-03-01T05:00:00.000Z', 'NGN', '2'),
        ],
      },
      'all_time',
    );
    expect(chart?.bars[0]?.amounts.posted).toBe('1');
    expect(chart?.bars.at(-1)?.amounts.posted).toBe('2');
  });

  it('of a very long custom period show the part in which something was', () => {
    const period = activityRange('custom', NOW, { start: '1900-01-01', end: '2099-12-31' });
    const statistic = {
      ...EMPTY,
      posted: [sum('2026-03-01T00:00:00.000Z', 'NGN', '1')],
      matched: [sum('2026-05-01T00:00:00.000Z', 'NGN', '1')],
    };
    const [chart] = period ? currencyCharts(statistic, period, '1 MONTH') : [];
    expect(chart?.bars.map(({ start }) => start.slice(0, 7))).toEqual([
      '2026-03',
      '2026-04',
      '2026-05',
    ]);
  });

  it.each([
    [
      'begins with the period, also where an amount is of before',
      ['2026-04-01', '2026-06-01'],
      '1 MONTH',
      3,
    ],
    ['has up to 60 bars, also after the last amount', ['2026-04-01', '2026-05-30'], '1 DAY', 60],
    [
      'has no bars where the period ends before it begins',
      ['2026-06-01', '2026-05-01'],
      '1 DAY',
      0,
    ],
  ] as const)('one of a chosen period %s', (_what, [start, end], interval, count) => {
    const period = { from: `${start}T00:00:00.000Z`, to: `${end}T00:00:00.000Z` };
    const statistic = { ...EMPTY, posted: [sum('2026-03-15T00:00:00.000Z', 'NGN', '1')] };
    const [chart] = currencyCharts(statistic, period, interval);
    expect(chart?.bars).toHaveLength(count);
    expect(chart?.bars[0]?.start).toBe(count === 0 ? undefined : period.from);
    expect(chart?.totals.posted).toBe('1');
  });

  it('are none without amounts, or where each is 0', () => {
    expect(chartsOf(EMPTY, 'all_time')).toEqual([]);
    const zero = { ...EMPTY, posted: [sum('2026-05-01T00:00:00.000Z', 'NGN', '0.00')] };
    expect(chartsOf(zero, 'all_time')).toEqual([]);
  });

  it.each([
    ['4 HOUR', '8:00:00 AM', '08:00:00'],
    ['1 DAY', '5/31/2026', '2026-05-31'],
    ['1 WEEK', '5/31/2026', '2026-05-31'],
    ['1 MONTH', 'May 2026', '2026-05'],
    ['1 YEAR', '2026', '2026'],
  ] as const)('name a bar of %s %s, or %s', (interval, short, iso) => {
    const label = (form: 'short' | 'iso') =>
      barLabel('2026-05-31T08:00:00.000Z', interval, { ...IN_UTC, zone: 'local', form });
    expect([label('short'), label('iso')]).toEqual([short, iso]);
  });
});
