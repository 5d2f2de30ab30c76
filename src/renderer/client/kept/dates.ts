/** How dates and times are written on screens and in copies, which each person chooses. */
import type { DateStyle } from '#contract/bridge/dates.ts';
import { formatCalendarDay, formatDate, formatDateTime, formatTime } from '#domain/time/format.ts';
import type { PreferenceValues } from '../desk/desk.ts';
import type { Store } from '../desk/store.ts';
import { usePreference } from './preferences.ts';

type Zone = DateStyle['zone'];
type Form = DateStyle['form'];

const ZONE_KEY = 'zone';
const FORM_KEY = 'dates';

/** The zones a person may choose. */
export const ZONES: readonly { readonly value: Zone; readonly label: string }[] = [
  { value: 'local', label: "This computer's" },
  { value: 'utc', label: 'UTC' },
];

const FORMS: readonly { readonly value: Form; readonly name: string }[] = [
  { value: 'short', name: 'Short' },
  { value: 'letters', name: 'Month in letters' },
  { value: 'iso', name: 'ISO 8601' },
];

const readZone = (stored: unknown): Zone =>
  ZONES.find(({ value }) => value === stored)?.value ?? 'local';
const readForm = (stored: unknown): Form =>
  FORMS.find(({ value }) => value === stored)?.value ?? 'short';

let style: DateStyle = { form: 'short', zone: 'local', locale: navigator.language };

/**
 * Writes dates as the preferences say, from now on.
 * @param locale that of the system's regional settings; null where only the browser's is known
 */
export function followDates(preferences: Store<PreferenceValues>, locale: string | null): void {
  const follow = () => {
    const values = preferences.get();
    style = {
      form: readForm(values[FORM_KEY]),
      zone: readZone(values[ZONE_KEY]),
      locale: locale ?? navigator.language,
    };
  };
  follow();
  preferences.subscribe(follow);
}

/** The person's zone and its setter. */
export const useZone = () => usePreference<Zone>(ZONE_KEY, readZone);

/** The person's form of dates and its setter. */
export const useDateForm = () => usePreference<Form>(FORM_KEY, readForm);

/** The style that the person chose. */
export const chosenDates = (): DateStyle => style;

/** An instant in the afternoon, whose text is as long as any in its form. */
const LONG_INSTANT = '2026-11-26T22:04:09Z';

/** The text of an instant, as long as any in a form, by default the chosen one. */
export const longDateTime = (form = style.form): string =>
  formatDateTime(LONG_INSTANT, { ...style, form, zone: 'utc' });

/** The forms a person may choose, each with an instant in it. */
export const dateForms = (): readonly { readonly value: Form; readonly label: string }[] =>
  FORMS.map(({ value, name }) => ({ value, label: `${name}: ${longDateTime(value)}` }));

/** '11/26/2026, 1:04:09 AM', as the person chose. */
export const shownDateTime = (instant: string | Date): string => formatDateTime(instant, style);

/** '11/26/2026', as the person chose. */
export const shownDate = (instant: string | Date): string => formatDate(instant, style);

/** '2:05:09 PM', as the person chose. */
export const shownTime = (instant: string | Date): string => formatTime(instant, style);

/** When something was, read later: the time alone where it was today. */
export const shownWhen = (instant: string | Date): string =>
  shownDate(instant) === shownDate(new Date()) ? shownTime(instant) : shownDateTime(instant);

/** A calendar day 'YYYY-MM-DD', the same in every zone: '11/26/2026', as the person chose. */
export const shownDay = (day: string): string => formatCalendarDay(day, style);
