/** Which host `npm start` opens the console in, and why. */
import { SetupError } from '../say.mjs';
import { hasDisplay } from './browser.ts';
import { electronBinary, fetchElectron, rememberedFailure, rememberFailure } from './electron.ts';

/** The host to start. `why` is a line for the user when the first choice is not available. */
export type ChosenHost =
  | { readonly kind: 'electron'; readonly binary: string }
  | { readonly kind: 'browser'; readonly why?: string };

/** A start that was not asked for Electron does not wait long for it. */
const SHORT = { stalledMs: 10_000, totalMs: 90_000 };
const LONG = { stalledMs: 60_000, totalMs: 15 * 60_000 };

const ASK = 'npm start -- --host electron tries again';

/**
 * Electron, if its binary is there or can be downloaded in a short time; else the browser.
 * @param display whether a window can be shown
 */
export async function usualHost(root: string, display = hasDisplay()): Promise<ChosenHost> {
  if (!display) {
    return { kind: 'browser', why: 'Electron needs a display, and there is none' };
  }
  const binary = electronBinary(root);
  if (binary) return { kind: 'electron', binary };
  const remembered = rememberedFailure(root);
  if (remembered) return { kind: 'browser', why: `${remembered}; ${ASK}` };
  const failure = await fetchElectron(root, SHORT);
  const fetched = electronBinary(root);
  if (fetched) return { kind: 'electron', binary: fetched };
  const why = `Electron could not be fetched (${failure})`;
  rememberFailure(root, why);
  return { kind: 'browser', why: `${why}; ${ASK}` };
}

/**
 * Electron, at the user's request.
 * @throws SetupError when it is not available
 */
export async function electronHost(root: string): Promise<ChosenHost> {
  const failure = electronBinary(root) ? undefined : await fetchElectron(root, LONG);
  const binary = electronBinary(root);
  if (binary) return { kind: 'electron', binary };
  throw new SetupError(
    `Electron's program could not be fetched: ${failure}.\n` +
      'Check the network and the proxy, or open Corridor in the browser: npm start -- --host browser',
  );
}
