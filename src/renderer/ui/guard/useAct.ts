/** The guard as a screen uses it: with the bridge and the cache of this window. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Area } from '#contract/areas.ts';
import { onAct, sendAct, unsettledOn } from '#renderer/client/acts.ts';
import { ask } from '#renderer/client/bridge.ts';
import { reloadAreas } from '#renderer/client/endpoints.ts';
import { type Acting, type ActingState, type ActPorts, createActing } from './acting.ts';
import type { Intent, Subject } from './subject.ts';

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });

type SendOptions = Parameters<typeof sendAct>[1];

/** What acting needs, over the bridge. `areas` are reloaded whenever a thing may have changed. */
export const actPorts = (
  queries: QueryClient,
  areas: readonly Area[],
  options?: SendOptions,
): ActPorts => ({
  send: (request) => sendAct(request, options),
  settle: async (key, settlement) => {
    await ask('acts.settle', { key, settlement });
  },
  unsettledOn,
  onAct,
  pause,
  reload: () => void reloadAreas(queries, areas),
});

interface UseActOptions<T> {
  readonly subject: Subject<T>;
  /** The thing as it was shown. A list that reloads behind the question does not change it. */
  readonly seen: T;
  readonly intent: Intent<T>;
  readonly options?: SendOptions;
}

/** One question: its state, and the functions to open and confirm it. */
export interface AskedAct<T> extends ActingState<T>, Pick<Acting<T>, 'open' | 'confirm'> {
  /** The current state, for code after `confirm`. */
  readonly last: () => ActingState<T>;
}

/** A hook: asks about one thing while the component is there. */
export function useAct<T>({ subject, seen, intent, options }: UseActOptions<T>): AskedAct<T> {
  const queries = useQueryClient();
  const latest = useRef(intent);
  useEffect(() => {
    latest.current = intent;
  });
  const [acting] = useState(() =>
    createActing({
      subject,
      seen,
      intent: () => latest.current,
      ports: actPorts(queries, subject.areas, options),
    }),
  );
  // An act that was sent is followed when nothing shows it any more: its outcome is shown to the person who confirmed it.
  useEffect(() => {
    void acting.open();
  }, [acting]);
  const state = useSyncExternalStore(acting.subscribe, acting.state);
  return { ...state, open: acting.open, confirm: acting.confirm, last: acting.state };
}
