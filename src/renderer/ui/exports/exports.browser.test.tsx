import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const saved = () => ({ status: 'saved', folder: '/x', fileName: 'a', opened: true }) as const;

it('an export menu says what the file contains, offers it by completion, and names the file so', async () => {
  const period = 'period=2024-10-01..2024-10-31';
  const opened = await openPage(`/transactions?status=completed&${period}&search=Ada`, {
    answers: answersWith(someOrders(45)),
    handlers: { 'exports.start': saved },
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const menu = page.getByText(/ · search ‘Ada’ · /u);
  const sentence = (date: string) =>
    ` · search ‘Ada’ · Completed · ${date} 10/1/2024 to 10/31/2024 (UTC)`;
  await expect.element(menu).toHaveTextContent(sentence('posted'));
  await page.getByRole('menuitem', { name: 'By completed at instead' }).click();
  await expect.element(menu).toHaveTextContent(sentence('completed'));
  await expect
    .poll(() => opened.asked('orders.list').at(-1))
    .toMatchObject({ filters: { periodTarget: 'completed_at' } });
  const instead = page.getByRole('menuitem', { name: 'By completed at instead' });
  await expect.element(instead).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  await expect
    .poll(() => opened.calls.find(({ name }) => name === 'exports.start')?.input)
    .toMatchObject({
      name: 'transactions-search-completed-by-completed-2024-10',
      input: { filters: { periodTarget: 'completed_at' } },
    });
});

it('an export menu offers what was completed last month where no period is chosen', async () => {
  const opened = await openPage('/transactions', {
    answers: answersWith(someOrders(45)),
    handlers: { 'exports.start': saved },
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Only completed last month' }).click();
  await expect
    .element(page.getByText(/ · completed (\d+)\/1\/(\d{4}) to \1\/\d\d\/\2 \(UTC\)$/u))
    .toBeVisible();
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  await expect
    .poll(() => opened.calls.find(({ name }) => name === 'exports.start')?.input)
    .toMatchObject({
      name: expect.stringMatching(/^transactions-by-completed-\d{4}-\d\d$/u),
      input: { filters: { periodTarget: 'completed_at', period: expect.anything() } },
    });
});

it('an export menu says the count of the list, and that there is none', async () => {
  await openPage('/transactions', { answers: answersWith(someOrders(45)) });
  await page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1).findElement();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('45 orders · no filters')).toBeVisible();
  expect(await commands.violations()).toEqual([]);
});

it('an export menu does not say the count of the query before', async () => {
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(45)) });
  await page.getByRole('grid', { name: 'Transactions' }).getByRole('row').nth(1).findElement();
  opened.answer({ 'orders.list': () => new Promise<never>(() => undefined) });
  await page.getByRole('searchbox').fill('1001');
  await expect.poll(() => opened.asked('orders.list').at(-1)?.search).toBe('1001');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect
    .element(page.getByText(/^Number of orders not known · search ‘1001’/u))
    .toBeVisible();
});

it('an export menu says that the number of rows is not known', async () => {
  const answers = { ...answersWith([]), 'orders.list': () => Promise.reject(new Error('broken')) };
  await openPage('/transactions', { answers });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Number of orders not known · no filters')).toBeVisible();
});

it('the line of an export lies above the bar of the selected rows', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof saved>>();
  await openPage('/transactions', {
    answers: answersWith(someOrders(45)),
    handlers: { 'exports.start': () => promise },
  });
  await page.getByRole('checkbox', { name: 'Select order 1001' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  const lines = page.getByRole('region', { name: 'Exports' });
  const line = await lines.findElement();
  const clear = await page.getByRole('button', { name: 'Clear selection' }).findElement();
  const top = clear.parentElement?.getBoundingClientRect().top;
  expect(line.getBoundingClientRect().bottom).toBeLessThan(top ?? 0);
  resolve(saved());
  await expect.element(lines).not.toBeInTheDocument();
});
