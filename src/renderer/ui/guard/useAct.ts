/** The guard as a screen uses it: with the bridge and the cache of this window. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Area } from '#contract/wire/areas.ts';
import type { DeclaredAct } from '#domain/acts/declare.ts';
import { followAct, sendAct, unsettledActs } from '#renderer/client/acts/windowActs.ts';
import { useTwins } from '#renderer/client/cache/useTwins.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { callEndpoint, reloadAreas } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { type Acting, createActing } from './acting.ts';
import type { ActingState, ActPorts } from './state.ts';

type SendOptions = Parameters<typeof sendAct>[1];

/** What acting needs, over the bridge. `areas` are reloaded whenever a thing may have changed. */
export const actPorts = (
  queries: QueryClient,
  areas: readonly Area[],
  options?: SendOptions,
): ActPorts => ({
  read: callEndpoint,
  beginReading: () => ask('acts.read', undefined),
  send: (request) => sendAct(request, options),
  unsettled: unsettledActs,
  follow: followAct,
  reload: () => void reloadAreas(queries, areas),
});

/** One question: its state, and the functions to open and confirm it. */
export interface AskedAct<T, Asked>
  extends ActingState<T>,
    Pick<Acting<T, Asked>, 'open' | 'confirm' | 'dropNote'> {
  /** The current state, for code after `confirm`. */
  readonly last: () => ActingState<T>;
  /** How many rows with its id a list on the screen has. */
  readonly twins: number;
}

/**
 * A hook: asks about one thing as it was shown, while the component is there. `doubt` says why 'Yes' is
 * asked about once more; null where it is not.
 */
export function useAct<T, Asked>(
  act: DeclaredAct<T, Asked>,
  seen: T,
  doubt?: (now: T, asked: Asked) => string | null,
): AskedAct<T, Asked> {
  const queries = useQueryClient();
  const role = useRole();
  const latest = useRef(doubt);
  useEffect(() => {
    latest.current = doubt;
  });
  const [acting] = useState(() =>
    createActing({
      act,
      seen,
      role,
      doubt: (now, asked) => latest.current?.(now, asked) ?? null,
      ports: actPorts(queries, act.subject.areas),
    }),
  );
  useEffect(() => {
    void acting.open();
    return acting.close;
  }, [acting]);
  const state = useSyncExternalStore(acting.subscribe, acting.state);
  const twins = useTwins(act.subject, seen);
  const { open, confirm, dropNote } = acting;
  return { ...state, open, confirm, dropNote, last: acting.state, twins };
}
