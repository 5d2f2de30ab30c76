/** The rate of Create Your Transfer: its quote, its limits and what happens without them. */
import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { TransferPage } from './pages/TransferPage.ts';
import { posted, STRANGER, test, UNLIMITED } from './transfers.ts';

test('the confirmation shows the rate with every digit that is sent', { tag: ['@3C36'] }, async ({
  sandbox,
  transfer,
}) => {
  await transfer.rate.fill('440.687');
  await transfer.goToConfirmationForStranger(STRANGER);
  await expect(transfer.line('Exchange Rate')).toContainText('1 USD = 440.687 NGN');
  await expect(transfer.line('Subtotal')).toHaveText('22,034.35 NGN');
  await sandbox.clearRequests();
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await transfer.acceptSuccess();
  expect(await posted(sandbox)).toMatchObject([
    { exchange_rate: '440.687', poster_amount: '22034.35' },
  ]);
});

test('limits of the network precede those of the quote, and bound the suggestion', {
  tag: ['@3K08', '@3Q06'],
}, async ({ page, sandbox, transfer }) => {
  const body = { data: { min: '430.5', max: 450 } };
  await using _limits = await sandbox.fail({ path: '/exchange-rate-limits', status: 200, body });
  await transfer.choose('country', /United Kingdom/u);
  await expect(transfer.limits).toContainText('Exchange rate must be between 430.50 and 450.00.');
  // The suggestion of the table is above them: the rate starts at the nearest that may be offered.
  await expect(transfer.limits).toContainText('Suggested: 1 GBP = 575.00 NGN');
  await expect(transfer.rate).toHaveValue('450.00');
  await transfer.rate.fill('440');
  await expect(transfer.limits).toContainText(
    'The suggested rate is above the highest one allowed, so Use suggested enters 450.00.',
  );
  await transfer.useSuggested.click();
  await expect(transfer.rate).toHaveValue('450.00');
  await expect(page.getByText(/Exchange rate should be/u)).toHaveCount(0);
});

test('a pair without a quote has a message, and no error before Continue', {
  tag: ['@3Q05', '@3Q12'],
}, async ({ page, sandbox, transfer }) => {
  await using _unlimited = await sandbox.fail(UNLIMITED);
  const body = { data: { buy: null, sell: null } };
  await using _quote = await sandbox.fail({ path: '/exchange-rate', status: 200, body });
  await transfer.choose('country', /^China/u);
  await expect(transfer.told).toContainText('The network has no rate for NGN to CNY.');
  await expect(transfer.limits).toHaveCount(0);
  await expect(transfer.rate).toHaveValue('');
  await expect(transfer.rate).not.toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
  await transfer.continue.click();
  await expect(page.getByText('The network has no rate for this pair')).toBeVisible();
  await expect(transfer.rate).toBeFocused();
});

test('the untouched form and both ends of the slider are within limits of any precision', {
  tag: ['@3C07', '@3Q04'],
}, async ({ page, sandbox, transfer }) => {
  const body = { data: { min: 450.454, max: '500.126' } };
  await using _limits = await sandbox.fail({ path: '/exchange-rate-limits', status: 200, body });
  await transfer.choose('country', /^Canada/u);
  await expect(transfer.limits).toContainText('between 450.46 and 500.12.');
  await expect(transfer.rate).toHaveValue('450.46');
  const refused = page.getByText(/Exchange rate should be/u);
  for (const [key, rate] of [
    ['End', '500.12'],
    ['Home', '450.46'],
  ] as const) {
    await transfer.slider.press(key);
    await expect(transfer.rate).toHaveValue(rate);
    await expect(refused).toHaveCount(0);
  }
  await transfer.goToConfirmationForStranger(STRANGER);
});

test('a failed quote has a message, and a pair with limits of the network continues without it', {
  tag: ['@3C49'],
}, async ({ page, sandbox, transfer }) => {
  await using _fault = await sandbox.fail({ path: '/exchange-rate', status: 500 });
  await transfer.choose('country', /United Kingdom/u);
  await expect(page.getByRole('alert').getByText('Error loading exchange rate')).toBeVisible();
  await transfer.handle.fill(STRANGER);
  await transfer.continue.click();
  await expect(transfer.dialog('Recipient not on the product')).toBeVisible();
});

test('a failed rate has a message, leaves the calculator on the built-in rates, and comes back', {
  tag: ['@3C49', '@3Q05', '@3Q12'],
}, async ({ page, sandbox, signInAs }) => {
  const transfer = new TransferPage(page);
  await using _unlimited = await sandbox.fail(UNLIMITED);
  {
    await using _fault = await sandbox.fail({ path: '/exchange-rate', status: 500 });
    await signInAs('principal');
    await transfer.open();
    await expect(page.getByRole('alert').getByText('Error loading exchange rate')).toBeVisible();
    await expect(transfer.limits).toContainText('Exchange rate must be between -- and 0.00.');
    await expect(transfer.limits).toContainText('Suggested: 1 USD = 440.69 NGN');
    await expect(transfer.sendingAmount).toHaveValue('22,034.50');
    await transfer.handle.fill(STRANGER);
    await transfer.continue.click();
    const dialog = transfer.dialog('Error loading exchange rate');
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(transfer.limits).toContainText('between 412.44 and 456.24');
  await expect(page.getByText('Error loading exchange rate')).toHaveCount(0);
});
