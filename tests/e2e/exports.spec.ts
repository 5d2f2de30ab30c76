import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './own-programs.ts';

test.describe('an export', { tag: '@browser-host' }, () => {
  for (const [format, signature] of [
    ['PDF', '%PDF'],
    ['XLSX', 'PK'],
  ] as const) {
    test(`of the list as ${format} arrives in Downloads and is opened`, {
      tag: ['@1L03', '@1L25', '@1L26', '@1L27'],
    }, async ({ page, orders, dataDir, opened }) => {
      const [id = ''] = await orders.ids();
      await orders.search.fill(id);
      await expect(orders.rows).toHaveCount(1);
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: format }).click();
      await expect(orders.toast(/^Saved to Downloads: /)).toBeVisible();
      const files = await readdir(join(dataDir, 'Downloads'));
      expect(files).toEqual([expect.stringMatching(new RegExp(`\\.${format}$`, 'iu'))]);
      const file = join(dataDir, 'Downloads', files[0] ?? '');
      expect((await readFile(file)).subarray(0, signature.length).toString()).toBe(signature);
      await expect.poll(opened).toBe(file);
    });
  }

  test('of the users as PDF, XLS, CSV or CSV Lite arrives with what the list shows', {
    tag: ['@2U02', '@2U21', '@2U22', '@2U23'],
  }, async ({ page, users, sandbox, dataDir }) => {
    await users.open('?status=banned&search=a');
    await expect(page.getByText('Status: Banned')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'XLS', 'CSV', 'CSV Lite']);
    await page.keyboard.press('Escape');
    for (const [format, query] of [
      ['XLS', { format: 'xls', isLite: null }],
      ['CSV', { format: 'csv', isLite: null }],
      ['CSV Lite', { format: 'csv', isLite: 'true' }],
    ] as const) {
      await sandbox.clearRequests();
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: format, exact: true }).click();
      await expect(
        users.toast(new RegExp(`Downloads: .*\\.${query.format}$`, 'u')).last(),
      ).toBeVisible();
      const asked = async () =>
        (await sandbox.requests()).find(({ path }) => path === '/admin/users/export')?.query;
      await expect.poll(asked).toBeDefined();
      const sent = new URLSearchParams(await asked());
      expect(sent.get('format')).toBe(query.format);
      expect(sent.get('isLite')).toBe(query.isLite);
      expect(sent.has('page') || sent.has('pageSize')).toBe(false);
      expect(sent.get('filters[status]')).toBe('banned');
      expect(sent.get('search')).toBe('a');
    }
    // The toast of the first CSV file may still be shown when the second one is asked for.
    const endings = async () => (await readdir(join(dataDir, 'Downloads'))).map(extname).sort();
    await expect.poll(endings).toEqual(['.csv', '.csv', '.xls']);
  });

  test('that fails says so, with the words of the server', async ({ page, orders, sandbox }) => {
    await expect(orders.rows).toHaveCount(20);
    await using _fault = await sandbox.fail({
      path: '/admin/transactions/export',
      status: 500,
      body: { message: 'The report could not be made' },
    });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Unable to export' });
    await expect(alert).toContainText('The report could not be made');
  });

  test('that fails on a screen of users is titled Error', { tag: ['@2UD28'] }, async ({
    page,
    users,
    sandbox,
  }) => {
    await expect(users.cards).toHaveCount(10);
    await using _fault = await sandbox.fail({ path: '/admin/users/export', status: 500 });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  });

  test('on another host is asked about first', { tag: ['@1L28'] }, async ({
    page,
    orders,
    sandbox,
    dataDir,
  }) => {
    await expect(orders.rows).toHaveCount(20);
    await using _fault = await sandbox.fail({
      path: '/admin/transactions/export',
      status: 200,
      body: { url: 'https://10.20.30.40/orders.pdf' },
    });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    const question = page.getByRole('alertdialog', { name: 'Download from 10.20.30.40?' });
    await expect(question).toContainText('in a private network');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await readdir(dataDir)).not.toContain('Downloads');
  });
});
