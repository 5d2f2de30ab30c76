/** `webContents` on a page of Chromium: reloads, crashes and zoom are tested on a page that is really drawn. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { ContentsOptions } from '#main/hosts/electron/testing/browser-window.ts';
import { CONTENTS_EVENTS } from '#main/hosts/electron/testing/contents.ts';
import { record } from '#main/hosts/electron/testing/record.ts';
import { answerRequest } from '#main/hosts/electron/testing/session.ts';
import {
  define,
  knownOptions,
  preventable,
  StrictEmitter,
  strict,
} from '#main/hosts/electron/testing/strict.ts';
import { type Chromium, joinChromium } from './chromium.ts';
import { encode } from './clone.ts';
import { receive } from './ipc.ts';
import { type Navigation, openPage, type Page } from './page.ts';
import { applyPermissions } from './permissions.ts';

/** The preferences that every page must have here. */
const PREFERENCES: Readonly<Record<string, unknown>> = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: true,
  devTools: true,
};

function checkPreferences({ preload: _, ...preferences }: ContentsOptions['webPreferences']): void {
  for (const [name, wanted] of Object.entries(PREFERENCES)) {
    if (preferences[name] !== wanted)
      throw new Error(`A page of the stand-in needs ${name}: ${wanted}`);
  }
  knownOptions('webPreferences', preferences, Object.keys(PREFERENCES));
}

/** The browser of all windows. Nothing can be shown without it: the program ends with it. */
export const browser = joinChromium();
void browser.then(({ closed }) => closed).then(() => process.exit(1));

/** The steps of a document that Electron has an event for. */
const LIFECYCLE: Readonly<Record<string, string>> = {
  DOMContentLoaded: 'dom-ready',
  load: 'did-finish-load',
};

type OpenHandler = (details: { readonly url: string }) => { readonly action: string };

/** Creates a page and its `webContents`. */
export function createWebContents({ id, webPreferences, onPainted }: ContentsOptions) {
  checkPreferences(webPreferences);
  let openHandler: OpenHandler = () => ({ action: 'allow' });
  let isDestroyed = false;
  let zoomFactor = 1;

  const mayLoad = (navigation: Navigation, isRedirect: boolean): boolean => {
    const names = ['will-frame-navigate', ...(navigation.isMainFrame ? ['will-navigate'] : [])];
    const event = preventable(navigation);
    for (const name of isRedirect ? ['will-redirect'] : names) contents.emit(name, event);
    return !event.defaultPrevented;
  };
  const opened = browser.then(async (chromium): Promise<[Chromium, Page]> => {
    const page = await openPage(chromium, {
      preload: readFileSync(String(webPreferences['preload']), 'utf8'),
      onMessage: (message, senderFrame, reply) =>
        void receive(message, { sender: contents, senderFrame }, reply),
      mayLoad,
      answer: answerRequest,
      onNavigation: (navigation) => contents.emit('did-start-navigation', preventable(navigation)),
      onLifecycle: (step) => {
        if (step === 'firstPaint') onPainted();
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
    id,
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
  const contents = strict(
    'webContents',
    define(new StrictEmitter('webContents', CONTENTS_EVENTS), members),
  );
  return contents;
}
