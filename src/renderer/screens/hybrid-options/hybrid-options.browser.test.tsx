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

type Option = Omit<typeof OPTION, 'fee'> & {
  readonly fee: number | null;
  readonly pb_currency?: string;
};

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
  // What the page of a shift says of it.
  const kept = () => JSON.stringify(opened.calls.filter(({ name }) => name === 'drafts.write'));
  await expect.poll(kept).toContain('"option:7":["fee 1.00 to -0.75"]');
});

it('the rate has the focus first, before the log that stands above it', async () => {
  await openList();
  await edit();
  await expect.element(rate).toHaveFocus();
});

it('a new rate is judged by the quote of its pair, and by the built-in rates only without one', async () => {
  const opened = await openList({ pb_currency: 'NGN' });
  opened.answer({ 'offers.exchangeRate': { data: { buy: 1600, sell: 1700 } } });
  await edit();
  expect(opened.asked('offers.exchangeRate')).toEqual([]);
  await rate.fill('1690');
  await expect
    .poll(() => opened.asked('offers.exchangeRate'))
    .toEqual([{ sending_currency_code: 'NGN', receiving_currency_code: 'USD' }]);
  await rate.fill('1270');
  await expect
    .element(dialog)
    .toHaveTextContent('is 20.6% below the quote of 1,600.00 to 1,700.00 NGN for 1 USD');
  await expect.element(dialog).not.toHaveTextContent('Built-in');
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
  await expect.element(rows.nth(1)).toHaveTextContent('23.3220.01 → 0.005');
  await expect.element(rows.nth(2)).toHaveTextContent('– → 23.322– → 0.01');
});

it('the change log groups one Save All, says how much it has loaded, and is searched', {
  tags: ['2H24'],
}, async () => {
  const opened = await openList();
  const change = { ...OPTION, pb_currency: 'NGN', user: { id: 3, full_name: 'Ada Obi' } };
  const at = (created_at: string, more: object = {}) => ({ ...change, created_at, ...more });
  const log = [
    at('2026-11-20T07:12:00.100Z', { fee: 2.5 }),
    at('2026-11-20T07:12:00.900Z', { id: 8, fee: 2.5 }),
    at('2026-11-19T07:12:00Z', { fee: 1.99 }),
    at('2026-11-18T07:12:00Z', { id: 8, fee: 1.99, thirdPartyCompany: 'Kola' }),
  ];
  const pagination = { rowCount: 4 };
  opened.answer({
    'hybridOrderOptions.changelog': ({ page: asked }: { readonly page?: unknown }) => ({
      data: asked === 2 ? log.slice(3) : log.slice(0, 3),
      pagination,
    }),
  });
  await page.getByRole('button', { name: 'Show Log' }).click();
  const changes = page.getByRole('dialog');
  await expect
    .element(changes)
    .toHaveTextContent(
      '3 of 4 changes loaded. Groups are inferred: one person, less than a second apart.',
    );
  await changes.getByRole('button', { name: 'Load more' }).click();
  await expect.element(changes).toHaveTextContent('4 of 4 changes loaded.');
  const group = 'Baobab Remit to NGN, 2 options, fee 1.99 → 2.50';
  const button = changes.getByRole('button', { name: group });
  await button.click();
  const rows = changes.getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(6);
  await changes.getByRole('gridcell', { name: 'Kola' }).click({ modifiers: ['Control'] });
  await expect.element(changes.getByRole('toolbar')).toHaveTextContent('1 selected');
  expect(await commands.violations()).toEqual([]);
  await changes.getByRole('searchbox').fill('kola');
  await expect.poll(() => rows.elements().length).toBe(2);
});

it('Save All shows every row, the largest change first, and names several source currencies', {
  tags: ['2H17'],
}, async () => {
  const opened = await openList();
  const options = Array.from({ length: 7 }, (_option, at) => ({
    ...OPTION,
    id: at + 1,
    fee: at + 1,
    matcher_currency: at === 0 ? 'EUR' : 'USD',
  }));
  opened.answer({ 'hybridOrderOptions.list': found(options) });
  const bar = page.getByRole('region', { name: 'Change all' });
  await bar.getByRole('spinbutton', { name: 'Fee' }).fill('7');
  await bar.getByRole('button', { name: 'Save All' }).click();
  const rows = dialog.getByRole('rowheader');
  await expect.poll(() => rows.elements().length).toBe(7);
  await expect.element(rows.first()).toHaveTextContent('EUR');
  await expect.element(dialog).toHaveTextContent('All 7 rows, largest change first');
  await expect
    .element(dialog)
    .toHaveTextContent('These rows have several source currencies: EUR, USD.');
});

it('an option shows its own log, for which it reads as many pages as it takes', {
  tags: ['2H24'],
}, async () => {
  const opened = await openList();
  const at = (created_at: string, more: object = {}) => ({ ...OPTION, created_at, ...more });
  const other = Array.from({ length: 3 }, (_change, index) =>
    at(`2026-11-2${index}T07:12:00Z`, { id: 90 + index, matcher_amount: 200, fee: 9 }),
  );
  const log = [
    ...other,
    at('2026-11-19T07:12:00Z', { fee: 2.5, user: { id: 3, full_name: 'Ada Obi' } }),
    at('2026-11-18T07:12:00Z', { fee: 1.99 }),
    at('2026-11-17T07:12:00Z', { fee: 1.5 }),
  ];
  opened.answer({
    'hybridOrderOptions.changelog': ({ page: asked }: { readonly page?: unknown }) => ({
      data: log.slice((Number(asked) - 1) * 2, Number(asked) * 2),
      pagination: { rowCount: log.length },
    }),
  });
  await edit();
  await dialog.getByRole('button', { name: 'Show Log' }).click();
  const own = dialog.getByRole('region', { name: 'Log of this option' });
  await expect
    .element(own)
    .toHaveTextContent('3 changes of this option found in 6 of 6 changes of all options');
  await expect.element(own.getByRole('row').nth(1)).toHaveTextContent('Ada Obi');
  await expect.element(own.getByRole('row').nth(1)).toHaveTextContent('1.99 → 2.50');
  expect(await commands.violations()).toEqual([]);
});

it('an option shows its own log where the entries have ids of their own', {
  tags: ['2H23', '2H24'],
}, async () => {
  const opened = await openList();
  const log = Array.from({ length: 14 }, (_change, index) => ({
    ...OPTION,
    id: 500 - index,
    matcher_amount: index % 7 === 0 ? OPTION.matcher_amount : 200 + index,
    fee: 14 - index,
    created_at: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
  }));
  opened.answer({ 'hybridOrderOptions.changelog': found(log) });
  await edit();
  await dialog.getByRole('button', { name: 'Show Log' }).click();
  const own = dialog.getByRole('region', { name: 'Log of this option' });
  await expect
    .element(own)
    .toHaveTextContent('2 changes of this option found in 14 of 14 changes of all options');
  await expect.element(own.getByRole('row').nth(1)).toHaveTextContent('7.00 → 14.00');
});

it('the change log is loaded to its end where a server gives smaller pages than asked for', {
  tags: ['2H24'],
}, async () => {
  const opened = await openList();
  const log = Array.from({ length: 25 }, (_change, index) => ({
    ...OPTION,
    created_at: new Date(Date.UTC(2026, 10, 20, 0, -index)).toISOString(),
  }));
  // It skips by the size that is asked for, and gives ten at most.
  opened.answer({
    'hybridOrderOptions.changelog': ({ page: asked, pageSize }) => {
      const size = Number(pageSize);
      const start = (Number(asked) - 1) * size;
      return {
        data: log.slice(start, start + Math.min(10, size)),
        pagination: { rowCount: log.length },
      };
    },
  });
  await page.getByRole('button', { name: 'Show Log' }).click();
  const changes = page.getByRole('dialog');
  const more = changes.getByRole('button', { name: 'Load more' });
  for (const loaded of ['10', '20', '25']) {
    await expect.element(changes).toHaveTextContent(`${loaded} of 25 changes loaded.`);
    if (loaded !== '25') await more.click();
  }
  await expect.element(more).not.toBeInTheDocument();
});

it('a change that is made meanwhile shows no other one twice', { tags: ['2H24'] }, async () => {
  const opened = await openList();
  const entries = Array.from({ length: 4 }, (_change, index) => ({
    ...OPTION,
    created_at: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
  }));
  opened.answer({
    'hybridOrderOptions.changelog': ({ page: asked }) => ({
      data: asked === 1 ? entries.slice(1, 3) : entries.slice(2),
      pagination: { rowCount: asked === 1 ? 3 : 4 },
    }),
  });
  await page.getByRole('button', { name: 'Show Log' }).click();
  const changes = page.getByRole('dialog');
  await changes.getByRole('button', { name: 'Load more' }).click();
  await expect.element(changes).toHaveTextContent('3 of 4 changes loaded.');
  await expect.poll(() => changes.getByRole('row').elements().length).toBe(4);
});

it('Save All saves some of several currencies one after another, in one call each', {
  tags: ['2H17', '2H18'],
}, async () => {
  const opened = await openList();
  const options = ['NGN', 'NGN', 'GHS', 'KES', 'ZAR'].map((pb_currency, index) => ({
    ...OPTION,
    id: index + 1,
    pb_currency,
  }));
  opened.answer({
    'hybridOrderOptions.list': ({
      filters,
    }: {
      readonly filters?: { pb_currency?: string | undefined } | undefined;
    }) =>
      found(options.filter((each) => [undefined, each.pb_currency].includes(filters?.pb_currency))),
    'hybridOrderOptions.updateAll': {},
  });
  const bar = page.getByRole('region', { name: 'Change all' });
  await bar.getByRole('spinbutton', { name: 'Fee' }).fill('1.1');
  await bar.getByRole('button', { name: 'Save All' }).click();
  await expect.element(dialog).toHaveTextContent('(5 rows will be affected)');
  const choose = (name: string) => dialog.getByRole('checkbox', { name }).click();
  await choose('NGN (2)');
  await choose('GHS (1)');
  // The list behind is drawn again, as when its address follows a filter.
  await opened.goTo('/hybrid-order-options?page=2');
  await choose('KES (1)');
  await expect.element(dialog).toHaveTextContent('(4 rows will be affected)');
  expect(await commands.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => opened.asked('hybridOrderOptions.updateAll'))
    .toMatchObject(
      ['NGN', 'GHS', 'KES'].map((pb_currency) => ({ filters: { pb_currency }, fee: '1.1' })),
    );
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bar.getByRole('spinbutton', { name: 'Fee' })).toHaveValue('');
  // What the page of a shift says of each.
  const kept = () => JSON.stringify(opened.calls.filter(({ name }) => name === 'drafts.write'));
  await expect.poll(kept).toContain('["fee 1.00 to 1.10, 2 rows, PB Currency NGN"]');
  await expect.poll(kept).toContain('["fee 1.00 to 1.10, 1 row, PB Currency KES"]');
});

it('a currency that has changed meanwhile is shown, and those after it wait for the answer', async () => {
  const opened = await openList();
  const options = ['NGN', 'GHS'].map((pb_currency, index) => ({
    ...OPTION,
    id: index + 1,
    pb_currency,
  }));
  let ngnFee = 1;
  opened.answer({
    'hybridOrderOptions.list': ({
      filters,
    }: {
      readonly filters?: { pb_currency?: string | undefined } | undefined;
    }) =>
      found(
        options
          .filter((each) => [undefined, each.pb_currency].includes(filters?.pb_currency))
          .map((each) => (each.pb_currency === 'NGN' ? { ...each, fee: ngnFee } : each)),
      ),
    'hybridOrderOptions.updateAll': {},
  });
  const bar = page.getByRole('region', { name: 'Change all' });
  await bar.getByRole('spinbutton', { name: 'Fee' }).fill('1.1');
  await bar.getByRole('button', { name: 'Save All' }).click();
  for (const name of ['NGN (1)', 'GHS (1)']) {
    await dialog.getByRole('checkbox', { name }).click();
  }
  ngnFee = 3;
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.element(dialog).toHaveTextContent('Nothing was sent');
  expect(opened.asked('hybridOrderOptions.updateAll')).toEqual([]);
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opened.asked('hybridOrderOptions.updateAll')).toEqual([]);
});
