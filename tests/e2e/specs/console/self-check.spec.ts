/** The self-check: the table a person sees, and what of it a support bundle holds. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startBrowserHost } from '#support/harness.ts';
import { SettingsPage } from '../../pages/SettingsPage.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Self-check' });
/** A row by its check; its cells are the result and the details. */
const rowOf = (page: Page, check: string) =>
  dialogOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: check }) });
const resultOf = (page: Page, check: string) => rowOf(page, check).getByRole('cell').first();

/** A sandbox is started for it, which takes long on a busy machine. */
const ENDED = { timeout: 70_000 };

test.describe('the self-check', { tag: '@browser-host' }, () => {
  test('of a start for it checks what this host has, and goes into the support bundle', async ({
    page,
    apiUrl,
    dataDir,
  }) => {
    test.setTimeout(150_000);
    await using host = await startBrowserHost({
      apiUrl,
      dataDir: join(dataDir, 'data'),
      args: ['--self-check'],
      // A separate home for Downloads.
      env: { CORRIDOR_VAULT: 'memory', HOME: dataDir, HTTPS_PROXY: '' },
    });
    await page.goto(host.url);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('status')).toHaveText('No check failed.', ENDED);
    await expect(dialog.getByRole('rowheader')).toHaveText([
      'Window',
      'Window and program',
      'Managed settings',
      'Screen shares',
      'Keychain',
      'Practice sandbox',
      'Server',
      'Live updates',
      'Proxy',
      'System certificates',
      'Updates',
      'Downloads folder',
    ]);
    for (const check of ['Window and program', 'Practice sandbox', 'Server', 'Downloads folder']) {
      await expect(resultOf(page, check)).toHaveText('Passed');
    }
    await expect(resultOf(page, 'Keychain')).toHaveText('Skipped');
    expect(await violations(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Create support bundle' }).click();
    const text = page.getByRole('dialog', { name: 'Support bundle' }).getByRole('textbox');
    await expect(text).toHaveValue(/^Passed: Practice sandbox \(Started and closed\)$/mu);
    await expect(text).toHaveValue(/^Passed: Downloads folder \(~/mu);
  });
});

test.describe('the self-check of the program', { tag: '@stand-in' }, () => {
  test('is in the Help menu, and reports what the system supports', async ({
    page,
    electronConsole,
    signInAs,
  }) => {
    test.setTimeout(150_000);
    await signInAs('admin');
    await new SettingsPage(page).open();
    await electronConsole?.inspect?.((record) => {
      record.notificationFailure = 'Notifications are not allowed for this application';
    });
    await electronConsole?.evaluate(({ Menu }) => {
      const items = (Menu.getApplicationMenu()?.items ?? []).flatMap(
        ({ submenu }) => submenu?.items ?? [],
      );
      items.find(({ label }) => label === 'Self-check…')?.click();
    });
    await expect(dialogOf(page).getByRole('status')).toHaveText('1 check failed.', ENDED);
    await expect(rowOf(page, 'Notifications')).toContainText(
      'Allow Corridor in the notification settings of your computer.',
    );
    for (const check of ['Window', 'Practice sandbox', 'Live updates', 'Proxy', 'Tray icon']) {
      await expect(resultOf(page, check).first()).toHaveText('Passed');
    }
    await expect(resultOf(page, 'Corridor links')).toHaveText('Skipped');

    await electronConsole?.inspect?.((record) => {
      record.notificationFailure = null;
    });
    await dialogOf(page).getByRole('button', { name: 'Run again' }).click();
    await expect(dialogOf(page).getByRole('status')).toHaveText('No check failed.', ENDED);
    expect(await electronConsole?.inspect?.(({ notifications }) => notifications)).toEqual([
      { title: 'Self-check', closed: true },
      { title: 'Self-check', closed: true },
    ]);
  });
});
