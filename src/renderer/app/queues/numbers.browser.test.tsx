/** The numbers beside the verification queues, and the bell. */
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { someAct } from '#domain/acts/testing.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const HOME = '/help';
const bell = page.getByRole('button', { name: /^Notifications/u });
const news = page.getByRole('dialog', { name: 'Notifications' });
const alone = page.getByRole('button', { name: 'Notifications', exact: true });

it('a number that could not be loaded says so in its place, and can be loaded again', async () => {
  const opened = await openPage(HOME, {
    answers: {
      'docVerifications.list': () => {
        throw new ProblemError({ kind: 'server', status: 500, message: 'Closed' });
      },
    },
  });
  const again = page.getByRole('button', {
    name: 'Retry loading the number of unapproved requests',
  });
  await expect.poll(() => again.elements()).toHaveLength(2);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  opened.answer({ 'docVerifications.list': { models: [], pagination: { rowCount: 3 } } });
  await again.first().click();
  await expect
    .element(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Identity Verification' }),
    )
    .toHaveAttribute('aria-description', '3 unapproved');
});

it('the bell lists new requests, and leads to their queue', async () => {
  const opened = await openPage(HOME, { handlers: { 'news.seen': () => undefined } });
  const tell = (arrivals: Readonly<Record<string, { count: number; at: number }>>) =>
    opened.tell('news', { since: 1, arrivals });
  await expect.element(alone).toBeVisible();
  (bell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(news).toHaveTextContent(/No new requests since \d/u);
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(news).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();

  const one = { count: 1, at: Date.now() };
  tell({ address: one, card: one });
  await expect.element(page.getByRole('button', { name: 'Notifications: 2 new' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => news.getByRole('listitem').elements()).toHaveLength(2);
  expect(await commands.violations()).toEqual([]);
  await news.getByRole('link', { name: /^1 new address verification request/u }).click();
  await expect.poll(opened.place).toBe('/doc-verifications/address');
  await expect.element(news).not.toBeInTheDocument();
  // The screen is there, and has the focus.
  await expect.element(page.getByRole('main')).toHaveFocus();

  tell({ card: one });
  await page.getByRole('button', { name: 'Notifications: 1 new' }).click();
  await news.getByRole('button', { name: 'Mark all as read' }).click();
  expect(opened.calls).toContainEqual({ name: 'news.seen', input: { kind: null } });
  tell({});
  await expect.element(news).toHaveTextContent(/No new requests since \d/u);
  await userEvent.keyboard('{Escape}');
  await expect.element(alone).toBeVisible();
});

it('a manager, who gets no requests, has a bell without a number', async () => {
  await openPage(HOME, { role: 'manager' });
  await expect.element(page.getByRole('button', { name: /^Signed in as manager/u })).toBeVisible();
  await expect.element(alone).toBeVisible();
});

it('the bell keeps what became of an act until somebody has seen it', async () => {
  const found = someAct({
    outcome: 'unknown',
    settlement: 'happened',
    settledAt: '2026-11-22T14:05:00.000Z',
    found: { text: 'Expired', at: null },
    isNews: true,
  });
  const opened = await openPage(HOME, {
    answers: answersWith([{ id: 12, status: 'expired' }]),
    handlers: { 'acts.list': () => [found] },
  });
  await expect.element(alone).toBeVisible();
  opened.tell('act', found);
  await page.getByRole('button', { name: 'Notifications: 1 new' }).click();
  await news
    .getByRole('link', {
      name: /^Expire Order, Order 12: Expired, found by checking.*11\/22\/2026, /,
    })
    .click();
  await expect.poll(opened.place).toBe('/transactions/12');
  const decided = () => opened.calls.filter(({ name }) => name === 'acts.decide');
  await expect.poll(decided).toMatchObject([{ input: { key: found.key } }]);
  opened.tell('act', { ...found, isNews: false });
  await expect.element(alone).toBeVisible();
});
