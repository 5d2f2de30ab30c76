/** The Chromium of the stand-in, started by the test: it runs the real page where Electron's binary is not. */
import process from 'node:process';
import { connect, type Session } from './cdp.ts';

/** Names, in the environment, the browser's DevTools address. */
export const BROWSER_VARIABLE = 'STAND_IN_BROWSER';
/** Names the browser context of the windows; the default one when it is not set. */
export const CONTEXT_VARIABLE = 'STAND_IN_CONTEXT';

/** A page of Chromium, not yet led anywhere. */
export interface Target {
  readonly id: string;
  readonly session: Session;
  /** Settles when the page has gone. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** The parts of the browser that windows need. */
export interface Chromium {
  createPage(): Promise<Target>;
  /** The session of a frame that runs in a separate process. */
  session(id: string): Session;
  /** Answers a permission for an origin from now on; unknown names throw. */
  setPermission(origin: string, name: string, granted: boolean): Promise<void>;
  /** Settles when the browser has gone. */
  readonly closed: Promise<void>;
}

/**
 * Joins the browser that the environment names. Windows opened by pages are closed before they load
 * anything: the stand-in has only the windows of `BrowserWindow`.
 */
export async function joinChromium(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const { browser, session, closed } = await connect(env[BROWSER_VARIABLE] ?? '');
  const context = env[CONTEXT_VARIABLE] && { browserContextId: env[CONTEXT_VARIABLE] };
  const pages = new Map<string, PromiseWithResolvers<void>>();
  const sessions = new Map<string, PromiseWithResolvers<string>>();
  const sessionOf = (target: string) => {
    const slot = sessions.get(target) ?? Promise.withResolvers<string>();
    sessions.set(target, slot);
    return slot;
  };

  const closeUnseen = async (targetId: string, popup: Session) => {
    popup.on('Fetch.requestPaused', ({ requestId }) => {
      // It may have been closed over the request.
      popup.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined);
    });
    await popup.send('Fetch.enable');
    // The page that opened it waits for it, so it must run to be closed.
    await popup.send('Runtime.runIfWaitingForDebugger');
    await browser.send('Target.closeTarget', { targetId });
  };

  browser.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.openerId !== undefined && pages.has(targetInfo.openerId)) {
      void closeUnseen(targetInfo.targetId, session(sessionId));
      return;
    }
    sessionOf(targetInfo.targetId).resolve(sessionId);
    // A page that closes at once needs no resuming.
    session(sessionId)
      .send('Runtime.runIfWaitingForDebugger')
      .catch(() => undefined);
  });
  browser.on('Target.detachedFromTarget', ({ targetId = '' }) => pages.get(targetId)?.resolve());
  await browser.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page' }],
  });
  return {
    createPage: async () => {
      const { targetId } = await browser.send('Target.createTarget', {
        url: 'about:blank',
        ...context,
      });
      const gone = Promise.withResolvers<void>();
      pages.set(targetId, gone);
      return {
        id: targetId,
        session: session(await sessionOf(targetId).promise),
        closed: gone.promise,
        close: async () => {
          await browser.send('Target.closeTarget', { targetId });
          await gone.promise;
        },
      };
    },
    session,
    setPermission: async (origin, name, granted) => {
      const setting = granted ? 'granted' : 'denied';
      const permission = { name };
      await browser.send('Browser.setPermission', { permission, setting, origin, ...context });
    },
    closed,
  };
}
