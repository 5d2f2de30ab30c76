import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { choose } from '#renderer/testing/choose.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';

const MODEL = { currency_code: 'USD', max_amount: 1000, step: 100 };
const COUNTRIES = [
  { abbreviation: 'US', country: 'United States', currency: 'USD', currencyModel: MODEL },
  { abbreviation: 'NG', country: 'Nigeria', currency: 'NGN', receiving: true },
];
const OPTION = {
  id: 7,
  exchange_rate: 1440.5,
  fee: 2,
  matcher_amount: 100,
  matcher_currency: 'USD',
  matcher_country: 'US',
  pb_currency: 'NGN',
  pb_country: 'NG',
  thirdPartyCompany: 'Baobab Remit',
};
const CHANGED = 'The option has changed since you opened it';

const grid = page.getByRole('grid', { name: 'Hybrid Order Options' });
const options = page.getByRole('option');
const question = page.getByRole('alertdialog');
const save = question.getByRole('button', { name: 'Save' });
const box = (name: string) => page.getByRole('combobox', { name });
const found = (...data: readonly object[]) => ({ data, pagination: { rowCount: 25 } });

async function openList(path = '') {
  const opened = await openPage(`/hybrid-order-options${path}`, {
    role: 'manager',
    answers: {
      ...answersWith([]),
      'countries.list': { data: COUNTRIES },
      'thirdPartyCompanies.list': { data: [{ id: 1, company: 'Baobab Remit' }] },
      'hybridOrderOptions.list': found(OPTION),
      'hybridOrderOptions.changelog': found({ ...OPTION, user: 'Ada Obi' }),
      'hybridOrderOptions.update': {},
    },
  });
  await page.getByRole('gridcell', { name: 'Baobab Remit' }).findElement();
  return opened;
}

it('options are filtered six ways, from the first page on', {
  tags: ['2H01', '2H03', '2H04', '2H05', '2H06', '2H07', '2H10', '2H11', '2H19', '2H25'],
}, async () => {
  const opened = await openList('?page=2');
  expect(textsIn(grid, '.ag-header-cell-text')).toEqual([
    'Provider',
    'Amount',
    'Exchange Rate',
    'Fee',
    'Matcher Currency',
    'Matcher Country',
    'PB Currency',
    'PB Country',
  ]);
  expect(await commands.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await box('Matcher Amount').click();
  const usual = Array.from({ length: 10 }, (_, index) => String((index + 1) * 50));
  await expect.poll(() => textsOf(options)).toEqual(['All', ...usual]);
  await userEvent.keyboard('{Escape}');
  await choose('Matcher Currency', 'USD');
  await box('Matcher Amount').click();
  const ofDollars = Array.from({ length: 10 }, (_, index) => String((index + 1) * 100));
  await expect.poll(() => textsOf(options)).toEqual(['All', ...ofDollars]);
  await options.filter({ hasText: /^100$/u }).click();
  await choose('Matcher Country', 'United States');
  await box('PB Country').click();
  for (const name of [
    'Nigeria',
    'China',
    'India',
    'United Arab Emirates',
    'Brazil',
    /^T(ü|u)rk/u,
  ]) {
    await expect.element(page.getByRole('option', { name })).toBeInTheDocument();
  }
  await page.getByRole('option', { name: 'China' }).click();
  await choose('PB Currency', 'NGN');
  await choose('Third Party Company', 'Baobab Remit');
  await expect
    .poll(() => opened.asked('hybridOrderOptions.list').at(-1))
    .toEqual({
      page: 1,
      pageSize: 10,
      filters: {
        matcher_amount: '100',
        matcher_currency: 'USD',
        matcher_country: 'US',
        pb_currency: 'NGN',
        pb_country: 'CN',
        third_party_company_id: '1',
      },
    });
});

it('an option shows what would change and what is unusual, and stays typed when it is refused', {
  tags: ['2H08', '2H21', '2H26'],
}, async () => {
  const opened = await openList();
  const rate = question.getByRole('spinbutton', { name: 'Exchange Rate' });
  const fee = question.getByRole('spinbutton', { name: 'Fee' });
  // Every cell of a row opens it.
  await page.getByRole('gridcell', { name: 'NGN' }).click();
  await rate.fill('');
  await expect
    .element(question)
    .toHaveTextContent('Exchange Rate is empty. The option will have no rate.');
  await rate.fill('7000.12345');
  await fee.fill('3.25');
  expect(textsIn(question, 'ins')).toEqual(['7,000.12345', '3.25']);
  await expect
    .element(question)
    .toHaveTextContent(/Check the new values.*Exchange Rate goes up by/u);
  expect(await commands.violations()).toEqual([]);
  opened.answer({ 'hybridOrderOptions.update': refuses('Not today') });
  await rate.fill('1450');
  await save.click();
  await expect.element(question).toHaveTextContent('The option could not be savedNot today');
  await expect.element(fee).toHaveValue('3.25');

  // Both have changed both values: the person chooses.
  opened.answer({
    'hybridOrderOptions.list': found({ ...OPTION, exchange_rate: 9, fee: 1 }),
    'hybridOrderOptions.update': {},
  });
  await save.click();
  await expect.element(question).toHaveTextContent(CHANGED);
  await question.getByRole('button', { name: 'Keep 1450' }).click();
  await question.getByRole('button', { name: 'Keep 3.25' }).click();
  await save.click();
  await expect.element(page.getByText('Option saved')).toBeVisible();
  const [, sent, ...more] = opened.asked('hybridOrderOptions.update');
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ id: '7', exchange_rate: '1450', fee: '3.25', pb_country: 'NG' });
});

it('the log has ten columns', { tags: ['2H24', '2H27'] }, async () => {
  const opened = await openList();
  await page.getByRole('button', { name: 'Show Log' }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect.element(log.getByRole('gridcell', { name: 'Ada Obi' })).toBeVisible();
  await expect
    .poll(() => textsOf(log.getByRole('columnheader')))
    .toEqual([
      'Date',
      'User',
      'Provider',
      'Amount',
      'Exchange Rate',
      'Fee',
      'Matcher Currency',
      'Matcher Country',
      'PB Currency',
      'PB Country',
    ]);
  expect(await commands.violations()).toEqual([]);
  expect(opened.asked('hybridOrderOptions.changelog')).toEqual([{ page: 1, pageSize: 100 }]);
});

it('a list that fails says so in its place; companies that fail raise a dialog', {
  tags: ['2H23', '2H26'],
}, async () => {
  const opened = await openList();
  opened.answer({
    'hybridOrderOptions.list': refuses('Away', 500),
    'thirdPartyCompanies.list': refuses('Away', 500),
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText(/^Refresh failed/u)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('gridcell', { name: 'Baobab Remit' })).toBeVisible();
  await page.getByRole('button', { name: 'Show filters' }).click();
  await expect
    .element(question.getByRole('heading'))
    .toHaveTextContent('Error loading third party companies');
});
