import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pasted } from '../../support/clipboard.ts';
import { test } from '../../support/fixtures.ts';

const menu = (page: Page) => page.getByRole('button', { name: /^Views/ });

/** Chooses an entry of the views menu. */
async function choose(page: Page, entry: string) {
  await menu(page).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

async function save(page: Page, name: string) {
  await choose(page, 'Save as new view…');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveText(name);
}

test('saved views are shared as a link and as a file', { tag: '@both-hosts' }, async ({
  page,
  orders,
}) => {
  await orders.search.fill('okafor');
  await expect(page).toHaveURL(/search=okafor$/);
  await choose(page, 'Copy link');
  await expect(page.getByText('Copied to clipboard!').last()).toBeVisible();
  const link = await pasted(page);
  expect(link).toMatch(/^(?:http.*#|corridor:\/)\/transactions\?search=okafor$/);

  await save(page, 'Of Okafor');
  const downloading = page.waitForEvent('download');
  await choose(page, 'Save as file');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('transactions-Of-Okafor.corridor-view.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'corridor.view',
    version: 1,
    list: 'transactions',
    name: 'Of Okafor',
    query: 'search=okafor',
  });

  await orders.search.fill('');
  await expect(page).toHaveURL(/#\/transactions$/);
  const choosing = page.waitForEvent('filechooser');
  await choose(page, 'Open file…');
  await (await choosing).setFiles({
    name: 'view.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(menu(page)).toHaveText('Of Okafor (2)');
  await expect(orders.search).toHaveValue('okafor');
});
