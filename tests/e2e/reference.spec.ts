import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { pasted } from './clipboard.ts';
import { test } from './fixtures.ts';

test('3G01 3G09 3F06 signed out, the reference data is found, searched and copied', async ({
  page,
  signInPage,
}) => {
  await expect(signInPage.email).toBeVisible();
  await page.getByRole('link', { name: 'Reference' }).click();
  const countries = page.getByRole('navigation', { name: 'Countries' });
  await expect(countries.getByRole('button').first()).toContainText('Afghanistan');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox').fill('lagos');
  await countries.getByRole('button', { name: 'Lagos Nigeria' }).click();
  const nigeria = page.getByRole('article', { name: 'Nigeria' });
  await expect(nigeria).toContainText('37 subdivisions');
  await nigeria.getByRole('button', { name: 'Copy Dialling prefix: +234' }).click();
  await expect(page.locator('.fui-ToastTitle')).toHaveText('Copied to clipboard!');
  expect(await pasted(page)).toBe('+234');

  await page.getByRole('searchbox').fill('no such place');
  await expect(countries).toContainText('Nothing is called or coded like that.');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(signInPage.email).toBeVisible();
});

test('3F06 3F07 a clipboard that refuses is gone round, or the person is told', async ({
  page,
  orders,
}) => {
  await expect(orders.rows.first()).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/reference?show=NG';
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const copy = page.getByRole('button', { name: 'Copy Capital: Abuja' });
  await copy.click();
  await expect(page.locator('.fui-ToastTitle')).toHaveText('Copied to clipboard!');
  expect(await pasted(page)).toBe('Abuja');
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByRole('alertdialog')).toContainText('Unsuccessful');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('3Y01 currencies and the rules of offers are shown, without a violation', async ({
      page,
      orders,
    }) => {
      await expect(orders.rows.first()).toBeVisible();
      await page.evaluate(() => {
        window.location.hash = '#/reference?tab=currencies&search=naira';
      });
      const naira = page.getByRole('article', { name: 'Nigerian naira' });
      await expect(naira).toContainText('300,000 NGN');
      await expect(naira).toContainText('Nigerian bank payment');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Fees and rates' }).click();
      await expect(page.getByRole('table', { name: /Units for 1 EUR/ })).toContainText('1.61538');
      expect(await violations(page)).toEqual([]);
    });
  });
}
