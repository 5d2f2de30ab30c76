import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const OPTION = {
  id: 7,
  exchange_rate: 23.322,
  fee: 1,
  matcher_amount: 100,
  matcher_currency: 'USD',
  thirdPartyCompany: 'Baobab Remit',
};

type Option = Omit<typeof OPTION, 'fee'> & { readonly fee: number | null };

const found = (options: readonly Option[]) => ({
  data: options,
  pagination: { rowCount: options.length },
});

const openList = (more: Partial<Option> = {}) =>
  openPage('/hybrid-order-options', {
    answers: {
      ...answersWith([]),
      'hybridOrderOptions.list': found([{ ...OPTION, ...more }]),
      'hybridOrderOptions.update': {},
    },
  });

const dialog = page.getByRole('alertdialog');
const save = dialog.getByRole('button', { name: 'Save' });
const rate = dialog.getByRole('spinbutton', { name: 'Exchange Rate' });
const fee = dialog.getByRole('spinbutton', { name: 'Fee' });
const edit = () => page.getByRole('button', { name: 'Baobab Remit' }).click();

it('a rate that could be read in two ways is refused in words, and the arrow keys step by 2', {
  tags: ['2H12', '2H14'],
}, async () => {
  const opened = await openList();
  await edit();
  await fee.fill('12,5');
  await expect.element(save).toBeDisabled();
  await userEvent.tab();
  await expect.element(dialog).toHaveTextContent('Enter a number such as 1440.69.');
  expect(await commands.violations()).toEqual([]);
  await fee.fill('3.25');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(fee).toHaveValue('5.25');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(fee).toHaveValue('-0.75');
  await userEvent.wheel(fee, { direction: 'up' });
  await expect.element(fee).toHaveValue('-0.75');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opened.asked('hybridOrderOptions.update')).toMatchObject([{ fee: '-0.75' }]);
});

it('a fee the option never had stays missing when only its rate changes', {
  tags: ['2H13', '2H20'],
}, async () => {
  const opened = await openList({ fee: null });
  await edit();
  await rate.fill('24');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opened.asked('hybridOrderOptions.update')).toMatchObject([
    { exchange_rate: '24', fee: null },
  ]);
});

it('changes made elsewhere are shown to the last digit', async () => {
  const opened = await openList();
  await edit();
  await rate.fill('24');
  await expect.element(save).toBeEnabled();
  opened.answer({ 'hybridOrderOptions.list': found([{ ...OPTION, exchange_rate: 23.324 }]) });
  await save.click();
  const changes = dialog.getByRole('table');
  await expect.element(changes.getByRole('cell').first()).toHaveTextContent('23.322');
  await expect.element(changes.getByRole('cell').last()).toHaveTextContent('23.324');
});

it('the change log shows every digit', { tags: ['2H09'] }, async () => {
  const opened = await openList();
  opened.answer({
    'hybridOrderOptions.changelog': found([
      { ...OPTION, fee: 0.005 },
      { ...OPTION, fee: 0.01 },
    ]),
  });
  await page.getByRole('button', { name: 'Show Log' }).click();
  const rows = page.getByRole('region', { name: 'Changes' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('23.3220.005');
  await expect.element(rows.nth(2)).toHaveTextContent('23.3220.01');
});
