/** Parts of the console that did not load: a Chromium may remember that, so the page is loaded again. */
import { expect, type Page } from '@playwright/test';
import { readUsers } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

const go = (page: Page, place: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${place}`);

for (const [what, file] of [
  ['script', /\/ProfileScreen[^/]*\.js$/u],
  ['style sheet', /\/ProfileScreen[^/]*\.css$/u],
] as const) {
  test(`a screen whose ${what} failed to load has Retry, and text typed elsewhere is kept`, {
    tag: ['@smoke', '@1E05'],
  }, async ({ page, orders }) => {
    await expect(orders.rows.first()).toBeVisible();
    await go(page, '/new-case');
    await page.getByLabel('Subject').fill('Fees of March');
    await page.route(file, (route) => route.abort());
    await go(page, '/profile');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('This screen could not be loaded');
    await expect(failure).toContainText('What you typed is kept.');

    // Going away and coming back does not show half of it.
    await page.unroute(file);
    await failure.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/#\/$/u);
    await expect(failure).toHaveCount(0);
    await go(page, '/profile');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Billing statement').first()).toBeVisible();
    const isStyled = () =>
      [...document.styleSheets].some(({ href }) => href?.includes('ProfileScreen'));
    expect(await page.evaluate(isStyled)).toBe(true);
    await go(page, '/new-case');
    await expect(page.getByLabel('Subject')).toHaveValue('Fees of March');
  });
}

test('a window without its program does not reload', { tag: ['@1E05'] }, async ({
  page,
  orders,
}) => {
  await expect(orders.rows.first()).toBeVisible();
  await page.route(/\/(?:ProfileScreen[^/]*)?$/u, (route) => route.abort());
  await go(page, '/profile');
  const failure = page.getByRole('alert');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText('Corridor does not answer');
});

test('charts whose script failed to load say so in their place, with Retry', {
  tag: ['@2UD58'],
}, async ({ page, sandbox, users }) => {
  const [trader] = await readUsers(sandbox.url, 'filters[status]=transacted-completed');
  const script = /\/BarChart[^/]*\.js$/u;
  await page.route(script, (route) => route.abort());
  await users.openUser(String(trader?.['id']));
  const charts = page.getByRole('region', { name: 'Charts', exact: true });
  await expect(charts).toContainText('could not be loaded. Retry reloads this window.');
  await expect(page.getByRole('grid', { name: 'Orders', exact: true })).toBeVisible();
  await page.unroute(script);
  await charts.getByRole('button', { name: 'Retry' }).first().click();
  await expect(charts.locator('.recharts-surface').first()).toBeVisible();
});
