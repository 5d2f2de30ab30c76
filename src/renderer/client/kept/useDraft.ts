import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { DraftKey } from '#domain/program/drafts.ts';
import { useDesk } from '../desk/desk.ts';
import type { ChosenFile, Json } from './drafts.ts';

/**
 * Unfinished work under a key: its value, a setter, and a function that discards it. `read` turns
 * the stored value into a valid one, or the default. Use it in place of `useState` for typed text
 * and for the open dialog.
 */
export function useDraft<T extends Json>(
  key: DraftKey,
  read: (kept: unknown) => T,
): readonly [T, (value: T) => void, () => void] {
  const { drafts } = useDesk();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.get(key));
  const set = useCallback((value: T) => drafts.set(key, value), [drafts, key]);
  const forget = useCallback(() => drafts.set(key, undefined), [drafts, key]);
  return [read(kept), set, forget];
}

/**
 * An open question under a key. It is like a draft, but leaving the screen closes it. It opens
 * again only after the server has ended the session, or the page was reloaded.
 */
export function useQuestion<T extends Json>(
  key: DraftKey,
  read: (kept: unknown) => T,
): readonly [T, (value: T) => void, () => void] {
  const { drafts, session } = useDesk();
  const question = useDraft(key, read);
  useEffect(() => {
    showing.set(key, (showing.get(key) ?? 0) + 1);
    return () => {
      showing.set(key, (showing.get(key) ?? 1) - 1);
      // A component that is only mounted again shows it again in the same instant.
      queueMicrotask(() => {
        const isLeft = showing.get(key) === 0;
        if (isLeft && session.get().status === 'signed-in') drafts.set(key, undefined);
      });
    };
  }, [drafts, key, session]);
  return question;
}

/** How many components show the question of a key. */
const showing = new Map<DraftKey, number>();

/**
 * The files chosen under a key, and a setter. They survive leaving the screen, and are discarded
 * when the user logs out or another one signs in.
 */
export function useDraftFiles(
  key: DraftKey,
): readonly [readonly ChosenFile[], (files: readonly ChosenFile[]) => void] {
  const { drafts } = useDesk();
  const files = useSyncExternalStore(drafts.subscribe, () => drafts.files(key));
  const set = useCallback(
    (chosen: readonly ChosenFile[]) => drafts.setFiles(key, chosen),
    [drafts, key],
  );
  return [files, set];
}
