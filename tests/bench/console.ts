/** A console in a browser: a host, a Chromium with a new profile, and its page. */
import { type BrowserHost, type BrowserHostStart, startBrowserHost } from '#support/harness.ts';
import { temporaryFolder } from './folders.ts';
import { type Chromium, type ChromiumStart, type Page, startChromium } from './page/chromium.ts';
import { signIn, signInShown } from './page/page.ts';

/** A running console. */
export interface OpenConsole extends AsyncDisposable {
  readonly host: BrowserHost;
  readonly chromium: Chromium;
  readonly page: Page;
}

/** What its host works with; without an API it starts a separate sandbox. And what its pages run first. */
type Options = Partial<Pick<BrowserHostStart, 'apiUrl' | 'dataDir'>> & Pick<ChromiumStart, 'probe'>;

/** Opens a console, up to its sign-in screen. */
export async function openConsole({ probe, ...options }: Options = {}): Promise<OpenConsole> {
  await using parts = new AsyncDisposableStack();
  const host = parts.use(
    await startBrowserHost({
      dataDir: temporaryFolder('console'),
      ...options,
    }),
  );
  const profile = temporaryFolder('profile');
  const chromium = parts.use(
    await startChromium({ profile, url: host.url, ...(probe && { probe }) }),
  );
  const { page } = chromium;
  await page.evaluate(signInShown, null);
  const opened = parts.move();
  return { host, chromium, page, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Opens a console in which an admin is signed in. */
export async function openSignedIn(options?: Options): Promise<OpenConsole> {
  const opened = await openConsole(options);
  await opened.page.evaluate(signIn, { remember: false });
  return opened;
}
