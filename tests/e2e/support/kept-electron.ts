/**
 * For specs of what a page of the Electron host may do: each worker has one console, which loads its page
 * again for each test. Tests of what a console does at its start, or keeps, start another one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { launchConsole } from './electron.ts';
import { test as base } from './fixtures.ts';
import { logLines } from './log.ts';
import { PLACE } from './shared-console.ts';

interface Kept {
  readonly page: Page;
  readonly dataDir: string;
}

const emailField = (page: Page) => page.getByLabel('E-mail', { exact: true });

interface PageFixtures {
  /** Reads the lines of an event that the console has logged since the test began. */
  readonly logged: (event: string) => ReturnType<typeof logLines>;
}

export const test = base.extend<PageFixtures, { readonly kept: Kept }>({
  kept: [
    async ({ electron, browser, sandbox }, use) => {
      if (!electron) throw new Error('These specs run in Electron');
      const dataDir = await mkdtemp(join(tmpdir(), 'corridor-e2e-'));
      const context = await browser.newContext(PLACE);
      {
        const args = ['--api', sandbox.url, '--data-dir', dataDir];
        await using running = await launchConsole(electron, context, args);
        // A reload fails on a window that is only on its way to its first page.
        await emailField(running.window).waitFor();
        await use({ page: running.window, dataDir });
      }
      await context.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ kept: { page } }, use) => {
    // Playwright's own reload fails where a navigation that was refused has not ended yet.
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await loaded;
    await expect(emailField(page)).toBeVisible();
    await use(page);
  },
  logged: async ({ kept: { dataDir }, page: _ }, use) => {
    const read = (event: string) => logLines(dataDir, event);
    const before = new Map<string, number>();
    for (const event of ['page.refused', 'bridge.refused']) {
      before.set(event, (await read(event)).length);
    }
    await use(async (event) => (await read(event)).slice(before.get(event)));
  },
});
