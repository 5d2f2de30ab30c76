/** Whether the network's API can be reached, and the return of everything once it can again. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MAINTENANCE } from '#domain/acts/areas/maintenance.ts';
import { apiReachable, callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';

/**
 * Milliseconds between two tries, at least; up to as many more keep consoles from asking at once. A
 * network that is back is noticed within 5 s.
 */
const WAIT_MS = 2000;
/** Milliseconds after which a try is given up. It does not delay the next ones. */
const TRY_MS = 8000;

const wait = () => WAIT_MS * (1 + Math.random());

/**
 * Makes one small call that needs no data. Every answer of the server, even a refusal, shows that
 * it is reachable; the call itself records that.
 */
export const checkConnectivity = (): Promise<unknown> =>
  callEndpoint('siteSettings.read', MAINTENANCE, AbortSignal.timeout(TRY_MS)).catch(
    () => undefined,
  );

/** Asks again and again while the API cannot be reached, and at once when the system is online again. */
function useAsking(reachable: boolean): void {
  useEffect(() => {
    if (reachable) return;
    let timer: number;
    const plan = () => {
      timer = window.setTimeout(ask, wait());
    };
    const ask = () => {
      plan();
      void checkConnectivity();
    };
    const askNow = () => void checkConnectivity();
    plan();
    window.addEventListener('online', askNow);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [reachable]);
}

/**
 * A hook, used once in a layout: whether the API can be reached. When it is back, failed calls are
 * repeated. When the socket is live again, everything on screen is reloaded.
 */
export function useConnectivity(): boolean {
  const queries = useQueryClient();
  const reachable = useStore(apiReachable);
  const live = useStore(useDesk().connection) === 'live';
  const wasGone = useRef(false);
  useAsking(reachable);

  useEffect(() => {
    if (live && !apiReachable.get()) void queries.invalidateQueries();
  }, [live, queries]);
  useEffect(() => {
    if (reachable && wasGone.current) {
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    }
    wasGone.current = !reachable;
  }, [reachable, queries]);
  return reachable;
}
