import { writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startBrowserHost } from '#support/harness.ts';
import { OTHER_PEOPLE, startOtherServer } from '#support/other-server.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

/** A server that answers everything in one way. */
async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

test.describe('an unreachable API', () => {
  test.use({ apiUrl: 'http://127.0.0.1:9' });

  test("says the specification's words, and the screen stays usable", { tag: ['@1E03'] }, async ({
    page,
    signInPage,
  }) => {
    await signInPage.signIn(emailOf('admin'), PASSWORD);
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toContainText(
      'You may be experiencing connectivity issues. Check your internet connection',
    );
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(signInPage.email).toHaveValue(emailOf('admin'));
    await expect(signInPage.submit).toBeEnabled();
  });
});

test('an API address that is a web page has a message', {
  tag: '@browser-host',
}, async ({ page, dataDir }) => {
  await using server = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Welcome to nginx</title>');
  });
  await using host = await startBrowserHost({ apiUrl: server.url, dataDir });
  await page.goto(host.url);
  await page.getByLabel('E-mail').fill(emailOf('admin'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'A web page answered in place of the server.',
  );
});

test('a corrupt preferences file is put aside with a notice, and Corridor works', {
  tag: '@browser-host',
}, async ({ page, dataDir, sandbox }) => {
  await writeFile(join(dataDir, 'preferences.json'), '{"theme": "dark",');
  await using host = await startBrowserHost({ apiUrl: sandbox.url, dataDir });
  await page.goto(host.url);
  await expect(page.getByText(/preferences/i).first()).toBeVisible();
  await page.getByLabel('E-mail').fill(emailOf('admin'));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.describe('another server of the same specification', {
  tag: '@browser-host',
}, () => {
  test('is shown as well: other shapes, missing fields, unknown statuses', {
    tag: ['@1K04', '@1S05', '@1S16'],
  }, async ({ page, dataDir }) => {
    await using server = await startOtherServer();
    await using host = await startBrowserHost({ apiUrl: server.url, dataDir });
    const { username, password } = OTHER_PEOPLE.admin;
    await page.goto(host.url);
    await new SignInPage(page).signIn(username, password);
    await page.getByRole('link', { name: 'Transactions', exact: true }).click();
    const orders = new OrdersPage(page);
    await orders.ready();
    expect(await orders.rows.count()).toBeGreaterThan(0);
    await expect(orders.totals.locator('dd').first()).not.toHaveText('0.00');

    const before = await orders.ids();
    server.expireAccessTokens();
    await orders.search.fill(before[0] ?? '');
    await expect.poll(() => orders.ids()).toEqual([before[0]]);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    // The last call of the search. If it came after the end of the session, the dialog would be there before Refresh.
    const isTotals = ({ path, query }: (typeof server.requests)[number]) =>
      path === '/admin/transactions/statistics' && query.get('search') === before[0];
    await expect.poll(() => server.requests.some(isTotals)).toBe(true);
    server.expireAccessTokens();
    server.endSessions();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Session Ended' })).toBeVisible();
  });

  test('refuses a customer of that server too', { tag: ['@1S12'] }, async ({ page, dataDir }) => {
    await using server = await startOtherServer();
    await using host = await startBrowserHost({ apiUrl: server.url, dataDir });
    const { username, password } = OTHER_PEOPLE.customer;
    await page.goto(host.url);
    await new SignInPage(page).signIn(username, password);
    await expect(page.getByRole('alertdialog')).toContainText(
      "You don't have permission to log in",
    );
  });
});
