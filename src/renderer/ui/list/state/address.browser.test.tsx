import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const shown = (id: number) =>
  grid.getByRole('link', { name: String(id), exact: true }).findElement();

const open = async () => {
  const opened = await openPage('/users', { answers: answersWith(someOrders(95)) });
  await opened.goTo('/transactions');
  await shown(1001);
  return opened;
};

/** Turns a page by no key or press, and ends the task in which that is done. */
const turnPage = async () => {
  const next = page.getByRole('button', { name: 'Next page' }).element() as HTMLElement;
  next.click();
  await new Promise((ended) => setTimeout(ended));
};

describe('the address of a list', () => {
  it('is there as soon as a page is turned, before its rows are', async () => {
    const opened = await open();
    await turnPage();
    expect(opened.place()).toBe('/transactions?page=2');
    await shown(1021);
  });

  it('is there with the next key, so that Back leads through every page', async () => {
    const opened = await open();
    await userEvent.keyboard('nnn');
    await shown(1061);
    for (const place of ['?page=3', '?page=2', '']) {
      await opened.goBack();
      await expect.poll(opened.place).toBe(`/transactions${place}`);
    }
    await shown(1001);
  });

  it('lets Back lead to the page before, at once after a page is turned', async () => {
    const opened = await open();
    await turnPage();
    await opened.goBack();
    await shown(1001);
    expect(opened.place()).toBe('/transactions');
    await opened.goBack();
    await expect.poll(opened.place).toBe('/users');
  });

  it('lets Forward lead to the page that was turned to just before Back', async () => {
    const opened = await open();
    await turnPage();
    await opened.goBack();
    await shown(1001);
    window.history.forward();
    await shown(1021);
    expect(opened.place()).toBe('/transactions?page=2');
  });

  it('does not come in the way of a link that is followed at once after a page is turned', async () => {
    const opened = await open();
    await turnPage();
    await opened.goTo('/users');
    await page.getByRole('heading', { name: 'Users' }).findElement();
    await opened.goBack();
    await shown(1021);
    expect(opened.place()).toBe('/transactions?page=2');
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
