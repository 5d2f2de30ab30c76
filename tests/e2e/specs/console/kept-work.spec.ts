import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from '#support/sandbox-control.ts';
import { later } from '../../support/clock.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

/** The server ends the session: the next call of the page is refused for good. */
async function endSession(page: Page, sandbox: SandboxControl): Promise<void> {
  await using _fault = await sandbox.fail({
    path: '/countries',
    status: 401,
    body: { message: 'Your refresh token is invalid' },
  });
  await page.evaluate(() =>
    window.corridor.call('api.call', { callId: 'end', endpoint: 'countries.list', input: {} }),
  );
  await page
    .getByRole('alertdialog', { name: 'Session Ended' })
    .getByRole('button', { name: 'OK' })
    .click();
}

test.describe('when a session ends', () => {
  test.beforeEach(async ({ page, orders }) => {
    await page.getByRole('button', { name: 'Show filters' }).click();
    await orders.search.fill('adaeze');
    await expect(page).toHaveURL(/search=adaeze/u);
    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
  });

  test('the same user finds the page, its panel, its text and its open dialog again', {
    tag: ['@1S21'],
  }, async ({ page, sandbox, signInPage, orders }) => {
    await endSession(page, sandbox);
    await expect(signInPage.email).toBeVisible();
    await signInPage.signIn(emailOf('admin'), PASSWORD);

    await expect(page).toHaveURL(/#\/transactions\?search=adaeze/u);
    const dialog = page.getByRole('alertdialog', { name: 'Are You Sure?' });
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(orders.search).toHaveValue('adaeze');
    await expect(page.getByRole('button', { name: 'Hide filters' })).toBeVisible();
  });

  test('another user finds nothing of it', async ({ page, sandbox, signInPage, orders }) => {
    await endSession(page, sandbox);
    await signInPage.signIn(emailOf('manager'), PASSWORD);

    await expect(page).toHaveURL(/#\/offers\/create$/u);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await orders.open();
    await expect(orders.search).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Show filters' })).toBeVisible();
  });

  test('nothing is kept for the next sign-in after a log-out', async ({
    page,
    signInPage,
    orders,
  }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await signInPage.signIn(emailOf('admin'), PASSWORD);

    await expect(page).toHaveURL(/#\/offers\/create$/u);
    await orders.open();
    await expect(page.getByRole('button', { name: 'Show filters' })).toBeVisible();
  });
});

// The Electron host has a spec of a page that has crashed, which is loaded again just so.
test('a reloaded page has what was open and typed', async ({ page, orders }) => {
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('button', { name: 'Maintenance Mode' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const result = await window.corridor.call('drafts.read', { window: window.name });
      return result.ok ? Object.keys(result.value?.values ?? {}) : [];
    });
  await expect.poll(kept).toEqual(['transactions.panel', 'maintenance.asked']);
  await page.reload();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('button', { name: 'Hide filters' })).toBeVisible();
  await expect(orders.rows).toHaveCount(20);
});

test('an unreachable server has a message, with what still works, until it is back', async ({
  page,
  sandbox,
  orders,
}) => {
  const banner = page.getByText(
    'You may be experiencing connectivity issues. Check your internet connection',
    { exact: true },
  );
  await page.clock.install();
  {
    await using _fault = await sandbox.fail({ path: '/', exact: false, drop: true });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(banner).toBeVisible();
    await expect(orders.rows).toHaveCount(20);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(banner).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await later(page, (soon) => expect(banner).toHaveCount(0, soon));
});

test('a session that ends during a question brings its dialog back, and nothing is sent', async ({
  page,
  sandbox,
  signInPage,
  orders,
}) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  await orders.chooseAction(id, 'Expire Order');
  await expect(orders.dialog).toContainText(
    'Are you sure you want to take this action - Expire Order?',
  );
  await sandbox.clearRequests();
  await endSession(page, sandbox);
  await signInPage.signIn(emailOf('admin'), PASSWORD);

  await expect(orders.dialog).toContainText('Expire Order');
  const posts = (await sandbox.requests()).filter(({ path }) => path.startsWith('/admin/orders'));
  expect(posts).toEqual([]);
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.toast(`Order expired for order ${id}`)).toBeVisible();
});
