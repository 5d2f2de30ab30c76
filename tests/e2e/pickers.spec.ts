import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';

async function openAboutBank(page: Page) {
  await page.evaluate(() => {
    window.location.hash = '#/about-bank';
  });
  await expect(page.getByRole('heading', { name: 'About bank' })).toBeVisible();
  const named = (name: string) => page.getByRole('combobox', { name });
  return {
    country: named('Country of business'),
    state: named('State'),
    prefix: named('Dialling prefix'),
    phone: page.getByRole('textbox', { name: 'Contact phone' }),
    options: page.getByRole('listbox').getByRole('option'),
    active: page.locator('[role=option][data-activedescendant]'),
  };
}

/**
 * What is wrong while a list is open. It stands at the end of the page, outside its landmarks, so that
 * no box cuts it off; the field owns it (`aria-owns`).
 */
const violationsWhileOpen = async (page: Page) =>
  (await violations(page)).filter((line) => !/^region: #fluent-(?:listbox|option)/u.test(line));

test('3G01 3G09 3G10 3W08 a country, its states and a dialling prefix are found by typing, with keys alone', async ({
  page,
  signInPage,
  sandbox,
}) => {
  await expect(signInPage.email).toBeVisible();
  await sandbox.clearRequests();
  const { country, state, prefix, phone, options, active } = await openAboutBank(page);
  await expect(state).toBeDisabled();
  await expect(state).toHaveAttribute('placeholder', 'Choose a country first');

  // Nothing is chosen by going through.
  await country.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveText('AfghanistanAF');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('');

  // Of 250 countries those are drawn that can be seen; the rest is there when it is gone to.
  await country.focus();
  await page.keyboard.press('ArrowDown');
  expect(await options.count()).toBeLessThan(120);
  await expect(options.first()).toHaveAttribute('aria-setsize', '250');
  await page.keyboard.press('End');
  await expect(active).toHaveText('ZimbabweZW');
  await expect(active).toBeInViewport();
  await page.keyboard.press('Escape');

  // By its own language, its code, and in part.
  await country.fill('Deutschl');
  await expect(active).toHaveText('GermanyDE');
  await country.fill('atlantis');
  await expect(options).toHaveText('No country is called or coded like that');
  await page.keyboard.press('Escape');
  await expect(country).toHaveValue('');
  await country.fill('cote d');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Ivory Coast');
  await country.fill('gb');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('United Kingdom');

  await expect(state).toHaveAttribute('placeholder', 'Choose a state');
  await state.fill('gb-ess');
  await expect(active).toContainText('Essex');
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('Essex');

  // A state is of its country; some countries have none.
  await country.fill('bouvet');
  await page.keyboard.press('Enter');
  await expect(state).toBeDisabled();
  await expect(state).toHaveAttribute('placeholder', 'No states');
  await country.fill('United Kingdom');
  await phone.focus();
  await expect(country).toHaveValue('United Kingdom');
  await expect(state).toHaveValue('');

  // The prefix is part of the number, whichever of both it is written in.
  await expect(prefix).toHaveAttribute('placeholder', '+44');
  await phone.fill('+86 139 1234 5678');
  await expect(prefix).toHaveValue('+86');
  await prefix.fill('united states');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue('+1 139 1234 5678');
  await expect(prefix).toHaveValue('+1');
  await prefix.fill('canada');
  await page.keyboard.press('Enter');
  await expect(prefix).toHaveValue('+1');
  await prefix.fill('+234');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveValue('+234 139 1234 5678');

  await country.fill('');
  await phone.focus();
  await expect(country).toHaveValue('');
  // The sign-in screen looks for the network by a call of its own.
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths.filter((path) => path !== '/admin/site/settings')).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('3G09 the pickers have no violation, open or closed', async ({ page, signInPage }) => {
      await expect(signInPage.email).toBeVisible();
      const { country, state, prefix, options } = await openAboutBank(page);
      expect(await violations(page)).toEqual([]);
      await country.fill('united');
      await expect(options.first()).toBeVisible();
      expect(await violationsWhileOpen(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await state.fill('nowhere at all');
      await expect(options).toHaveText('No state is called or coded like that');
      expect(await violationsWhileOpen(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await prefix.click();
      await expect(options.first()).toBeVisible();
      expect(await violationsWhileOpen(page)).toEqual([]);
    });
  });
}

test('3G09 data that cannot be loaded is said where it is missed, and loaded again', async ({
  page,
  signInPage,
}) => {
  await expect(signInPage.email).toBeVisible();
  const data = /reference-data[^/]*$/u;
  await page.route(data, (route) => route.abort());
  const { country, options } = await openAboutBank(page);
  await expect(country).toHaveAttribute('placeholder', 'The countries could not be loaded');
  await page.unroute(data);
  await country.click();
  await options.filter({ hasText: 'The list could not be loaded. Try again' }).click();
  await country.fill('kenya');
  await expect(options.first()).toHaveText('KenyaKE');
});
