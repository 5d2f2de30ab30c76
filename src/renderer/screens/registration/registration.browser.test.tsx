import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { someFile } from '#renderer/testing/files.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const steps = page.getByRole('list', { name: /^Step \d of 4$/u }).getByRole('listitem');
const states = () => steps.elements().map((each) => each.dataset['state']);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const open = (path: string) => openPage(path, { role: null });

it('the account is the first of four steps', {
  tags: ['3W01', '3W02', '3W03', '3W04', '3W05'],
}, async () => {
  const opened = await open('/sign');
  await expect.element(heading('Create Account')).toBeVisible();
  expect(textsOf(steps)).toEqual([
    'E-mail & Password',
    'About bank',
    'Billing',
    'Licensure and compliance',
  ]);
  expect(states()).toEqual(['active', 'default', 'default', 'default']);
  await field('E-mail').fill('new@corridor.test');
  await field('Password').fill('one');
  await field('Repeat password').fill('another');
  const agreed = page.getByRole('checkbox', { name: 'I agree to the terms' });
  await expect.element(agreed).not.toBeChecked();
  expect(await commands.violations()).toEqual([]);
  await press('Create Account');
  await expect.poll(opened.place).toBe('/about-bank');
});

it('the bank and the contact keep what was typed', {
  tags: ['3W06', '3W07', '3W08', '3W09'],
}, async () => {
  const opened = await open('/about-bank');
  await expect.element(page.getByText('Step 2 of 4')).toBeVisible();
  expect(states()).toEqual(['checked', 'active', 'default', 'default']);
  const country = page.getByRole('combobox', { name: 'Country of business' });
  const state = page.getByRole('combobox', { name: 'State' });
  await expect.element(state).toBeDisabled();
  await country.fill('cana');
  await page.getByRole('option', { name: /^Canada/u }).click();
  await expect.element(country).toHaveValue('Canada');
  await state.fill('on');
  await userEvent.keyboard('{Enter}');
  await expect.element(state).toHaveValue('Ontario');
  for (const label of [
    'Company name',
    'Legal entity',
    'Contact phone',
    'Address line',
    'City',
    'Postal code',
  ]) {
    await page.getByLabelText(label).fill(label);
  }
  expect(await commands.violations()).toEqual([]);
  await press('Next');

  await expect.poll(opened.place).toBe('/billing');
  await expect.element(page.getByText('Step 3 of 4')).toBeVisible();
  await page.getByLabelText('Contact').fill('Somebody');
  await page.getByLabelText('Phone', { exact: true }).fill('+1 202 555 0147');
  await steps.getByRole('link', { name: 'About bank' }).click();
  await expect.element(page.getByLabelText('Company name')).toHaveValue('Company name');
});

it.each(['/sign', '/about-bank', '/billing', '/licence'])(
  '%s leads back to the sign-in',
  async (path) => {
    const opened = await open(path);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.poll(opened.place).toBe('/login');
  },
);

it('the licences are chosen and nothing is submitted', {
  tags: ['3W10', '3W11', '3W12', '3K09'],
}, async () => {
  const opened = await open('/licence');
  await expect.element(page.getByText('Step 4 of 4')).toBeVisible();
  expect(states()).toEqual(['checked', 'checked', 'checked', 'active']);
  for (const title of ['Bank license', 'Registration document']) {
    const upload = page.getByRole('region', { name: title });
    await expect.element(upload).toHaveTextContent('PDF, PNG, JPEG');
    const input = upload.element().querySelector('input') ?? document.body;
    await userEvent.upload(input, someFile('any.txt', 'text/plain'));
    await expect.element(upload).toHaveTextContent('any.txt');
  }
  expect(await commands.violations()).toEqual([]);
  await press('Finish');
  await expect.poll(opened.place).toBe('/login');
  expect(opened.askedNames()).toEqual([]);
});
