import { expect, type Page } from '@playwright/test';
import { startBrowserHost } from '#support/harness.ts';
import { startRelay } from '#support/relay.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { TransferPage } from '../../pages/TransferPage.ts';
import { violations } from '../../support/axe.ts';
import { later } from '../../support/clock.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

const banner = (page: Page) =>
  page.getByRole('status', {
    name: 'You may be experiencing connectivity issues. Check your internet connection',
    exact: true,
  });

/** What its details say; they are closed again. */
async function expectDetails(page: Page, text: string) {
  await banner(page).getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(text);
  await details.getByRole('button', { name: 'Close' }).click();
}

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

/** The screens that need no network. */
async function walkWithoutNetwork(page: Page) {
  await go(page, '/reference');
  await page.getByRole('searchbox').fill('zimbabwe');
  await expect(page.getByRole('article', { name: 'Zimbabwe' })).toContainText('10 subdivisions');
  await page.getByRole('tab', { name: 'Currencies' }).click();
  await expect(page.getByRole('article', { name: 'Euro' })).toContainText('Paypal');
  await go(page, '/about?tab=licences');
  await expect(page.getByRole('article')).toContainText('MIT License');
  await go(page, '/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

/** The banner goes by itself: the network is asked for again every two to four seconds. */
const recovered = (page: Page) => later(page, (soon) => expect(banner(page)).toHaveCount(0, soon));

test.describe('an unreachable network', () => {
  test.use({ apiUrl: 'http://127.0.0.1:9' });

  test('the program starts, says so, and offers the reference data, About and Settings', {
    tag: ['@3G01'],
  }, async ({ page, signInPage }) => {
    await expect(signInPage.email).toBeVisible();
    await expectDetails(page, 'You cannot sign in until the connection is back.');
    expect(await violations(page)).toEqual([]);
    await walkWithoutNetwork(page);
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('a network that fails and recovers', { tag: '@browser-host' }, () => {
  test.slow();

  test('the console starts signed out and signed in, calculates, and recovers by itself', async ({
    page,
    sandbox,
    dataDir,
  }) => {
    await using wire = await startRelay(sandbox.url);
    await wire.cut();
    await using host = await startBrowserHost({
      apiUrl: wire.url,
      dataDir,
      env: { CORRIDOR_VAULT: 'memory' },
    });
    await page.clock.install();
    await page.goto(host.url);
    await expect(banner(page)).toBeVisible();
    await wire.mend();
    await recovered(page);
    await new SignInPage(page).signIn(emailOf('admin'), PASSWORD);
    const transfer = new TransferPage(page);
    await expect(transfer.limits).toBeVisible();

    await wire.cut();
    await page.reload();
    await expectDetails(page, 'the Create Order calculator still work');
    await expect(page.getByText('The built-in countries are offered.')).toBeVisible();
    await transfer.choose('sending', /Nigeria/u);
    await transfer.choose('country', /United States/u);
    await expect(transfer.rate).toHaveValue('440.69');
    await expect(page.getByText('Amounts use the built-in rates.')).toBeVisible();
    await transfer.receivingAmount.selectOption('100');
    await expect(transfer.sendingAmount).toHaveValue('44,069.00');
    await transfer.handle.fill('new.face@example.com');
    await expect(transfer.continue).toHaveAttribute('aria-disabled', 'true');
    await expect(transfer.continue).toHaveAccessibleDescription(/^You can fill in the form/u);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await walkWithoutNetwork(page);
    await go(page, '/');
    await expect(page.getByText('Could not be loaded').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Needs attention' })).not.toContainText(
      'None pending',
    );
    const orders = new OrdersPage(page);
    await go(page, '/transactions');
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expect(orders.rows).toHaveCount(0);

    await wire.mend();
    await recovered(page);
    await expect(orders.rows).toHaveCount(20);
    await go(page, '/offers/create');
    await expect(transfer.handle).toHaveValue('new.face@example.com');
    await expect(transfer.sendingAmount).toHaveValue('44,069.00');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(transfer.continue).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a running console says so, keeps what was loaded, and continues when the network is back', async ({
    page,
    sandbox,
    dataDir,
  }) => {
    await using wire = await startRelay(sandbox.url);
    await using host = await startBrowserHost({
      apiUrl: wire.url,
      dataDir,
      env: { CORRIDOR_VAULT: 'memory' },
    });
    await page.clock.install();
    await page.goto(host.url);
    await new SignInPage(page).signIn(emailOf('manager'), PASSWORD);
    const transfer = new TransferPage(page);
    await transfer.handle.fill('new.face@example.com');
    await page.getByRole('link', { name: 'Transactions', exact: true }).click();
    const orders = new OrdersPage(page);
    await expect(orders.rows).toHaveCount(20);

    await wire.cut();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(banner(page)).toBeVisible();
    await expect(orders.rows).toHaveCount(20);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(banner(page)).toBeVisible();
    await go(page, '/offers/create');
    await expect(transfer.handle).toHaveValue('new.face@example.com');
    await expect(transfer.continue).toHaveAttribute('aria-disabled', 'true');
    await transfer.handle.focus();

    await wire.mend();
    await recovered(page);
    await expect(transfer.continue).not.toHaveAttribute('aria-disabled', 'true');
    // The form is not replaced while someone is typing.
    await expect(transfer.handle).toBeFocused();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });
});
