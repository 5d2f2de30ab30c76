/** Reloads the page of this window without losing typed text. */
import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import type { Drafts } from '../kept/drafts.ts';

/** Whether the program behind this window still serves its page. */
const isServed = () =>
  fetch(window.location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page. False when that is not possible: Corridor does not answer, so nothing would
 * load, or the typed text could not be saved.
 */
export async function reloadWithWork(drafts: Pick<Drafts, 'handOver'>): Promise<boolean> {
  if (!((await isServed()) && (await drafts.handOver()))) return false;
  window.location.reload();
  return true;
}

/** Loads the page again at another of its paths, without anything of what it has in its memory. */
export function startAgain(path: string): void {
  window.history.replaceState(null, '', `#${path}`);
  window.location.reload();
}

/** The message when the page was not reloaded. */
const NOT_RELOADED =
  'Corridor does not answer, so this window was not reloaded. What you typed is still here. Try again, or start Corridor again.';

/** A hook: loads the page again when called, and what to say when that was not possible. */
export function useReload(): { readonly reload: () => void; readonly problem: string | null } {
  const { drafts } = useDesk();
  const [problem, setProblem] = useState<string | null>(null);
  const reload = async () => {
    setProblem((await reloadWithWork(drafts)) ? null : NOT_RELOADED);
  };
  return { reload: () => void reload(), problem };
}
