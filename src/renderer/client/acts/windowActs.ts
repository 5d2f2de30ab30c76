/** Acts as this window knows them: those that are not settled, and how new ones are sent. */
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StartState } from '#contract/bridge/bridge.ts';
import {
  type ActRequest,
  isSettled,
  refKey,
  type SentAct,
} from '#contract/bridge/recorded-acts.ts';
import { CANCELLED_UNSENT } from '#contract/wire/problem.ts';
import { ask, bridge, ProblemError } from '../calls/bridge.ts';
import { createStore, type Store, useStore } from '../desk/store.ts';
import { asOwnAct } from './ownActs.ts';

/** The acts that are not settled. */
const open = createStore<readonly SentAct[]>([]);
/** The acts whose outcome was found by reading, and not yet seen by the user. */
const outcomes = createStore<readonly SentAct[]>([]);
/** The acts whose answer this page awaits: its dialog reports them. */
const awaited = new Set<string>();
/** The dialogs of this page that show an act, by its key. */
const followers = new Set<{ readonly key: string }>();
const listeners = new Set<(act: SentAct) => void>();

/** Takes over the acts that are not settled or whose outcome is news, and follows all acts from now on. */
export function followActs({
  unsettled,
  outcomes: found,
}: Pick<StartState, 'unsettled' | 'outcomes'>): void {
  open.set(unsettled);
  outcomes.set(found);
  bridge().subscribe('unsettled', async (now) => {
    const isIn = (acts: readonly SentAct[]) => (act: SentAct) =>
      acts.some(({ key }) => key === act.key);
    const missed = open.get().filter((act) => !isIn(now)(act));
    open.set(now);
    const known = missed.length > 0 ? await ask('acts.list', undefined) : [];
    const settled = known.filter(isIn(missed));
    for (const act of [...now, ...settled]) for (const listener of listeners) listener(act);
  });
  bridge().subscribe('act', (act) => {
    put(open, act, !isSettled(act));
    put(outcomes, act, act.isNews);
    for (const listener of listeners) listener(act);
  });
}

/** Takes an act into a list, or out of it. */
function put(list: Store<readonly SentAct[]>, act: SentAct, isIn: boolean): void {
  const others = list.get().filter(({ key }) => key !== act.key);
  if (isIn || others.length < list.get().length) list.set(isIn ? [...others, act] : others);
}

/** Calls `listener` for every act that is sent, answered, read for or settled; the returned function stops. */
export function onAct(listener: (act: SentAct) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows one act for a dialog that shows it; the returned function stops. */
export function followAct(key: string, listener: (act: SentAct) => void): () => void {
  const stop = onAct((act) => act.key === key && listener(act));
  const follower = { key };
  followers.add(follower);
  return () => {
    stop();
    followers.delete(follower);
  };
}

/** Whether a dialog of this window shows an act. */
export const isShown = (act: SentAct): boolean => [...followers].some(({ key }) => key === act.key);

const OWN = ['acts.list'] as const;

/** A hook: the person's own acts on this computer, loaded again whenever one is sent, answered or settled. */
export function useOwnActs(): UseQueryResult<readonly SentAct[]> {
  const queries = useQueryClient();
  useEffect(() => onAct(() => void queries.invalidateQueries({ queryKey: OWN })), [queries]);
  return useQuery({ queryKey: OWN, queryFn: () => ask('acts.list', undefined) });
}

/** The acts whose outcome is not known. */
export const unsettledActs = open.get;

/** The acts that are not settled; the component follows. */
export const useUnsettled = (): readonly SentAct[] => useStore(open);

/** What 'Outcome unknown' means, beside actions. */
export const OUTCOME_UNKNOWN =
  'No answer came back for the last action. Corridor is checking what became of it.';

/**
 * Whether an action on the thing of that key was sent, its outcome is unknown, and no dialog of
 * this window will show it.
 */
export const useOutcomeUnknown = (key: string): boolean =>
  useStore(open).some(
    ({ subject, outcome, key: act }) =>
      refKey(subject) === key && (outcome === 'unknown' || !awaited.has(act)),
  );

/** A hook: the acts whose outcome was found by reading, and not yet seen by the user. */
export const useUnseenOutcomes = (): readonly SentAct[] => useStore(outcomes);

/** The user has checked an act of unknown outcome, or seen the outcome that was found. @throws ProblemError */
export const decideAct = (key: string): Promise<undefined> => ask('acts.decide', { key });

interface SendOptions {
  /** Aborting it aborts the request on the wire: only what the person cancels themselves. */
  readonly signal?: AbortSignal | undefined;
  /** Called with how much of a file has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends an act, and returns the answer of its endpoint.
 * @throws {ProblemError} also `conflict`, when another act on the thing comes first
 */
export async function sendAct(
  request: Omit<ActRequest, 'callId'>,
  { signal, onProgress }: SendOptions = {},
): Promise<unknown> {
  // Every window hears of every upload: its id must be no one else's.
  const callId = crypto.randomUUID();
  const abort = () => void bridge().call('api.cancel', { callId });
  // One that is aborted already fires no event.
  if (signal?.aborted) throw new ProblemError(CANCELLED_UNSENT.problem);
  const stop = onProgress
    ? bridge().subscribe('upload', (upload) => {
        if (upload.callId === callId) onProgress(upload.sent / upload.total);
      })
    : () => undefined;
  signal?.addEventListener('abort', abort, { once: true });
  awaited.add(request.key);
  try {
    return await asOwnAct(refKey(request.subject), ask('acts.send', { ...request, callId }));
  } finally {
    awaited.delete(request.key);
    signal?.removeEventListener('abort', abort);
    stop();
  }
}
