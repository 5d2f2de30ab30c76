/** When something that is watched comes back, by the clock that a person reads. */
import type { DateStyle } from '#contract/bridge/dates.ts';
import { DAY_MS, HOUR_MS } from '../time/format.ts';

type Zone = DateStyle['zone'];

/** What a field for a day and a time holds: 'YYYY-MM-DDTHH:mm'. */
const FIELD_LENGTH = 'YYYY-MM-DDTHH:mm'.length;
const HOUR_OF_WORK = 'T09:00';
const DAYS_OF_WEEK = 7;

/** An instant as a field for a day and a time has it in that zone. */
export function asField(instant: string | Date, zone: Zone): string {
  const date = new Date(instant);
  const offset = zone === 'utc' ? 0 : date.getTimezoneOffset() * 60_000;
  return new Date(date.getTime() - offset).toISOString().slice(0, FIELD_LENGTH);
}

const dateOf = (field: string, zone: Zone) => new Date(zone === 'utc' ? `${field}Z` : field);

/** The instant that such a field names in that zone; null where it names none. */
export function fromField(text: string, zone: Zone): string | null {
  const date = dateOf(text, zone);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** 9:00 of the day that is so many days after the one that the field names. */
function morning(field: string, days: number, zone: Zone): string {
  const day = Date.parse(`${field.slice(0, 'YYYY-MM-DD'.length)}T12:00Z`) + days * DAY_MS;
  const date = new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return dateOf(`${date}${HOUR_OF_WORK}`, zone).toISOString();
}

/** The three usual times. */
export function wakeChoices(
  now: Date,
  zone: Zone,
): readonly { readonly label: string; readonly at: string }[] {
  const today = asField(now, zone);
  const weekday = new Date(`${today}Z`).getUTCDay();
  return [
    { label: 'In 1 hour', at: new Date(now.getTime() + HOUR_MS).toISOString() },
    { label: 'Tomorrow 9:00', at: morning(today, 1, zone) },
    {
      label: 'Monday 9:00',
      at: morning(today, (DAYS_OF_WEEK + 1 - weekday) % DAYS_OF_WEEK || DAYS_OF_WEEK, zone),
    },
  ];
}
