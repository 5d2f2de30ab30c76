import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { sentLimit } from '#domain/rates/testing.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';

const LIMITS = [
  sentLimit(1, 'NGN USD', '1000', '2000'),
  sentLimit(2, 'USD NGN', '0.0004', '0.00059'),
  sentLimit(3, 'NGN EUR', '480', '525'),
  sentLimit(4, 'NGN JPY', '8.9', null),
  sentLimit(5, 'NGN XAF', '1', '2'),
  // More than a page of ten has.
  ...[6, 7, 8, 9, 10, 11].map((id) => sentLimit(id, 'XAF JPY', '1', '2')),
];

const QUOTES: Readonly<Record<string, readonly [buy: string, sell: string]>> = {
  'NGN USD': ['1600', '1700'],
  'NGN EUR': ['1800', '1900'],
  'NGN JPY': ['9', '9.4'],
};

const openList = (at: string) =>
  openPage(at, {
    answers: {
      ...answersWith([]),
      'cardVerifications.list': { models: [], pagination: { rowCount: 0 } },
      'exchangeRateLimits.list': (input) => {
        const { models: data, pagination } = pageOf(LIMITS, input);
        return { data, pagination };
      },
      'offers.exchangeRate': (pair) => {
        const [buy = null, sell = null] =
          QUOTES[`${pair.sending_currency_code} ${pair.receiving_currency_code}`] ?? [];
        return { data: { buy, sell } };
      },
    },
  });

const grid = page.getByRole('grid', { name: 'Exchange Rate Limit' });
const ids = () =>
  [...grid.element().querySelectorAll('[row-business-key] [col-id=quote]')].map((drawn) =>
    drawn.closest('[row-business-key]')?.getAttribute('row-business-key'),
  );
const cell = (id: number, column: string) =>
  textsIn(grid, `[row-business-key="${id}"] [col-id="${column}"]`).join(' ');

it('the board shows all pairs, those first whose quote is nearest to an end, beside the other direction', async () => {
  const opened = await openList('/exchange-rates');
  await expect.poll(() => cell(3, 'quote')).toContain('Above max');
  expect(ids()).toHaveLength(10);
  await grid.getByText('Quote', { exact: true }).click();
  await expect.poll(opened.place).toBe('/exchange-rates?orderBy=quote');
  await expect.poll(() => ids().slice(0, 5)).toEqual(['3', '2', '4', '1', '5']);
  expect(ids()).toHaveLength(LIMITS.length);
  expect(opened.asked('exchangeRateLimits.list').at(-1)).toMatchObject({ page: 1, pageSize: 200 });
  expect(cell(4, 'quote')).toContain('Near min');
  // It is quoted in the other direction only: 1/1700 to 1/1600.
  expect(cell(2, 'quote')).toContain('0.0005882 to 0.000625');
  await expect.poll(() => cell(2, 'reverse')).toContain('1,000.00 to 2,000.00 NGN for 1 USD');
  expect(cell(1, 'reverse')).toContain('0.00040 to 0.00059 USD for 1 NGN');
  expect(cell(5, 'quote')).toBe('No quote');
  expect(await commands.violationsInAllThemes()).toEqual([]);
});

it('Home names how many limits the quote has left, and leads to the board', async () => {
  const opened = await openList('/');
  const entry = page.getByRole('listitem').filter({ hasText: 'Limits the quote has left' });
  await expect.element(entry).toHaveTextContent('At least 1Compared: 4 of 11');
  const asked = opened.asked('offers.exchangeRate').length;
  await entry.getByRole('link').click();
  await expect.poll(opened.place).toBe('/exchange-rates?orderBy=quote');
  await expect.poll(() => ids()[0]).toBe('3');
  await opened.goTo('/');
  await expect.element(entry).toHaveTextContent('Compared: 4 of 11');
  // Each quote is good for 5 minutes.
  expect(opened.asked('offers.exchangeRate')).toHaveLength(asked);
});
