/**
 * The functions of the benchmark that run in a page of the console. They may use nothing that is
 * declared outside of them.
 */
import type { Bridge } from '#contract/bridge/bridge.ts';

declare global {
  interface Window {
    readonly corridor: Bridge;
  }
}

/** Waits until the sign-in screen can be used. */
export function signInShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('input[type=password]')) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Signs in as an admin, past the screen. */
export async function signIn({ remember }: { readonly remember: boolean }): Promise<void> {
  const account = { username: 'admin@corridor.test', password: 'corridor', remember };
  const result = await window.corridor.call('session.signIn', account);
  if (!result.ok) throw new Error(result.problem.message);
}

/** Opens the Transactions list. */
export function openList(): void {
  window.location.hash = '#/transactions';
}

/** Waits until the table of the list is there; its rows can be read before. */
export function listed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('.ag-row [col-id="id"]')?.textContent) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
