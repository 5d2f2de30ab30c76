/** Personal preferences, kept on this computer by the main process. */
import { useCallback, useMemo } from 'react';
import type { BridgeEventPayload } from '#contract/bridge/bridge.ts';
import { bridge } from '../calls/bridge.ts';
import { type PreferenceValues, useDesk } from '../desk/desk.ts';
import { type Store, useStore } from '../desk/store.ts';
import type { Json } from './drafts.ts';

/** How many writes of this window are under way, by key. */
const underWay = new Map<string, number>();

/** Takes over what any window has written, unless this one is still writing another value. */
export function takePreference(
  preferences: Store<PreferenceValues>,
  { key, value }: BridgeEventPayload<'preference'>,
): void {
  if (!underWay.get(key)) preferences.set({ ...preferences.get(), [key]: value });
}

/** Sets a preference, for this window at once. */
export function writePreference(
  preferences: Store<PreferenceValues>,
  key: string,
  value: Json,
): void {
  preferences.set({ ...preferences.get(), [key]: value });
  const count = (more: number) => underWay.set(key, (underWay.get(key) ?? 0) + more);
  count(1);
  void bridge()
    .call('preferences.write', { key, value })
    .finally(() => count(-1));
}

/**
 * A preference and its setter. `read` turns the stored value into a valid one, or the default;
 * declare it outside of components. A failed write is reported by the main process as a notice; the
 * value still applies in this window.
 */
export function usePreference<T extends Json>(
  key: string,
  read: (stored: unknown) => T,
): readonly [T, (value: T) => void] {
  const { preferences } = useDesk();
  const stored = useStore(preferences)[key];
  const write = useCallback(
    (value: T) => writePreference(preferences, key, value),
    [preferences, key],
  );
  const current = useMemo(() => read(stored), [read, stored]);
  return [current, write];
}
