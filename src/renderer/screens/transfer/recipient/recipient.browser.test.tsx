/** Recipient Details: its two steps, its banks and its refusals. */
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  acceptSuccess,
  confirm,
  confirmation,
  failing,
  goOn,
  handle,
  line,
  openTransfer,
  partial,
  receiveIn,
  receivingAmount,
} from '../testing.ts';

const PERSONAL = {
  'First name': 'Wei',
  'Last name': 'Chen',
  'E-mail': 'wei.chen@example.com',
  Phone: '139 1234 5678',
  'Street number': '8',
  'Street name': 'Nanjing Road',
  City: 'Shanghai',
};
const BANKS = { data: [{ bank_id: 41, name: 'Bank of Shanghai' }] };

const details = page.getByRole('dialog', { name: 'Recipient Details' });
const field = (name: string) => details.getByRole('textbox', { name });
const button = (name: string) => details.getByRole('button', { name });
const bank = details.getByRole('combobox', { name: 'Bank' });
const missing = details.getByText(/is required$/u);

/** Opens the form of a transfer to China. */
async function openToChina(banks: Parameters<typeof openTransfer>[0] = {}) {
  const opened = await openTransfer({ 'recipients.banks': BANKS, ...banks });
  await receiveIn(/^China/u);
  return opened;
}

async function openDetails() {
  await goOn.click();
  await confirm.click();
  await details.findElement();
}

async function describePerson() {
  for (const [name, value] of Object.entries(PERSONAL)) await field(name).fill(value);
}

test('a recipient of the unified service is described in two steps and posted with the order', {
  tags: [
    '3C10',
    '3C18',
    '3C40',
    '3Q03',
    '3U03',
    '3U04',
    '3U05',
    '3U06',
    '3U07',
    '3U09',
    '3U10',
    '3U11',
    '3U12',
    '3U13',
    '3U14',
  ],
}, async () => {
  const { asked } = await openToChina();
  await expect.element(handle).not.toBeInTheDocument();
  await expect.element(partial).not.toBeInTheDocument();
  // The amount is a custom number, between the limits of the currency.
  await receivingAmount.fill('3499.99');
  await expect
    .element(page.getByText('Enter an amount between 3,500.00 and 10,000.00 CNY'))
    .toBeVisible();
  await receivingAmount.fill('3512.499');
  await userEvent.keyboard('{Tab}');
  await expect.element(receivingAmount).toHaveValue('3512.50');
  await goOn.click();
  await confirmation.findElement();
  expect(line('Recipient')).toBe('–');
  await confirm.click();
  await expect.element(field('Country')).toHaveValue('China');
  await expect.element(field('Country')).toHaveAttribute('readonly');
  await expect.element(field('First name')).toHaveFocus();

  await button('Next').click();
  await expect.poll(() => missing.elements()).toHaveLength(7);
  expect(await commands.violations()).toEqual([]);
  await describePerson();
  await field('E-mail').fill('wei.chen');
  await userEvent.keyboard('{Enter}');
  await expect.element(details.getByText('Please enter a valid email address')).toBeVisible();
  await field('E-mail').fill(PERSONAL['E-mail']);
  await userEvent.keyboard('{Enter}');

  await expect.element(bank).toHaveFocus();
  await button('Submit').click();
  await expect.poll(() => missing.elements()).toHaveLength(2);
  await button('Back').click();
  await expect.element(field('Street name')).toHaveValue('Nanjing Road');
  await button('Next').click();
  await bank.selectOptions('Bank of Shanghai');
  await field('Account number').fill('6222000011112222');
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await acceptSuccess();
  expect(asked('recipients.banks')[0]).toEqual({ countryCode: 'CN', currencyCode: 'CNY' });
  expect(asked('orders.create')).toMatchObject([
    {
      matcher_country: 'CN',
      matcher_amount: '3512.50',
      is_partial_match_allowed: false,
      poster_recipient_username: null,
      recipient: {
        bankId: '41',
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
});

test('while banks load the dialog is covered, and a failure is shown with its text', {
  tags: ['3U08', '3U16'],
}, async () => {
  const late = Promise.withResolvers<void>();
  const opened = await openToChina({
    'recipients.banks': () => late.promise.then(failing(500, 'The banks are closed')),
  });
  await openDetails();
  const loading = details.getByText('Loading banks…');
  await expect.element(loading).toBeVisible();
  late.resolve();
  const alert = page.getByRole('alertdialog', { name: 'Error loading banks' });
  await expect.element(alert).toHaveTextContent('The banks are closed');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(loading).not.toBeInTheDocument();
  await describePerson();
  await button('Next').click();
  opened.answer({ 'recipients.banks': BANKS });
  await button('Load the banks again').click();
  await bank.selectOptions('Bank of Shanghai');
});

test('a refusal is shown in the dialog, and the typed values stay', {
  tags: ['3C35'],
}, async () => {
  await openToChina({ 'orders.create': failing(422, 'The account is closed') });
  await openDetails();
  await describePerson();
  await button('Next').click();
  await bank.selectOptions('Bank of Shanghai');
  await field('Account number').fill('1');
  await button('Submit').click();
  await expect.element(details).toHaveTextContent('Unable to create the transfer request');
  await expect.element(details).toHaveTextContent('The account is closed');
  await button('Cancel').click();
  await goOn.click();
  await confirmation.findElement();
  expect(line('Recipient')).toBe('Wei Chenwei.chen@example.com');
});
