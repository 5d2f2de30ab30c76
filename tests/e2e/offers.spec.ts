import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('manager');
  await page.evaluate(() => {
    window.location.hash = '#/offers';
  });
  await expect(page.getByRole('heading', { name: 'Global Offers', level: 1 })).toBeVisible();
});

test('3O01 3O02 3O09 3O10 3O11 3O12 3O13 3O14 3O15 3O16 3O25 3O26 3O27 compares sample offers, four a page, the dearest first', async ({
  page,
}) => {
  await expect(page.getByText('Sample offers: no company makes them')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Global Offers' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  const fees = (await cards.locator('dd').filter({ hasText: '$' }).allTextContents()).map((text) =>
    Number(text.slice(1)),
  );
  expect(fees).toEqual(fees.toSorted((a, b) => b - a));
  const first = cards.first();
  await expect(first).toContainText(/0-\d days/);
  await expect(first).toContainText(/Sent from .+\d\.00(USD|CAD|EUR)/);
  await expect(first).toContainText(/Received in .+\.\d\d(NGN|ZAR)/);
  await expect(first).toContainText('Exchange rate');
  await expect(first.getByRole('img', { name: /of 5 stars/ })).toBeVisible();
  await expect(first.getByRole('img', { name: /^Payment method: (card|bank)$/ })).toBeVisible();
  await expect(first.getByRole('img', { name: /^Delivery method: (card|bank)$/ })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search companies' }).fill('harbour');
  await page.getByRole('button', { name: 'Guarantor of Harbour Remit' }).first().focus();
  await expect(page.getByRole('tooltip')).toHaveText('Guaranted by Lagoon Trust Bank');
  await expect(
    page.getByText(/Recieve a \$\d+ .+ voucher with promo code SAVE\d+/).first(),
  ).toBeVisible();
  // A tooltip stands beside the landmarks of the page.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('3O03 3O04 3O05 3O06 3O07 3O08 3O17 3O18 3O19 3O20 3O21 3O22 3O23 3O24 amount, countries and sort change the list, the panel does not', async ({
  page,
}) => {
  const cards = page.getByRole('list', { name: 'Global Offers' }).getByRole('article');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('of 18');
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Show filters' }).click();
  const boxes = panel.getByRole('checkbox');
  const count = await boxes.count();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(count);
  expect(await violations(page)).toEqual([]);

  const options = (name: string) => page.getByRole('combobox', { name }).locator('option');
  await expect(options('Amount')).toHaveText([
    ...['All amount', '50 USD', '100 USD', '150 USD', '200 USD', '250 USD', '300 USD'],
  ]);
  const countries = ['All', 'USA', 'Nigeria', 'South Africa', 'Canada', 'France'];
  await expect(options('From')).toHaveText(countries);
  await expect(options('To recepient in')).toHaveText(countries);
  const group = (name: string) => panel.getByRole('group', { name, exact: true }).locator('label');
  await expect(group('Duration')).toHaveText([
    ...['Any', 'Within a day', '1 day', '2 days', '3 days', '4 days'],
  ]);
  await expect(group('Payment method')).toHaveText([
    ...['Any', 'P2P Bank Transfer', 'ACH', 'Debit Card', 'Credit Card', 'Wire Transfer'],
    'Cash drop off',
  ]);
  await expect(group('Delivery method')).toHaveText([
    ...['Bank Deposit', 'Mobile Money', 'Cash Pick up', 'Cash Delivery'],
  ]);
  await expect(group('Ratings')).toHaveText(['1', '2', '3', '4', '5']);

  await panel.getByRole('checkbox', { name: 'ACH' }).uncheck();
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(panel).toHaveCount(0);
  await expect(pages).toContainText('of 18');
  await page.getByRole('button', { name: 'Show filters' }).click();
  await expect(panel.getByRole('checkbox', { name: 'ACH' })).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(count - 1);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide filters' }).click();

  await page.getByRole('combobox', { name: 'Amount' }).selectOption('100 USD');
  await expect(pages).toContainText('of 3');
  for (const card of await cards.all()) await expect(card).toContainText('100.00');
  await page.getByRole('combobox', { name: 'To recepient in' }).selectOption('France');
  await expect(page.getByText('No offers match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('combobox', { name: 'Amount' })).toHaveValue('0');
  await expect(pages).toContainText('of 18');
  await page.getByRole('button', { name: 'Sort by' }).click();
  await page.getByRole('menuitemradio', { name: 'Transaction fee: low to high' }).click();
  await expect(cards.first()).toContainText('$1.50');
  await page.reload();
  await expect(cards.first()).toContainText('$1.50');
});
