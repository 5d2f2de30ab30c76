/** How dates and times are shown (1L, 2U, 3F). */

/** Milliseconds in one day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number) => String(value).padStart(2, '0');

/** The zone instants are shown in: that of the computer, or UTC. */
export type Zone = 'local' | 'utc';

/** The date and time that clocks in a zone show at an instant. */
function clockIn(zone: Zone, instant: string | Date) {
  const date = new Date(instant);
  const offset = zone === 'utc' ? 0 : date.getTimezoneOffset();
  const shifted = new Date(date.getTime() - offset * MINUTE_MS);
  return {
    day: shifted.getUTCDate(),
    month: MONTHS[shifted.getUTCMonth()] ?? '',
    year: shifted.getUTCFullYear(),
    hours: shifted.getUTCHours(),
    minutes: two(shifted.getUTCMinutes()),
    seconds: two(shifted.getUTCSeconds()),
    exact: () => shifted.toISOString().slice(0, -1).replace('T', ' '),
  };
}

/** The time of day as h:mm:ss A: '2:05:09 PM'. */
export function formatTime(instant: string | Date, zone: Zone = 'local'): string {
  const { hours, minutes, seconds } = clockIn(zone, instant);
  return `${hours % 12 || 12}:${minutes}:${seconds} ${hours < 12 ? 'AM' : 'PM'}`;
}

const shortDates = new Map<string, Intl.DateTimeFormat>();

/** The date in the short format of `locale` (the computer's by default): '11/20/26'. */
export function formatDate(instant: string | Date, locale?: string): string {
  const key = locale ?? '';
  let format = shortDates.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
    shortDates.set(key, format);
  }
  return format.format(new Date(instant));
}

/**
 * A calendar day, also from a text with a time, as documents print it: '1988-11-20', the same in
 * every time zone. Other texts are shown unchanged.
 */
export function formatDay(day: string): string {
  const date = /^\d{4}-\d\d-\d\d/u.exec(day)?.[0] ?? '';
  return Number.isNaN(Date.parse(date)) ? day : date;
}

/** A date that cannot be misread: '22 Nov 2026'. */
export function formatLongDate(instant: string | Date, zone: Zone = 'local'): string {
  const { day, month, year } = clockIn(zone, instant);
  return `${day} ${month} ${year}`;
}

/** Date and time on one line, which cannot be misread: '22 Nov 2026, 01:04'. */
export function formatDateTime(instant: string | Date, zone: Zone = 'local'): string {
  const { day, month, year, hours, minutes } = clockIn(zone, instant);
  return `${day} ${month} ${year}, ${two(hours)}:${minutes}`;
}

let known = { zone: '', offset: Number.NaN, readAt: 0 };

/** The name of the computer's zone. Reading it takes longer than writing a date, so it is kept for a minute. */
function computersZone(): string {
  const now = new Date();
  const offset = now.getTimezoneOffset();
  const readAt = now.getTime();
  if (offset !== known.offset || Math.abs(readAt - known.readAt) > MINUTE_MS) {
    known = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, offset, readAt };
  }
  return known.zone;
}

/**
 * The exact instant for a tooltip, in the computer's zone and in UTC, one a line:
 * '2026-11-23 00:54:55.000 Africa/Lagos'.
 */
export function formatInBothZones(instant: string | Date): string {
  return `${clockIn('local', instant).exact()} ${computersZone()}\n${formatExact(instant)}`;
}

/** The exact instant: '2026-11-20 23:54:55.000 UTC'. */
export const formatExact = (instant: string | Date): string =>
  `${clockIn('utc', instant).exact()} UTC`;

const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long ago an instant was, in its largest whole unit: '3 days', '1 hour', '12 minutes'. Under a
 * minute, or in the future because of a wrong clock, it is 'less than a minute'.
 */
export function formatAge(instant: string | Date, now: Date): string {
  const elapsed = now.getTime() - new Date(instant).getTime();
  const units = [
    ['day', DAY_MS],
    ['hour', HOUR_MS],
    ['minute', MINUTE_MS],
  ] as const;
  for (const [unit, length] of units) {
    const count = Math.floor(elapsed / length);
    if (count >= 1) return counted(count, unit);
  }
  return 'less than a minute';
}

/** A result with its user: 'Document successfully verified · Ada Obi'; `name` is null if unknown. */
export const resultOf = (done: string, name: string | null): string =>
  name === null ? done : `${done} · ${name}`;

/** A whole number with commas between thousands: '5,000'. */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** A number of things: '1 order', '5,000 orders'. */
export const counted = (count: number, thing: string): string =>
  `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
