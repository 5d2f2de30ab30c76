import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './own-programs.ts';

test.describe('an export', { tag: '@browser-host' }, () => {
  test('of the list as PDF or XLSX arrives in Downloads and is opened', {
    tag: ['@1L03', '@1L25', '@1L26', '@1L27'],
  }, async ({ page, orders, dataDir, opened }) => {
    const [id = ''] = await orders.ids();
    await orders.search.fill(id);
    await expect(orders.rows).toHaveCount(1);
    for (const [format, signature] of [
      ['PDF', '%PDF'],
      ['XLSX', 'PK'],
    ] as const) {
      await test.step(format, async () => {
        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('menuitem', { name: format }).click();
        const saved = new RegExp(`^Saved to Downloads: .*\\.${format}$`, 'iu');
        await expect(orders.toast(saved)).toBeVisible();
        const files = await readdir(join(dataDir, 'Downloads'));
        const own = files.filter((name) => extname(name) === `.${format.toLowerCase()}`);
        expect(own).toHaveLength(1);
        const file = join(dataDir, 'Downloads', own[0] ?? '');
        expect((await readFile(file)).subarray(0, signature.length).toString()).toBe(signature);
        await expect.poll(opened).toBe(file);
      });
    }
    expect(await readdir(join(dataDir, 'Downloads'))).toHaveLength(2);
  });

  test('of the users as PDF, XLS, CSV or CSV Lite arrives with what the list shows; one that fails is titled Error', {
    tag: ['@2U02', '@2U21', '@2U22', '@2U23', '@2UD28'],
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

    await using _fault = await sandbox.fail({ path: '/admin/users/export', status: 500 });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  });

  test('that fails says so, with the words of the server; one on another host is asked about first', {
    tag: ['@1L28'],
  }, async ({ page, orders, sandbox, dataDir }) => {
    await expect(orders.rows).toHaveCount(20);
    const path = '/admin/transactions/export';
    const ask = async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'PDF' }).click();
    };
    await test.step('that fails', async () => {
      const body = { message: 'The report could not be made' };
      await using _fault = await sandbox.fail({ path, status: 500, body });
      await ask();
      const alert = page.getByRole('alertdialog', { name: 'Unable to export' });
      await expect(alert).toContainText('The report could not be made');
      await alert.getByRole('button', { name: 'OK' }).click();
    });
    await test.step('on another host', async () => {
      const body = { url: 'https://10.20.30.40/orders.pdf' };
      await using _fault = await sandbox.fail({ path, status: 200, body });
      await ask();
      const question = page.getByRole('alertdialog', { name: 'Download from 10.20.30.40?' });
      await expect(question).toContainText('in a private network');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    });
    expect(await readdir(dataDir)).not.toContain('Downloads');
  });
});
