/** Every act from the keyboard: in the palette, and by its letter in the menu of what is in focus. */
import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { isAct } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import { ACTS, type ActName, actOf } from '#domain/acts/acts.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';
import { NOT_IN_MENUS } from '../../../screens/help/Keyboard.tsx';
import { ANSWERS as TRANSFER } from '../../../screens/transfer/testing.ts';

const AT = '2026-11-20T10:00:00.000Z';
const DRAWN_MS = 20_000;
const NONE = { data: [], models: [], pagination: { rowCount: 0 } };
const found = (thing: object) => ({ data: [thing], models: [thing], pagination: { rowCount: 1 } });

/** Where an act is reached: a screen, what has the focus there, and what is typed in the palette. */
interface Reach {
  readonly place: string;
  readonly answers?: Answers;
  /** The id of the row or card that has the focus; without it, the act belongs to the screen. */
  readonly row?: string;
  readonly typed?: string;
  /** What the dialog that opens says; for an act of a form or list, what leads to it. */
  readonly opens: string;
}

const order = (more: object = {}) => ({ id: 1001, status: 'published', published_at: AT, ...more });
const MATCHED = { status: 'matched', match_id: 31, matched_at: AT };
const onOrder = (opens: string, more: object = {}): Reach => ({
  place: '/transactions',
  answers: answersWith([order(more)]),
  row: '1001',
  opens,
});
const DISPUTE = { id: 3, status: 'pending', match: { id: 9, order: { id: 7 } }, order: { id: 7 } };
const onDispute = (opens: string): Reach => ({
  place: '/dispute-resolutions',
  answers: { 'disputes.list': found(DISPUTE) },
  row: '3',
  opens,
});
const onWithdrawal = (opens: string): Reach => ({
  place: '/withdrawal-referral-transactions',
  answers: { 'referrals.list': found({ id: 5, type: 'withdraw', amount: 10 }) },
  row: '5',
  opens,
});
const onUser = (opens: string, more: object = {}): Reach => ({
  place: '/users/8',
  answers: {
    'users.read': { data: { id: 8, status: 'new', ...more } },
    'userStatistic.read': { data: {} },
    'userOrders.list': NONE,
    'receivedOrders.list': NONE,
    'pendingMatches.list': NONE,
  },
  opens,
});
const CARD = {
  id: 19,
  user: { id: 8, full_name: 'Ada Obi' },
  number: '5061',
  status: 'charge_verified',
};
const onCard = (opens: string): Reach => ({
  place: '/card-verifications',
  answers: { 'cardVerifications.list': found(CARD), 'notifications.list': NONE },
  row: '19',
  opens,
});
const DOCUMENT = { id: 23, type: 'identity', user: { id: 8, full_name: 'Ada Obi' }, status: null };
const onDocument = (opens: string): Reach => ({
  place: '/doc-verifications/identity',
  answers: { 'docVerifications.list': found(DOCUMENT) },
  row: '23',
  opens,
});
const LIMIT = {
  id: 6,
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '400',
  max_exchange_rate: '600',
};
const onLimit = (opens: string): Reach => ({
  place: '/exchange-rates',
  answers: { 'exchangeRateLimits.list': found(LIMIT) },
  row: '6',
  opens,
});
const OPTION = {
  id: 2,
  exchange_rate: '2',
  fee: '1',
  matcher_amount: '50',
  thirdPartyCompany: 'Swift',
};
const ofOptions: Omit<Reach, 'opens'> = {
  place: '/hybrid-order-options',
  answers: { 'hybridOrderOptions.list': found(OPTION) },
};
const onRibbon = (opens: string, more: object = {}): Reach => ({
  place: '/ribbons',
  answers: { 'ribbons.list': found({ id: 17, content: '<p>Old</p>', is_active: false, ...more }) },
  row: '17',
  opens,
});
const SURE = 'Are you sure you want to take this action - ';

/** Every act there is: types name one that is forgotten. */
const REACHED: Readonly<Record<ActName, Reach>> = {
  'order.cancelMatch': onOrder(`${SURE}Cancel Match?`, MATCHED),
  'order.approveMatch': onOrder(`${SURE}Approve Match?`, MATCHED),
  'order.markAsPaid': onOrder(`${SURE}Mark as Paid?`, MATCHED),
  'order.markAsRefunded': onOrder(`${SURE}Mark as Refunded?`, { can_be_marked_as_refunded: true }),
  'order.completeOrder': onOrder(`${SURE}Complete Order?`, {
    ...MATCHED,
    matcher_payment_completed_at: AT,
  }),
  'order.expireOrder': onOrder(`${SURE}Expire Order?`),
  'order.hide': onOrder(`${SURE}Hide Order?`),
  'order.unhide': onOrder(`${SURE}Unhide Order?`, { hidden: true }),
  'order.capture': onOrder(`${SURE}Capture?`, { status: 'unable_to_capture' }),
  'order.void': onOrder(`${SURE}Void?`, { status: 'unable_to_void' }),
  'order.publish': onOrder('Choose a payment type.', { published_at: null }),
  'order.investigate': onOrder(`${SURE}Investigate?`, { match_id: 31 }),
  'order.rematch': {
    ...onOrder('Rematch'),
    typed: 'match history',
    answers: {
      ...answersWith([order()]),
      'orders.readForMatches': { data: order() },
      'orders.matches': {
        models: [{ id: 70, accepted_at: AT, cancelled_at: AT }],
        pagination: { rowCount: 1 },
      },
    },
  },
  'orders.hideAll': { place: '/transactions', opens: `${SURE}Hide all?` },
  'orders.unhideAll': { place: '/transactions', opens: `${SURE}Unhide all?` },
  'transfer.post': { place: '/', typed: 'create order', answers: TRANSFER, opens: 'Continue' },
  'user.createNetworkEmail': onUser('Ban'),
  'user.ban': onUser("ban this user's account"),
  'user.unban': onUser("unban this user's account", { status: 'banned' }),
  'user.delete': onUser("delete this user's account"),
  'withdrawal.cancel': onWithdrawal('cancel this Withdraw Referral Transaction?'),
  'withdrawal.approve': onWithdrawal('approve this Withdraw Referral Transaction?'),
  'withdrawal.complete': onWithdrawal('complete this Withdraw Referral Transaction?'),
  'rate-limit.create': { ...onLimit('Add'), typed: 'add new rate limit' },
  'rate-limit.update': onLimit('Save'),
  'rate-limit.delete': onLimit('delete this exchange rate limit?'),
  'option.update': { ...ofOptions, row: '2', opens: 'The new rate and fee apply' },
  'options.update': { ...ofOptions, opens: 'Enter an exchange rate or a fee first' },
  'ribbon.create': { ...onRibbon('Create ribbon'), typed: 'create new ribbon' },
  'ribbon.update': { ...onRibbon('Update ribbon'), typed: 'edit' },
  'ribbon.publish': onRibbon('publish this ribbon?'),
  'ribbon.unpublish': onRibbon('unpublish this ribbon?', { is_active: true }),
  'ribbon.remove': onRibbon('remove this ribbon?'),
  'dispute.dismiss': onDispute(`${SURE}Dismiss?`),
  'dispute.approve': onDispute(`${SURE}Approve?`),
  'dispute.decline': onDispute(`${SURE}Decline?`),
  'dispute.approveMatch': onDispute(`${SURE}Approve Match?`),
  'dispute.cancelMatch': onDispute(`${SURE}Cancel Match?`),
  'dispute.sendFile': { ...onDispute('Choose files'), typed: 'view' },
  'card.accept': onCard('Accept'),
  'card.cancel': onCard('decline this card?'),
  'document.approve': onDocument('approve this document?'),
  'document.decline': onDocument('Choose at least one reason to decline this document.'),
  'payment.confirm': {
    place: '/health-insurance-payments',
    answers: { 'healthInsurance.list': found({ id: 29, amount: 25 }) },
    row: '29',
    opens: 'confirm this payment?',
  },
  'maintenance.on': { place: '/', typed: 'maintenance', opens: 'turn On the app' },
  'maintenance.off': {
    place: '/',
    typed: 'maintenance',
    answers: { 'siteSettings.read': { data: { value: true } } },
    opens: 'turn Off the app',
  },
};
const NAMES = Object.keys(ACTS) as readonly ActName[];

const palette = page.getByRole('dialog', { name: 'Find anything' });
const field = palette.getByRole('combobox');
const menu = page.getByRole('menu').first();
const press = (keys: string) => userEvent.keyboard(keys);

/** Gives a row or card the focus, without opening anything. */
const focusRow = async (id: string) =>
  await vi.waitUntil(() => {
    const cell = document.querySelector<HTMLElement>(
      `[row-business-key="${id}"] .ag-cell, [data-row-id="${id}"] :is(a, button)`,
    );
    cell?.focus();
    return cell !== null && document.activeElement === cell;
  }, DRAWN_MS);

const openAt = async ({ place, answers, row }: Reach, role = 'admin') => {
  const opened = await openPage(place, {
    role,
    answers: {
      ...answersWith([]),
      'disputes.list': NONE,
      'cardVerifications.list': NONE,
      'docVerifications.list': NONE,
      'siteSettings.read': { data: { value: false } },
      'orders.read': ({ id }) => ({ data: { id } }),
      ...answers,
    },
  });
  await page.getByRole('heading', { level: 1 }).first().findElement();
  if (row !== undefined) await focusRow(row);
  return opened;
};

const openPalette = async (typed = '') => {
  await press('{Control>}k{/Control}');
  await field.findElement();
  await field.fill(typed);
};

/** What is on the screen beside the list behind: the dialogs, or the form. */
const said = () =>
  textsIn(
    page.elementLocator(document.body),
    '[role=dialog], [role=alertdialog], [role=menu], dialog, form',
  ).join('\n');

describe('from the palette', () => {
  it.each(NAMES)('%s opens its question, and nothing is sent', async (name) => {
    const reach = REACHED[name];
    const { askedNames } = await openAt(reach);
    await openPalette(reach.typed ?? actOf(name).label);
    await palette.getByRole('option').first().findElement();
    await expect
      .poll(() => palette.getByRole('option', { selected: true }).elements())
      .toHaveLength(1);
    await press('{Enter}');
    await expect.poll(said).toContain(reach.opens);
    expect(askedNames().filter((asked) => isAct(endpoints[asked as EndpointName]))).toEqual([]);
  });
});

describe('by its letter', () => {
  const ALONE: ActName = 'user.createNetworkEmail';
  const inMenus = NAMES.filter((name) => name !== ALONE && !NOT_IN_MENUS.includes(name));

  it.each(inMenus)('%s is chosen in the menu of what is in focus', async (name) => {
    const reach = REACHED[name];
    await openAt(reach);
    if (reach.row === undefined) await page.getByRole('region', { name: 'Profile' }).findElement();
    await press('.');
    await menu.findElement();
    await press(actOf(name).key.toLowerCase());
    await expect.poll(said).toContain(reach.opens);
  });
});

it('the act without a question is sent by its letter as by its button, and not from the palette', async () => {
  const reach = REACHED['user.createNetworkEmail'];
  const { asked, answer } = await openAt(reach);
  await page.getByRole('region', { name: 'Profile' }).findElement();
  const made = { data: { id: 8, status: 'new', network_email: 'ada@network.test' } };
  answer({ 'users.createNetworkEmail': made });
  await openPalette('create network email');
  await press('{Enter}');
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  expect(asked('users.createNetworkEmail')).toEqual([]);
  await press('e');
  await expect.poll(() => asked('users.createNetworkEmail')).toEqual([{ id: '8' }]);
});

describe('an order in focus', () => {
  const matched = onOrder('', MATCHED);

  it('comes first in the palette, with what it offers; what is typed and not offered says why', async () => {
    await openAt(matched);
    await openPalette();
    const group = palette.getByRole('group').first();
    await expect.element(group).toHaveAccessibleName('Order 1001');
    await expect
      .poll(() => textsOf(group.getByRole('option')))
      .toEqual(['Cancel Match.thenX', 'Approve Match.thenT', 'Mark as Paid.thenK']);
    await field.fill('complete order');
    const option = palette.getByRole('option', { selected: true });
    await expect
      .element(option)
      .toHaveTextContent("Complete OrderThe matcher's payment is not completed");
    await expect.element(option).toHaveAttribute('aria-disabled', 'true');
    expect(await commands.violations()).toEqual([]);
    await press('{Enter}');
    await expect.element(palette).toBeVisible();
  });

  it('says in its menu what it does not offer, and why', async () => {
    await openAt(matched, 'manager');
    await press('.');
    const notOffered = menu.getByRole('menuitem', { name: 'Not offered' });
    await notOffered.click();
    const reasons = page.getByRole('menu').nth(1).getByRole('menuitem');
    await expect
      .poll(() => textsOf(reasons))
      .toEqual([
        'Cancel Match: only an admin may do this',
        'Approve Match: only an admin may do this',
        'Mark as Refunded: the network has not marked it as refundable',
        'Complete Order: only an admin may do this',
        'Expire Order: only an admin or a principal may do this',
        'Hide Order: only an admin or a principal may do this',
        'Capture: only an admin may do this',
        'Void: only an admin may do this',
        'Publish: only an admin may do this',
        'Investigate: only an admin may do this',
      ]);
    expect(await commands.violations()).toEqual([]);
  });
});

describe('an id and an act in one line', () => {
  it('open the question of that order', async () => {
    const { asked } = await openAt({
      place: '/profile',
      answers: answersWith([order(MATCHED)]),
      opens: '',
    });
    await openPalette('1001 mark as paid');
    await expect
      .element(palette.getByRole('option', { selected: true }))
      .toHaveTextContent('Mark as Paid');
    await press('{Enter}');
    await expect.poll(said).toContain(`${SURE}Mark as Paid?`);
    expect(asked('orders.markAsMatcherPaid')).toEqual([]);
  });

  it('say why the order does not offer it', async () => {
    await openAt({ place: '/profile', answers: answersWith([order(MATCHED)]), opens: '' });
    await openPalette('#1001 complete');
    const option = palette.getByRole('option', { selected: true });
    await expect.element(option).toHaveTextContent("The matcher's payment is not completed");
    expect(textsIn(option, 'mark')).toEqual(['Complete']);
  });
});

it('a row that has no menu does not give those of the user around it', async () => {
  const user = onUser('');
  const reward = { id: 61, type: 'credit', amount: '5', currency_code: 'USD' };
  const answers = { ...user.answers, 'referrals.list': found(reward) };
  await openAt({ ...user, place: '/users/8#rewards', answers, row: '61' });
  await press('.');
  await openPalette('ban');
  await expect.element(palette).toBeVisible();
  await expect.poll(() => palette.getByRole('option', { name: 'Ban' }).elements()).toEqual([]);
  expect(menu.query()).toBeNull();
});
