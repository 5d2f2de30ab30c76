import { expect, it } from 'vitest';
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
