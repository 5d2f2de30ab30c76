import { expect } from '@playwright/test';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { violations } from '../../support/axe.ts';
import { posted, STRANGER, test } from '../../support/transfers.ts';

const PERSONAL = {
  'First name': 'Wei',
  'Last name': 'Chen',
  'E-mail': 'wei.chen@example.com',
  Phone: '139 1234 5678',
  'Street number': '8',
  'Street name': 'Nanjing Road',
  City: 'Shanghai',
};

test('a transfer to an unregistered person is confirmed, posted once and first of the list', {
  tag: [
    '@3C02',
    '@3C11',
    '@3C25',
    '@3C26',
    '@3C33',
    '@3C34',
    '@3C35',
    '@3C36',
    '@3C37',
    '@3C38',
    '@3C39',
    '@3C43',
    '@3C44',
    '@3C45',
    '@3C47',
    '@3C48',
  ],
}, async ({ page, sandbox, transfer }) => {
  // The confirmation has its width also when its styles come first.
  await page.reload();
  await transfer.receivingAmount.selectOption('100');
  await expect(transfer.sendingAmount).toHaveValue('44,069.00');
  await transfer.handle.fill(STRANGER);
  await transfer.memo.fill('For the roof');
  await transfer.partial.check();
  await transfer.continue.click();
  const warning = transfer.dialog('Recipient not on the product');
  await expect(warning).toContainText(`An e-mail invitation was sent to ${STRANGER}`);
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(warning).toHaveCount(0);
  await transfer.continue.click();
  await warning.getByRole('button', { name: 'Continue' }).click();

  const { confirmation } = transfer;
  await expect(confirmation).toContainText(
    "You're almost there! Below is the total cost of your transaction. After you've verified the information is correct, select confirm to post your offer",
  );
  await expect(confirmation).toHaveCSS('max-width', '450px');
  await expect(transfer.line('Recipient').first()).toHaveText(STRANGER);
  await expect(transfer.line('Recipient Gets')).toHaveText('100.00 USD');
  await expect(transfer.line('Exchange Rate')).toHaveText('1 USD = 440.69 NGN1 NGN = 0.002269 USD');
  await expect(transfer.line('Subtotal')).toHaveText('44,069.00 NGN');
  await expect(transfer.line('Fee')).toHaveText('2,000.00 NGN');
  await expect(transfer.line('Total').last()).toHaveText('46,069.00 NGN');
  expect(await violations(page)).toEqual([]);
  await confirmation.getByRole('button', { name: 'What the subtotal is' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Rate times recipient amount');
  await page.mouse.move(0, 0);

  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmation).toHaveCount(0);
  await expect(transfer.handle).toHaveValue(STRANGER);
  await sandbox.clearRequests();
  await transfer.continue.click();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await using _slow = await sandbox.misbehave({ latencyMs: 200 });
  await confirmation.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(transfer.dialog('Transfer Request Created!')).toBeVisible();
  // The form behind is empty, and not wrong for that.
  await expect(page.getByText("Please enter the recipient's email address")).toHaveCount(0);
  await transfer.acceptSuccess();
  expect(await posted(sandbox)).toEqual([
    {
      type: 'p2p',
      poster_currency: 'NGN',
      poster_payment_method_type: 'nigerian_bank_payment',
      matcher_currency: 'USD',
      matcher_country: 'US',
      poster_amount: '44069.00',
      matcher_amount: '100.00',
      exchange_rate: '440.69',
      memo: 'For the roof',
      is_partial_match_allowed: true,
      recipient: null,
      poster_recipient_username: STRANGER,
    },
  ]);
  const orders = new OrdersPage(page);
  await orders.ready();
  await expect(orders.rows.first()).toContainText('44,069.00');
  await transfer.open();
  await expect(transfer.handle).toHaveValue('');
});

test('a recipient of the unified service is described in two steps and posted with the order', {
  tag: ['@3U01', '@3U02', '@3U14'],
}, async ({ page, sandbox, transfer }) => {
  const { details } = transfer;
  const field = (name: string) => details.getByRole('textbox', { name });
  await transfer.choose('country', /^China/u);
  await transfer.receivingAmount.fill('3512.499');
  await transfer.goToConfirmation();
  await sandbox.clearRequests();
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(details).toBeVisible();
  await expect(details).toHaveCSS('width', '500px');
  for (const [name, value] of Object.entries(PERSONAL)) await field(name).fill(value);
  await details.getByRole('button', { name: 'Next' }).click();
  const bank = details.getByRole('combobox', { name: 'Bank' });
  await bank.selectOption({ index: 1 });
  const bankId = await bank.inputValue();
  await field('Account number').fill('6222000011112222');
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
