import { expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { payout, posterPayment } from './sides.ts';

it('who pays and who receives is said as far as it was read', { tags: ['1O14'] }, () => {
  const sent = {
    ...{ id: 1, status: 'matched', poster_amount: '351.20', poster_currency: 'USD' },
    ...{ user: { full_name: 'Amara Okafor' }, postersBeneficiary: { full_name: 'Ada Obi' } },
  };
  const sides = [fullOrder.parse(sent), orderRow.parse(sent)].map((order) => [
    ...[posterPayment(order), payout(order)],
  ]);
  expect(sides).toEqual([
    ['351.20 USD by Amara Okafor', 'an amount that is not available for Ada Obi'],
    ['351.20 USD', 'an amount that is not available'],
  ]);
});
