import { expect } from '@playwright/test';
import { violations, violationsInBothThemes } from './axe.ts';
import { pasted } from './clipboard.ts';
import { test } from './fixtures.ts';
import { toast } from './pages/toast.ts';

test('signed out, the reference data is found, searched and copied', {
  tag: ['@3G01', '@3G09', '@3F06'],
}, async ({ page, signInPage }) => {
  await expect(signInPage.email).toBeVisible();
  await page.getByRole('link', { name: 'Reference' }).click();
  const countries = page.getByRole('navigation', { name: 'Countries' });
  await expect(countries.getByRole('button').first()).toContainText('Afghanistan');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox').fill('lagos');
  await countries.getByRole('button', { name: 'Lagos Nigeria' }).click();
  const nigeria = page.getByRole('article', { name: 'Nigeria' });
  const subdivisions = nigeria.getByRole('table', { name: '37 subdivisions' });
  const lagos = subdivisions.getByRole('row', { name: 'Lagos' });
  await expect(lagos).toHaveAttribute('aria-current', 'true');
  await expect(lagos).toBeInViewport();
  // The rows are one stop, and each can be copied by key.
  await lagos.getByRole('button', { name: 'Copy Lagos, LA' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => pasted(page)).toMatch(/^Abuja Federal Capital Territory\tFC\t\d+$/u);
  await nigeria.getByRole('button', { name: 'Copy table: 37 subdivisions' }).click();
  await expect.poll(() => pasted(page)).toMatch(/^Name\tCode\tID\nAbia\tAB\t/u);
  await nigeria.getByRole('button', { name: 'Copy Phone code: +234' }).click();
  await expect(toast(page, 'Copied to clipboard!').first()).toBeVisible();
  await expect.poll(() => pasted(page)).toBe('+234');

  await page.getByRole('searchbox').fill('deutschland');
  await expect(page.getByRole('article', { name: 'Germany' })).toBeVisible();
  await page.getByRole('searchbox').fill('no such place');
  await expect(countries).toContainText('No countries match your search');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(signInPage.email).toBeVisible();
});

test('a refused clipboard has a fallback, or the user gets a message', {
  tag: ['@3F06', '@3F07'],
}, async ({ page, orders }) => {
  await expect(orders.rows.first()).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/reference?show=NG';
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const copy = page.getByRole('button', { name: 'Copy Capital: Abuja' });
  await copy.click();
  await expect(toast(page, 'Copied to clipboard!')).toBeVisible();
  expect(await pasted(page)).toBe('Abuja');
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByRole('alertdialog')).toContainText('Unsuccessful');
});

test('currencies and the rules of offers are shown, without a violation', {
  tag: ['@3Y01', '@3Y22', '@3Y23', '@3F06'],
}, async ({ page, orders }) => {
  await expect(orders.rows.first()).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/reference?tab=currencies&search=naira';
  });
  const naira = page.getByRole('article', { name: 'Nigerian naira' });
  await expect(naira).toContainText('300,000 NGN');
  await expect(naira).toContainText('Nigerian bank payment');
  // Its own five partners, and beside them the many that list it.
  const fact = (name: string) => naira.getByText(name, { exact: true }).locator('xpath=../dd');
  await expect(fact('Can trade with')).toHaveText('CAD, EUR, USD, GBP, SEK');
  await expect(fact('Listed by')).toContainText('SEK, DKK, NOK');

  // One of hundreds of payment types is found by its name.
  const search = page.getByRole('searchbox');
  await search.fill('interac');
  const currencies = page.getByRole('navigation', { name: 'Currencies' });
  await currencies.getByRole('button', { name: 'Interac CAD' }).click();
  const canada = page.getByRole('article', { name: 'Canadian dollar' });
  const interac = canada.getByRole('row', { name: 'Interac' });
  await expect(interac).toHaveAttribute('aria-current', 'true');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Limits and pairs' }).click();
  const limits = page.getByRole('table', { name: 'Currency amount limits and tradable pairs' });
  await expect(limits.getByRole('row')).toHaveCount(32);
  await search.fill('rupee');
  await expect(limits.getByRole('row').last()).toContainText(
    'Indian rupeeINR40,000120,0005,000NGN, GHS, KES, ZAR',
  );
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Fees and rates' }).click();
  const rates = page.getByRole('table', { name: /Units for 1 EUR/ });
  await expect(rates).toContainText('1.61538');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await search.fill('cad');
  await expect(rates.getByRole('row')).toHaveCount(2);
  await search.fill('naira');
  await page.getByRole('button', { name: 'Copy rule: Fee' }).click();
  await expect.poll(() => pasted(page)).toContain('a flat 2,000 NGN');
  await page.getByRole('tab', { name: 'Limits and pairs' }).click();
  await search.fill('rupee');
  await page.getByRole('button', { name: /^Copy table/u }).click();
  await expect.poll(() => pasted(page)).toContain('Indian rupee\tINR\t40,000\t120,000\t5,000');
});
