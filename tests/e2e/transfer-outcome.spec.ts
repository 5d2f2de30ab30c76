import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { TransferPage } from './pages/TransferPage.ts';
import { posted, STRANGER, test, UNLIMITED } from './transfers.ts';

test('a missing answer leaves the outcome unknown, and nothing is sent again', async ({
  page,
  sandbox,
  transfer,
}) => {
  await transfer.receivingAmount.selectOption('950');
  await transfer.goToConfirmationForStranger(STRANGER);
  await using _fault = await sandbox.fail({ method: 'POST', path: '/admin/orders', status: 504 });
  await sandbox.clearRequests();
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(transfer.confirmation).toContainText('It may or may not have taken effect');
  await expect(transfer.confirmation.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await transfer.confirmation.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('It may or may not have taken effect')).toBeVisible();
  // Another transfer may be posted meanwhile.
  await expect(transfer.continue).toBeEnabled();
  expect((await sandbox.requests()).filter(({ method }) => method === 'POST')).toHaveLength(1);
  await expect(transfer.handle).toHaveValue(STRANGER);
});

test('entries and open dialogs survive navigation and a reload, until the order is posted', async ({
  page,
  transfer,
}) => {
  await transfer.choose('country', /Sweden/u);
  await transfer.handle.fill(STRANGER);
  await transfer.memo.fill('Rent');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await new OrdersPage(page).ready();
  await transfer.open();
  await expect(transfer.handle).toHaveValue(STRANGER);
  await transfer.continue.click();
  await transfer
    .dialog('Recipient not on the product')
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(transfer.confirmation).toBeVisible();
  // The main process gets the typed text a moment after the last key.
  const kept = () =>
    page.evaluate(() => window.corridor.call('drafts.read', { window: window.name }));
  await expect.poll(async () => JSON.stringify(await kept())).toContain('"name":"confirm"');
  await page.reload();
  await expect(transfer.line('Recipient Gets')).toHaveText('450.00 SEK');
  await transfer.confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(transfer.memo).toHaveValue('Rent');
});

test('a new duplicate order is shown before another one is posted', async ({
  sandbox,
  transfer,
}) => {
  await transfer.receivingAmount.selectOption('850');
  await transfer.goToConfirmationForStranger(STRANGER);
  const row = { id: 999_001, status: 'unpublished' };
  {
    const body = { models: [row], pagination: { rowCount: 1 } };
    await using _other = await sandbox.fail({ path: '/admin/transactions', status: 200, body });
    await sandbox.clearRequests();
    await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
    await expect(transfer.confirmation).toContainText('Possible duplicate');
    await expect(transfer.confirmation).toContainText('999001');
    expect(await posted(sandbox)).toEqual([]);
  }
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await transfer.acceptSuccess();
});

test('a failed search for duplicates blocks no transfer, and the dialog says what was not checked', async ({
  sandbox,
  transfer,
}) => {
  const confirm = transfer.confirmation.getByRole('button', { name: 'Confirm' });
  await transfer.receivingAmount.selectOption('900');
  await transfer.goToConfirmationForStranger(STRANGER);
  await expect(transfer.confirmation).not.toContainText('duplicate');
  await using _closed = await sandbox.fail({ path: '/admin/transactions', status: 500 });
  await sandbox.clearRequests();
  // It could be checked when Continue was pressed, and cannot be any more: the person decides.
  await confirm.click();
  await expect(transfer.confirmation).toContainText('Confirm again to post without this check');
  expect(await posted(sandbox)).toEqual([]);
  await transfer.confirmation.getByRole('button', { name: 'Cancel' }).click();

  await transfer.goToConfirmationForStranger(STRANGER);
  await expect(transfer.confirmation).toContainText('Corridor did not check for a duplicate');
  await confirm.click();
  await transfer.acceptSuccess();
  expect(await posted(sandbox)).toHaveLength(1);
});

test('a sender who cannot be loaded disables Continue, until Retry', {
  tag: ['@3C29'],
}, async ({ page, sandbox, signInAs }) => {
  const transfer = new TransferPage(page);
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'Your address and phone number could not be loaded' });
  {
    const body = { message: 'The people are closed' };
    await using _fault = await sandbox.fail({ path: '/users/1', status: 500, body });
    await signInAs('admin');
    await transfer.open();
    await expect(problem).toContainText('The people are closed');
    await expect(transfer.continue).toHaveAttribute('aria-disabled', 'true');
    await expect(transfer.continue).toHaveAccessibleDescription(/your address and phone number/u);
    expect(await violations(page)).toEqual([]);
  }
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect(problem).toHaveCount(0);
  await transfer.goToConfirmationForStranger(STRANGER);
});

test('unexpected answers of the services break nothing', async ({ page, sandbox, signInAs }) => {
  await using _unlimited = await sandbox.fail(UNLIMITED);
  const odd = { data: { buy: '500', sell: null, surplus: [] } };
  await using _quote = await sandbox.fail({ path: '/exchange-rate', status: 200, body: odd });
  await using _sender = await sandbox.fail({
    path: '/users/1',
    status: 200,
    body: { data: { id: 1 } },
  });
  await using _places = await sandbox.fail({
    path: '/countries',
    status: 200,
    body: { data: [{ abbreviation: 'NG', country: 'Nigeria' }] },
  });
  await signInAs('admin');
  const transfer = new TransferPage(page);
  await transfer.open();
  await expect(transfer.told).toContainText('The network has no rate for');
  await transfer.handle.fill('<b>x</b>@example.com');
  await transfer.continue.click();
  await expect(page.getByText('The network has no rate for this pair')).toBeVisible();
});
