import { expect } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

test('failed data have a message in their place, and are loaded again', {
  tag: ['@3G09', '@smoke'],
}, async ({ page, signInPage }) => {
  await expect(signInPage.email).toBeVisible();
  const data = /reference-data[^/]*$/u;
  await page.route(data, (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = '#/about-bank';
  });
  const country = page.getByRole('combobox', { name: 'Country of business' });
  const options = page.getByRole('listbox').getByRole('option');
  await expect(country).toHaveAttribute('placeholder', 'The countries could not be loaded');
  await page.unroute(data);
  await country.click();
  await options.filter({ hasText: 'The countries could not be loaded. Retry' }).click();
  await country.fill('kenya');
  await expect(options.first()).toHaveText('KenyaKE');
});
