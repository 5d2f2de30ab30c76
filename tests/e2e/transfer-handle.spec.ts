import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { STRANGER, test } from './transfers.ts';

type Row = { readonly id: number; readonly email: string; readonly full_name: string };

const found = (email: string, full_name: string): Row => ({ id: 7, email, full_name });
const JOANN = found('joann@mail.example', 'Joann Obi');

/** The answer of the search among previous beneficiaries, for any query. */
const beneficiaries = (...data: readonly Row[]) => ({
  path: '/users/1/posters-beneficiaries',
  status: 200,
  body: { data: [...data] },
});

/** The options of the list that is open. */
const suggested = (page: Page) => page.getByRole('listbox').getByRole('option');

for (const key of ['Tab', 'Enter']) {
  test(`a full handle stays when ${key} is pressed, with any suggestions`, {
    tag: ['@3C11', '@3C12'],
  }, async ({ page, sandbox, transfer }) => {
    await using _people = await sandbox.fail(beneficiaries(JOANN));
    await transfer.handle.pressSequentially('ann@mail.example');
    await expect(page.getByRole('option', { name: /Joann Obi/u })).toBeVisible();
    await transfer.handle.press(key);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(transfer.handle).toHaveValue('ann@mail.example');
  });
}

test('a suggestion is taken by the arrow keys, or by a click', { tag: ['@3C11'] }, async ({
  page,
  sandbox,
  transfer,
}) => {
  await using _people = await sandbox.fail(beneficiaries(JOANN));
  const option = page.getByRole('option', { name: /Joann Obi/u });
  await transfer.handle.fill('ann');
  await expect(option).toBeVisible();
  await transfer.handle.press('ArrowDown');
  await transfer.handle.press('Enter');
  await expect(transfer.handle).toHaveValue('joann@mail.example');
  await transfer.handle.fill('joan');
  await option.click();
  await expect(transfer.handle).toHaveValue('joann@mail.example');
});

test('suggestions of an older text are gone with the next letter', { tag: ['@3C11'] }, async ({
  page,
  sandbox,
  transfer,
}) => {
  const handle = 'user2023@mail.example';
  const option = suggested(page);
  {
    await using _people = await sandbox.fail(
      beneficiaries(found('user2022@mail.example', 'Older Text')),
    );
    await transfer.handle.fill('user202');
    await expect(option).toHaveText(/Older Text/u);
  }
  await using _slow = await sandbox.fail({ path: '/users/1/posters-beneficiaries', hang: true });
  await transfer.handle.fill(handle);
  await expect(option).toHaveCount(0);
  await transfer.handle.press('ArrowDown');
  await transfer.handle.press('Tab');
  await expect(transfer.handle).toHaveValue(handle);
});

test('suggestions that come when the field has been left do not open', { tag: ['@3C11'] }, async ({
  page,
  sandbox,
  transfer,
}) => {
  await using _people = await sandbox.fail(beneficiaries(JOANN));
  const opened = await page.evaluateHandle(() => {
    const seen = { away: false };
    new MutationObserver(() => {
      const field = document.querySelector('input[role=combobox]');
      const isOpen = field?.getAttribute('aria-expanded') === 'true';
      if (isOpen && document.activeElement !== field) seen.away = true;
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  await sandbox.clearRequests();
  await transfer.handle.fill('ann@mail.example');
  await transfer.handle.press('Tab');
  const asked = async () => (await sandbox.requests()).map(({ path }) => path);
  await expect.poll(asked).toContainEqual(expect.stringContaining('beneficiaries'));
  await transfer.memo.fill('Rent');
  await transfer.handle.focus();
  await transfer.handle.press('ArrowDown');
  await expect(suggested(page)).toHaveText(/Joann Obi/u);
  expect(await opened.evaluate((seen) => seen.away)).toBe(false);
});

test('a recipient is shown as a person when the field is left, and confirmed with the e-mail', {
  tag: ['@3C02', '@3C35', '@3C41'],
}, async ({ page, sandbox, transfer }) => {
  const person = page.getByRole('form').getByRole('status').filter({ hasText: /\S/u });
  {
    await using _joann = await sandbox.fail({
      path: '/users/fetch-kaoshi-info/',
      exact: false,
      status: 200,
      body: { data: JOANN },
    });
    await transfer.handle.fill(JOANN.email);
    await expect(person).toHaveCount(0);
    await transfer.handle.blur();
    await expect(person).toContainText('Joann Obi');
    await expect(person).toContainText('joann@mail.example');
    expect(await violations(page)).toEqual([]);
    await transfer.goToConfirmation();
    await expect(transfer.line('Recipient').first()).toHaveText('Joann Obijoann@mail.example');
    await transfer.confirmation.getByRole('button', { name: 'Cancel' }).click();
  }
  await transfer.handle.fill(STRANGER);
  await expect(person).toHaveCount(0);
  await transfer.handle.blur();
  await expect(person).toHaveText('No registered user has this address');
});
