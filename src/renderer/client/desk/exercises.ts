/** The exercises of practice, as every window knows them. */
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BridgeOutput } from '#contract/bridge/bridge.ts';
import { ask, bridge } from '../calls/bridge.ts';
import { useIsPractice } from './desk.ts';

type ExerciseList = BridgeOutput<'exercises.list'>;

const KEY = ['exercises'] as const;

/** A hook: the exercises, the attempt and the results; nothing outside of practice. */
export function useExercises(): UseQueryResult<ExerciseList> {
  const practice = useIsPractice();
  return useQuery({
    queryKey: KEY,
    queryFn: () => ask('exercises.list', undefined),
    enabled: practice,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A hook for the part of the page that is always there: it takes over what changes in any window. */
export function useExerciseEvents(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      bridge().subscribe('exercise', (state) => {
        const before = queries.getQueryData<ExerciseList>(KEY);
        if (!before) return;
        queries.setQueryData<ExerciseList>(KEY, { ...before, ...state });
        const begun = state.attempt?.startedAt;
        if (begun === undefined || begun === before.attempt?.startedAt) return;
        // A situation is set up without the events of the network.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
      }),
    [queries],
  );
}
