import { expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { feeSums, feesOf } from './fees.ts';

const ORDER = {
  id: 1,
  status: 'matched',
  poster_currency: 'NGN',
  matcher_currency: 'GBP',
  poster_fee: '33',
  collection_fee: '12.50',
  stampduty_fee: '0',
  match_id: 9,
  match_matcher_currency: 'GBP',
  match_matcher_fee: '2',
  match_matcher_payment_method_fee: '1.50',
};

it('fees fold into a sum for each currency, without the matcher fee twice', {
  tags: ['1D11'],
}, () => {
  expect(feeSums(orderRow.parse(ORDER))).toEqual({
    sums: [
      { amount: '45.5', currency: 'NGN' },
      { amount: '2', currency: 'GBP' },
    ],
    of: 4,
    unknown: 0,
  });
  const alone = orderRow.parse({ ...ORDER, match_matcher_fee: null });
  expect(feeSums(alone).sums.at(-1)).toEqual({ amount: '1.5', currency: 'GBP' });
  expect(feeSums(orderRow.parse({ id: 1, status: 'published' }))).toEqual({
    sums: [],
    of: 0,
    unknown: 0,
  });
});

it('a sum of fees leaves out what cannot be read, and says how many', () => {
  const odd = orderRow.parse({ ...ORDER, collection_fee: '12,50' });
  expect(feeSums(odd)).toMatchObject({
    sums: [{ amount: '33' }, { amount: '2' }],
    of: 4,
    unknown: 1,
  });
});

it('each fee that there is keeps its name', { tags: ['1O07'] }, () => {
  const label = (more: object) =>
    feesOf(orderRow.parse({ ...ORDER, ...more })).map((fee) => fee.label);
  expect(label({ stampduty_fee: null })).toEqual([
    'Poster Fee',
    'Matcher Fee',
    'Matcher Fee in Matcher Currency',
    'Collection Fee',
  ]);
  expect(label({ payout_fee: '1', poster_payout_fee: '2' })).toEqual([
    'Poster Fee',
    'Matcher Fee',
    'Matcher Fee in Matcher Currency',
    'Collection Fee',
    'Payout Fee',
    'Poster Payout Fee',
    'Stamp Duty Fee',
  ]);
});
