/** Locking and unlocking, as the page does it. */
import type { BridgeInput } from '#contract/bridge/bridge.ts';
import { ask, bridge } from '../calls/bridge.ts';
import { createStore } from './store.ts';

/** Whether the windows are locked: what is shown outside of them names nobody then. */
export const isLocked = createStore(false);

/** Covers every window until the password is given. */
export const lockNow = (): Promise<unknown> => bridge().call('session.lock', undefined);

/** Uncovers them; an event of the bridge says so. @throws {ProblemError} with the server's message */
export const unlock = (account: BridgeInput<'session.unlock'>): Promise<void> =>
  ask('session.unlock', account);

/** Milliseconds in which a person who uses the window is reported once. */
const REPORT_MS = 5000;
const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Tells the program that the person uses the window, until the returned function is called. */
export function watchInput(): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const onInput = ({ timeStamp, isTrusted }: Event) => {
    if (!isTrusted || timeStamp - last < REPORT_MS) return;
    last = timeStamp;
    void bridge().call('window.input', undefined);
  };
  for (const name of INPUTS)
    window.addEventListener(name, onInput, { capture: true, passive: true });
  return () => {
    for (const name of INPUTS) window.removeEventListener(name, onInput, { capture: true });
  };
}
