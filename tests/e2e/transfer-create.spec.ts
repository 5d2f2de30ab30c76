import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { TransferPage } from './pages/TransferPage.ts';
import { posted, STRANGER, test, UNLIMITED } from './transfers.ts';

const QUOTE = { data: { buy: 500, sell: 520 } };

test('the form opens with the sender’s currency, the suggested rate and the first step', {
  tag: [
    '@3C01',
    '@3C03',
    '@3C04',
    '@3C05',
    '@3C06',
    '@3C07',
    '@3C08',
    '@3C09',
    '@3C10',
    '@3C14',
    '@3C15',
    '@3C20',
    '@3C22',
    '@3Q03',
    '@3Q06',
    '@3Q17',
  ],
}, async ({ page, transfer }) => {
  await expect(page.getByRole('heading', { name: 'Global Offers', level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'YOU SEND' })).toContainText('Nigeria (NGN)');
  await expect(transfer.sendingAmount).toBeDisabled();
  await expect(transfer.sendingAmount).toHaveValue('22,034.50');
  await expect(transfer.rate).toHaveValue('440.69');
  await expect(transfer.hint).toBeVisible();
  await expect(page.getByText('Suggested: 1 USD = 440.69 NGN')).toBeVisible();
  await expect(transfer.slider).toHaveAttribute('step', '0.01');
  await expect(transfer.country).toHaveText('United States');
  await expect(transfer.currency).toHaveValue('USD');
  await expect(transfer.currency).not.toBeEditable();
  await expect(transfer.receivingAmount.locator('option')).toHaveCount(20);
  await expect(transfer.receivingAmount).toHaveValue('50');
  await expect(transfer.handle).toBeVisible();
  await expect(transfer.memo).toBeVisible();
  await expect(transfer.partial).not.toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

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

test('previous recipients are searched from two characters on, 300 ms after the last', {
  tag: ['@3C11'],
}, async ({ page, sandbox, transfer }) => {
  const searched = async () =>
    (await sandbox.requests())
      .filter(({ path }) => path.endsWith('/posters-beneficiaries'))
      .map(({ query }) => query);
  await sandbox.clearRequests();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await transfer.handle.fill('e');
  await page.clock.runFor(1000);
  await transfer.handle.fill('exam');
  await page.clock.runFor(299);
  await transfer.handle.fill('example');
  await page.clock.runFor(299);
  expect(await searched()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(searched).toEqual(['email=example']);
});

test('a previous recipient is chosen, and looked up before the confirmation', {
  tag: ['@3C11', '@3C41'],
}, async ({ sandbox, page, transfer }) => {
  await transfer.handle.fill('example');
  const option = page.getByRole('listbox').getByRole('option').first();
  const email = (await option.textContent())?.split(' ').at(-1) ?? '';
  expect(email).toContain('@example.');
  await option.click();
  await expect(transfer.handle).toHaveValue(email);
  await sandbox.clearRequests();
  await transfer.goToConfirmation();
  expect((await sandbox.requests()).map(({ path }) => path)).toContain(
    `/users/fetch-kaoshi-info/${encodeURIComponent(email)}`,
  );
  await expect(transfer.line('Recipient').first()).toHaveText(
    new RegExp(`^\\p{L}.+${email}$`, 'u'),
  );
  await expect(transfer.confirmation).not.toContainText('gave no answer');
});

test('the confirmation has the same width after a reload at the form', {
  tag: ['@3C33'],
}, async ({ page, transfer }) => {
  await page.reload();
  await transfer.goToConfirmationForStranger(STRANGER);
  await expect(transfer.confirmation).toHaveCSS('max-width', '450px');
});

test('a lookup that fails says nothing and still leads to the confirmation', {
  tag: ['@3C42', '@3C46'],
}, async ({ sandbox, transfer }) => {
  await using _fault = await sandbox.fail({
    path: '/users/fetch-kaoshi-info/',
    exact: false,
    status: 500,
  });
  await transfer.handle.fill(STRANGER);
  await transfer.goToConfirmation();
  await expect(transfer.dialog('Error')).toHaveCount(0);
  await expect(transfer.confirmation).toContainText('The recipient lookup gave no answer');
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await transfer.acceptSuccess();
});

test('Continue stays under the pointer when leaving the handle shows what became of its lookup', async ({
  sandbox,
  page,
  transfer,
}) => {
  await using _fault = await sandbox.fail({
    path: '/users/fetch-kaoshi-info/',
    exact: false,
    status: 500,
  });
  await transfer.handle.fill(STRANGER);
  const before = await transfer.continue.boundingBox();
  await transfer.handle.blur();
  await expect(page.getByText('The recipient could not be looked up.')).toBeVisible();
  expect(await transfer.continue.boundingBox()).toEqual(before);
});

test('errors are under their fields', {
  tag: ['@3C12', '@3C13', '@3C32', '@3Q04', '@3Q07', '@3Q08', '@3Q09', '@3Q10'],
}, async ({ page, sandbox, transfer }) => {
  await transfer.handle.fill('ada@example');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  await transfer.handle.blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await transfer.handle.fill('');
  await transfer.continue.click();
  await expect(page.getByText("Please enter the recipient's email address")).toBeVisible();
  await expect(transfer.handle).toBeFocused();
  await expect(transfer.confirmation).toHaveCount(0);

  await using _unlimited = await sandbox.fail(UNLIMITED);
  await using _quote = await sandbox.fail({ path: '/exchange-rate', status: 200, body: QUOTE });
  await transfer.choose('country', /United Kingdom/u);
  await expect(transfer.limits).toContainText('Exchange rate must be between 477.50 and 527.80.');
  await transfer.rate.fill('477.49');
  await expect(page.getByText('Exchange rate should be above 477.50')).toBeVisible();
  await transfer.rate.fill('527.81');
  await expect(page.getByText('Exchange rate should be below 527.80')).toBeVisible();
  await transfer.rate.fill('1.2.3');
  await expect(page.getByText('Enter a number with a dot for decimals')).toBeVisible();
  await expect(transfer.slider).toHaveCount(0);
  await transfer.rate.fill('500');
  await expect(transfer.sendingAmount).toHaveValue('25,000.00');
  await transfer.slider.press('ArrowRight');
  await expect(transfer.rate).toHaveValue('500.01');

  await transfer.choose('sending', /United States/u);
  await transfer.choose('country', /^Nigeria(?! Dom)/u);
  await expect(transfer.limits).toContainText('Exchange rate must be between 492.50 and 522.60.');
});

test('an empty amount of a unified country is refused under its field, which gets the focus', {
  tag: ['@3C09', '@3C32'],
}, async ({ page, transfer }) => {
  await transfer.choose('country', /^China/u);
  await transfer.receivingAmount.fill('');
  await transfer.continue.click();
  await expect(page.getByText('Please enter the receiving amount!')).toBeVisible();
  await expect(transfer.receivingAmount).toBeFocused();
});

test('another currency starts the amounts again and falls to one that can be traded', {
  tag: ['@3C16', '@3C17', '@3C19', '@3C21'],
}, async ({ transfer }) => {
  await transfer.receivingAmount.selectOption('500');
  await transfer.partial.check();
  await transfer.choose('country', /^Ghana/u);
  // Naira and cedis do not trade: the sender falls to the first currency that does.
  await expect(transfer.sending).toHaveText('Canada (CAD)');
  await expect(transfer.currency).toHaveValue('GHS');
  await expect(transfer.receivingAmount).toHaveValue('500');
  await expect(transfer.partial).toHaveCount(0);
  await transfer.choose('country', /^Nigeria(?! Dom)/u);
  await expect(transfer.partial).not.toBeChecked();
  await expect(transfer.receivingAmount).toHaveValue('30000');
  await transfer.choose('sending', /^Nigeria/u);
  await expect(transfer.country).toHaveText('Canada');
  await transfer.choose('country', /Domiciliary/u);
  await expect(transfer.currency).toHaveValue('USD');
  await expect(transfer.receivingAmount.locator('option').last()).toHaveText('2,000.00 USD');
  await expect(transfer.partial).toHaveCount(0);
});

test('a dollar account in Nigeria makes a hybrid order, its limits looked up for Nigeria', {
  tag: ['@3C27', '@3Q13'],
}, async ({ sandbox, transfer }) => {
  await sandbox.clearRequests();
  await transfer.choose('country', /Domiciliary/u);
  const limits = (await sandbox.requests()).filter(({ path }) => path === '/exchange-rate-limits');
  expect(limits.map(({ query }) => query)).toContain(
    'receiving_currency=USD&sending_currency=NGN&country=NG',
  );
  await transfer.goToConfirmationForStranger(STRANGER);
  await transfer.confirmation.getByRole('button', { name: 'Confirm' }).click();
  await transfer.acceptSuccess();
  expect(await posted(sandbox)).toMatchObject([{ type: 'hybrid', matcher_country: null }]);
});

test.describe('the sender', () => {
  const cases = [
    [
      ['@3C29', '@3C30'],
      false,
      null,
      'Address needed',
      'Please enter your address and phone number before creating an offer',
    ],
    [
      ['@3C29', '@3C31'],
      true,
      '',
      'Phone number needed',
      'Please enter your phone number before creating an offer',
    ],
  ] as const;
  for (const [tag, has_valid_address, phone, title, text] of cases) {
    test(title, { tag: [...tag] }, async ({ page, sandbox, signInAs }) => {
      const data = { id: 2, has_valid_address, phone, country_abbreviation: 'IN', currency: 'INR' };
      await sandbox.clearRequests();
      await using _fault = await sandbox.fail({ path: '/users/2', status: 200, body: { data } });
      await signInAs('manager');
      const transfer = new TransferPage(page);
      await transfer.open();
      // Rupees cannot be sent: naira are.
      await expect(transfer.sending).toHaveText('Nigeria (NGN)');
      await transfer.handle.fill(STRANGER);
      await transfer.continue.click();
      await expect(transfer.dialog(title)).toContainText(text);
      expect(await posted(sandbox)).toEqual([]);
    });
  }
});

test('the form waits for its countries, and says when they cannot be loaded', {
  tag: ['@3C20'],
}, async ({ page, sandbox, transfer }) => {
  const failure = { path: '/countries', status: 500 };
  const late = await sandbox.fail({ ...failure, held: true });
  await using _fault = await sandbox.fail(failure);
  await page.reload();
  await expect(page.getByText('Loading currencies and rates')).toBeVisible();
  await expect(transfer.form('create')).toHaveCount(0);
  await late[Symbol.asyncDispose]();
  await expect(page.getByRole('alert').getByText('Error loading countries')).toBeVisible();
  // The countries of the catalogue are there meanwhile.
  await expect(transfer.country).toHaveText('United States');
  await transfer.choose('country', /United Kingdom/u);
  await expect(transfer.currency).toHaveValue('GBP');
});
