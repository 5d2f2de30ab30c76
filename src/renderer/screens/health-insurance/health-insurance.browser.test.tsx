import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';
import { textsIn } from '#renderer/testing/texts.ts';

const AT = '2026-11-22T10:00:00Z';
const enrollee = { full_name: 'Ada Obi', healthInsurancePlan: { name: 'Gold' } };
const WAITING = { id: 7, amount: '12.5', completed_at: AT, healthInsuranceEnrollee: enrollee };
const CONFIRMED = { ...WAITING, confirmed_at: AT };

const grid = page.getByRole('grid', { name: 'Health Insurance Payments' });
const confirm = grid.getByRole('button', { name: 'Confirm the payment of Ada Obi' });
const question = page.getByRole('alertdialog');
const yes = question.getByRole('button', { name: 'Yes' });
const found = (...models: readonly object[]) => ({
  models,
  pagination: { rowCount: models.length },
});
const cell = (id: string, column: string) =>
  textsIn(grid, `[row-business-key="${id}"] [col-id="${column}"]`)[0];

const openList = (...rows: readonly object[]) =>
  openPage('/health-insurance-payments', {
    role: 'manager',
    answers: { ...answersWith([]), 'healthInsurance.list': found(...rows) },
  });

it('payments are searched, and confirmed once after a question', {
  tags: ['2P01', '2P02', '2P03', '2P04', '2P05', '2P06', '2P07', '2P08'],
}, async () => {
  const opened = await openList(WAITING);
  await expect.poll(() => cell('7', 'enrollee')).toBe('Ada Obi');
  expect(cell('7', 'plan')).toBe('Gold');
  expect(textsIn(grid, '.ag-header-cell-text')).toEqual([
    'Enrollee Name',
    'Amount',
    'Plan',
    'Completed At',
    'Confirmed At',
  ]);
  expect(await commands.violations()).toEqual([]);
  await page.getByPlaceholder('Search by Enrollee Name...').fill('ada');
  await expect
    .poll(() => opened.asked('healthInsurance.list').at(-1))
    .toEqual({ search: 'ada', page: 1, pageSize: 10 });

  await confirm.click();
  await expect
    .element(question)
    .toHaveTextContent('Are you sure you want to confirm this payment?');
  await expect.element(question.getByRole('button', { name: 'No' })).toHaveFocus();
  expect(await commands.violations()).toEqual([]);
  opened.answer({
    'healthInsurance.confirm': () => {
      opened.answer({ 'healthInsurance.list': found(CONFIRMED) });
      return {};
    },
  });
  await yes.dblClick();
  await expect.element(page.getByText('Confirmed – Payment successfully confirmed')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.poll(() => cell('7', 'confirmed')).toContain('11/22/2026');
  expect(opened.asked('healthInsurance.confirm')).toEqual([{ id: '7' }]);
});

it('payments with fields missing, and a refusal of the server, are shown as they are', async () => {
  const opened = await openList({ id: 7, amount: '12.5' }, { id: 'x' });
  await expect.poll(() => cell('7', 'amount')).toBe('12.50');
  expect(cell('x', 'enrollee')).toBe('–');
  opened.answer({ 'healthInsurance.confirm': refuses('Already paid out') });
  await grid.getByRole('button', { name: 'Confirm the payment of 7' }).click();
  await yes.click();
  await expect.element(question).toHaveTextContent('Unable to confirm the paymentAlready paid out');
});
