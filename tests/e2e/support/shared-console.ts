/**
 * The console a worker keeps for its tests: one browser host and one page. A page that is loaded again
 * in its process costs a third of one in a new process, which has all scripts to compile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { BridgeInput } from '#contract/bridge/bridge.ts';
import { PRACTICE_CREDENTIAL } from '#domain/access/practice-accounts.ts';
import { type BrowserHost, startBrowserHost } from '#support/harness.ts';
import { watchPolicy } from './policy.ts';

/** What a page or its context keeps until it is closed, once a test has used it. */
const LASTING = [
  'addInitScript',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'on',
  'route',
  'routeWebSocket',
] as const satisfies readonly (keyof Page)[];

/** How a test wants its window. */
export type Look = Required<Pick<BrowserContextOptions, 'colorScheme' | 'viewport'>>;

/** Where all windows are. */
export const PLACE = { locale: 'en-US', timezoneId: 'Africa/Lagos' } as const;

/** What a browser keeps once the link of the host was opened in it, which works once. */
type Entered = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who signs in, as the sign-in screen sends it. */
export type Account = BridgeInput<'session.signIn'>;

/** Starts a browser host that keeps its data in `dataDir`. */
export const startHost = (apiUrl: string, dataDir: string): Promise<BrowserHost> =>
  startBrowserHost({
    apiUrl,
    dataDir,
    env: { CORRIDOR_VAULT: 'memory', CORRIDOR_RECIPIENTS_CREDENTIAL: PRACTICE_CREDENTIAL },
  });

/** The host and the page of one worker. */
export class SharedConsole implements AsyncDisposable {
  readonly host: BrowserHost;
  readonly #browser: Browser;
  readonly #dataDir: string;
  readonly #entered: Entered;
  #page: Page | undefined;
  /** Whether the page has been used for something that stays. */
  #isSpent = false;

  private constructor(browser: Browser, host: BrowserHost, dataDir: string, entered: Entered) {
    this.#browser = browser;
    this.host = host;
    this.#dataDir = dataDir;
    this.#entered = entered;
  }

  /** Starts the host on the API at `apiUrl`. */
  static async start(browser: Browser, apiUrl: string): Promise<SharedConsole> {
    const dataDir = await mkdtemp(join(tmpdir(), 'corridor-e2e-'));
    const host = await startHost(apiUrl, dataDir);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(host.url);
    await page.waitForURL(`${host.origin}/**`);
    const entered = await context.storageState();
    await context.close();
    return new SharedConsole(browser, host, dataDir, entered);
  }

  /** Where the page waits between tests: a text of the host, so that it stays in its process. */
  get #waitingRoom() {
    return `${this.host.origin}/bridge.js`;
  }

  /** The page, waiting, and the host without preferences, drafts and open acts of the test before. */
  async takePage(look: Look): Promise<Page> {
    this.#page ??= await this.#openPage(look);
    const page = this.#page;
    await page.emulateMedia({ colorScheme: look.colorScheme });
    if (look.viewport) await page.setViewportSize(look.viewport);
    await page.evaluate(async () => {
      await import(location.href);
      const read = async () => {
        const start = await window.corridor.call('app.start', undefined);
        if (!start.ok) throw new Error(start.problem.message);
        return start.value;
      };
      // An act that is still on its way would be news in the middle of the next test.
      while ((await read()).unsettled.some(({ outcome }) => outcome === 'sent')) {
        await new Promise((later) => setTimeout(later, 100));
      }
      const { preferences, unsettled } = await read();
      for (const key of Object.keys(preferences)) {
        await window.corridor.call('preferences.write', { key, value: null });
      }
      for (const { key } of unsettled) {
        await window.corridor.call('acts.decide', { key });
      }
      await window.corridor.call('drafts.write', { window: window.name || 'none', draft: null });
      window.name = '';
    });
    return page;
  }

  /** Whether the page has not been led anywhere by its test. */
  isWaiting(): boolean {
    return this.#page?.url() === this.#waitingRoom;
  }

  /** Signs the host in, or with null out, while the page waits. */
  async signIn(account: Account | null): Promise<void> {
    await this.#page?.evaluate(async (wanted) => {
      // The test may have loaded the page again.
      await import(location.href);
      const bridge = window.corridor;
      // The host answers only a window that has started.
      await bridge.call('app.start', undefined);
      await bridge.call('session.signOut', undefined);
      if (!wanted) return;
      const done = await bridge.call('session.signIn', wanted);
      if (!done.ok) throw new Error(done.problem.message);
    }, account);
  }

  /** Sends the page to wait, or closes it with its context when the next test must not have it. */
  async returnPage(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    if (page.isClosed() || this.#isSpent) {
      this.#page = undefined;
      await page.context().close();
      return;
    }
    const others = page.context().pages();
    await Promise.all(others.filter((each) => each !== page).map((each) => each.close()));
    await page.goto(this.#waitingRoom);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#page?.context().close();
    await this.host.dispose();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #openPage(look: Look): Promise<Page> {
    // Animations are waited for in the specs that run in Electron as well.
    const still = { reducedMotion: 'reduce' } as const;
    const entered = { storageState: this.#entered };
    const context = await this.#browser.newContext({ ...PLACE, ...still, ...look, ...entered });
    await watchPolicy(context);
    const page = await context.newPage();
    await page.goto(this.#waitingRoom);
    this.#isSpent = false;
    for (const name of LASTING) {
      const member = page[name];
      const value = typeof member === 'function' ? member.bind(page) : member;
      const get = () => {
        this.#isSpent = true;
        return value;
      };
      Object.defineProperty(page, name, { get });
    }
    return page;
  }
}
