/** When this computer first saw the items of queues: kept with the personal settings, as ids and times only. */
import { afterReading, firstSeenAt, readFirstSeen } from '#domain/queues/first-seen.ts';
import { QUEUES, type QueueId } from '#domain/queues/queues.ts';
import type { PreferenceValues } from '../desk/desk.ts';
import { createStore, type Store } from '../desk/store.ts';
import { writePreference } from './preferences.ts';

let preferences: Store<PreferenceValues> = createStore({});

const keyOf = (id: QueueId) => `firstSeen.${id}`;
const knownOf = (id: QueueId) => readFirstSeen(preferences.get()[keyOf(id)]);

/** Keeps times in these preferences from now on. */
export const keepFirstSeenIn = (store: Store<PreferenceValues>): void => {
  preferences = store;
};

/** The pending items of a queue were read: what is new is seen now. Nothing is kept where the network sends a time. */
export function noteSeen(id: QueueId, ids: readonly string[], isPart: boolean): void {
  if (QUEUES[id].clock?.from !== 'seen') return;
  const known = knownOf(id);
  const next = afterReading(known, ids, { isPart, now: Date.now() });
  if (next !== known) writePreference(preferences, keyOf(id), next);
}

/** A function that says when an item of a queue was first seen; null where it was not yet. */
export const firstSeenIn =
  (id: QueueId) =>
  (item: { readonly id: string }): string | null =>
    firstSeenAt(knownOf(id), item.id);
