import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const shown = (id: number) =>
  grid.getByRole('link', { name: String(id), exact: true }).findElement();

const open = async () => {
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(95)) });
  await shown(1001);
  return opened;
};

describe('the address of a list', () => {
  it('follows once the rows are there', async () => {
    const opened = await open();
    await userEvent.keyboard('n');
    await shown(1021);
    await expect.poll(opened.place).toBe('/transactions?page=2');
  });

  it('follows before the next key, so that Back leads through every page', async () => {
    const opened = await open();
    await userEvent.keyboard('nnn');
    await shown(1061);
    for (const place of ['?page=3', '?page=2', '']) {
      await opened.goBack();
      await expect.poll(opened.place).toBe(`/transactions${place}`);
    }
    await shown(1001);
  });

  it('follows before an order is opened, so that Back leads to the page it was on', async () => {
    const opened = await open();
    await userEvent.keyboard('n');
    await userEvent.click(await shown(1021));
    await expect.poll(opened.place).toBe('/transactions/1021');
    await opened.goBack();
    await expect.poll(opened.place).toBe('/transactions?page=2');
    await shown(1021);
  });
});
