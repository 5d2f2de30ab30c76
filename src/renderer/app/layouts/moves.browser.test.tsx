import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** The most that parts of a screen may move while its answers come, as browsers measure it. */
const MOST = 0.01;

/** Adds up how far parts of the page move. */
function watchMoves() {
  let moved = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += Reflect.get(entry, 'value');
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => moved;
}

/** The same answers, each once the page has drawn what it shows without it. */
const slowly = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (input: never) => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        return typeof answer === 'function' ? answer(input) : answer;
      },
    ]),
  ) as Answers;

const row = (id: number) => ({
  id,
  status: 'unable_to_payout',
  poster_amount: '2000000',
  poster_currency: 'NGN',
  cancelled_at: '2026-11-02T10:00:00Z',
});
const OPEN = { data: [1, 2, 3, 4].map(row), pagination: { rowCount: 4 } };
const USER: Answers = {
  'users.read': {
    data: { id: 8, full_name: 'Ada Obi', status: 'transacted-posted', can_post_offers: true },
  },
  'userStatistic.read': { data: {} },
  'userOrders.list': OPEN,
  'receivedOrders.list': { data: [], pagination: { rowCount: 0 } },
};

const NONE = { models: [], pagination: { rowCount: 0 } };
const QUEUES: Answers = { 'cardVerifications.list': NONE, 'docVerifications.list': NONE };

it.each([
  ['/', 'Oldest: '],
  ['/transactions', '1–20 of 40'],
  ['/transactions/1001', 'Waiting for a match'],
  ['/users/8', '4 orders posted'],
])('%s keeps its parts in place while its answers come', async (path, last) => {
  const orders = someOrders(40).map((order) => ({ ...order, posted_at: '2026-11-02T10:00:00Z' }));
  // Text in the face that the page has while its own is on its way would wrap elsewhere.
  await document.fonts.load('600 14px "Inter Variable"');
  const moved = watchMoves();
  await openPage(path, { answers: slowly({ ...answersWith(orders), ...USER, ...QUEUES }) });
  await page.getByText(last, { exact: false }).first().findElement();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  expect(moved()).toBeLessThanOrEqual(MOST);
});
