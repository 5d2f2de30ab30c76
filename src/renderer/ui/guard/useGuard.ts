/** The guard as a dialog uses it: with the lock and the cache of this window. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Attempt, attempt, type Intent, type Settlement, type Subject } from './guard.ts';
import { acquireLock } from './lock.ts';
import { markUnknown } from './outcomes.ts';

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });

/**
 * A function that carries out one 'Yes' under the guard, and reads again what shows the thing
 * whenever something was sent or found to be different. `onSettled` is told what became of a call
 * that was not answered; it outlives the dialog.
 */
export function useGuard<T>(
  subject: Subject<T>,
): (intent: Intent<T>, onSettled: (settlement: Settlement) => void) => Promise<Attempt<T>> {
  const queries = useQueryClient();
  return useCallback(
    async (intent, onSettled) => {
      const reload = () => {
        for (const name of subject.calls) void queries.invalidateQueries({ queryKey: [name] });
      };
      const result = await attempt(subject, intent, { acquire: acquireLock, pause });
      if (result.kind === 'unknown') {
        markUnknown(subject.key(intent.seen), result.settled);
        void result.settled.then((settlement) => {
          reload();
          onSettled(settlement);
        });
      }
      if (result.kind !== 'busy' && result.kind !== 'not-read') reload();
      return result;
    },
    [queries, subject],
  );
}
