/** How dates and times are shown (document 2 §9; document 3 §9). */

/** Milliseconds in one day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

const two = (value: number) => String(value).padStart(2, '0');

/** The time of day as h:mm:ss A in the workstation's time zone: '2:05:09 PM'. */
export function formatTime(instant: string | Date): string {
  const date = new Date(instant);
  const hours = date.getHours();
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${two(date.getMinutes())}:${two(date.getSeconds())} ${half}`;
}

const shortDates = new Map<string, Intl.DateTimeFormat>();

/** The date in the short format of `locale` (the workstation's by default): '11/20/26'. */
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
 * A calendar day 'YYYY-MM-DD', with or without a time after it, in the short format: the same day in
 * every time zone. What is no day is shown as it is.
 */
export function formatDay(day: string, locale?: string): string {
  const date = /^\d{4}-\d\d-\d\d/u.exec(day)?.[0];
  const noon = new Date(`${date}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? day : formatDate(noon, locale);
}

/** Short date and time on one line. */
export function formatDateTime(instant: string | Date, locale?: string): string {
  return `${formatDate(instant, locale)} ${formatTime(instant)}`;
}

/** The exact instant for a tooltip: '2026-11-20 23:54:55.000 UTC'. */
export function formatExact(instant: string | Date): string {
  return new Date(instant).toISOString().replace('T', ' ').replace('Z', ' UTC');
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long ago something was, in its largest whole unit: '3 days', '1 hour', '12 minutes'; under a
 * minute, or in the future by a clock that is off, it is 'less than a minute'.
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

/** What was done and to whom: 'Document successfully verified · Ada Obi'; `name` null when unknown. */
export const resultOf = (done: string, name: string | null): string =>
  name === null ? done : `${done} · ${name}`;

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A whole number with commas between thousands: '5,000'. */
export const formatCount = (count: number): string => counts.format(count);

/** A number of things: '1 order', '5,000 orders'. */
export const counted = (count: number, thing: string): string =>
  `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
