import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { test as base } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { TransferPage } from './pages/TransferPage.ts';

/** A form that sends to a country whose recipients the unified service pays. */
const test = base.extend<{ transfer: TransferPage }>({
  transfer: async ({ page, signInAs }, use) => {
    await signInAs('manager');
    const transfer = new TransferPage(page);
    await transfer.open();
    await transfer.choose('country', /^China/u);
    await use(transfer);
  },
});

const PERSONAL = {
  'First name': 'Wei',
  'Last name': 'Chen',
  'E-mail': 'wei.chen@example.com',
  Phone: '139 1234 5678',
  'Street number': '8',
  'Street name': 'Nanjing Road',
  City: 'Shanghai',
};

test('a recipient of the unified service is described in two steps and posted with the order', {
  tag: [
    '@3C10',
    '@3C18',
    '@3C40',
    '@3Q03',
    '@3U01',
    '@3U02',
    '@3U03',
    '@3U04',
    '@3U05',
    '@3U06',
    '@3U07',
    '@3U09',
    '@3U10',
    '@3U11',
    '@3U12',
    '@3U13',
    '@3U14',
  ],
}, async ({ page, sandbox, transfer }) => {
  const { details } = transfer;
  const field = (name: string) => details.getByRole('textbox', { name });
  const button = (name: string) => details.getByRole('button', { name });
  await expect(transfer.handle).toHaveCount(0);
  await expect(transfer.partial).toHaveCount(0);
  // The amount is a custom number, between the limits of the currency.
  await transfer.receivingAmount.fill('3499.99');
  await expect(page.getByText('Enter an amount between 3,500.00 and 10,000.00 CNY')).toBeVisible();
  await transfer.receivingAmount.fill('3512.499');
  await page.keyboard.press('Tab');
  await expect(transfer.receivingAmount).toHaveValue('3512.50');
  await transfer.goToConfirmation();
  await expect(transfer.line('Recipient').first()).toHaveText('–');
  await sandbox.clearRequests();
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(details).toBeVisible();
  await expect(details).toHaveCSS('width', '500px');
  await expect(field('Country')).toHaveValue('China');
  await expect(field('Country')).not.toBeEditable();
  await expect(field('First name')).toBeFocused();

  await button('Next').click();
  await expect(details.getByText('is required')).toHaveCount(7);
  expect(await violations(page)).toEqual([]);
  for (const [name, value] of Object.entries(PERSONAL)) await field(name).fill(value);
  await field('E-mail').fill('wei.chen');
  await field('City').press('Enter');
  await expect(details.getByText('Please enter a valid email address')).toBeVisible();
  await field('E-mail').fill(PERSONAL['E-mail']);
  await field('E-mail').press('Enter');

  const bank = details.getByRole('combobox', { name: 'Bank' });
  await expect(bank).toBeFocused();
  await button('Submit').click();
  await expect(details.getByText('is required')).toHaveCount(2);
  await button('Back').click();
  await expect(field('Street name')).toHaveValue('Nanjing Road');
  await button('Next').click();
  await bank.selectOption({ index: 1 });
  const bankId = await bank.inputValue();
  await field('Account number').fill('6222000011112222');
  expect(await violations(page)).toEqual([]);
  await field('Account number').press('Enter');
  await transfer.acceptSuccess();

  const requests = await sandbox.requests();
  const banks = requests.filter(({ path }) => path === '/config/banks');
  expect(banks[0]).toMatchObject({
    query: 'countryCode=CN&currencyCode=CNY',
    authorization: 'Bearer …',
    status: 200,
  });
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toMatchObject([
    {
      matcher_country: 'CN',
      matcher_amount: '3512.50',
      is_partial_match_allowed: false,
      poster_recipient_username: null,
      recipient: {
        bankId,
        firstName: 'Wei',
        lastName: 'Chen',
        streetNumber: '8',
        streetName: 'Nanjing Road',
        city: 'Shanghai',
        phone: '139 1234 5678',
        email: 'wei.chen@example.com',
        accountNumber: '6222000011112222',
      },
    },
  ]);
  const orders = new OrdersPage(page);
  await orders.ready();
  await expect(orders.rows.first()).toContainText('3,512.50');
});

test('while banks load the dialog is covered, and a failure is shown with its text', {
  tag: ['@3U08', '@3U16'],
}, async ({ sandbox, transfer }) => {
  await transfer.goToConfirmation();
  {
    const failure = {
      path: '/config/banks',
      status: 500,
      body: { message: 'The banks are closed' },
    };
    const late = await sandbox.fail({ ...failure, held: true });
    await using _fault = await sandbox.fail(failure);
    await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
    await expect(transfer.details.getByText('Loading banks')).toBeVisible();
    await late[Symbol.asyncDispose]();
    const alert = transfer.dialog('Error loading banks');
    await expect(alert).toContainText('The banks are closed');
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  const { details } = transfer;
  await expect(details.getByText('Loading banks')).toHaveCount(0);
  for (const [name, value] of Object.entries(PERSONAL)) {
    await details.getByRole('textbox', { name }).fill(value);
  }
  await details.getByRole('button', { name: 'Next' }).click();
  await details.getByRole('button', { name: 'Load the banks again' }).click();
  await expect(details.getByRole('combobox', { name: 'Bank' }).locator('option')).not.toHaveCount(
    1,
  );
});

test('a refusal is shown in the dialog, and the typed values stay', { tag: ['@3C35'] }, async ({
  sandbox,
  transfer,
}) => {
  await transfer.goToConfirmation();
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  const { details } = transfer;
  for (const [name, value] of Object.entries(PERSONAL)) {
    await details.getByRole('textbox', { name }).fill(value);
  }
  await details.getByRole('button', { name: 'Next' }).click();
  await details.getByRole('combobox', { name: 'Bank' }).selectOption({ index: 1 });
  await details.getByRole('textbox', { name: 'Account number' }).fill('1');
  await using _fault = await sandbox.fail({
    method: 'POST',
    path: '/admin/orders',
    status: 422,
    body: { message: 'The account is closed' },
  });
  await details.getByRole('button', { name: 'Submit' }).click();
  await expect(details).toContainText('Unable to create the transfer request');
  await expect(details).toContainText('The account is closed');
  await details.getByRole('button', { name: 'Cancel' }).click();
  await transfer.goToConfirmation();
  await expect(transfer.line('Recipient').first()).toHaveText('Wei Chenwei.chen@example.com');
});
