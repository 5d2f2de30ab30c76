import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#support/harness.ts';
import { actElsewhere, readUser, readUsers } from './api.ts';
import { violationsInBothThemes } from './axe.ts';
import { test } from './fixtures.ts';
import { typeAtOnce } from './typing.ts';

/** A user of a status on whom no other test of this worker acts: each takes a separate one. */
let taken = 0;
async function someUser(sandbox: Sandbox, filters: string) {
  const found = await readUsers(sandbox.url, filters);
  const user = found[taken % found.length];
  taken += 1;
  if (!user) throw new Error(`nobody is ${filters}`);
  return {
    id: String(user['id']),
    name: String(user['full_name_shown']),
    whole: String(user['full_name']),
  };
}

const elsewhere = (sandbox: Sandbox, id: string, verb: string) =>
  actElsewhere(sandbox.url, `admin/users/${id}/${verb}`, {}, 'PATCH');

/** The queries with which the list was asked for since the last clearing. */
async function listQueries(sandbox: Sandbox) {
  const asked = (await sandbox.requests()).filter(({ path }) => path === '/admin/users');
  return asked.map(({ query }) => new URLSearchParams(query));
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('the users list', () => {
  test('shows ten cards of new users, the latest first, and leads to each', {
    tag: ['@2U01', '@2U03', '@2U04', '@2U05', '@2U06', '@2U09', '@2U17', '@2U18'],
  }, async ({ page, sandbox, users }) => {
    const wanted = await readUsers(sandbox.url, 'filters[status]=new');
    await expect(users.search).toBeVisible();
    await expect(users.cards).toHaveCount(10);
    await expect(page.getByText('Status: New')).toBeVisible();
    await expect(users.cards.getByRole('link')).toHaveText(
      wanted.slice(0, 10).map((user) => String(user['full_name_shown'])),
    );
    const pages = users.pager.getByRole('button', { name: /^Page \d/u });
    expect(await pages.count()).toBeLessThanOrEqual(10);
    await page.getByRole('combobox', { name: 'Order By' }).click();
    await expect(page.getByRole('option')).toHaveText(['User Created', 'Last Signed in']);
    await page.getByRole('option', { name: 'Last Signed in' }).click();
    await page.getByRole('button', { name: 'Direction: Descending' }).click();
    await expect(page).toHaveURL(/orderBy=users.last_logged_at&direction=asc/u);
    const rising = await readUsers(
      sandbox.url,
      'filters[status]=new&filters[sort_by]=users.last_logged_at&filters[sort_dir]=asc',
    );
    const first = users.cards.first().getByRole('link');
    await expect(first).toHaveText(String(rising[0]?.['full_name_shown']));
    await first.click();
    await expect(page).toHaveURL(new RegExp(`#/users/${rising[0]?.['id']}$`, 'u'));
  });

  test('the chosen order and direction survive a search, Clear filters and another screen', {
    tag: ['@2U17'],
  }, async ({ page, users }) => {
    await page.getByRole('combobox', { name: 'Order By' }).click();
    await page.getByRole('option', { name: 'Last Signed in' }).click();
    await page.getByRole('button', { name: 'Direction: Descending' }).click();
    const order = 'orderBy=users.last_logged_at&direction=asc';
    await users.search.fill(' a ');
    await expect(page).toHaveURL(new RegExp(`search=a&${order}$`, 'u'));
    await page.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(new RegExp(`search=a&${order}&status=`, 'u'));
    await page.getByRole('link', { name: 'Ribbons', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ribbons' })).toBeVisible();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Order By' })).toHaveText('Last Signed in');
    await expect(page).toHaveURL(new RegExp(`#/users\\?${order}$`, 'u'));
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Ribbons' })).toBeVisible();
  });

  test('searches and filters after a pause, from page 1 again', {
    tag: ['@2U02', '@2U07', '@2U08', '@2U09', '@2U16'],
  }, async ({ page, sandbox, users }) => {
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(users.pager.getByText(/^11–20 of/u)).toBeVisible();
    await sandbox.clearRequests();
    await typeAtOnce(users.search, ['ex', 'example', 'example.com']);
    await expect(users.pager.getByText(/^1–10 of/u)).toBeVisible();
    const asked = await listQueries(sandbox);
    expect(asked.map((query) => [query.get('search'), query.get('page')])).toEqual([
      ['example.com', '1'],
    ]);

    await users.showFilters();
    const choices = async (filter: string, texts: readonly string[]) => {
      await page.getByRole('combobox', { name: filter, exact: true }).click();
      await expect(page.getByRole('option')).toHaveText([...texts]);
      await page.keyboard.press('Escape');
    };
    await choices('Account officer tag', ['All', 'KA - 001', 'KA - 002']);
    await choices('Status', [
      'All',
      'New',
      'Transacted-posted',
      'Transacted-matched',
      'Transacted-completed',
      'Banned',
    ]);
    await users.choose('Country', 'Nigeria');
    await users.choose('User type', 'Poster');
    await users.choose('Account officer tag', 'KA - 001');
    await expect(page.getByText('Account officer tag: KA - 001')).toBeVisible();
    await expect
      .poll(async () => (await listQueries(sandbox)).at(-1)?.toString())
      .toContain(
        new URLSearchParams({
          'filters[status]': 'new',
          'filters[country_abbreviation]': 'NG',
          'filters[can_post_offers]': 'true',
          'filters[can_accept_offers]': 'false',
          'filters[account_officer_tag]': 'KA - 001',
        }).toString(),
      );
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(/status=\*/u);
    await expect(page.getByText('Status: New')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await expect(page.getByRole('region', { name: 'Filters' })).toHaveCount(0);
  });

  test('reloads when a user is saved', { tag: ['@2U25'] }, async ({ sandbox, users }) => {
    const first = users.cards.first().getByRole('link');
    const [newest] = await readUsers(sandbox.url, 'filters[status]=new');
    const name = String(newest?.['full_name_shown']);
    await expect(first).toHaveText(name);
    await elsewhere(sandbox, String(newest?.['id']), 'ban');
    await expect(first).not.toHaveText(name);
    await elsewhere(sandbox, String(newest?.['id']), 'unban');
    await expect(first).toHaveText(name);
  });

  test('says why it could not be loaded, and shows users with missing fields', {
    tag: ['@2UD28'],
  }, async ({ page, sandbox, users }) => {
    const failing = await sandbox.fail({
      path: '/admin/users',
      status: 500,
      body: { message: 'The users are not at home' },
    });
    await users.search.fill('nobody has asked for this');
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toContainText('The users are not at home');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('The users could not be loaded.')).toBeVisible();
    await failing[Symbol.asyncDispose]();
    await using _odd = await sandbox.fail({
      path: '/admin/users',
      status: 200,
      body: {
        data: [{ id: 7 }, { id: '8', full_name: 'Ada', status: 'on_hold', can_post_offers: 1 }],
        pagination: { rowCount: '2' },
      },
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(users.cards).toHaveCount(2);
    await expect(users.cards.nth(1)).toContainText('on_hold');
    await expect(users.cards.nth(1)).toContainText('Poster');
  });
});

test.describe('one user', () => {
  test('shows the profile, the first of each method and their details, and leads back', {
    tag: ['@2UD01', '@2UD02', '@2UD03', '@2UD10', '@2UD11'],
  }, async ({ page, sandbox, users }) => {
    const [oldest] = await readUsers(
      sandbox.url,
      'filters[status]=transacted-completed&filters[sort_dir]=asc',
    );
    const name = String(oldest?.['full_name_shown']);
    await users.open('?status=transacted-completed&direction=asc');
    const link = users.cards.first().getByRole('link', { name });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const id = /\/users\/(\w+)/u.exec(page.url())?.[1] ?? '';
    const user = await readUser(sandbox.url, id);
    await expect(users.field('E-mail')).toHaveText(String(user['email']));
    await expect(users.field('Last name')).toHaveText(String(user['lastname']));
    await expect(users.field('Country')).toHaveText(String(user['country']));
    await expect(users.field('Can post offers')).toHaveText(user['can_post_offers'] ? 'Yes' : 'No');
    for (const label of [
      ...['First name', 'Middle name', 'Date of birth', 'Network email', 'Phone'],
      ...['Street number', 'Building number', 'Address', 'Address 2', 'City', 'State', 'Zipcode'],
      ...['Identity verified', 'Payment methods added', 'Delivery methods added'],
      ...['Can accept offers', 'Account officer', 'Joined', 'Last signed in', 'Last posted'],
      ...['Last matched', 'Last transaction completed', 'Invited by'],
    ]) {
      await expect(users.field(label), label).not.toBeEmpty();
    }
    for (const action of ['Create network email', 'Ban', 'Delete']) {
      await expect(users.action(action)).toBeVisible();
    }
    await users.action('Payment method details').click();
    const details = page.getByRole('dialog', { name: 'Payment method details' });
    const [method] = user['payment_methods'] as Record<string, unknown>[];
    await expect(details).toContainText(String(method?.['provider']));
    await expect(details).toContainText(String(method?.['institution_name']));
    await details.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back to Users' }).click();
    await expect(page).toHaveURL(/#\/users\?.*status=transacted-completed/u);
    await expect(link).toHaveText(name);
  });

  test('is banned and unbanned after a question, and the card shows it', {
    tag: ['@2UD04', '@2UD20', '@2UD21', '@2UD23'],
  }, async ({ sandbox, users }) => {
    const { id } = await someUser(sandbox, 'filters[status]=transacted-posted');
    await users.openUser(id);
    await users.action('Ban').click();
    await expect(users.dialog).toContainText(
      "Are you sure you want to ban this user's account. This action is permanent and irreversible.",
    );
    await expect(users.dialog.getByRole('button', { name: 'No' })).toBeFocused();
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.toast('User banned')).toBeVisible();
    await expect(users.profile.getByText('Banned')).toBeVisible();
    await expect(users.action('Ban')).toHaveCount(0);
    await users.action('Unban').click();
    await expect(users.dialog).toContainText(
      "Are you sure you want to unban this user's account. This action is permanent and irreversible.",
    );
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.action('Ban')).toBeVisible();
    await expect(users.profile.getByText('Transacted-posted')).toBeVisible();
  });

  test('gets a network email, which is shown on the card', { tag: ['@2UD18'] }, async ({
    sandbox,
    users,
  }) => {
    const all = await readUsers(sandbox.url, 'filters[status]=transacted-completed');
    const whoHasNone = async () => {
      for (const { id } of all) {
        const user = await readUser(sandbox.url, String(id));
        if (user['network_email'] === null) return String(id);
      }
      throw new Error('everybody has a network email');
    };
    await users.openUser(await whoHasNone());
    await users.action('Create network email').click();
    await expect(users.toast('Network email created')).toBeVisible();
    await expect(users.field('Network email')).toContainText('@');
    await expect(users.action('Create network email')).toBeDisabled();
  });

  test('is deleted after a question, and no longer in the list', {
    tag: ['@2UD22', '@2UD26', '@2UD27'],
  }, async ({ page, sandbox, users }) => {
    const { id, name, whole } = await someUser(sandbox, 'filters[status]=new');
    await users.open(`?status=new&search=${encodeURIComponent(whole)}`);
    await expect(users.cards.getByRole('link', { name })).toBeVisible();
    await users.openUser(id);
    await users.action('Delete').click();
    await expect(users.dialog).toContainText(
      "Are you sure you want to delete this user's account. This action is permanent and irreversible.",
    );
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.toast('User deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/#\/users$/u);
    await users.search.fill(whole);
    await expect(page.getByText('No users match these filters')).toBeVisible();
    await users.goTo(`/users/${id}`);
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toContainText(`There is no user ${id}`);
  });

  test('reloads when saved elsewhere; changes are shown before anything is sent; a refusal is titled Error', {
    tag: ['@2UD28', '@2UD64'],
  }, async ({ sandbox, users }) => {
    const { id } = await someUser(sandbox, 'filters[status]=transacted-posted');
    await users.openUser(id);
    await elsewhere(sandbox, id, 'ban');
    await expect(users.action('Unban')).toBeVisible();
    await users.action('Unban').click();
    await expect(users.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
    await elsewhere(sandbox, id, 'unban');
    await sandbox.clearRequests();
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.dialog).toContainText('The user has changed since you opened it');
    await expect(users.dialog).toContainText('This action is no longer available');
    const sent = (await sandbox.requests()).filter(({ method }) => method === 'PATCH');
    expect(sent).toEqual([]);
    await users.dialog.getByRole('button', { name: 'Close' }).click();
    await using _fault = await sandbox.fail({
      path: `/admin/users/${id}/ban`,
      status: 409,
      body: { message: 'Not while they trade' },
    });
    await users.action('Ban').click();
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.dialog).toContainText('Error');
    await expect(users.dialog).toContainText('Not while they trade');
  });

  test('with missing fields is shown as it is', async ({ page, sandbox, users }) => {
    const { id } = await someUser(sandbox, 'filters[status]=transacted-completed');
    await using _odd = await sandbox.fail({
      path: `/admin/users/${id}`,
      status: 200,
      body: { data: { id, payment_methods: [{}], inviter: {}, dob: 'long ago' } },
    });
    await users.openUser(String(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`User ${id}`);
    await expect(users.field('Date of birth')).toHaveText('long ago');
    await expect(users.field('E-mail')).toHaveText('–');
    await users.action('Payment method details').click();
    await expect(page.getByRole('dialog')).toContainText('Unknown');
  });
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the list, its filters, the profile and its dialogs have no violation and do not scroll sideways', async ({
    page,
    sandbox,
    users,
  }) => {
    await users.showFilters();
    await expect(users.cards).toHaveCount(10);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const { id } = await someUser(sandbox, 'filters[status]=transacted-completed');
    await users.openUser(id);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await users.action('Ban').click();
    await expect(users.dialog).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});
