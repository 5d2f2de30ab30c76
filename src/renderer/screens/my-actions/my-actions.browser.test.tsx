import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { someAct } from '#domain/acts/testing.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const edges = (element: Element) => element.getBoundingClientRect();

describe('the record of a person’s own actions', () => {
  it('has a margin, with each choice beside its label', async () => {
    await openPage('/my-actions');
    const screen = edges(page.getByRole('main').element());
    const title = page.getByRole('heading', { name: 'My actions' });
    await expect.element(title).toBeVisible();
    expect(edges(title.element()).left).toBeGreaterThanOrEqual(screen.left + 16);
    const save = page.getByRole('button', { name: 'Save as CSV' }).element();
    expect(edges(save).right).toBeLessThanOrEqual(screen.right - 16);
    for (const label of ['Day', 'Outcome']) {
      const choice = edges(page.getByRole('combobox', { name: label }).element());
      const text = edges(page.getByText(label, { exact: true }).first().element());
      expect(text.right).toBeLessThanOrEqual(choice.left);
    }
    expect(await commands.violations()).toEqual([]);
  });
});

it('an action without a known outcome has a button whose text is not cut', async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1280, 720);
  const unknown = someAct({ outcome: 'unknown', settlement: null });
  await openPage('/my-actions', {
    answers: { ...answersWith([]), 'orders.read': { data: { id: 12, status: 'completed' } } },
    handlers: { 'acts.list': () => [unknown] },
  });
  const button = await page.getByRole('button', { name: /^Mark as checked/u }).findElement();
  expect(button.scrollWidth).toBe(button.clientWidth);
});

describe('things of the record', () => {
  const limit = {
    id: 7,
    poster_currency_code: 'NGN',
    matcher_currency_code: 'USD',
    min_exchange_rate: '480',
    max_exchange_rate: '530',
  };
  const user = { id: 8, full_name: 'Ada Obi' };
  const acts = [
    someAct({ action: 'rate-limit.update', subject: { kind: 'rate-limit', id: '7' } }),
    someAct({
      key: '00000000-0000-4000-8000-00000000aaaa',
      action: 'user.ban',
      subject: { kind: 'user', id: '8' },
      sentAt: new Date().toISOString(),
      outcome: 'refused',
    }),
    someAct({
      key: '00000000-0000-4000-8000-00000000bbbb',
      action: 'order.completeOrder',
      subject: { kind: 'order', id: '12' },
    }),
    someAct({
      key: '00000000-0000-4000-8000-00000000cccc',
      action: 'options.update',
      subject: { kind: 'options', id: null },
      fields: ['Fee'],
      rows: 16,
    }),
  ];
  const open = () =>
    openPage('/my-actions', {
      answers: {
        ...answersWith([]),
        'exchangeRateLimits.list': { data: [limit], pagination: { rowCount: 1 } },
        'users.read': { data: user },
        'orders.read': { data: { id: 12, status: 'completed' } },
      },
      handlers: { 'acts.list': () => acts },
    });

  it('are named by reading them, without the names of people', async () => {
    const opened = await open();
    const name = 'Limit NGN → USD, now 480.00 to 530.00';
    await expect.element(page.getByRole('link', { name })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'User 8' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Order 12, now Completed' })).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: 'Fee, 16 rows' })).toBeVisible();
    expect(opened.asked('users.read')).toEqual([]);
  });

  it('have their times as the person chose, in the table, its copy, the page of the shift and the file', {
    tags: ['3F02', '3F03'],
  }, async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const unknown = someAct({ outcome: 'unknown', settlement: null });
    const opened = await openPage('/my-actions', {
      answers: { ...answersWith([]), 'orders.read': { data: { id: 12, status: 'completed' } } },
      handlers: {
        'acts.list': () => [unknown],
        'acts.save': () => ({ file: 'My actions.csv' }),
      },
      preferences: { dates: 'iso', zone: 'utc' },
    });
    const time = '2026-11-22 14:02:11';
    await expect.element(page.getByRole('gridcell', { name: time })).toBeVisible();
    await page.getByRole('button', { name: 'Copy table' }).click();
    await expect.poll(() => write.mock.calls.at(-1)?.[0]).toContain(`\n${time}\t`);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => opened.calls.find(({ name }) => name === 'acts.save')?.input)
      .toEqual({ form: 'iso', zone: 'utc', locale: 'en-US' });
    await page.getByRole('button', { name: 'End of shift' }).click();
    const paper = page.getByRole('region', { name: 'Page' });
    await expect.element(paper).toHaveTextContent(`sent on ${time}`);
  });

  it('are on the page of the shift, with names where these are asked for', async () => {
    await open();
    await page.getByRole('button', { name: 'End of shift' }).click();
    const paper = page.getByRole('region', { name: 'Page' });
    const refused = paper.getByRole('table', { name: 'Refused' });
    await expect.element(refused).toHaveTextContent('User 8');
    await page.getByRole('textbox', { name: 'Note' }).fill('Call the bank');
    await expect.element(paper).toHaveTextContent('Call the bank');
    expect(await commands.violations()).toEqual([]);
    await page.getByRole('checkbox', { name: 'With names' }).click();
    await expect.element(refused).toHaveTextContent('Ada Obi');
    await expect.element(paper.getByRole('table', { name: 'Handed over by' })).toBeVisible();
  });
});
