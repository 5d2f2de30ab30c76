import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { ROW_HEIGHT } from '#renderer/ui/grid/heights.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name });
const pending: Answers = {
  'orders.list': () => new Promise<never>(() => undefined),
  'users.list': () => new Promise<never>(() => undefined),
};
const failing: Answers = {
  'orders.list': () => {
    throw new ProblemError({ kind: 'server', status: 500, message: 'Broken.' });
  },
};
const placeWith = (text: string) => main.getByRole('status').filter({ hasText: text });
const waysOut = (text: string) =>
  [...placeWith(text).element().querySelectorAll('button')].map(({ textContent }) => textContent);

describe('a list without rows', () => {
  it('has the lines of a table while they are awaited, as high as its rows', async () => {
    await openPage('/transactions', { answers: { ...answersWith([]), ...pending } });
    const lines = main.getByRole('status', { name: 'Loading' });
    await expect.element(lines).toBeVisible();
    const height = getComputedStyle(lines.element()).backgroundSize;
    expect(height).toContain(`100% ${ROW_HEIGHT.comfortable}px`);
    expect(main.getByText('There are no orders yet').query()).toBeNull();
  });

  it('has six cards while cards are awaited', async () => {
    await openPage('/users', { answers: { ...answersWith([]), ...pending } });
    const cards = main.getByRole('status', { name: 'Loading' });
    await expect.element(cards).toBeVisible();
    const heights = [...cards.element().children].map(({ clientHeight }) => clientHeight);
    expect(heights).toHaveLength(6);
    expect(Math.min(...heights)).toBeGreaterThan(50);
  });

  it('says that there is none, with no way out', async () => {
    await openPage('/transactions', { answers: answersWith([]) });
    await expect.element(main.getByText('There are no orders yet')).toBeVisible();
    expect(waysOut('There are no orders yet')).toEqual([]);
    expect(main.getByRole('status', { name: 'Loading' }).query()).toBeNull();
  });

  it('says that none is found, with the ways to some', async () => {
    const opened = await openPage('/transactions?search=10%20obi', {
      answers: answersWith(someOrders(3)),
    });
    const none = 'No orders match these filters';
    await expect.element(main.getByText(none)).toBeVisible();
    expect(waysOut(none)).toEqual(['Search for ‘obi’ only', 'Clear filters']);
    await button('Clear filters').click();
    await expect.element(page.getByRole('link', { name: '1001' })).toBeVisible();
    expect(opened.place()).toBe('/transactions');
  });

  it('says why they could not be loaded, and loads them on request', async () => {
    const opened = await openPage('/transactions?search=1001', {
      answers: { ...answersWith([]), ...failing },
    });
    const failed = 'The orders could not be loaded.';
    await expect.element(placeWith(failed)).toHaveTextContent('Broken.');
    expect(waysOut(failed)).toEqual(['Retry']);
    opened.answer(answersWith(someOrders(3)));
    await button('Retry').click();
    await expect.element(page.getByRole('link', { name: '1001' })).toBeVisible();
    expect(main.getByText(failed).query()).toBeNull();
  });
});

describe('what is wrong with a page', () => {
  const odd = (models: readonly unknown[]): Answers =>
    ({
      ...answersWith([]),
      'orders.list': { models, pagination: { rowCount: models.length } },
    }) as Answers;

  it.each([
    [
      'it has more rows than were asked for',
      someOrders(1234),
      'The server sent 1,234 rows for one page. Only the 20 of this page are shown.',
    ],
    [
      'several rows have one id',
      [...someOrders(3), ...someOrders(2)],
      'Several rows have the ID 1001, 1002.',
    ],
    [
      'rows cannot be read, by which fields',
      [...someOrders(1), {}, {}],
      '2 rows cannot be read (id) and are not shown.',
    ],
  ])('is that %s', async (_what, models, said) => {
    await openPage('/transactions', { answers: odd(models) });
    await expect.element(main.getByText(`${said} Tell the API team.`)).toBeVisible();
  });

  it('is not said of a page that is right', async () => {
    await openPage('/transactions', { answers: answersWith(someOrders(3)) });
    await expect.element(page.getByRole('link', { name: '1001' })).toBeVisible();
    expect(main.getByText('Tell the API team').query()).toBeNull();
  });
});
