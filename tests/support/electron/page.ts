/**
 * One page in Chromium with the frames, the preload and the guarded loading that Electron gives it, so that
 * the built preload and the host's guards run unchanged.
 */
import { strict } from '#main/hosts/electron/testing/strict.ts';
import type { Session } from './cdp.ts';
import type { Chromium, Target } from './chromium.ts';
import { FROM_MAIN, type FromMain, pageScripts, TO_MAIN, type ToMain, WORLD } from './in-page.ts';
import { fromChromium, toChromium } from './urls.ts';

/** A frame, as `senderFrame` shows it. */
export interface Frame {
  readonly url: string;
  readonly origin: string;
  readonly parent: Frame | null;
  readonly detached: boolean;
}

/** A navigation, as the events of `webContents` report it. */
export interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  readonly isSameDocument: boolean;
}

/** What a page wants of its window. */
export interface PageHooks {
  /** The text of the preload. */
  readonly preload: string;
  /** A message of the preload's world. Null is a frame that has gone. */
  onMessage(message: ToMain, frame: Frame | null, reply: (message: FromMain) => void): void;
  /** Whether a document may be loaded that the page, not the main process, asked for. */
  mayLoad(navigation: Navigation, isRedirect: boolean): boolean;
  /** Answers a request of an own scheme; null leaves it to the network. */
  answer(request: Request): Promise<Response | null>;
  onNavigation(navigation: Navigation): void;
  /** The main frame's steps, by the names of the DevTools protocol. */
  onLifecycle(step: string): void;
  onWindowOpen(url: string): void;
  onCrashed(): void;
}

/** A page that can be led somewhere. */
export interface Page {
  readonly target: Target;
  load(url: string): Promise<void>;
  reload(): Promise<void>;
  /** One step back or forward, where there is one. */
  goBy(steps: 1 | -1): Promise<void>;
  /** Runs a script in the page's own world. */
  run(script: string): Promise<unknown>;
  /** Sends to the main frame's preload; lost without one, as in Electron. */
  send(message: FromMain): void;
  readonly mainFrame: Frame;
}

/** What the protocol leaves untyped: the frame of a world, and whether it is the page's own. */
interface WorldOf {
  readonly frameId: string;
  readonly isDefault: boolean;
}

interface KnownFrame {
  url: string;
  origin: string;
  readonly parent: string | undefined;
}

/** Opens an empty page. */
export async function openPage(chromium: Chromium, hooks: PageHooks): Promise<Page> {
  const target = await chromium.createPage();
  const frames = new Map<string, KnownFrame>();
  const scripts = pageScripts(hooks.preload, crypto.randomUUID());
  let toMainFrame: ((message: FromMain) => void) | null = null;
  /** The main process itself leads the page somewhere, and is not asked whether it may. */
  let isOwnLoad = false;

  const frameOf = (id: string): Frame => {
    const { url, origin, parent } = frames.get(id) ?? { url: '', origin: '', parent: undefined };
    const above = parent === undefined ? null : frameOf(parent);
    return strict('WebFrameMain', {
      url: fromChromium(url),
      origin: fromChromium(origin),
      parent: above,
      detached: !frames.has(id),
    });
  };
  const isMain = (frame: string) => frame === target.id;

  const watchFrames = (session: Session) => {
    session.on('Page.frameAttached', ({ frameId, parentFrameId }) => {
      frames.set(frameId, { url: '', origin: '', parent: parentFrameId });
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      const known = frames.get(frame.id) ?? { origin: '', parent: frame.parentId };
      frames.set(frame.id, { ...known, url: frame.url + (frame.urlFragment ?? '') });
    });
    session.on('Page.frameDetached', ({ frameId, reason }) => {
      // A frame that moves to another process is still the same frame.
      if (reason === 'remove') frames.delete(frameId);
    });
    session.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) =>
      hooks.onNavigation({
        url: fromChromium(url),
        isMainFrame: isMain(frameId),
        isSameDocument: /sameDocument/iu.test(navigationType),
      }),
    );
    session.on('Page.lifecycleEvent', ({ frameId, name }) => {
      if (isMain(frameId)) hooks.onLifecycle(name);
    });
    session.on('Page.windowOpen', ({ url }) => hooks.onWindowOpen(fromChromium(url)));
  };

  const carryMessages = (session: Session) => {
    const worlds = new Map<number, { frame: string; send: (message: FromMain) => void }>();
    session.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId, isDefault } = context.auxData as unknown as WorldOf;
      const known = frames.get(frameId);
      if (isDefault && known) known.origin = context.origin;
      if (context.name !== WORLD) return;
      const send = (message: FromMain) => {
        const expression = `${FROM_MAIN}(${JSON.stringify(message)})`;
        inTime(session.send('Runtime.evaluate', { expression, uniqueContextId: context.uniqueId }));
      };
      worlds.set(context.id, { frame: frameId, send });
      if (isMain(frameId)) toMainFrame = send;
    });
    session.on('Runtime.executionContextsCleared', () => {
      if (session === target.session) toMainFrame = null;
      worlds.clear();
    });
    session.on('Runtime.bindingCalled', ({ payload, executionContextId }) => {
      const world = worlds.get(executionContextId);
      const frame = world && frames.has(world.frame) ? frameOf(world.frame) : null;
      hooks.onMessage(JSON.parse(payload) as ToMain, frame, world?.send ?? (() => undefined));
    });
  };

  /** Whether the page may load this document; what the main process itself loads is not asked for. */
  const mayLoad = (url: string, frame: string, isRedirect: boolean): boolean => {
    const isMainFrame = isMain(frame);
    const isOwn = isMainFrame && isOwnLoad;
    if (isMainFrame) isOwnLoad = false;
    return isOwn || hooks.mayLoad({ url, isMainFrame, isSameDocument: false }, isRedirect);
  };
  const intercept = (session: Session) => {
    session.on('Fetch.requestPaused', async (paused) => {
      const { requestId, request, frameId, resourceType, redirectedRequestId } = paused;
      const { method, headers } = request;
      const url = fromChromium(request.url);
      const isRedirect = redirectedRequestId !== undefined;
      if (resourceType === 'Document' && !mayLoad(url, frameId, isRedirect)) {
        inTime(session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
        return;
      }
      const response = await hooks.answer(new Request(url, { method, headers }));
      if (response) inTime(fulfil(session, requestId, response));
      else inTime(session.send('Fetch.continueRequest', { requestId }));
    });
  };

  const join = async (session: Session) => {
    watchFrames(session);
    carryMessages(session);
    intercept(session);
    session.on(
      'Target.attachedToTarget',
      ({ sessionId }) => void join(chromium.session(sessionId)),
    );
    session.on('Inspector.targetCrashed', () => hooks.onCrashed());
    await Promise.all([
      session.send('Page.enable'),
      session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      session.send('Runtime.enable'),
      session.send('Runtime.addBinding', { name: TO_MAIN, executionContextName: WORLD }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.main }),
      session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: scripts.isolated,
        worldName: WORLD,
        // A frame in a separate process may already be running when it is joined.
        runImmediately: session !== target.session,
      }),
      session.send('Fetch.enable', {
        patterns: [
          { urlPattern: 'https://*.invalid/*' },
          { urlPattern: '*', resourceType: 'Document' },
        ],
      }),
      session.send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
      }),
      session.send('Runtime.runIfWaitingForDebugger'),
    ]);
  };

  frames.set(target.id, { url: 'about:blank', origin: '', parent: undefined });
  await join(target.session);
  return {
    target,
    load: async (url) => {
      isOwnLoad = true;
      const { errorText } = await target.session.send('Page.navigate', { url: toChromium(url) });
      isOwnLoad = false;
      if (errorText !== undefined) throw new Error(`${errorText} loading '${url}'`);
    },
    reload: async () => {
      isOwnLoad = true;
      await target.session.send('Page.reload');
    },
    goBy: async (steps) => {
      const history = await target.session.send('Page.getNavigationHistory');
      const entry = history.entries[history.currentIndex + steps];
      if (entry) await target.session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    },
    run: async (expression) => {
      const { result, exceptionDetails } = await target.session.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    send: (message) => toMainFrame?.(message),
    get mainFrame() {
      return frameOf(target.id);
    },
  };
}

/** For what may come too late: the page has gone on in the meantime. */
const inTime = (sent: Promise<unknown>) => void sent.catch(() => undefined);

async function fulfil(session: Session, requestId: string, response: Response): Promise<void> {
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: Array.from(response.headers, ([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  });
}
