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

it('stand in one row in a window of 1280', async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1280, 720);
  await openPage('/transactions', { answers: answersWith(someOrders(3)) });
  await page.getByRole('link', { name: '1001' }).findElement();
  const tops = [...document.querySelectorAll('[aria-label=Totals] dt')].map(
    (name) => name.getBoundingClientRect().top,
  );
  expect(tops).toHaveLength(8);
  expect(new Set(tops).size).toBe(1);
});
