/** Named periods, computed in UTC (3F04). Weeks start on Monday (ISO 8601). */
import { DAY_MS, dayOf } from './format.ts';

export const CALENDAR_PRESETS = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
] as const;
/** The presets of the orders list, in the order of the specification. */
export const PERIOD_PRESETS = [...CALENDAR_PRESETS, 'all_time', 'custom'] as const;
/** Presets that reach back from today, on the screens of users (2R07). */
export const LONG_PERIOD_PRESETS = ['3_month', '6_month', '1_year', '5_years'] as const;

export type PeriodPreset = (typeof PERIOD_PRESETS)[number] | (typeof LONG_PERIOD_PRESETS)[number];

export const PERIOD_LABELS: Readonly<Record<PeriodPreset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  this_week: 'This week',
  last_week: 'Last week',
  this_month: 'This month',
  last_month: 'Last month',
  '3_month': '3 month',
  '6_month': '6 month',
  '1_year': '1 year',
  '5_years': '5 years',
  all_time: 'All time',
  custom: 'Custom period',
};

/** Two instants in UTC, both included. */
export interface InstantRange {
  readonly from: string;
  readonly to: string;
}

/** Two calendar days 'YYYY-MM-DD', both included; either may not be chosen yet. */
export interface DayRange {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const dayStart = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

/** 00:00 UTC of a day 'YYYY-MM-DD'; undefined where the calendar has no such day. */
const dayTime = (day = ''): number | undefined =>
  dayOf(day) === day ? Date.parse(day) : undefined;

/** Monday 00:00 UTC of the week `time` is in; 1970-01-01 was a Thursday. */
function weekStart(time: number): number {
  const day = Math.floor(time / DAY_MS);
  return (day - ((day + 3) % 7)) * DAY_MS;
}

function monthStart(time: number, offset: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1);
}

/** How many months the long presets reach back. */
const MONTHS_BACK: Readonly<Record<(typeof LONG_PERIOD_PRESETS)[number], number>> = {
  '3_month': 3,
  '6_month': 6,
  '1_year': 12,
  '5_years': 60,
};

/** 00:00 UTC of the same day some months before, or of the last day of a month that is shorter. */
function monthsBefore(time: number, months: number): number {
  const day = new Date(time).getUTCDate();
  const lastDay = new Date(monthStart(time, 1 - months) - DAY_MS).getUTCDate();
  return monthStart(time, -months) + (Math.min(day, lastDay) - 1) * DAY_MS;
}

function between(from: number, until: number): InstantRange {
  return { from: new Date(from).toISOString(), to: new Date(until - 1).toISOString() };
}

/**
 * The instants of a preset, to the last millisecond of its last day, in every time zone of the
 * computer. `all_time` has no range; a custom period has one only once both of its days are set, and
 * in order (1F09).
 */
export function periodRange(
  preset: PeriodPreset,
  now: Date,
  custom: DayRange = {},
): InstantRange | undefined {
  const time = now.getTime();
  const today = dayStart(time);
  const week = weekStart(time);
  switch (preset) {
    case 'today':
      return between(today, today + DAY_MS);
    case 'yesterday':
      return between(today - DAY_MS, today);
    case 'this_week':
      return between(week, week + 7 * DAY_MS);
    case 'last_week':
      return between(week - 7 * DAY_MS, week);
    case 'this_month':
      return between(monthStart(time, 0), monthStart(time, 1));
    case 'last_month':
      return between(monthStart(time, -1), monthStart(time, 0));
    case '3_month':
    case '6_month':
    case '1_year':
    case '5_years':
      return between(monthsBefore(time, MONTHS_BACK[preset]), today + DAY_MS);
    case 'custom': {
      const from = dayTime(custom.start);
      const to = dayTime(custom.end);
      if (from === undefined || to === undefined || from > to) return undefined;
      return between(from, to + DAY_MS);
    }
    case 'all_time':
      return undefined;
  }
}

/** The days of a range in UTC, each as `shown` writes it: '10/1/2026 to 10/31/2026', or one alone. */
export function daysInWords({ from, to }: InstantRange, shown: (day: string) => string): string {
  const [first, last] = [shown(from), shown(to)];
  return first === last ? first : `${first} to ${last}`;
}

/** The days of a range in UTC, short: '2026', '2026-10', '2026-10-03' or '2026-10-03-to-2026-10-05'. */
export function periodName({ from, to }: InstantRange): string {
  const first = from.slice(0, DAY_LENGTH);
  const last = to.slice(0, DAY_LENGTH);
  const after = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, DAY_LENGTH);
  const isWhole = (part: string) =>
    first.startsWith(part) && last.startsWith(part) && !after.startsWith(part);
  const year = first.slice(0, 4);
  const month = first.slice(0, 7);
  if (first.endsWith('-01-01') && isWhole(year)) return year;
  if (first.endsWith('-01') && isWhole(month)) return month;
  return first === last ? first : `${first}-to-${last}`;
}
