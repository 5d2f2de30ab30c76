/** Gathering the news of the queues, and reading it. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#renderer/desk/desk.ts';
import { createStore, useStore } from '#renderer/desk/store.ts';
import { arrived, lookedAt, type News, nothingNew } from './arrivals.ts';
import type { Queue } from './queues.ts';

/** The news of this window, until it closes. */
const store = createStore<News>(nothingNew('', 0));

function usePerson(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : '';
}

/** The news of the person signed in, who starts without any. */
export function useNews(): News {
  const person = usePerson();
  const kept = useStore(store);
  useEffect(() => {
    if (store.get().person !== person) store.set(nothingNew(person, Date.now()));
  }, [person]);
  return kept;
}

/** Everything was read: from now on something else is new. */
export const markAllRead = (): void => store.set(nothingNew(store.get().person, Date.now()));

/**
 * A function to be told of requests that came into a queue. They are news unless the person looks at
 * that queue, and no longer once they do.
 */
export function useArrivals({ kind, path }: Queue): (count: number) => void {
  const person = usePerson();
  const here = useLocation().pathname === path;
  useEffect(() => {
    if (!here) return;
    const look = () => {
      if (document.hasFocus()) store.set(lookedAt(store.get(), kind));
    };
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [here, kind]);
  return (count) => {
    if (here && document.hasFocus()) return;
    store.set(arrived(store.get(), person, kind, { count, at: Date.now() }));
  };
}
