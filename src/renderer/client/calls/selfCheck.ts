/** The self-check of this installation, as every window follows it. */
import type { SelfCheckItem } from '#contract/bridge/self-check.ts';
import { createStore } from '../desk/store.ts';
import { ask, bridge, stopAll } from './bridge.ts';

/** The table of the last self-check, or of the one that runs; empty when there was none. */
export const selfCheckTable = createStore<readonly SelfCheckItem[]>([]);

/** Follows the self-check, and answers it for this window. The returned function stops. */
export function followSelfCheck(): () => void {
  return stopAll(
    bridge().subscribe('selfCheck', ({ items }) => selfCheckTable.set(items)),
    bridge().subscribe('selfCheckAsks', ({ id }) => {
      const visible = document.visibilityState === 'visible';
      void bridge().call('selfCheck.answer', { id, visible });
    }),
  );
}

/**
 * Runs the self-check, or joins the one under way.
 * @throws {ProblemError} when it could not be run
 */
export async function runSelfCheck(): Promise<void> {
  selfCheckTable.set(await ask('selfCheck.run', undefined));
}
