/** The bridge as a page would have it that has broken out into its preload's world. */
import type { CDPSession, Frame, Page } from '@playwright/test';
import type { Result } from '#contract/wire/problem.ts';
import { WORLD } from '#support/electron/in-page.ts';

/** Sends anything on the bridge's channel, past the preload; the outcome is the main process's. */
export type RawCall = (name: unknown, input?: unknown) => Promise<Result<unknown>>;

/** The raw call of the page itself. */
export async function rawCallOfPage(page: Page): Promise<RawCall> {
  const session = await page.context().newCDPSession(page);
  return callIn(session, (frame, main) => frame === main);
}

/** The raw call of the one frame inside the page; `frame` when it runs in a separate process. */
export async function rawCallOfFrame(page: Page, frame?: Frame): Promise<RawCall> {
  const session = await page.context().newCDPSession(frame ?? page);
  return callIn(session, (id, main) => frame !== undefined || id !== main);
}

async function callIn(
  session: CDPSession,
  isWanted: (frame: string, mainFrame: string) => boolean,
): Promise<RawCall> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const found = Promise.withResolvers<string>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    const frame = String(context.auxData?.['frameId']);
    if (context.name === WORLD && isWanted(frame, frameTree.frame.id))
      found.resolve(context.uniqueId);
  });
  await session.send('Runtime.enable');
  const uniqueContextId = await found.promise;
  return async (name, input) => {
    const given = input === undefined ? [name] : [name, input];
    const args = JSON.stringify(['corridor:call', ...given]);
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `ipcRenderer.invoke(...${args})`,
      uniqueContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Result<unknown>;
  };
}
