/**
 * What every spec starts with: a sandbox and a console for the worker, a page as it would be after
 * the console's start for the test, and page objects.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type BrowserHost, type Sandbox, startSandbox } from '#support/harness.ts';
import { OrdersPage } from '../pages/OrdersPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { UsersPage } from '../pages/UsersPage.ts';
import { type ElectronChoice, type ElectronConsole, launchConsole } from './electron.ts';
import { watchPolicy } from './policy.ts';
import { PLACE, SharedConsole, startHost } from './shared-console.ts';

/** The people of the sandbox who can be signed in. */
export type Person = 'admin' | 'manager' | 'principal' | 'customer';
export const PASSWORD = 'corridor';
export const emailOf = (person: Person) => `${person}@corridor.test`;

interface WorkerFixtures {
  /** In the projects of the Electron host, which Electron; otherwise the browser host is used. */
  readonly electron: ElectronChoice | undefined;
  readonly sandbox: Sandbox;
  /** The worker's console in the browser host; null in Electron, where each test has its own. */
  readonly shared: SharedConsole | null;
}

interface Options {
  /**
   * Whether the test is content with the worker's browser host: signed in or out as it asks, without
   * preferences. One that changes more of its host, or looks into its `dataDir`, has its own.
   */
  readonly sharesHost: boolean;
  /** Whether the test does what the policy of the page refuses. */
  readonly isRefused: boolean;
}

interface TestFixtures {
  /** A folder for the console's data, empty before the test and gone after it. */
  readonly dataDir: string;
  /** The API the console talks to; the worker's sandbox unless a spec says otherwise. */
  readonly apiUrl: string;
  /** The console in Electron; null in the browser host. */
  readonly electronConsole: ElectronConsole | null;
  /** The browser host, signed out; in Electron, which needs none, only the page's address. */
  readonly host: Pick<BrowserHost, 'url' | 'origin'>;
  /** Opens the console on its sign-in screen. */
  readonly signInPage: SignInPage;
  /**
   * Opens the console with that person signed in, where a sign-in leads to or at `path`. On a page that
   * shows the sign-in screen already it is done there, as the person would.
   */
  readonly signInAs: (person: Person, path?: string) => Promise<void>;
  /** The Transactions list, opened by an admin. */
  readonly orders: OrdersPage;
  /** The Users list, opened by an admin. */
  readonly users: UsersPage;
}

export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  electron: [undefined, { option: true, scope: 'worker' }],
  sharesHost: [true, { option: true }],
  isRefused: [false, { option: true }],
  sandbox: [
    async ({ playwright: _ }, use) => {
      const sandbox = await startSandbox({ orders: 2000, seed: 1 });
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shared: [
    async ({ electron, browser, sandbox }, use) => {
      await using shared = electron ? null : await SharedConsole.start(browser, sandbox.url);
      await use(shared);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dataDir: async ({ playwright: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-e2e-'));
    await use(folder);
    // Windows keeps files of a process that has just ended for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  },
  apiUrl: async ({ sandbox }, use) => {
    await use(sandbox.url);
  },
  context: async ({ shared, browser, colorScheme, viewport, isRefused }, use) => {
    const own = shared ? null : await browser.newContext({ ...PLACE, colorScheme, viewport });
    const context = own ?? (await shared?.takePage({ colorScheme, viewport }))?.context();
    if (!context) throw new Error('There is no browser context.');
    const refused = await watchPolicy(context);
    refused.length = 0;
    await use(context);
    const found = refused.splice(0);
    await own?.close();
    expect(isRefused ? [] : found, 'what the policy of the page refused').toEqual([]);
  },
  electronConsole: async ({ electron, context, apiUrl, dataDir }, use) => {
    if (!electron) {
      await use(null);
      return;
    }
    const args = ['--api', apiUrl, '--data-dir', dataDir];
    await using running = await launchConsole(electron, context, args);
    await use(running);
  },
  page: async ({ electronConsole, shared, context, colorScheme }, use, info) => {
    const [page] = context.pages();
    if (shared && page) {
      await use(page);
      // After a failure the page is left as it is for the report, and the worker ends.
      if (info.status === info.expectedStatus) await shared.returnPage();
    } else if (electronConsole) {
      // A page of Electron's own does not know the options of a browser context.
      await electronConsole.window.emulateMedia({ colorScheme });
      await use(electronConsole.window);
    }
  },
  host: async ({ shared, sharesHost, apiUrl, dataDir, sandbox, page: _ }, use) => {
    if (!shared) {
      await use({ url: 'app://corridor/', origin: 'app://corridor' });
    } else if (sharesHost && apiUrl === sandbox.url) {
      if (shared.isWaiting()) await shared.signIn(null);
      await use(shared.host);
    } else {
      await using own = await startHost(apiUrl, dataDir);
      await use(own);
    }
  },
  signInPage: async ({ shared, page, host }, use) => {
    if (shared?.isWaiting()) await page.goto(host.url);
    await use(new SignInPage(page));
  },
  signInAs: async ({ shared, sharesHost, page, host }, use) => {
    await use(async (person, path = '/offers/create') => {
      const account = { username: emailOf(person), password: PASSWORD };
      if (shared?.isWaiting() && sharesHost) {
        await shared.signIn({ ...account, remember: false });
        await page.goto(`${shared.host.origin}/#${path}`);
      } else {
        if (shared?.isWaiting()) await page.goto(host.url);
        await new SignInPage(page).signIn(account.username, account.password);
      }
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    });
  },
  orders: async ({ page, signInAs }, use) => {
    await signInAs('admin', '/transactions');
    const orders = new OrdersPage(page);
    await orders.open();
    await use(orders);
  },
  users: async ({ page, signInAs }, use) => {
    await signInAs('admin', '/users');
    const users = new UsersPage(page);
    await users.open();
    await use(users);
  },
});
