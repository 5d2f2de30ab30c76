import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { pasted } from './clipboard.ts';
import { test } from './fixtures.ts';

/** What floats over the page is in no landmark, which is best practice only. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

test.describe('saved views', () => {
  test('are saved, left, reopened and changed, and are named while in force', async ({
    page,
    orders,
  }) => {
    await orders.showFilters();
    await orders.choose('Type', 'hybrid');
    await expect(page).toHaveURL(/type=hybrid/);
    await save(page, 'Hybrid');
    const ids = await orders.ids();

    await orders.pager.getByRole('button', { name: 'Page 2' }).click();
    await expect(orders.range).toHaveText(/^21–40 /);
    await expect(menu(page)).toHaveText('Hybrid');
    await orders.search.fill('okafor');
    await expect(menu(page)).toHaveText('Hybrid (changed)');
    await page.getByRole('button', { name: 'Remove filter Type' }).click();
    await orders.search.fill('');
    await expect(menu(page)).toHaveText('Views');

    await choose(page, 'Hybrid');
    await expect(page).toHaveURL(/#\/transactions\?type=hybrid$/);
    await expect.poll(() => orders.ids()).toEqual(ids);
    await expect(page.getByText('Type: hybrid')).toBeVisible();

    await orders.search.fill('okafor');
    await expect(menu(page)).toHaveText('Hybrid (changed)');
    await choose(page, 'Save changes to ‘Hybrid’');
    await expect(menu(page)).toHaveText('Hybrid');
  });

  test('have names of their own; deleting asks', async ({ page, orders }) => {
    await orders.search.fill('okafor');
    await expect(page).toHaveURL(/search=okafor$/);
    await save(page, 'One');
    await orders.search.fill('mensah');
    await expect(page).toHaveURL(/search=mensah$/);
    await save(page, 'Two');

    await choose(page, 'Rename ‘Two’…');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('One');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText('There is already a view of this name.')).toBeVisible();
    await name.fill('<b>Two</b>');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(menu(page)).toHaveText('<b>Two</b>');

    await choose(page, 'Delete ‘<b>Two</b>’…');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expect(menu(page)).toHaveText('Views');
    await expect(orders.search).toHaveValue('mensah');
    await menu(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['One']);
  });

  test('hold the columns, and are there after the page is loaded anew', async ({
    page,
    orders,
  }) => {
    const toggle = async (column: string) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: column, exact: true }).click();
      await page.keyboard.press('Escape');
    };
    await toggle('Rate');
    await expect(orders.header('rate')).toHaveCount(0);
    await save(page, 'Without rate');
    await toggle('Rate');
    await expect(orders.header('rate')).toHaveCount(1);
    await expect(menu(page)).toHaveText('Without rate (changed)');
    await page.reload();
    await orders.ready();
    await expect(menu(page)).toHaveText('Without rate (changed)');
    await choose(page, 'Without rate');
    await expect(orders.header('rate')).toHaveCount(0);
    await expect(menu(page)).toHaveText('Without rate');
  });

  test('are passed on as a link and as a file', { tag: '@both-hosts' }, async ({
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

  test('of another list or no view at all are refused, with the reason', async ({
    page,
    orders,
  }) => {
    await expect(orders.rows).toHaveCount(20);
    const files = {
      'This file is not a saved view of Corridor.': '{"hello": 1}',
      'This view belongs to the list ‘users’, not to Transactions.': JSON.stringify({
        format: 'corridor.view',
        version: 1,
        list: 'users',
        name: 'x',
        query: '',
        columns: [],
      }),
    };
    for (const [reason, text] of Object.entries(files)) {
      await page.getByLabel('File of a view').setInputFiles({
        name: 'view.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
      const dialog = page.getByRole('alertdialog', { name: 'The view could not be opened' });
      await expect(dialog).toContainText(reason);
      await dialog.getByRole('button', { name: 'OK' }).click();
    }
    await expect(menu(page)).toHaveText('Views');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the views menu and its dialog have no violation', async ({ page, orders }) => {
      const found = async () => {
        // The menu's focus guards pass the focus on at once; a list is checked elsewhere.
        const builder = new AxeBuilder({ page })
          .exclude('[data-tabster-dummy]')
          .exclude('.ag-root');
        const { violations } = await builder.withTags(WCAG).analyze();
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join()}`,
        );
      };
      await orders.search.fill('okafor');
      await expect(page).toHaveURL(/search=okafor$/);
      await save(page, 'Of Okafor');
      await orders.search.fill('mensah');
      await expect(menu(page)).toHaveText('Of Okafor (changed)');
      await menu(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await found()).toEqual([]);
      await page.keyboard.press('Escape');
      await choose(page, 'Save as new view…');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Type a name.')).toBeVisible();
      expect(await found()).toEqual([]);
    });
  });
}
