import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
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
  it('shows what waits and since when, each a link to the list already filtered', async () => {
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
    await expect.poll(opened.place).toBe('/dispute-resolutions');
    await opened.goTo('/');
    await waiting.getByRole('link', { name: 'Failed refunds' }).click();
    await expect.element(page.getByText('Refund Status: Failed')).toBeVisible();
    await opened.goTo('/');
    await waiting.getByRole('link', { name: 'Third-party transactions needing attention' }).click();
    await expect.poll(opened.place).toMatch(/^\/third-party-transactions\?status=/u);
  });

  it('shows a manager nothing of the verification queues', async () => {
    await openPage('/', { role: 'manager', answers: NONE });
    await expect.element(entries).toHaveLength(7);
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
    await expect
      .element(sidebar.getByTitle('0 unread notifications', { exact: true }))
      .toHaveTextContent('0');
    await expect
      .element(sidebar.getByTitle('3 unapproved requests (pending or declined)').first())
      .toHaveTextContent('3');
    await expect
      .element(sidebar.getByRole('link', { name: 'Identity Verification' }))
      .toHaveAttribute('aria-description', '3 unapproved requests (pending or declined)');
  });

  it('says what could not be loaded', async () => {
    const failing = () => {
      throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
    };
    await openPage('/', { answers: { ...NONE, 'orders.list': failing } });
    await expect.element(waiting.getByText('Could not be loaded')).toHaveLength(2);
  });

  it('names the parties of a dispute', async () => {
    await openPage('/', { answers: NONE });
    await expect
      .element(page.getByText('Resolve disputes between matchers and poster beneficiaries.'))
      .toBeVisible();
  });
});
