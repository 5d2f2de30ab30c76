/** What a user did over time: periods, intervals, bars and totals (2U, 2UD). */
import type { DateStyle } from '#contract/bridge/dates.ts';
import { STATISTIC_SERIES } from '#contract/people/choices.ts';
import type {
  StatisticInterval,
  StatisticSeries,
  StatisticSum,
  UserStatistic,
} from '#contract/people/user-activity.ts';
import { type Decimal, plus, sameAmount } from '#domain/money/money.ts';
import { DAY_MS, formatDate, formatMonth, formatTime } from '#domain/time/format.ts';
import {
  CALENDAR_PRESETS,
  type DayRange,
  type InstantRange,
  LONG_PERIOD_PRESETS,
  type PeriodPreset,
  periodRange,
} from '#domain/time/period.ts';

/** The periods of the screen of a user, in the order of the specification (2U, 2UD). */
export const ACTIVITY_PERIODS = [
  ...CALENDAR_PRESETS,
  ...LONG_PERIOD_PRESETS,
  'all_time',
  'custom',
] as const satisfies readonly PeriodPreset[];

/** How much time one bar covers (2UD60). */
export const CHART_INTERVALS: Readonly<Record<PeriodPreset, StatisticInterval>> = {
  today: '4 HOUR',
  yesterday: '4 HOUR',
  this_week: '1 DAY',
  last_week: '1 DAY',
  this_month: '1 WEEK',
  last_month: '1 WEEK',
  '3_month': '1 MONTH',
  '6_month': '1 MONTH',
  '1_year': '1 MONTH',
  '5_years': '1 YEAR',
  all_time: '1 YEAR',
  custom: '1 MONTH',
};

/** Where All Time starts (2UD62). */
const ALL_TIME_START = '2020-01-01T00:00:00.000Z';

/** The instants of a period; All Time is from 2020-01-01 to the end of today. Undefined for half a custom period. */
export function activityRange(
  preset: PeriodPreset,
  now: Date,
  custom: DayRange = {},
): InstantRange | undefined {
  if (preset !== 'all_time') return periodRange(preset, now, custom);
  const today = periodRange('today', now);
  return today && { from: ALL_TIME_START, to: today.to };
}

/** The series by their names on the screen (2U, 2UD). */
export const SERIES_NAMES: Readonly<Record<StatisticSeries, string>> = {
  posted: 'Posted',
  post_completed: 'Post Completed',
  requested: 'Requested',
  matched: 'Matched',
  match_completed: 'Match Completed',
  received: 'Received',
  received_completed: 'Received Completed',
};

type SeriesAmounts = Readonly<Record<StatisticSeries, Decimal>>;

interface Bar {
  readonly start: string;
  readonly amounts: SeriesAmounts;
}

export interface CurrencyChart {
  readonly currency: string;
  /** The intervals of the period, oldest first, also those without amounts. */
  readonly bars: readonly Bar[];
  readonly totals: SeriesAmounts;
}

/** Whether a series of a chart has nothing to show. */
export const isEmptySeries = ({ totals }: CurrencyChart, series: StatisticSeries): boolean =>
  sameAmount(totals[series], '0');

const HOURS_4 = DAY_MS / 6;
/** 1970-01-05, a Monday: weeks are counted from it. */
const MONDAY = 4 * DAY_MS;

/** The beginning of the interval `time` is in, `steps` intervals on, in UTC. */
function beginning(interval: StatisticInterval, time: number, steps = 0): number {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  const even = (length: number, origin = 0) =>
    origin + (Math.floor((time - origin) / length) + steps) * length;
  switch (interval) {
    case '4 HOUR':
      return even(HOURS_4);
    case '1 DAY':
      return even(DAY_MS);
    case '1 WEEK':
      return even(7 * DAY_MS, MONDAY);
    case '1 MONTH':
      return Date.UTC(year, date.getUTCMonth() + steps, 1);
    case '1 YEAR':
      return Date.UTC(year + steps, 0, 1);
  }
}

/** More bars than this end with the last that has an amount. */
const MOST_BARS = 60;

function beginnings({ from, to }: InstantRange, interval: StatisticInterval): number[] {
  const end = Date.parse(to);
  const all: number[] = [];
  let start = beginning(interval, Date.parse(from));
  while (start <= end) {
    all.push(start);
    start = beginning(interval, start, 1);
  }
  return all;
}

const none = (): Record<StatisticSeries, Decimal> => ({
  posted: '0',
  post_completed: '0',
  requested: '0',
  matched: '0',
  match_completed: '0',
  received: '0',
  received_completed: '0',
});

const sumOf = (sums: readonly StatisticSum[]) =>
  sums.reduce((total, { amount }) => plus(total, amount), '0');

/** The interval a moment is in, or the nearest: servers may begin theirs elsewhere. */
function placeOf(starts: readonly number[], date: string): number {
  const time = Date.parse(date);
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  );
}

function chartOf(
  statistic: UserStatistic,
  currency: string,
  period: InstantRange,
  interval: StatisticInterval,
): CurrencyChart {
  const starts = beginnings(period, interval);
  const amounts = starts.map(none);
  const totals = none();
  const used = new Set<number>();
  for (const series of STATISTIC_SERIES) {
    const own = statistic[series].filter((sum) => sum.currency === currency);
    totals[series] = sumOf(own);
    for (const { date, amount } of own) {
      const place = placeOf(starts, date);
      const bar = amounts[place];
      if (!bar) continue;
      bar[series] = plus(bar[series], amount);
      used.add(place);
    }
  }
  const bars = starts.map((start, at) => ({
    start: new Date(start).toISOString(),
    amounts: amounts[at] ?? none(),
  }));
  const shown = bars.length > MOST_BARS ? bars.slice(0, Math.max(...used) + 1) : bars;
  return { currency, bars: shown, totals };
}

/** A chosen day, week or month is shown whole; longer periods begin with the first bar that has an amount. */
const LONG: ReadonlySet<StatisticInterval> = new Set(['1 MONTH', '1 YEAR']);

/** The period from its first amount on. */
function fromFirst(sums: readonly StatisticSum[], period: InstantRange): InstantRange {
  const first = Math.min(...sums.map(({ date }) => Date.parse(date)));
  return first > Date.parse(period.from)
    ? { ...period, from: new Date(first).toISOString() }
    : period;
}

/** A chart for each currency that has an amount, by code. All begin with the same bar. */
export function currencyCharts(
  statistic: UserStatistic,
  whole: InstantRange,
  interval: StatisticInterval,
): CurrencyChart[] {
  const sums = STATISTIC_SERIES.flatMap((series) => statistic[series]).filter(
    ({ amount }) => !sameAmount(amount, '0'),
  );
  if (sums.length === 0) return [];
  const period = LONG.has(interval) ? fromFirst(sums, whole) : whole;
  const currencies = new Set(sums.map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => chartOf(statistic, currency, period, interval));
}

/** When a bar begins, in UTC, as short as its interval allows. */
export function barLabel(start: string, interval: StatisticInterval, dates: DateStyle): string {
  const inUtc = { ...dates, zone: 'utc' } as const;
  switch (interval) {
    case '4 HOUR':
      return formatTime(start, inUtc);
    case '1 DAY':
    case '1 WEEK':
      return formatDate(start, inUtc);
    case '1 MONTH':
      return formatMonth(start, inUtc);
    case '1 YEAR':
      return start.slice(0, 4);
  }
}
