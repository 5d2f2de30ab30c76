/** `webContents`: the main process's hold on a page. */
import { readFileSync } from 'node:fs';
import type { Chromium } from './chromium.ts';
import { encode } from './clone.ts';
import { receive } from './ipc.ts';
import { type Navigation, openPage, type Page } from './page.ts';
import { record } from './record.ts';
import { answerRequest, applyPermissions } from './session.ts';
import { define, preventable, StrictEmitter, strict } from './strict.ts';

const EVENTS = [
  'did-start-navigation',
  'dom-ready',
  'did-finish-load',
  'will-navigate',
  'will-frame-navigate',
  'will-redirect',
  'render-process-gone',
  'destroyed',
  // A test that wants these emits them.
  'context-menu',
  'zoom-changed',
  // No page of a stand-in has a <webview>.
  'will-attach-webview',
];

/** The steps of a document that Electron has an event for. */
const LIFECYCLE: Readonly<Record<string, string>> = {
  DOMContentLoaded: 'dom-ready',
  load: 'did-finish-load',
};

type OpenHandler = (details: { readonly url: string }) => { readonly action: string };

let lastId = 0;

/** What a window needs of its page beyond what Electron shows. */
export interface ContentsOptions {
  readonly chromium: Promise<Chromium>;
  /** Path of the preload. */
  readonly preload: string;
  /** The page has been drawn for the first time. */
  readonly onPainted: () => void;
}

/** Creates a page and the `webContents` that stands for it. */
export function createWebContents(options: ContentsOptions) {
  lastId += 1;
  let openHandler: OpenHandler = () => ({ action: 'allow' });
  let isDestroyed = false;
  let zoomFactor = 1;

  const mayLoad = (navigation: Navigation, isRedirect: boolean): boolean => {
    const names = ['will-frame-navigate', ...(navigation.isMainFrame ? ['will-navigate'] : [])];
    const event = preventable(navigation);
    for (const name of isRedirect ? ['will-redirect'] : names) contents.emit(name, event);
    return !event.defaultPrevented;
  };
  const opened = options.chromium.then(async (chromium): Promise<[Chromium, Page]> => {
    const page = await openPage(chromium, {
      preload: readFileSync(options.preload, 'utf8'),
      onMessage: (message, senderFrame, reply) =>
        void receive(message, { sender: contents, senderFrame }, reply),
      mayLoad,
      answer: answerRequest,
      onNavigation: (navigation) => contents.emit('did-start-navigation', preventable(navigation)),
      onLifecycle: (step) => {
        if (step === 'firstPaint') options.onPainted();
        const name = LIFECYCLE[step];
        if (name !== undefined) contents.emit(name, {});
      },
      onWindowOpen: (url) => {
        const { action } = openHandler({ url });
        if (action !== 'deny') throw new Error('The stand-in opens no window for a page');
      },
      onCrashed: () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
    });
    return [chromium, page];
  });
  const withPage = async (act: (page: Page, chromium: Chromium) => Promise<void> | void) => {
    const [chromium, page] = await opened;
    if (!isDestroyed) await act(page, chromium);
  };
  let current: Page | null = null;
  const live = async () => {
    const [, page] = await opened;
    current = page;
    await page.target.closed;
    isDestroyed = true;
    contents.emit('destroyed');
  };
  void live();

  const members = {
    id: lastId,
    get mainFrame() {
      return current?.mainFrame ?? null;
    },
    getURL: () => current?.mainFrame.url ?? '',
    isDestroyed: () => isDestroyed,
    send: (channel: string, ...args: unknown[]) =>
      current?.send({ type: 'event', channel, args: encode(args) }),
    setWindowOpenHandler: (handler: OpenHandler) => {
      openHandler = handler;
    },
    loadURL: (url: string) =>
      withPage(async (page, chromium) => {
        await applyPermissions(chromium, contents, url);
        await page.load(url);
      }),
    executeJavaScript: async (script: string) => (await opened)[1].run(script),
    // A zoom that is only known: the pages of tests have the size the test gives them.
    setZoomFactor: (factor: number) => {
      zoomFactor = factor;
    },
    getZoomFactor: () => zoomFactor,
    print: () => {
      record.prints += 1;
    },
    navigationHistory: strict('navigationHistory', {
      goBack: () => void withPage((page) => page.goBy(-1)),
      goForward: () => void withPage((page) => page.goBy(1)),
    }),
    reload: () => void withPage((page) => page.reload()),
    close: () => void withPage((page) => page.target.close()),
    forcefullyCrashRenderer: () =>
      void withPage((page) => {
        // The page cannot answer this one.
        page.target.session.send('Page.crash').catch(() => undefined);
      }),
  };
  const contents = strict('webContents', define(new StrictEmitter('webContents', EVENTS), members));
  return contents;
}

export type WebContents = ReturnType<typeof createWebContents>;
