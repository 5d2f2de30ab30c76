/** The zone in which instants are shown, which each person chooses. */
import { formatDateTime, formatLongDate, formatTime, type Zone } from '#domain/time/format.ts';
import type { PreferenceValues } from '../desk/desk.ts';
import type { Store } from '../desk/store.ts';
import { usePreference } from './preferences.ts';

const KEY = 'zone';

/** What a person may choose. */
export const ZONES: readonly { readonly value: Zone; readonly label: string }[] = [
  { value: 'local', label: "This computer's" },
  { value: 'utc', label: 'UTC' },
];

const readZone = (stored: unknown): Zone =>
  ZONES.find(({ value }) => value === stored)?.value ?? 'local';

let shown: Zone = 'local';

/** Shows instants in the zone that the preferences name, from now on. */
export function followZone(preferences: Store<PreferenceValues>): void {
  const follow = () => {
    shown = readZone(preferences.get()[KEY]);
  };
  follow();
  preferences.subscribe(follow);
}

/** The person's zone and its setter. */
export const useZone = () => usePreference<Zone>(KEY, readZone);

/** '22 Nov 2026, 01:04' in the person's zone. */
export const shownDateTime = (instant: string | Date): string => formatDateTime(instant, shown);

/** '22 Nov 2026' in the person's zone. */
export const shownDate = (instant: string | Date): string => formatLongDate(instant, shown);

/** '2:05:09 PM' in the person's zone. */
export const shownTime = (instant: string | Date): string => formatTime(instant, shown);
