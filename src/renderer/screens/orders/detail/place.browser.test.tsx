/** An order among the others: what changes it, what is beside it, and the way to it. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseAction } from '#renderer/testing/choose.ts';
import { watchCopies } from '#renderer/testing/clipboard.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const title = (id: number) => page.getByRole('heading', { name: `Order: ${id}`, level: 1 });

it('an order is updated live, and its bar has its actions', async () => {
  const matched = { id: 1001, status: 'matched', match_id: 31 } as const;
  const opened = await openPage('/transactions/1001', { answers: answersWith([matched]) });
  const status = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Status' }) });
  await expect.element(status).toHaveTextContent('Matched');
  opened.answer(answersWith([{ ...matched, status: 'matcher_paid' }]));
  opened.tell('realtime', { event: 'orderSaved' });
  await expect.element(status).toHaveTextContent('Matcher paid');
  await chooseAction('Approve Match');
  opened.answer({
    'matches.approve': () => {
      opened.answer(answersWith([{ ...matched, status: 'payment_received' }]));
      return {};
    },
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText('Match approved for order 1001')).toBeVisible();
  await expect.element(status).toHaveTextContent('Payment received');
  expect(opened.asked('matches.approve')).toEqual([{ id: '31' }]);
});

it('the orders of the list are walked by button and by key, across its pages', async () => {
  const opened = await openPage('/transactions?page=2', { answers: answersWith(someOrders(45)) });
  await grid.getByRole('link', { name: '1021' }).click();
  await expect.element(title(1021)).toBeVisible();
  await page.getByRole('button', { name: /^Next order/u }).click();
  await expect.element(title(1022)).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(title(1021)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Previous order/u })).toBeEnabled();
  await userEvent.keyboard('k');
  await expect.element(title(1020)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(title(1021)).toBeVisible();
  await opened.goBack();
  await expect.element(grid.getByRole('link', { name: '1021' })).toBeVisible();
  await expect.poll(opened.place).toBe('/transactions?page=2');
});

it('the copied link of an order opens it', { tags: ['1R07', '1R23'] }, async () => {
  const copied = watchCopies();
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(3)) });
  await grid.getByRole('link', { name: '1001' }).findElement();
  await chooseAction('Copy Link', grid);
  await expect.element(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(copied()).toMatch(/^(?:http.*#|corridor:\/)\/offers\/1001$/u);
  await opened.goTo('/offers/1001');
  await expect.element(title(1001)).toBeVisible();
  await expect.poll(opened.place).toBe('/transactions/1001');
});
