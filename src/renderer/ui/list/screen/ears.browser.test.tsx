import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const box = (name: string) => grid.getByRole('checkbox', { name });
const selected = page.getByRole('toolbar', { name: 'Bulk operations' });
const status = page.getByRole('status', { name: 'Rows shown' });
const open = (path = '/transactions') =>
  openPage(path, { answers: answersWith(someOrders(45)), role: 'admin' });

describe('the box of a row', () => {
  it('says what it selects, and the one above all that it selects all', async () => {
    await open();
    await box('Select order 1002').click();
    await expect.element(box('Select order 1002')).toBeChecked();
    await expect.element(box('Select order 1003')).not.toBeChecked();
    await expect.element(selected).toHaveTextContent('1 selected');
    await box('Select all on this page').click();
    await expect.element(box('Select order 1003')).toBeChecked();
    await box('Select order 1003').click();
    await expect.element(box('Select order 1003')).not.toBeChecked();
  });

  it('selects all from the last one with Shift, and one by Space', async () => {
    await open();
    await box('Select order 1002').click();
    await box('Select order 1005').click({ modifiers: ['Shift'] });
    await expect.element(selected).toHaveTextContent('4 selected');
    await userEvent.keyboard(' ');
    await expect.element(box('Select order 1005')).not.toBeChecked();
  });

  it('is that of the row which takes its place', async () => {
    await open();
    await box('Select order 1001').findElement();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(box('Select order 1021')).toBeVisible();
    expect(box('Select order 1001').query()).toBeNull();
  });
});

describe('what a list says aloud', () => {
  it('is the result of a search and of a turned page, and nothing of a reload', async () => {
    const opened = await open();
    await box('Select order 1001').findElement();
    await expect.element(status).toHaveTextContent('');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(status).toHaveTextContent('Page 2. Orders found: 45');
    await page.getByRole('searchbox').fill('1030');
    await expect.element(status).toHaveTextContent('Orders found: 1');
    opened.answer(answersWith(someOrders(60)));
    opened.tell('realtime', { event: 'newOrder' });
    await expect.poll(() => opened.asked('orders.list').length).toBeGreaterThan(3);
    await expect.element(status).toHaveTextContent('Orders found: 1');
  });
});
