import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { lockNow, watchInput } from '#renderer/client/desk/lock.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { onMac, pressedKeys } from '#renderer/ui/shortcuts/keys.ts';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { Locked } from './Locked.tsx';
import { ProgramEnded } from './ProgramEnded.tsx';

/** Locks by key, also where a dialog has the keys. */
function lockByKey(event: KeyboardEvent): void {
  if (pressedKeys(event, onMac()) !== GENERAL_KEYS.lock.keys[0]) return;
  event.preventDefault();
  void lockNow();
}

/** Hides all that is not a cover, until just before the cover goes: what had the focus can then have it again. */
function Alone({ children }: PropsWithChildren) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-locked', '');
    return () => page.removeAttribute('data-locked');
  }, []);
  return children;
}

/** What covers the window: the end of the program goes before the lock, because it asks for no password. */
export function Covers() {
  const { hasProgramEnded, lock } = useDesk();
  const hasEnded = useStore(hasProgramEnded);
  const { isLocked } = useStore(lock);
  useEffect(watchInput, []);
  useEffect(() => {
    // Before the parts of the page, which may keep a key to themselves.
    document.addEventListener('keydown', lockByKey, true);
    return () => document.removeEventListener('keydown', lockByKey, true);
  }, []);
  if (isLocked) return <Alone>{hasEnded ? <ProgramEnded /> : <Locked />}</Alone>;
  return hasEnded ? <ProgramEnded /> : null;
}
