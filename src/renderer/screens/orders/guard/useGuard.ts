/** The guard as a dialog uses it: with the calls, the lock and the cache of this window. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName } from '#contract/endpoints.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { type Attempt, attempt, type Intent, type Settlement } from './guard.ts';
import { acquireOrder } from './lock.ts';
import { markUnknown } from './outcomes.ts';

/** What shows an order, and is read again after an action on one. */
export const ORDER_CALLS: readonly EndpointName[] = [
  'orders.list',
  'orders.statistics',
  'orders.read',
  'orders.events',
  'orders.matches',
];

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });

/**
 * A function that carries out one 'Yes' under the guard, and reads again what shows the order
 * whenever something was sent. `onSettled` is told what became of a call that was not answered; it
 * outlives the dialog.
 */
export function useGuard(): (
  intent: Intent,
  onSettled: (settlement: Settlement) => void,
) => Promise<Attempt> {
  const queries = useQueryClient();
  return useCallback(
    async (intent, onSettled) => {
      const { id } = intent.seen;
      const reload = () => {
        for (const name of ORDER_CALLS) void queries.invalidateQueries({ queryKey: [name] });
      };
      const result = await attempt(intent, {
        read: () => callEndpoint('orders.read', { id }),
        send: (call) => callEndpoint(call.endpoint, call.input),
        acquire: acquireOrder,
        pause,
      });
      if (result.kind === 'unknown') {
        markUnknown(id, result.settled);
        void result.settled.then((settlement) => {
          reload();
          onSettled(settlement);
        });
      }
      if (result.kind !== 'busy' && result.kind !== 'not-read') reload();
      return result;
    },
    [queries],
  );
}
