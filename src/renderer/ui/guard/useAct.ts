/** The guard as a screen uses it: with the bridge and the cache of this window. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Area } from '#contract/wire/areas.ts';
import type { Act } from '#domain/acts/act.ts';
import { followAct, sendAct, unsettledActs } from '#renderer/client/acts/windowActs.ts';
import { useTwins } from '#renderer/client/cache/useTwins.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { callEndpoint, reloadAreas } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { createQuestion, type Question, type QuestionPorts } from './asking.ts';
import type { ShownQuestion } from './state.ts';

type SendOptions = Parameters<typeof sendAct>[1];

/** What a question needs, over the bridge. `areas` are reloaded whenever a thing may have changed. */
export const questionPorts = (
  queries: QueryClient,
  areas: readonly Area[],
  options?: SendOptions,
): QuestionPorts => ({
  read: callEndpoint,
  beginReading: () => ask('acts.read', undefined),
  send: (request) => sendAct(request, options),
  unsettled: unsettledActs,
  follow: followAct,
  reload: () => void reloadAreas(queries, areas),
});

/** One question: what it shows, and the functions to open and confirm it. */
export interface OpenQuestion<T, Choice>
  extends ShownQuestion<T>,
    Pick<Question<T, Choice>, 'open' | 'confirm' | 'dropNote' | 'own'> {
  /** What it shows now, for code after `confirm`. */
  readonly last: () => ShownQuestion<T>;
  /** How many rows with its id a list on the screen has. */
  readonly twins: number;
}

/**
 * A hook: asks about one thing as it was shown, while the component is there. `doubt` says why 'Yes' is
 * asked about once more; null where it is not.
 */
export function useAct<T, Choice>(
  act: Act<T, Choice>,
  seen: T,
  doubt?: (now: T, choice: Choice) => string | null,
): OpenQuestion<T, Choice> {
  const queries = useQueryClient();
  const role = useRole();
  const latest = useRef(doubt);
  useEffect(() => {
    latest.current = doubt;
  });
  const [question] = useState(() =>
    createQuestion<T, Choice>(
      { act, seen, role, doubt: (now, choice) => latest.current?.(now, choice) ?? null },
      questionPorts(queries, act.kind.areas),
    ),
  );
  useEffect(() => {
    void question.open();
    return question.close;
  }, [question]);
  const shown = useSyncExternalStore(question.subscribe, question.state);
  const twins = useTwins(act.kind, seen);
  const { open, confirm, dropNote, own } = question;
  return { ...shown, open, confirm, dropNote, own, last: question.state, twins };
}
