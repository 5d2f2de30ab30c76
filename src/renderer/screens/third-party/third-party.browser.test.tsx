import { expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';

const PATH = '/third-party-transactions';
const ROW = {
  id: 31,
  status: 'failed',
  poster_amount: '5.00',
  poster_currency: 'USD',
  matcher_amount: '2200.5',
  matcher_currency: 'NGN',
  exchange_rate: '440.1',
};
const WHOLE = {
  ...ROW,
  user: { id: 7, firstname: 'Ada', lastname: 'Obi', country: 'Nigeria' },
  recipient: { country: 'Nigeria', institution_name: 'Zenith' },
  posterBank: { name: 'Zenith', status: 'UP', account: { bank_code: '057' } },
};
const ANSWERS: Answers = {
  ...answersWith([]),
  'thirdPartyTransactions.list': { models: [ROW], pagination: { rowCount: 200 } },
  'thirdPartyTransactions.statistics': {
    transactionsStatistic: { total_poster_amount: '12.5', total_matcher_amount: 3 },
  },
  'thirdPartyTransactions.read': { data: WHOLE },
};

const grid = page.getByRole('grid', { name: 'Third Party Transactions' });
const cell = (id: number, column: string) =>
  textsIn(grid, `[row-business-key="${id}"] [col-id="${column}"]`)[0];
const totals = () => textsIn(page.getByLabelText('Totals'), 'dd');
const box = (name: string) => page.getByRole('combobox', { name });
const broken = () => {
  throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
};

test('totals, export and detail are of what the list shows', {
  tags: ['2T13', '2T25', '2T28', '2T30'],
}, async () => {
  const { asked, calls } = await openPage(`${PATH}?status=failed&search=ada`, {
    answers: ANSWERS,
    handlers: {
      'exports.start': () => ({ status: 'saved', folder: '/x', fileName: 'a', opened: true }),
    },
  });
  await box('Order By').click();
  await page.getByRole('option', { name: 'Completed at' }).click();
  await expect
    .poll(() => asked('thirdPartyTransactions.list').at(-1))
    .toMatchObject({
      search: 'ada',
      filters: { statuses: ['failed'] },
      orderBy: 'completed_at',
    });
  const query = asked('thirdPartyTransactions.list').at(-1) ?? {};
  await expect.poll(() => asked('thirdPartyTransactions.statistics').at(-1)).toEqual(query);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  await expect
    .poll(() => calls.find(({ name }) => name === 'exports.start')?.input)
    .toMatchObject({
      endpoint: 'thirdPartyTransactions.export',
      format: 'xlsx',
      input: query,
    });

  await page.getByRole('button', { name: 'Details of 31' }).click();
  await expect.element(page.getByRole('region', { name: 'Recipient' })).toHaveTextContent('Zenith');
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toHaveTextContent('Failed');
  await expect
    .element(status.getByRole('button', { name: 'How this is known' }))
    .toHaveAccessibleDescription('The reason is not available.');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect.element(timeline).toHaveTextContent('failed');
  expect(asked('thirdPartyTransactions.read')).toEqual([{ id: '31' }]);
});

test.each([
  ['nothing of them', {}],
  ['empty ones', { user: {}, recipient: {}, userBank: {}, posterBank: null }],
  ['what is none', { user: 'Ada', recipient: [], posterBank: 'Zenith' }],
])(
  'a transaction opens without its user, recipient and banks, and says so: %s',
  { tags: ['2T30', '2T32'] },
  async (_what, parties) => {
    const answer = { data: { ...ROW, ...parties } } as Answers['thirdPartyTransactions.read'] &
      object;
    await openPage(PATH, { answers: { ...ANSWERS, 'thirdPartyTransactions.read': answer } });
    await page.getByRole('button', { name: 'Details of 31' }).click();
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(card('Matcher')).toHaveTextContent('Name not available');
    await expect.element(card('Recipient')).toHaveTextContent('Name not available');
    await expect.element(card('Recipient')).toHaveTextContent('Institution not available');
    await expect.element(card('Amount')).toHaveTextContent('2,200.50 NGN');
  },
);

test('the list asks for pages of 20 and shows their totals; without an answer they are 0', {
  tags: ['2T01', '2T02', '2T12', '2T14', '2T15', '2T16', '2T26'],
}, async () => {
  const opened = await openPage(PATH, { answers: ANSWERS });
  await expect.poll(() => cell(31, 'posterAmount')).toBe('5.00 USD');
  expect(cell(31, 'matcherAmount')).toBe('2,200.50 NGN');
  expect(textsIn(grid, '.ag-header-cell-text')).toEqual([
    'Transaction ID',
    'Poster Amount',
    'Matcher Amount',
    'Rate',
    'Created',
    'Completed',
    'Status',
  ]);
  expect(opened.asked('thirdPartyTransactions.list')[0]).toMatchObject({
    page: 1,
    pageSize: 20,
  });
  await expect.element(page.getByRole('button', { name: /^Page \d+$/u })).toHaveLength(5);
  await expect.element(page.getByPlaceholder('Search by Transaction ID or Name...')).toBeVisible();
  expect(textsIn(page.getByLabelText('Totals'), 'dt')).toEqual([
    'Poster Amount',
    'Matcher Amount',
    'Poster Fee',
  ]);
  await expect.poll(totals).toEqual(['12.50', '3.00', '0.00']);
  expect(await commands.violations()).toEqual([]);
  opened.answer({ 'thirdPartyTransactions.statistics': broken });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await opened.reload();
  await expect.poll(totals).toEqual(['0.00', '0.00', '0.00']);
});

test('filters go into the query from the first page on, and can be cleared', {
  tags: ['2T03', '2T04', '2T05', '2T06', '2T07', '2T08', '2T09', '2T10', '2T11', '2T20', '2T24'],
}, async () => {
  const { asked, place } = await openPage(`${PATH}?page=2`, { answers: ANSWERS });
  const sent = () => asked('thirdPartyTransactions.list').at(-1);
  const checks = page.getByRole('menuitemcheckbox');
  await page.getByRole('button', { name: 'Show filters' }).click();
  for (const name of ['Sent amount', 'Received amount']) {
    await expect.element(page.getByRole('group', { name })).toBeVisible();
  }
  await expect.element(box('Matcher Country')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sent amount from' }).fill('100');
  await expect.poll(sent).toMatchObject({ page: 1, filters: { posterAmount: { from: '100' } } });

  await box('Status').click();
  await expect
    .poll(() => textsOf(checks))
    .toEqual([
      'initiated',
      'processing',
      'completed',
      'failed',
      'expired',
      'dispute',
      'attention needed',
    ]);
  await checks.filter({ hasText: 'completed' }).click();
  await userEvent.keyboard('{Escape}');
  await box('Currency pair').click();
  await checks.filter({ hasText: 'NGN to USD' }).click();
  await userEvent.keyboard('{Escape}');
  await box('Period applies to').click();
  await expect
    .poll(() => textsOf(page.getByRole('option')))
    .toEqual(['Created At', 'Completed At']);
  await page.getByRole('option', { name: 'Completed At' }).click();
  await box('Period').click();
  await expect
    .poll(() => textsOf(page.getByRole('option')))
    .toEqual([
      'Today',
      'Yesterday',
      'This week',
      'Last week',
      'This month',
      'Last month',
      'All time',
      'Custom period',
    ]);
  await page.getByRole('option', { name: 'Custom period' }).click();
  const picker = page.getByRole('dialog');
  expect(textsOf(picker.getByRole('button'))).toEqual(['Cancel', 'OK']);
  const ok = picker.getByRole('button', { name: 'OK' });
  await expect.element(ok).toBeDisabled();
  await picker.getByLabelText('Start date').fill('2024-01-01');
  expect(sent()?.filters).not.toHaveProperty('period.from');
  await picker.getByLabelText('End date').fill('2099-12-31');
  await ok.click();
  await expect
    .poll(() => sent()?.filters)
    .toMatchObject({
      posterAmount: { from: '100' },
      fromCurrency: ['NGN'],
      toCurrency: ['USD'],
      period: { from: '2024-01-01T00:00:00.000Z', to: '2099-12-31T23:59:59.999Z' },
      periodTarget: 'completed_at',
      statuses: ['completed'],
    });

  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect.poll(place).not.toMatch(/status=|pair=|sent=|period=/u);
  const before = asked('thirdPartyTransactions.list').length;
  await page.getByRole('searchbox').fill('ok');
  await page.getByRole('searchbox').fill('okafor');
  await expect.poll(sent).toMatchObject({ search: 'okafor' });
  const searches = asked('thirdPartyTransactions.list').slice(before);
  expect(searches.filter(({ search }) => search === 'ok')).toEqual([]);
});

test('a row opens to its matcher, amount and recipient; a failed load or export is quiet', {
  tags: ['2T17', '2T18', '2T19', '2T34'],
}, async () => {
  const opened = await openPage(PATH, {
    answers: ANSWERS,
    handlers: {
      'exports.start': () => {
        throw new ProblemError({ kind: 'server', status: 500, message: 'No file' });
      },
    },
  });
  const expander = page.getByRole('button', { name: 'Details of 31' });
  await expander.click();
  const matcher = page.getByRole('region', { name: 'Matcher' });
  await expect
    .element(matcher.getByRole('link', { name: 'Ada Obi' }))
    .toHaveAttribute('href', '#/users/7');
  await expect.element(matcher).toHaveTextContent('Nigeria');
  const recipient = page.getByRole('region', { name: 'Recipient' });
  await expect.element(recipient).toHaveTextContent(/Nigeria.*Zenith.*Healthy/u);
  await page.getByRole('button', { name: 'Amount details' }).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Rate 440.10');
  await page.getByRole('searchbox').hover();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  expect(await commands.violations()).toEqual([]);

  opened.answer({ 'thirdPartyTransactions.read': broken });
  await opened.reload();
  await expect.element(page.getByText('The details could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  expect(textsOf(page.getByRole('menuitem'))).toEqual(['PDF', 'XLSX', 'Only completed last month']);
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect.poll(() => opened.calls.some(({ name }) => name === 'exports.start')).toBe(true);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['its bank', {}, /NigeriaZenithHealthy$/u],
  [
    'no institution',
    { recipient: { country: 'Nigeria', recipientInfo: { name: 'Bola', email: 'b@example.test' } } },
    /NigeriaInstitution not availablePoster’s bank:ZenithHealthyb@example\.test$/u,
  ],
  [
    'another institution than the bank',
    { recipient: { institution_name: 'Opay' } },
    /OpayPoster’s bank:ZenithHealthy$/u,
  ],
  ['a bank without a status', { posterBank: { name: 'Zenith' } }, /NigeriaZenithUnhealthy$/u],
  ['no bank', { posterBank: null }, /NigeriaZenithBank status not available$/u],
  [
    'neither',
    { recipient: null, posterBank: null },
    /Institution not availableBank status not available$/u,
  ],
])(
  'a recipient with %s says what is there and what is missing, in the height of its row',
  { tags: ['1O21', '2T19'] },
  async (_what, more, text) => {
    // A smaller window has less room, and what is in the row is scrolled to.
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1440, 1200);
    const data = { ...WHOLE, ...more };
    await openPage(PATH, { answers: { ...ANSWERS, 'thirdPartyTransactions.read': { data } } });
    await page.getByRole('button', { name: 'Details of 31' }).click();
    const card = page.getByRole('region', { name: 'Recipient' });
    await expect.element(card).toHaveTextContent(text);
    const row = card.element().closest('[row-id]');
    const bottom = (of: Element | null) => of?.getBoundingClientRect().bottom ?? 0;
    expect(bottom(card.element())).toBeLessThanOrEqual(bottom(row));
    expect(bottom(card.element().lastElementChild)).toBeLessThan(bottom(card.element()));
  },
);

test.each([
  ['initiated', 'initiated', 'amber'],
  ['processing', 'processing', 'amber'],
  ['completed', 'completed', 'success'],
  ['attention_needed', 'attention needed', 'danger'],
])(
  'the status %s reads "%s" in the colour of a %s',
  { tags: ['2T21', '2T22'] },
  async (status, text, tone) => {
    await openPage(PATH, {
      answers: {
        ...ANSWERS,
        'thirdPartyTransactions.list': { models: [{ id: 1, status }], pagination: { rowCount: 1 } },
      },
    });
    await expect.poll(() => cell(1, 'status')).toBe(text);
    expect(grid.element().querySelectorAll(`[col-id=status] [class*=${tone}]`)).toHaveLength(1);
  },
);

test('a list that cannot be read says so once', { tags: ['2T35'] }, async () => {
  await openPage(PATH, { answers: { ...ANSWERS, 'thirdPartyTransactions.list': broken } });
  const alert = page.getByRole('alertdialog');
  await expect
    .element(alert.getByRole('heading'))
    .toHaveTextContent('Error loading third party offers');
});
