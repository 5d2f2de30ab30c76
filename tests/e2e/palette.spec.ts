import { expect } from '@playwright/test';
import { readOrders } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { PalettePage } from './pages/PalettePage.ts';

const VERIFICATIONS = [
  'Payment Method Authentication',
  'Identity Verification',
  'Address Verification',
];
/** Screens the sidebar does not list. */
const UNLISTED = ['Global Offers', 'Transactions, simpler list', 'Health Insurance Payments'];

test.describe('the palette', () => {
  test('opens by key from a field and by its own, and gives the focus back', async ({
    page,
    orders,
  }) => {
    const palette = new PalettePage(page);
    await orders.search.focus();
    await palette.open();
    await expect(palette.field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(palette.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toBeHidden();
    await expect(orders.search).toBeFocused();

    await palette.opener.click();
    await expect(palette.field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.dialog).toBeHidden();
    await expect(palette.opener).toBeFocused();

    await palette.open();
    const behind = await page.getByRole('button', { name: 'Columns' }).boundingBox();
    await page.mouse.click((behind?.x ?? 0) + 5, (behind?.y ?? 0) + 5);
    await expect(palette.dialog).toBeHidden();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('leads to a screen by keys alone; used again it is the first', async ({ page, orders }) => {
    await expect(orders.rows).toHaveCount(20);
    const palette = new PalettePage(page);
    await palette.open();
    await page.keyboard.press('End');
    await expect(palette.selected).toHaveText(/^Logout/);
    await page.keyboard.press('ArrowDown');
    await expect(palette.selected).toHaveText(/^Home/);
    await page.keyboard.press('ArrowUp');
    await expect(palette.selected).toHaveText(/^Logout/);
    await page.keyboard.press('Home');
    await expect(palette.selected).toHaveText(/^Home/);
    await page.keyboard.type('erl');
    await expect(palette.selected).toHaveText('Exchange Rate Limit');
    await expect(palette.selected.locator('mark')).toHaveText(['E', 'R', 'L']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/exchange-rates$/);
    await palette.open();
    await expect(palette.section('Recent')).toHaveText(['Exchange Rate Limit']);
    await expect(palette.selected).toHaveText('Exchange Rate Limit');
  });

  for (const person of ['admin', 'manager', 'principal'] as const) {
    test(`offers ${person} the screens of that role, unlisted ones too`, async ({
      page,
      signInAs,
    }) => {
      await signInAs(person);
      const palette = new PalettePage(page);
      await palette.open();
      const names = await palette.section('Screens').allInnerTexts();
      const texts = names.map((name) => name.split('\n')[0]);
      expect(texts).toEqual(expect.arrayContaining(['Home', 'Users', 'Profile', ...UNLISTED]));
      const offered = VERIFICATIONS.filter((name) => texts.includes(name));
      expect(offered).toEqual(person === 'admin' ? VERIFICATIONS : []);
      if (person === 'admin') return;
      await palette.field.fill('verification');
      await expect(palette.status).toHaveText(/results?$/);
      await expect(palette.section('Screens')).toHaveCount(0);
    });
  }

  test('goes to an order by its id at once, before any answer', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('manager');
    const palette = new PalettePage(page);
    const { models } = await readOrders(sandbox.url, 'page=1&pageSize=1');
    const id = String(models[0]?.['id']);
    {
      // Longer than anything is waited for.
      const held = { path: '/admin/transactions', status: 500, afterMs: 30_000 };
      await using _held = await sandbox.fail(held);
      await palette.open();
      await page.keyboard.insertText(id);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#/transactions/${id}$`));
    }

    await palette.open();
    await palette.field.fill(`corridor://transactions/${id}?tab=parties`);
    await expect(palette.selected).toHaveText(`Go to order ${id}`);
    await palette.field.fill('corridor://users?search=ada');
    await expect(palette.selected).toHaveText('Go to /users?search=ada');
  });

  test('finds orders by reference and users by name and by e-mail', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('principal');
    const palette = new PalettePage(page);
    const { models } = await readOrders(sandbox.url, 'page=1&pageSize=50');
    const order = models.find(({ flwRef }) => typeof flwRef === 'string');
    await palette.open();
    await palette.field.fill(String(order?.['flwRef']));
    await expect(palette.section('Orders').first()).toContainText(`Order ${order?.['id']}`);

    await palette.field.fill('okafor');
    await expect(palette.section('Users').first()).toContainText('Okafor');
    const detail = await palette
      .section('Users')
      .first()
      .locator('span')
      .filter({ hasText: '@' })
      .last()
      .textContent();
    const [email = ''] = /\S+@\S+/u.exec(detail ?? '') ?? [];
    await palette.field.fill(email);
    await expect(palette.section('Users')).toHaveCount(1);
    await palette.section('Users').click();
    await expect(page).toHaveURL(/#\/users\/\w+$/);
    await palette.open();
    await expect(palette.section('Recent')).toHaveCount(0);
  });

  test('asks the network once typing rests, and a late answer moves nothing', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('admin');
    const palette = new PalettePage(page);
    await palette.open();
    await sandbox.clearRequests();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const searches = async () =>
      (await sandbox.requests()).filter(({ path }) =>
        ['/admin/transactions', '/admin/users'].includes(path),
      );
    for (const key of 'user') {
      await page.keyboard.press(key);
      await page.clock.runFor(150);
    }
    expect(await searches()).toEqual([]);
    await expect(palette.selected).toHaveText(/^Users/);
    const before = await palette.selected.boundingBox();
    await page.clock.runFor(100);
    await expect.poll(async () => (await searches()).length).toBe(2);
    await page.clock.resume();
    await expect(palette.status).toHaveText(/results?$/, { timeout: 30_000 });
    await expect(palette.selected).toHaveText(/^Users/);
    expect(await palette.selected.boundingBox()).toEqual(before);
  });

  test('tells of a failed search in its place and repeats it', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('admin');
    const palette = new PalettePage(page);
    {
      await using _fault = await sandbox.fail({ path: '/admin/transactions', status: 500 });
      await palette.open();
      await palette.field.fill('okafor');
      await expect(palette.section('Orders')).toContainText(['Retry the search for orders']);
      await expect(palette.section('Users').first()).toContainText('Okafor');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await palette.section('Orders').click();
    await expect(palette.section('Orders').first()).toContainText(/^Order \d+/);
    await expect(palette.field).toBeFocused();
  });

  test('says what can be found when nothing is', async ({ page, signInAs }) => {
    await signInAs('admin');
    const palette = new PalettePage(page);
    await palette.open();
    await palette.field.fill('zzzz nobody');
    await expect(palette.dialog.getByText('Nothing found for ‘zzzz nobody’')).toBeVisible();
    await expect(palette.dialog.getByText(/orders by id or reference/)).toBeVisible();
    await expect(palette.field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(palette.dialog).toBeVisible();
  });

  test('does what can be done here: filters, theme, navigation, maintenance, logout', async ({
    page,
    orders,
    signInPage,
  }) => {
    const palette = new PalettePage(page);
    const act = async (typed: string, name: string) => {
      await palette.open();
      await palette.field.fill(typed);
      await expect(palette.selected).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(palette.dialog).toBeHidden();
    };
    await act('filters', 'Show filters');
    await expect(orders.filters).toBeVisible();
    await act('search this', 'Search this list');
    await expect(orders.search).toBeFocused();
    const background = () =>
      page
        .locator('.fui-FluentProvider')
        .first()
        .evaluate((it) => getComputedStyle(it).backgroundColor);
    const light = await background();
    await act('theme dark', 'Theme: Dark');
    await expect.poll(background).not.toBe(light);
    await act('navi', 'Collapse navigation');
    await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await act('maint', 'Maintenance Mode');
    await page
      .getByRole('alertdialog', { name: 'Are You Sure?' })
      .getByRole('button', { name: 'No' })
      .click();
    await act('logout', 'Logout');
    await expect(signInPage.email).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.dialog).toHaveCount(0);
  });
});

test.describe('keyboard shortcuts', () => {
  test('search, filter, refresh and turn the pages of a list', async ({
    page,
    orders,
    sandbox,
  }) => {
    await page.keyboard.press('/');
    await expect(orders.search).toBeFocused();
    await page.keyboard.type('fr/np?');
    await expect(orders.search).toHaveValue('fr/np?');
    await expect(orders.filters).toHaveCount(0);
    await orders.search.fill('');
    await expect(page).toHaveURL(/#\/transactions$/);
    await orders.search.blur();
    await page.keyboard.press('f');
    await expect(orders.filters).toBeVisible();
    await page.keyboard.press('f');
    await expect(orders.filters).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(orders.range).toHaveText(/^21–40 /);
    await page.keyboard.press('p');
    await expect(orders.range).toHaveText(/^1–20 /);
    await sandbox.clearRequests();
    await page.keyboard.press('r');
    await expect
      .poll(async () => (await sandbox.requests()).map(({ path }) => path))
      .toContain('/admin/transactions');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL(/#\/$/);
  });

  test('walk from order to order, and are listed there', async ({ page, orders }) => {
    const [first, second] = await orders.ids();
    await page.getByRole('link', { name: String(first), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/transactions/${first}$`));
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    const lines = sheet.getByRole('region', { name: 'Order', exact: true }).locator('dt');
    await expect(lines).toHaveText(['Next order']);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`#/transactions/${second}$`));
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page).toHaveURL(new RegExp(`#/transactions/${first}$`));
  });

  test('are listed for the screen one is on, no key twice, and can be turned off', async ({
    page,
    orders,
  }) => {
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    const lines = sheet.getByRole('region', { name: 'List', exact: true }).locator('dt');
    await expect(lines).toHaveText(['Next page', 'Refresh', 'Search this list', 'Show filters']);
    const keys = await sheet.locator('dd').allInnerTexts();
    expect(new Set(keys).size).toBe(keys.length);
    await sheet.getByRole('switch').click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await page.keyboard.press('f');
    const palette = new PalettePage(page);
    await palette.open();
    await palette.field.fill('keyboard');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect(orders.filters).toHaveCount(0);
    await sheet.getByRole('switch').click();
    await sheet.getByRole('button', { name: 'Close' }).click();

    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL(/#\/$/);
    await expect(orders.rows).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(sheet.getByRole('region', { name: 'Everywhere' })).toBeVisible();
    await expect(lines).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the palette and the sheet have no violation', async ({ page, signInAs }) => {
      await signInAs('admin');
      const palette = new PalettePage(page);
      await palette.open();
      expect(await violations(page)).toEqual([]);
      await palette.field.fill('okafor');
      await expect(palette.status).toHaveText(/results$/);
      expect(await violations(page)).toEqual([]);
      await palette.field.fill('zzzz nobody');
      await expect(palette.status).toHaveText('0 results');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(palette.field).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
