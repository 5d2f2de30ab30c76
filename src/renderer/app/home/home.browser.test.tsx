import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { someAct } from '#domain/acts/testing.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const waiting = page.getByRole('region', { name: 'Needs attention' });
const entries = waiting.getByRole('listitem');
const entry = (name: string) => entries.filter({ hasText: name });

const DISPUTED = {
  id: 31,
  status: 'pending',
  created_at: new Date(Date.now() - 3 * DAY_MS).toISOString(),
};

const some = (...models: readonly { readonly id: number; readonly status: string | null }[]) => ({
  models,
  pagination: { rowCount: models.length },
});
/** Requests of which two cards, and one document of each type, are pending. */
const REQUESTS: Answers = {
  'cardVerifications.list': some(
    { id: 61, status: 'charge_verified' },
    { id: 62, status: 'card_verified' },
    { id: 63, status: 'charge_verified' },
  ),
  'docVerifications.list': some(
    { id: 71, status: null },
    { id: 72, status: 'declined' },
    { id: 73, status: 'declined' },
  ),
};
const withdrawal = (id: number, status: string) => ({
  id,
  type: 'withdraw' as const,
  amount: 10,
  status: { status },
});
const WITHDRAWALS: Answers = {
  'referrals.list': ({ status }) => {
    const all = [withdrawal(1, 'pending'), withdrawal(2, 'initiated'), withdrawal(3, 'initiated')];
    const models = all.filter((one) => one.status.status === status);
    return { models, pagination: { rowCount: models.length } };
  },
};
const NONE: Answers = {
  ...answersWith([]),
  'cardVerifications.list': some(),
  'disputes.list': some(),
};

describe('Home', () => {
  it('shows what waits and since when, each a link to its review', async () => {
    const opened = await openPage('/', {
      answers: {
        ...answersWith([]),
        'disputes.list': some(DISPUTED, { id: 30, status: 'resolved' }),
        ...REQUESTS,
      },
    });
    await expect.element(entries).toHaveLength(10);
    const disputes = entry('Disputes to decide');
    await expect.element(disputes).toHaveTextContent('1');
    await expect.element(disputes).toHaveTextContent('Oldest: 3 days · 1 late');
    for (const [queue, count] of [
      ['Cards to authenticate', '2'],
      ['Identities to verify', '1'],
      ['Addresses to verify', '1'],
    ] as const) {
      await expect.element(entry(queue)).toHaveTextContent(`${queue}${count}`);
    }
    await expect.element(page.getByText('Waiting time not available')).not.toBeInTheDocument();
    expect(await commands.violations()).toEqual([]);
    await disputes.getByRole('link').click();
    await expect.poll(opened.place).toBe('/dispute-resolutions?review=next');
    await opened.goTo('/');
    await waiting.getByRole('link', { name: 'Failed refunds' }).click();
    await expect.poll(opened.place).toBe('/transactions?review=failed-refunds');
  });

  it('has the late queues first, and leaves them there while it is open', async () => {
    const opened = await openPage('/', {
      answers: {
        ...NONE,
        ...REQUESTS,
        'orders.list': (input) =>
          pageOf(
            input.filters?.refundStatuses
              ? [{ id: 5, status: 'cancelled', refund_status: 'failed', posted_at: daysAgo(4) }]
              : [],
            input,
          ),
      },
    });
    // Where an earlier test left the pointer, nothing moves.
    await userEvent.hover(page.getByRole('heading', { name: 'Home', level: 1 }));
    const names = () => textsOf(entries.getByRole('link'));
    await expect
      .poll(names)
      .toEqual([
        'Failed refunds',
        'Cards to authenticate',
        'Identities to verify',
        'Addresses to verify',
        'Disputes to decide',
        'Orders with payment errors',
        'Third-party transactions needing attention',
        'Referral withdrawals to approve',
        'Referral withdrawals to complete',
        'Limits the quote has left',
      ]);
    opened.answer({ 'disputes.list': some(DISPUTED) });
    opened.tell('realtime', { event: 'orderSaved' });
    await expect.element(entry('Disputes to decide')).toHaveTextContent('1 late');
    expect(names()[0]).toBe('Failed refunds');
  });

  it('says what was not finished, what is new, and leads to what the sidebar has not', async () => {
    const at = '2026-11-22T14:02:11.000Z';
    const unknown = someAct({ outcome: 'unknown', settlement: null });
    const found = someAct({
      key: '0190b2a0-0000-4000-8000-000000000002',
      outcome: 'unknown',
      settlement: 'happened',
      settledAt: at,
      found: { text: 'Expired', at: null },
      isNews: true,
    });
    const run = {
      run: '0190b2a0-0000-4000-8000-000000000003',
      person: '7',
      action: 'order.hide',
      kind: 'order',
      ids: ['1', '2'],
      startedAt: at,
      acts: [],
    };
    const opened = await openPage('/', {
      answers: NONE,
      handlers: { 'acts.runs': () => [run] },
    });
    for (const act of [unknown, found]) opened.tell('act', act);
    opened.tell('news', { since: Date.parse(at), arrivals: { card: { count: 2, at: 1 } } });
    const unfinished = page.getByRole('region', { name: 'Not finished' });
    await expect
      .element(unfinished.getByRole('link', { name: /^Expire Order, Order 12: outcome unknown/u }))
      .toHaveAttribute('href', '#/transactions/12');
    await expect
      .element(unfinished.getByRole('link', { name: /^Hide Order for 2 orders: interrupted/u }))
      .toBeVisible();
    const fresh = page.getByRole('region', { name: 'What changed' });
    await expect.element(fresh).toHaveTextContent('Order 12: Expired');
    await expect.element(fresh).toHaveTextContent('2 new card verification requests');
    const elsewhere = page.getByRole('navigation', { name: 'Not in the sidebar' });
    await expect
      .poll(() => textsOf(elsewhere.getByRole('link')))
      .toEqual([
        'Global Offers',
        'Transactions (simple list)',
        'Health Insurance Payments',
        'Referral withdrawals',
        'Reference',
      ]);
    expect(await commands.violations()).toEqual([]);
    // Work that was begun.
    await opened.goTo('/new-case');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Refund');
    await opened.goTo('/');
    await expect
      .element(unfinished.getByRole('link', { name: 'Support case: not sent' }))
      .toHaveAttribute('href', '#/new-case');
  });

  it('shows a manager nothing of the verification queues', async () => {
    await openPage('/', { role: 'manager', answers: NONE });
    await expect.element(entries).toHaveLength(7);
  });

  it('says how the queues differ from when this person left', async () => {
    const at = '2026-11-21T17:02:11.000Z';
    const opened = await openPage('/', {
      answers: { ...NONE, ...REQUESTS },
      preferences: {
        dates: 'iso',
        zone: 'utc',
        'home.left': { person: '7', at, counts: { 'card-verifications': 8, disputes: 0 } },
      },
    });
    const changed = page.getByRole('region', { name: 'What changed' });
    const lines = () => textsOf(changed.getByRole('listitem'));
    const text = 'Cards to authenticate: 2 to review, 8 on 2026-11-21 17:02:11';
    await expect.poll(lines).toEqual([text]);
    // Also later on, and after a reload; a later sign-in compares with now.
    await opened.reload();
    await expect.poll(lines).toEqual([text]);
    const kept = opened.calls.findLast(({ name }) => name === 'preferences.write')?.input;
    expect(kept).toMatchObject({
      key: 'home.left',
      value: { person: '7', counts: { 'card-verifications': 2, 'doc-verifications-identity': 1 } },
    });
  });

  it('says when nothing needs attention', async () => {
    const opened = await openPage('/', { answers: NONE });
    const clear = page.getByText('Nothing needs attention right now.');
    await expect.element(clear).toBeVisible();
    opened.answer(REQUESTS);
    await opened.reload();
    await expect.element(entry('Identities to verify')).toHaveTextContent('1');
    await expect.element(clear).not.toBeVisible();
  });

  it('counts what the review of a queue counts, also once the list of cards was opened', async () => {
    const opened = await openPage('/', { answers: { ...NONE, ...REQUESTS } });
    for (const [queue, left, path] of [
      ['Cards to authenticate', '2 left', '/card-verifications'],
      ['Identities to verify', '1 left', '/doc-verifications/identity'],
      ['Addresses to verify', '1 left', '/doc-verifications/address'],
    ] as const) {
      await opened.goTo(`${path}?review=next`);
      await expect.element(page.getByText(left, { exact: false })).toBeVisible();
      await opened.goTo('/');
      await expect.element(entry(queue)).toHaveTextContent(`${queue}${left.charAt(0)}`);
    }
  });

  it('counts the withdrawals of each of their queues', async () => {
    await openPage('/', { answers: { ...NONE, ...WITHDRAWALS } });
    for (const [queue, count] of [
      ['Referral withdrawals to approve', '1'],
      ['Referral withdrawals to complete', '2'],
    ] as const) {
      await expect.element(entry(queue)).toHaveTextContent(`${queue}${count}`);
    }
  });

  it('has numbers beside the screens that say what they count', {
    tags: ['1N07', '1N11'],
  }, async () => {
    await openPage('/', { answers: { ...NONE, ...REQUESTS } });
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    const link = (name: string) => sidebar.getByRole('link', { name });
    for (const [name, said] of [
      ['Payment Method Authentication', 'Unread: 0 · to review: 2'],
      ['Identity Verification', '3 unapproved · 1 to review'],
      ['Transactions', '0 payment errors · 0 failed refunds'],
    ] as const) {
      await expect.element(link(name)).toHaveAttribute('aria-description', said);
      await expect.element(link(name)).toHaveAttribute('title', `${name}\n${said}`);
    }
    // Where the two numbers differ, Home says why.
    await expect
      .element(entry('Identities to verify'))
      .toHaveTextContent('In the navigation: 3 unapproved requests (pending or declined)');
    await expect
      .element(entry('Cards to authenticate'))
      .toHaveTextContent('In the navigation: 0 unread notifications');
  });

  it('says what could not be loaded', async () => {
    const failing = () => {
      throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
    };
    await openPage('/', { answers: { ...NONE, 'orders.list': failing } });
    await expect.element(waiting.getByText('Could not be loaded')).toHaveLength(2);
  });
});
