/** One user: the profile, and what can be done to them. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { FullUserOnWire } from '#contract/people/users.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers, Sparse } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const NONE = { data: [], pagination: { rowCount: 0 } };

type SomeUser = Sparse<FullUserOnWire>;

const ADA: SomeUser = {
  id: 8,
  firstname: 'Ada',
  lastname: 'Obi',
  full_name: 'Ada Obi',
  full_name_shown: 'Ada Obi',
  email: 'ada@example.com',
  status: 'transacted-posted',
  country: 'Nigeria',
  country_abbreviation: 'NG',
  can_post_offers: true,
  can_accept_offers: false,
  payment_methods: [
    { id: 1, provider: 'plaid', institution_name: 'First Bank', method: 'ach' },
    { id: 2, provider: 'mono', method: 'bank', account: '0123456789' },
  ],
};

const answersFor = (user: SomeUser): Answers => ({
  ...answersWith([]),
  'users.list': { data: [user], pagination: { rowCount: 1 } },
  'users.read': { data: user },
  'userStatistic.read': { data: {} },
  'userOrders.list': NONE,
  'receivedOrders.list': NONE,
  'pendingMatches.list': NONE,
});

const profile = page.getByRole('region', { name: 'Profile' });
const action = (name: string) => profile.getByRole('button', { name });
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });

/** What the profile says under a label. */
const field = (label: string) =>
  [...profile.element().querySelectorAll('dt')]
    .find(({ textContent }) => textContent === label)
    ?.parentElement?.querySelector('dd')?.textContent;

const open = (user: SomeUser = ADA) => openPage('/users/8', { answers: answersFor(user) });

describe('the profile of a user', () => {
  it('shows every field, the methods and their details, and leads back', {
    tags: ['2UD01', '2UD02', '2UD03', '2UD10', '2UD11'],
  }, async () => {
    const from = '/users?direction=asc&status=transacted-posted';
    const opened = await openPage(from, { answers: answersFor(ADA) });
    await page.getByRole('link', { name: 'Ada Obi' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Obi');
    await profile.findElement();
    expect(field('E-mail')).toBe('ada@example.com');
    expect(field('Last name')).toBe('Obi');
    expect(field('Country')).toContain('Nigeria');
    expect(field('Can post offers')).toBe('Yes');
    expect(field('Can accept offers')).toBe('No');
    for (const label of [
      'First name',
      'Middle name',
      'Date of birth',
      'Network email',
      'Phone',
      'Street number',
      'Building number',
      'Address',
      'Address 2',
      'City',
      'State',
      'Zipcode',
      'Identity verified',
      'Payment methods added',
      'Delivery methods added',
      'Account officer',
      'Joined',
      'Last signed in',
      'Last posted',
      'Last matched',
      'Last transaction completed',
      'Invited by',
    ]) {
      expect(field(label), label).toMatch(/\S/u);
    }
    for (const name of ['Create network email', 'Ban', 'Delete']) {
      await expect.element(action(name)).toBeVisible();
    }
    await action('Payment method details').click();
    const details = page.getByRole('dialog', { name: 'Payment method details' });
    await expect.element(details).toHaveTextContent('First Bank');
    await expect.element(details).toHaveTextContent('0123456789');
    await details.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back to Users' }).click();
    await expect.poll(opened.place).toBe(from);
  });

  it('with missing fields is shown as it is', async () => {
    await open({ id: 8, payment_methods: [{}], inviter: {}, dob: 'long ago' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('User 8');
    await profile.findElement();
    expect(field('Date of birth')).toBe('long ago');
    expect(field('E-mail')).toBe('–');
    await action('Payment method details').click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Unknown');
  });

  it.each(['light', 'dark'])(
    'has no violation in a small %s window, and does not scroll sideways',
    async (theme) => {
      onTestFinished(() => page.viewport(1440, 900));
      await page.viewport(1280, 720);
      await openPage('/users', { answers: answersFor(ADA), preferences: { theme } });
      await page.getByRole('button', { name: 'Show filters' }).click();
      const link = page.getByRole('link', { name: 'Ada Obi' });
      await link.findElement();
      expect(await commands.violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await link.click();
      await profile.findElement();
      expect(await commands.violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      await action('Ban').click();
      await expect.element(yes).toBeEnabled();
      expect(await commands.violations()).toEqual([]);
    },
  );
});

describe('a user', () => {
  it.each(['userSaved', 'userSaved-8'] as const)(
    'is loaded again by the event %s',
    { tags: ['2U25', '2UD64'] },
    async (event) => {
      const opened = await open();
      await expect.poll(() => field('Phone')).toBe('–');
      opened.answer(answersFor({ ...ADA, phone: '+2348030000001' }));
      opened.tell('realtime', { event });
      await expect.poll(() => field('Phone')).toContain('8030000001');
    },
  );

  it('gets a network email without a question, and the card shows it', {
    tags: ['2UD18'],
  }, async () => {
    const opened = await open();
    const after = { ...ADA, network_email: 'ada@network.example' };
    opened.answer({
      'users.createNetworkEmail': () => {
        opened.answer(answersFor(after));
        return { data: after };
      },
    });
    await action('Create network email').click();
    await expect.element(page.getByText('Network email created')).toBeVisible();
    await expect.poll(() => field('Network email')).toBe('ada@network.example');
    await expect.element(action('Create network email')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is deleted after a question, and the list is shown', {
    tags: ['2UD22', '2UD26', '2UD27'],
  }, async () => {
    const opened = await open();
    const gone = () => {
      throw new ProblemError({ kind: 'server', status: 404, message: 'There is no user 8' });
    };
    opened.answer({
      'users.delete': () => {
        opened.answer({ 'users.read': gone, 'users.list': NONE });
        return {};
      },
    });
    await action('Delete').click();
    await expect
      .element(dialog)
      .toHaveTextContent(
        "Are you sure you want to delete this user's account. This action is permanent and irreversible.",
      );
    await yes.click();
    await expect.element(page.getByText('User deleted successfully')).toBeVisible();
    await expect.poll(opened.place).toBe('/users');
    await expect.element(page.getByText('No users match these filters')).toBeVisible();
    await opened.goTo('/users/8');
    await expect
      .element(page.getByRole('alertdialog', { name: 'Error' }))
      .toHaveTextContent('There is no user 8');
  });

  it('whose ban is refused is shown so in a dialog titled Error', { tags: ['2UD28'] }, async () => {
    const opened = await open();
    opened.answer({
      'users.ban': () => {
        throw new ProblemError({ kind: 'server', status: 409, message: 'Not while they trade' });
      },
    });
    await action('Ban').click();
    await yes.click();
    await expect.element(dialog).toHaveTextContent('Error');
    await expect.element(dialog).toHaveTextContent('Not while they trade');
  });
});
