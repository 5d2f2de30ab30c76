import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../../support/own-programs.ts';

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
});
