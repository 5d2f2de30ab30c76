import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const pager = page.getByRole('navigation', { name: 'Pages' });
const button = (name: string) => pager.getByRole('button', { name });

/** A network with so many orders, which counts another number of them. */
const miscounting = (count: number, said: number): Answers => ({
  ...answersWith([]),
  'orders.list': (input) => ({
    ...pageOf(someOrders(count), input),
    pagination: { rowCount: said },
  }),
});

describe('a list of which the server counts no rows', () => {
  it('is turned for as long as its pages are full', async () => {
    await openPage('/transactions', { answers: miscounting(45, 0) });
    await expect.element(pager).toHaveTextContent('1–20, total not known');
    await button('Next page').click();
    await expect.element(pager).toHaveTextContent('21–40, total not known');
    await button('Next page').click();
    await expect.element(pager).toHaveTextContent('41–45, total not known');
    await expect.element(button('Next page')).toBeDisabled();
  });

  it('ends with its last full page', async () => {
    const opened = await openPage('/transactions', { answers: miscounting(40, 0) });
    await expect.element(pager).toHaveTextContent('1–20, total not known');
    await button('Next page').click();
    await expect.element(pager).toHaveTextContent('21–40, total not known');
    await button('Next page').click();
    await expect.poll(() => opened.asked('orders.list').map((asked) => asked.page)).toContain(3);
    await expect.element(pager).toHaveTextContent('21–40, total not known');
    await expect.poll(opened.place).toBe('/transactions?page=2');
  });

  it('has no number beside its title', async () => {
    const opened = await openPage('/transactions', { answers: miscounting(3, 0) });
    await expect.element(pager).toHaveTextContent('1–3, total not known');
    const heading = page.getByRole('heading', { name: 'Transactions', level: 1 });
    const beside = () => heading.element().nextElementSibling?.textContent;
    expect(beside()).toBe('');
    opened.answer(miscounting(3, 3));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(beside).toBe('3');
  });
});

it('a page that has run out leads to the last one, with the rows that are counted there', async () => {
  const opened = await openPage('/transactions?page=3', { answers: miscounting(45, 45) });
  await expect.element(pager).toHaveTextContent('41–45 of 45');
  const held = Promise.withResolvers<void>();
  opened.answer({
    'orders.list': async (input) => {
      if (input.page !== 3) await held.promise;
      return pageOf(someOrders(23), input);
    },
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(pager).not.toHaveTextContent('of');
  held.resolve();
  await expect.element(pager).toHaveTextContent('21–23 of 23');
  await expect.poll(opened.place).toBe('/transactions?page=2');
});
