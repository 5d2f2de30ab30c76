import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ORDER_COLUMNS } from '#domain/orders/testing.ts';
import { ADA, EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

/** From now on nothing is printed; gives what was called. */
function watchPrint() {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  return print;
}

const EMAIL = 'ada@corridor.test';
const CARD = '4026 2934 6964 7391';
const ANSWERS = {
  ...EVERYWHERE,
  'users.list': { data: [{ ...ADA, email: EMAIL }], pagination: { rowCount: 1 } },
  'cardVerifications.list': {
    models: [{ id: 1, number: '4026293469647391', user: ADA }],
    pagination: { rowCount: 1 },
  },
};
const MEMO = `${'A long memo. '.repeat(100)}The end.`;
const ORDER = {
  id: 1001,
  status: 'published',
  type: 'p2p',
  posted_at: '2026-11-20T10:00:00Z',
  admin_memo: MEMO,
};

describe('a printed list', () => {
  it('has all columns and rows of its page, the query in words, and who printed it', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(640, 360);
    await openPage('/transactions?search=10&status=completed', {
      answers: answersWith(someOrders(45)),
    });
    await page.getByRole('link', { name: '1001' }).findElement();
    const text = await commands.printedText();
    for (const header of ORDER_COLUMNS) expect(text).toContain(header);
    for (const id of [1001, 1010, 1020]) expect(text).toContain(String(id));
    expect(text).toContain('119.00 USD');
    expect(text).toContain('45 orders · search ‘10’ · Completed · ordered by Posted at');
    expect(text).toContain('1–20 of 45');
    expect(text).toMatch(/Printed .+ UTC\) by admin, account ID 7\n/u);
    for (const frame of ['Actions', 'Show filters', 'Columns', 'Logout', 'Practice']) {
      expect(text).not.toContain(frame);
    }
    await expect.element(page.getByRole('table', { name: 'Transactions' })).not.toBeInTheDocument();
  });

  it('has no column that a person has hidden', async () => {
    const columns = [{ id: 'memo', width: null, hidden: true }];
    await openPage('/transactions', {
      answers: answersWith(someOrders(1)),
      preferences: { 'table.transactions': { density: null, columns } },
    });
    await page.getByRole('link', { name: '1001' }).findElement();
    const text = await commands.printedText();
    expect(text).toContain('Refund Status');
    expect(text).not.toContain('Memo');
  });

  it('gives the room of a column without texts to the others', async () => {
    await openPage('/transactions', { answers: answersWith(someOrders(1)) });
    await page.getByRole('link', { name: '1001' }).findElement();
    dispatchEvent(new Event('beforeprint'));
    const least = (header: string) =>
      [...document.querySelectorAll<HTMLElement>('[data-printed] th')].find(
        ({ textContent }) => textContent === header,
      )?.style.minInlineSize;
    expect(least('Poster Amount')).toMatch(/px$/u);
    expect(least('Confirmed')).toBe('');
    dispatchEvent(new Event('afterprint'));
  });

  it('has no fields that change what it lists', async () => {
    const options = { data: [{ id: 1 }], pagination: { rowCount: 1 } };
    await openPage('/hybrid-order-options', {
      answers: { 'hybridOrderOptions.list': options } as never,
    });
    await page.getByRole('region', { name: 'Change all' }).findElement();
    const text = await commands.printedText();
    expect(text).toContain('Hybrid Order Options');
    expect(text).not.toContain('All filtered options');
  });

  it('is a table where the screen has cards', async () => {
    await openPage('/users', { answers: ANSWERS });
    await page.getByRole('link', { name: 'Ada Obi' }).findElement();
    expect(await commands.printedText()).toMatch(/Name\s+E-mail\s+ID\s+Status\s+Country/u);
  });

  it.each([
    ['/users', [ADA.full_name, EMAIL]],
    ['/card-verifications', [ADA.full_name, CARD]],
    ['/withdrawal-referral-transactions', [ADA.full_name]],
  ])('masks on paper what %s masks on the screen', async (path, personal) => {
    await openPage(path, { answers: ANSWERS, preferences: { 'privacy.mask': true } });
    await page.getByText(ADA.full_name, { exact: true }).first().findElement();
    dispatchEvent(new Event('beforeprint'));
    const printed = [...document.querySelectorAll('[data-printed] table bdi')];
    for (const text of personal) {
      const cells = printed.filter(({ textContent }) => textContent === text);
      expect(cells).toHaveLength(1);
      expect(cells.map((cell) => getComputedStyle(cell).filter)).toEqual(['blur(5px)']);
    }
    dispatchEvent(new Event('afterprint'));
  });
});

describe('a printed order', () => {
  const answers = { ...answersWith([]), 'orders.read': { data: ORDER } };

  it('has its three parts and its whole memo, and says in practice that it is of practice', async () => {
    await openPage('/transactions/1001', { answers, app: { practice: true } });
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    await page.getByRole('list', { name: 'Timeline' }).first().findElement();
    const text = await commands.printedText();
    for (const part of ['Order: 1001', 'Details', 'Parties', 'Poster', 'Validation Events']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('The end.');
    expect(text).toContain('No Validation Events');
    expect(text).toContain('Practice: nothing here is real');
    expect(text).not.toContain('Leave practice');
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  });

  const never = () => new Promise<never>(() => undefined);

  it('says that it was not loaded yet', async () => {
    await openPage('/transactions/1001', { answers: { ...answers, 'orders.read': never } });
    await page.getByRole('heading', { name: 'Order: 1001' }).findElement();
    expect(await commands.printedText()).toContain('This was not loaded yet.');
  });

  it('says of a part that it was not loaded yet', async () => {
    await openPage('/transactions/1001?tab=parties', {
      answers: { ...answers, 'orders.events': never },
    });
    await page.getByRole('list', { name: 'Parties' }).findElement();
    expect(await commands.printedText()).toContain('This was not loaded yet.');
  });
});

it('a dialog that is no paper is not printed: the screen below it is', async () => {
  await openPage('/settings', { answers: EVERYWHERE });
  await userEvent.keyboard('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).findElement();
  const text = await commands.printedText();
  expect(text).toContain('Settings');
  expect(text).not.toContain('Keyboard shortcuts');
});

it('the page of a shift names who printed it only with names', async () => {
  const own = { id: 7, full_name: 'Ada Obi' };
  const { goTo } = await openPage('/users/7', {
    answers: { ...EVERYWHERE, 'users.read': { data: own } },
    handlers: { 'acts.list': () => [] },
  });
  await page.getByRole('heading', { name: 'Ada Obi' }).findElement();
  await goTo('/my-actions');
  await page.getByRole('button', { name: 'End of shift' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Call the bank');
  const text = await commands.printedText();
  expect(text).toContain('End of shift');
  expect(text).toContain('Call the bank');
  expect(text).toMatch(/Printed .+ by admin, account ID 7\n/u);
  expect(text).not.toContain('Ada Obi');
  await page.getByRole('checkbox', { name: 'With names' }).click();
  expect(await commands.printedText()).toContain('by Ada Obi, admin, account ID 7');
});

describe('printing', () => {
  it('is in the menu of the person, in the palette and in the list of keys', async () => {
    const print = watchPrint();
    await openPage('/settings', { answers: EVERYWHERE });
    await page.getByRole('button', { name: 'Signed in as admin, account ID 7' }).click();
    await page.getByRole('menuitem', { name: /^Print/u }).click();
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('combobox', { name: 'Find anything' }).fill('print');
    await page.getByRole('option', { name: /^Print/u }).click();
    expect(print).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    const general = page.getByRole('region', { name: 'General', exact: true });
    await expect.element(general).toHaveTextContent('PrintCtrlP');
  });

  it.each([
    ['an order', '/transactions/1001'],
    ['a user', '/users/1'],
  ])('is a button of %s', async (_what, path) => {
    const print = watchPrint();
    await openPage(path, { answers: { ...ANSWERS, 'orders.read': { data: ORDER } } });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(print).toHaveBeenCalledTimes(1);
  });
});
