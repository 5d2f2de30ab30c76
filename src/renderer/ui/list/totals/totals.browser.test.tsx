import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

it('says beside totals of 0 that they could not be loaded', { tags: ['1L23'] }, async () => {
  const failing = () => {
    throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
  };
  await openPage('/transactions', {
    answers: { ...answersWith(someOrders(3)), 'orders.statistics': failing },
  });
  await expect.element(page.getByText('Totals could not be loaded')).toBeVisible();
});

it('are 0 again when they could not be loaded again', { tags: ['1L23'] }, async () => {
  const opened = await openPage('/transactions', {
    answers: {
      ...answersWith(someOrders(3)),
      'orders.statistics': { transactionsStatistic: { total_poster_amount: '123.45' } },
    },
  });
  const totals = page.getByLabelText('Totals');
  await expect.element(totals).toHaveTextContent('123.45');
  opened.answer({
    'orders.statistics': () => {
      throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
    },
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('Totals could not be loaded')).toBeVisible();
  await expect.element(totals).not.toHaveTextContent('123.45');
});

const names = () => [...document.querySelectorAll('[aria-label=Totals] dt')];
const figures = () => [...document.querySelectorAll('[aria-label=Totals] dd')];
const rowsOf = (elements: readonly Element[]) =>
  new Set(elements.map((each) => each.getBoundingClientRect().top)).size;

/** Opens the orders with those totals in a window of that size. */
async function openTotals([width, height]: readonly [number, number], statistic: object) {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, height);
  await openPage('/transactions', {
    answers: {
      ...answersWith(someOrders(3)),
      'orders.statistics': { transactionsStatistic: statistic },
    },
  });
  await page.getByRole('link', { name: '1001' }).findElement();
}

it('stand in one row in a window of 1280', async () => {
  await openTotals([1280, 720], {
    total_poster_amount: '10020541877.12',
    total_matcher_amount: '9876543210.98',
    total_poster_fee: '123456789.01',
  });
  await expect.poll(() => figures()[0]?.textContent).toBe('10,020,541,877.12');
  expect(names()).toHaveLength(8);
  expect(rowsOf(names())).toBe(1);
});

it.each([
  [640, 360],
  [1280, 720],
  [1440, 900],
  [1800, 900],
  [1920, 1080],
] as const)('are never cut, however long, in a window of %i × %i', async (...size) => {
  const long = '810020541877.12';
  await openTotals(size, {
    total_poster_amount: long,
    total_matcher_amount: long,
    total_poster_fee: long,
    total_matcher_fee: long,
    total_collection_fee: long,
    total_payout_fee: long,
    total_poster_payout_fee: long,
    total_stampduty_fee: long,
  });
  await expect.poll(() => figures()[0]?.textContent).toBe('810,020,541,877.12');
  const strip = page.getByLabelText('Totals').element().getBoundingClientRect();
  for (const figure of figures()) {
    const box = figure.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(figure);
    expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(box.width + 0.5);
    expect(box.right).toBeLessThanOrEqual(strip.right);
  }
  const boxes = figures().map((figure) => figure.getBoundingClientRect());
  const overlaps = boxes.filter(({ top, left }, at) => {
    const before = boxes[at - 1];
    return before?.top === top && before.right > left;
  });
  expect(overlaps).toEqual([]);
});
