import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { choose } from '#renderer/testing/choose.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';

const COUNTRIES = [
  { abbreviation: 'NG', country: 'Nigeria', currency: 'NGN' },
  { abbreviation: 'KE', country: 'Kenya', currency: 'KES' },
];
const LIMIT = {
  id: 7,
  poster_country_abbreviation: 'NG',
  poster_currency_code: 'NGN',
  matcher_country_abbreviation: 'KE',
  matcher_currency_code: 'KES',
  min_exchange_rate: '4.000000000001',
  max_exchange_rate: '5.5',
};

it('limits are searched and filtered by country, and shown to the last digit', {
  tags: ['2X01', '2X03', '2X04', '2X06', '2X07'],
}, async () => {
  const opened = await openPage('/exchange-rates?page=2', {
    role: 'principal',
    answers: {
      ...answersWith([]),
      'countries.list': { data: COUNTRIES },
      'offers.exchangeRate': { data: { buy: 4.5, sell: 4.6 } },
      'exchangeRateLimits.list': { data: [LIMIT], pagination: { rowCount: 25 } },
    },
  });
  const grid = page.getByRole('grid', { name: 'Exchange Rate Limit' });
  const asked = () => opened.asked('exchangeRateLimits.list').at(-1);
  await expect
    .poll(() => textsIn(grid, '[row-business-key="7"] [col-id="min"]'))
    .toEqual(['4.000000000001 NGN for 1 KES']);
  expect(textsIn(grid, '.ag-header-cell-text')).toEqual([
    'From',
    'To',
    'Min Exchange Rate',
    'Max Exchange Rate',
    'Quote',
    'Actions',
  ]);
  expect(await commands.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await choose('From', 'Nigeria');
  await choose('To recipient in', 'Kenya');
  await expect.poll(asked).toEqual({
    page: 1,
    pageSize: 10,
    filters: { poster_country_abbreviation: 'NG', matcher_country_abbreviation: 'KE' },
  });
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByPlaceholder('Search by country name...').fill('sweden');
  await expect.poll(asked).toEqual({ page: 1, pageSize: 10, filters: { search: 'sweden' } });
});
