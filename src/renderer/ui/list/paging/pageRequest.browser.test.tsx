import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

it('a search is sent before anything is drawn for it', async () => {
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(25)) });
  await expect.element(page.getByRole('link', { name: '1001' })).toBeVisible();
  const isLoading = () => document.querySelector('[data-active=true]') !== null;
  const { promise: drawnBefore, resolve } = Promise.withResolvers<boolean>();
  const answered = Promise.withResolvers<void>();
  opened.answer({
    'orders.list': async () => {
      resolve(isLoading());
      await answered.promise;
      return { models: [], pagination: { rowCount: 0 } };
    },
  });
  await page.getByRole('searchbox').fill('1002');
  expect(await drawnBefore).toBe(false);
  await expect.poll(isLoading).toBe(true);
  answered.resolve();
});
