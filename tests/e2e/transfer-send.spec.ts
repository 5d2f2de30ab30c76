import { expect, type Locator } from '@playwright/test';
import { violations } from './axe.ts';
import { test as base } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { TransferPage } from './pages/TransferPage.ts';

const test = base.extend<{ transfer: TransferPage }>({
  transfer: async ({ page, signInAs }, use) => {
    await signInAs('principal');
    const transfer = new TransferPage(page);
    await transfer.open('send');
    await use(transfer);
  },
});

test('money is sent: errors one at a time, then the order', {
  tag: [
    '@3C32',
    '@3V01',
    '@3V02',
    '@3V03',
    '@3V04',
    '@3V05',
    '@3V06',
    '@3V07',
    '@3V09',
    '@3V10',
    '@3V12',
    '@3Q02',
    '@3Q18',
  ],
}, async ({ page, sandbox, signInAs }) => {
  const transfer = new TransferPage(page);
  const error = transfer.dialog('Error');
  const method = page.getByRole('combobox', { name: 'Payment method' });
  /** The refusal that Continue shows; after it, the refused field has the focus. */
  const told = async (text: string, field: Locator) => {
    await transfer.continue.click();
    await expect(error).toContainText(text);
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(error).toHaveCount(0);
    await expect(field).toBeFocused();
  };
  await using _unlimited = await sandbox.fail({
    path: '/exchange-rate-limits',
    status: 200,
    body: { data: {} },
  });
  await using _quote = await sandbox.fail({
    path: '/exchange-rate',
    status: 200,
    body: { data: { buy: 0.00198393, sell: 0.0020633 } },
  });
  await sandbox.clearRequests();
  // The form asks for a first quote as soon as it opens.
  await signInAs('principal');
  await transfer.open('send');
  await transfer.choose('sending', /European Union/u);
  await transfer.choose('country', /^Ghana/u);
  await expect(transfer.limits).toContainText('between 477.50 and 527.80');
  await expect(page.getByText('Suggested: 1 EUR = 502.65 GHS')).toBeVisible();
  await expect(transfer.rate).toHaveValue('502.65');
  await expect(transfer.slider).toBeVisible();
  const quotes = (await sandbox.requests()).filter(({ path }) => path === '/exchange-rate');
  expect(quotes.map(({ query }) => query)).toContain(
    'sending_currency_code=EUR&receiving_currency_code=GHS',
  );
  await expect(transfer.hint).toHaveCount(0);
  await expect(transfer.memo).toHaveCount(0);
  await expect(transfer.partial).toHaveCount(0);

  await told('Please select the method you can pay with', method);
  // Then all of them are under their fields.
  await expect(page.getByText('Please enter the receiving amount!')).toBeVisible();
  await expect(page.getByText("Please enter the recipient's email address")).toBeVisible();
  await expect(method.locator('option')).toHaveText(['Choose a payment method', 'Paypal', 'Sepa']);
  await method.selectOption('sepa');
  await told('Please enter the receiving amount!', transfer.sendingAmount);
  await transfer.sendingAmount.selectOption('100');
  await expect(transfer.receivingAmount).toHaveValue('50,265.00');
  await told("Please enter the recipient's email address", transfer.handle);
  await transfer.handle.fill('kofi@example');
  await told('Please enter a valid email address', transfer.handle);
  await transfer.rate.fill('600');
  await transfer.handle.fill('kofi.new@example.com');
  await told('Exchange rate should be below 527.80', transfer.rate);
  await transfer.rate.fill('500');
  expect(await violations(page)).toEqual([]);

  await sandbox.clearRequests();
  await transfer.goToConfirmationForStranger('kofi.new@example.com');
  await expect(transfer.line('Exchange Rate')).toHaveText('1 EUR = 500.00 GHS1 GHS = 0.002 EUR');
  await expect(transfer.line('Recipient Gets')).toHaveText('50,000.00 GHS');
  await expect(transfer.line('Fee')).toHaveText('5.00 EUR');
  await expect(transfer.line('Total').last()).toHaveText('105.00 EUR');
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await transfer.acceptSuccess();
  const posts = (await sandbox.requests()).filter(({ method: verb }) => verb === 'POST');
  expect(posts.map(({ path, body }) => [path, body])).toMatchObject([
    [
      '/admin/orders',
      {
        poster_payment_method_type: 'sepa',
        poster_currency: 'EUR',
        poster_amount: '100.00',
        matcher_currency: 'GHS',
        matcher_amount: '50000.00',
        // On the wire in one direction from both forms: euros for one cedi.
        exchange_rate: '0.002',
        type: 'p2p',
      },
    ],
  ]);
  const orders = new OrdersPage(page);
  await orders.ready();
  await expect(orders.rows.first()).toContainText('50,000.00');
});

test('offers its countries, without Sweden from Ghana, and a dollar account up to 2,000.00', {
  tag: ['@3V02', '@3V03', '@3V04', '@3V08', '@3V11'],
}, async ({ page, sandbox, signInAs }) => {
  // Somebody who is not in Nigeria: the dollar account has no country, and the offer is not hybrid.
  const data = {
    id: 1,
    has_valid_address: true,
    phone: '+4477',
    country_abbreviation: 'GB',
    currency: 'GBP',
  };
  await using _sender = await sandbox.fail({ path: '/users/1', status: 200, body: { data } });
  await signInAs('admin');
  const transfer = new TransferPage(page);
  await transfer.open('send');
  await expect(transfer.sending).toHaveText('United Kingdom (GBP)');
  const countries = async () => {
    await transfer.country.click();
    const names = await page.getByRole('listbox').getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return names;
  };
  const offered = await countries();
  expect(offered).toHaveLength(23);
  expect(offered).toContain('SwedenSEK');
  await transfer.choose('sending', /^Ghana/u);
  expect(offered).toContain('Nigeria Domiciliary AccountUSD');
  expect(await countries()).toEqual(
    offered.filter((name) => name !== 'SwedenSEK' && !name.startsWith('Nigeria Domiciliary')),
  );

  await transfer.choose('sending', /^Nigeria/u);
  await transfer.choose('country', /Domiciliary/u);
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ index: 1 });
  await transfer.sendingAmount.selectOption('300000');
  await transfer.continue.click();
  const error = transfer.dialog('Error');
  await expect(error).toContainText('Please enter the receiving country');
  await error.getByRole('button', { name: 'OK' }).click();

  // Unified recipients have no e-mail to enter here: their details are asked for later.
  await transfer.choose('country', /^India/u);
  await expect(transfer.handle).toHaveCount(0);
  // As it is pasted from elsewhere.
  await transfer.receivingAmount.fill('40,000.00 INR');
  await transfer.goToConfirmation();
});
