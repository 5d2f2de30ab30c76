/** Corridor in a browser, built in some folder, as a console that is compared. */
import { join } from 'node:path';
import { startBrowserHost } from '#support/harness.ts';
import { temporaryFolder } from '../folders.ts';
import type { Adapter } from './adapter.ts';

/** It uses nothing that only the latest commit has. */
export function corridorAt(project: string, name: string): Adapter {
  let url = '';
  let origin = '';
  return {
    name,
    start: async ({ api }) => {
      const host = await startBrowserHost({
        folder: join(project, 'out/main'),
        dataDir: temporaryFolder('console'),
        apiUrl: api,
      });
      url = host.url;
      return { stop: host.dispose };
    },
    signIn: async (page) => {
      await page.goto(url);
      await page
        .getByLabel(/e-?mail/iu)
        .first()
        .fill('admin@corridor.test');
      await page
        .getByLabel(/^password/iu)
        .first()
        .fill('corridor');
      await page
        .getByRole('button', { name: /sign in|log ?in/iu })
        .first()
        .click();
      await page.locator('nav').first().waitFor();
      // The link leads on to another host name.
      origin = new URL(page.url()).origin;
    },
    openList: (page) => page.goto(`${origin}/#/transactions`),
    earlyRowSelector: 'table[role=grid] tbody tr:first-child',
    firstRowSelector: '.ag-row[row-index="0"]',
    detailSelector: 'table:has(caption) tbody',
    nextPage: (page) =>
      page
        .getByLabel(/next page/iu)
        .first()
        .click(),
    search: async (page, text) => {
      await page.getByPlaceholder('Search by Transaction ID or Name...').click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text, { delay: 30 });
    },
    openDetail: (page) => page.locator('.ag-row[row-index="0"] a').first().click(),
    back: (page) =>
      page
        .getByRole('navigation', { name: /breadcrumb|where/iu })
        .getByRole('link', { name: 'Transactions' })
        .click(),
  };
}
