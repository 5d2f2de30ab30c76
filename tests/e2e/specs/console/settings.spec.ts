import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startBrowserHost } from '#support/harness.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { SettingsPage } from '../../pages/SettingsPage.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { readOrders } from '../../support/api.ts';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

test.describe('managed settings', { tag: '@browser-host' }, () => {
  const manage = async (folder: string, settings: object) => {
    const file = join(folder, 'managed-settings.json');
    await writeFile(file, JSON.stringify(settings));
    return { CORRIDOR_MANAGED_SETTINGS: file, CORRIDOR_VAULT: 'memory' };
  };

  test('that cannot be followed start nothing and say file, key, found and expected', async ({
    dataDir,
  }) => {
    const env = await manage(dataDir, {
      apiUrl: 'api.test',
      endpointPaths: { 'orders.list': 'x' },
    });
    const starting = startBrowserHost({ dataDir, env });
    const file = env.CORRIDOR_MANAGED_SETTINGS;
    await expect(starting).rejects.toThrow(
      `${file}: apiUrl holds 'api.test'; expected an absolute`,
    );
    await expect(starting).rejects.toThrow(
      `${file}: endpointPaths.orders.list holds 'x'; expected`,
    );
  });

  test('are shown with their file, and their catalogue is what the filters offer', {
    tag: ['@1F13'],
  }, async ({ page, dataDir, sandbox }) => {
    const env = await manage(dataDir, {
      apiUrl: sandbox.url,
      updateChannel: 'beta',
      allowedDownloadHosts: ['files.example.com'],
      catalogue: {
        paymentTypes: [{ value: 'plaid', label: 'Plaid (bank link)' }],
        paymentProviders: [{ value: '77', label: 'Globex Remit' }],
      },
    });
    await using host = await startBrowserHost({ dataDir, env, apiUrl: 'http://127.0.0.1:9' });
    await page.goto(host.url);
    const signInPage = new SignInPage(page);
    await expect(page.getByRole('button', { name: 'Open practice sandbox' })).toBeVisible();

    const settings = new SettingsPage(page);
    await settings.open();
    await expect(settings.facts('Managed by your organisation')).toHaveText([
      `API address${sandbox.url}`,
      'Update channelBeta',
      'Downloads allowed fromfiles.example.com',
      'Practice sandboxAllowed (not managed)',
      'Locks without inputAfter 15 minutes (not managed)',
      'In screen sharesShown (not managed)',
      /^Targets of the queuesDisputes to decide: 24 hours, /u,
      `Set on this computer in${env.CORRIDOR_MANAGED_SETTINGS}`,
    ]);
    await expect(settings.facts('This installation')).toContainText([
      'Version',
      'Browser',
      dataDir,
    ]);

    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await signInPage.signIn(emailOf('admin'), PASSWORD);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const orders = new OrdersPage(page);
    await orders.open();
    await orders.showFilters();
    const offered = async (filter: string) => {
      await page.getByRole('combobox', { name: filter, exact: true }).click();
      const options = await page.getByRole('option').allInnerTexts();
      await page.keyboard.press('Escape');
      return options;
    };
    expect(await offered('Payment Type')).toEqual(['All', 'Plaid (bank link)']);
    expect(await offered('Payment Provider')).toEqual(['All', 'Globex Remit']);
  });
});

test.describe('practice', () => {
  test.use({ sharesHost: false });

  test('works on its sandbox without calls to the real network, and can be left', {
    tag: '@both-hosts',
  }, async ({ page, sandbox, signInPage, signInAs }) => {
    // A world is made the first time.
    test.setTimeout(120_000);
    const band = page.getByText('Practice: nothing here is real');
    await expect(signInPage.email).toBeVisible();
    await expect(band).toHaveCount(0);
    await expect(page.getByText(emailOf('manager'))).toHaveCount(0);
    await sandbox.clearRequests();
    // The sign-in screen of the real network asks whether it is there.
    const heard = async () =>
      (await sandbox.requests()).filter(({ path }) => path !== '/admin/site/settings');

    await page.getByRole('button', { name: 'Open practice sandbox' }).click();
    await expect(band).toBeVisible();
    await page.getByRole('button', { name: emailOf('manager') }).click();
    await expect(signInPage.email).toHaveValue(emailOf('manager'));
    await signInPage.submit.click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ timeout: 90_000 });
    await expect(band).toBeVisible();
    const orders = new OrdersPage(page);
    await orders.open();
    // The sandbox of practice has its own, larger world.
    await expect(orders.range).toContainText('of 5,000');
    expect(await heard()).toEqual([]);

    await page.getByRole('button', { name: 'Leave practice' }).click();
    await expect(band).toHaveCount(0);
    await expect(signInPage.email).toBeVisible();
    expect(await heard()).toEqual([]);
    await signInAs('admin');
    await orders.open();
    const { pagination } = await readOrders(sandbox.url, 'page=1&pageSize=1');
    await expect(orders.range).toContainText(`of ${pagination.rowCount.toLocaleString('en-US')}`);
    expect(pagination.rowCount).toBeLessThan(5000);
    await expect(band).toHaveCount(0);
  });

  test('is opened from the menu of the person, signs out of the real network, and can be started over', {
    tag: '@both-hosts',
  }, async ({ page, sandbox, signInPage, signInAs }) => {
    // Two worlds are made.
    test.setTimeout(240_000);
    const question = page.getByRole('alertdialog');
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Signed in as/u }).click();
      await page.getByRole('menuitem', { name }).click();
      await expect(question).toHaveAccessibleName(name);
    };
    const signIn = async () => {
      await page.getByRole('button', { name: emailOf('manager') }).click();
      await signInPage.submit.click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor({ timeout: 90_000 });
    };
    await signInAs('admin');
    await expect(page).toHaveTitle(/^(?!Practice).* · Corridor$/u);
    await sandbox.clearRequests();
    await choose('Open practice sandbox');
    await expect(question).toContainText('You will be signed out of the real network.');
    await question.getByRole('button', { name: 'Open practice sandbox' }).click();
    await expect(page.getByText('Practice: nothing here is real')).toBeVisible();
    expect((await sandbox.requests()).map(({ path }) => path)).toContain('/session/clear');
    await expect(page).toHaveTitle('Practice: Sign in · Corridor');
    await signIn();

    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    await expect(question).toHaveAccessibleName('Are You Sure?');
    await expect(question).toHaveAccessibleDescription('Practice');
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Maintenance Mode' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await choose('Start practice over');
    await question.getByRole('button', { name: 'Start practice over' }).click();
    await expect(signInPage.email).toBeVisible({ timeout: 30_000 });
    await signIn();
    await expect(page.getByRole('button', { name: 'Maintenance Mode' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await page.goto(new URL('#/my-actions', page.url()).href);
    await expect(page.getByRole('grid', { name: 'My actions' })).toContainText('Maintenance');

    await page.getByRole('button', { name: 'Leave practice' }).click();
    await expect(signInPage.email).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Corridor');
  });
});
