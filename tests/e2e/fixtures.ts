/**
 * What every spec starts with: a sandbox for the worker, a console for the test, and page objects.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { PRACTICE_CREDENTIAL } from '#domain/practice.ts';
import {
  type BrowserHost,
  type Sandbox,
  startBrowserHost,
  startSandbox,
} from '#support/harness.ts';
import { type ElectronChoice, type ElectronConsole, launchConsole } from './electron.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { UsersPage } from './pages/UsersPage.ts';

/** The people of the sandbox who can be signed in. */
export type Person = 'admin' | 'manager' | 'principal' | 'customer';
export const PASSWORD = 'corridor';
export const emailOf = (person: Person) => `${person}@corridor.test`;

interface WorkerFixtures {
  readonly sandbox: Sandbox;
}

interface Options {
  /** In the projects of the Electron host, which Electron; otherwise the browser host is used. */
  readonly electron: ElectronChoice | undefined;
}

interface TestFixtures {
  /** A folder for the console's data, empty before the test and gone after it. */
  readonly dataDir: string;
  /** The API the console talks to; the worker's sandbox unless a spec says otherwise. */
  readonly apiUrl: string;
  /** The console in Electron; null in the browser host. */
  readonly electronConsole: ElectronConsole | null;
  /** The browser host; in Electron, which needs none, only the page's address. */
  readonly host: Pick<BrowserHost, 'url' | 'origin'>;
  /** Opens the console on its sign-in screen. */
  readonly signInPage: SignInPage;
  /** Signs in through the screen, as the person would. */
  readonly signInAs: (person: Person) => Promise<void>;
  /** The Transactions list, opened by an admin. */
  readonly orders: OrdersPage;
  /** The Users list, opened by an admin. */
  readonly users: UsersPage;
}

export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  electron: [undefined, { option: true }],
  sandbox: [
    async ({ playwright: _ }, use) => {
      const sandbox = await startSandbox({ orders: 2000, seed: 1 });
      await use(sandbox);
      await sandbox.dispose();
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
  electronConsole: async ({ electron, context, apiUrl, dataDir }, use) => {
    if (electron === undefined) {
      await use(null);
      return;
    }
    await using running = await launchConsole(electron, context, [
      ...['--api', apiUrl],
      ...['--data-dir', dataDir],
    ]);
    await use(running);
  },
  page: async ({ electronConsole, context, colorScheme }, use) => {
    const page = electronConsole?.window ?? (await context.newPage());
    // A page of Electron's own does not know the options of a browser context.
    if (electronConsole) await page.emulateMedia({ colorScheme });
    await use(page);
  },
  host: async ({ electron, apiUrl, dataDir }, use) => {
    if (electron !== undefined) {
      await use({ url: 'app://corridor/', origin: 'app://corridor' });
      return;
    }
    await using host = await startBrowserHost({
      apiUrl,
      dataDir,
      env: { CORRIDOR_VAULT: 'memory', CORRIDOR_RECIPIENTS_CREDENTIAL: PRACTICE_CREDENTIAL },
    });
    await use(host);
  },
  signInPage: async ({ electron, page, host }, use) => {
    if (electron === undefined) await page.goto(host.url);
    await use(new SignInPage(page));
  },
  signInAs: async ({ page, signInPage }, use) => {
    await use(async (person) => {
      await signInPage.signIn(emailOf(person), PASSWORD);
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    });
  },
  orders: async ({ page, signInAs }, use) => {
    await signInAs('admin');
    const orders = new OrdersPage(page);
    await orders.open();
    await use(orders);
  },
  users: async ({ page, signInAs }, use) => {
    await signInAs('admin');
    const users = new UsersPage(page);
    await users.open();
    await use(users);
  },
});
