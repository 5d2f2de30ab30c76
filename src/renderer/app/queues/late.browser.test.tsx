/** What tells that an item of a queue became late: the clock of the navigation and a notice. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The texts of the notifications of the page. */
let notified: string[] = [];

beforeEach(() => {
  notified = [];
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    constructor(title: string, { body }: { readonly body: string }) {
      super();
      notified.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** A dispute that is late in so many minutes, after a day. */
const lateIn = (id: number, minutes: number) => ({
  id,
  status: 'pending',
  created_at: new Date(Date.now() - DAY_MS + minutes * MINUTE_MS).toISOString(),
});

const network = (...models: ReturnType<typeof lateIn>[]): Answers => ({
  ...answersWith([]),
  'cardVerifications.list': { models: [], pagination: { rowCount: 0 } },
  'disputes.list': { models, pagination: { rowCount: models.length } },
});

const link = page.getByRole('link', { name: 'Dispute Resolution' });

it('the navigation shows what is late, and a notice tells once of what becomes late', async () => {
  const opened = await openPage('/about', { answers: network(lateIn(1, -5), lateIn(2, 3)) });
  expect(opened.asked('disputes.list')).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect
    .element(link)
    .toHaveAttribute('aria-description', '1 late, 1 due within the hour · 2 to review');
  expect(notified).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS + 30_000);
  await expect.poll(() => notified).toEqual(['Disputes to decide: 1 item became late.']);
  await expect.element(link).toHaveAttribute('aria-description', '2 late · 2 to review');
  // One call each, until five minutes have gone.
  expect(opened.asked('disputes.list')).toHaveLength(1);
  expect(opened.asked('orders.list')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  await expect.poll(() => opened.asked('disputes.list').length).toBe(2);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(notified).toHaveLength(1);
});

it('a link keeps the focus and the room of its text when what is late is known', async () => {
  await openPage('/about', { answers: network(lateIn(1, -5)) });
  const dispute = (await link.findElement()) as HTMLElement;
  const room = getComputedStyle(dispute).paddingInlineEnd;
  dispute.focus();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.element(link).toHaveAttribute('aria-description', '1 late · 1 to review');
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).paddingInlineEnd).toBe(room);
});

it('what becomes late while the page loads again is told after that, and nothing twice', async () => {
  const opened = await openPage('/about', { answers: network(lateIn(1, 2), lateIn(2, 4)) });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.element(link).toHaveAttribute('aria-description', expect.stringMatching(/^2 due/u));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await expect.poll(() => notified).toEqual(['Disputes to decide: 1 item became late.']);
  const reload = opened.reload();
  vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
  await reload;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.poll(() => notified.length).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(notified).toHaveLength(2);
});

it('nothing is told in practice', async () => {
  await openPage('/about', {
    answers: network(lateIn(2, 2)),
    app: { practice: true },
  });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.element(link).toHaveAttribute('aria-description', expect.stringMatching(/^1 due/u));
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  await expect.element(link).toHaveAttribute('aria-description', '1 late · 1 to review');
  expect(notified).toEqual([]);
});

it('Transactions says that its queues are not counted, until the clock has read them', async () => {
  await openPage('/transactions', { answers: network() });
  const uncounted = page.getByTitle('Not counted yet');
  await expect.element(uncounted).toBeVisible();
  await expect.element(page.getByRole('link', { name: /payment errors/u })).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.element(uncounted).not.toBeInTheDocument();
  const review = page.getByRole('link', { name: 'Orders with payment errors: 0' });
  await expect.element(review).toBeVisible();
});
