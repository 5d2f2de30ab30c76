import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const pager = page.getByRole('navigation', { name: 'Pages' });
const button = (name: string) => pager.getByRole('button', { name });
const buttons = () =>
  [...pager.element().querySelectorAll('button')].map(({ ariaLabel, disabled }) =>
    disabled ? `(${ariaLabel})` : ariaLabel,
  );

/** Opens that page of seven of Transactions. */
const open = async (at: number) => {
  const opened = await openPage(`/transactions?page=${at}`, {
    answers: answersWith(someOrders(125)),
  });
  await pager.getByText(/ of 125$/u).findElement();
  return opened;
};

/** The numbers of pages as their buttons are called. */
const pages = (...numbers: readonly number[]) => numbers.map((number) => `Page ${number}`);

describe('the pager', () => {
  it('has the pages around the one shown, which is marked, and no step beyond the ends', {
    tags: ['1L07'],
  }, async () => {
    await open(1);
    const [first, previous, following, last] = [
      'First page',
      'Previous page',
      'Next page',
      'Last page',
    ];
    expect(buttons()).toEqual([
      `(${first})`,
      `(${previous})`,
      ...pages(1, 2, 3, 4, 5),
      following,
      last,
    ]);
    await button('Last page').click();
    await expect.element(pager).toHaveTextContent('121–125 of 125');
    expect(buttons()).toEqual([
      first,
      previous,
      ...pages(3, 4, 5, 6, 7),
      `(${following})`,
      `(${last})`,
    ]);
    const marked = pager.element().querySelectorAll('[aria-current]');
    expect([...marked].map(({ ariaLabel }) => ariaLabel)).toEqual(['Page 7']);
  });

  it('leads to the page of a button, and a step or all the way', async () => {
    const opened = await open(4);
    const press = async (name: string, range: string) => {
      await button(name).click();
      await expect.element(pager).toHaveTextContent(`${range} of 125`);
    };
    await press('Page 6', '101–120');
    await press('Previous page', '81–100');
    await press('Next page', '101–120');
    await press('First page', '1–20');
    expect(opened.place()).toBe('/transactions');
  });

  it('is turned by keys, not beyond the ends', async () => {
    const opened = await open(2);
    await userEvent.keyboard('p');
    await expect.element(pager).toHaveTextContent('1–20 of 125');
    await userEvent.keyboard('p');
    await userEvent.keyboard('n');
    await expect.element(pager).toHaveTextContent('21–40 of 125');
    await button('Last page').click();
    await expect.element(pager).toHaveTextContent('121–125 of 125');
    await userEvent.keyboard('n');
    await userEvent.keyboard('p');
    await expect.element(pager).toHaveTextContent('101–120 of 125');
    const asked = opened.asked('orders.list').map(({ page: number }) => number);
    expect(asked).not.toContain(0);
    expect(asked).not.toContain(8);
  });
});
