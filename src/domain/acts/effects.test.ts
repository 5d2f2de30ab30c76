import { expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { fullUser } from '#contract/people/users.ts';
import { OPTION_ACTS } from './areas/options.ts';
import { ORDER_ACTS } from './areas/orders.ts';
import { USER_ACTS } from './areas/users.ts';
import { WITHDRAWAL_ACTS } from './areas/withdrawals.ts';

const AMOUNTS = {
  id: 7,
  poster_amount: '351.20',
  poster_currency: 'USD',
  matcher_amount: '641.92',
  matcher_currency: 'GBP',
};
const ORDER = fullOrder.parse({
  ...AMOUNTS,
  user: { id: 1, full_name: 'Amara Okafor' },
  postersBeneficiary: { id: 2, full_name: 'Ada Obi' },
});

it.each([
  ['order.completeOrder', 'Complete order 7: 351.20 USD by Amara Okafor, 641.92 GBP for Ada Obi'],
  ['order.capture', 'Capture the payment of order 7: 351.20 USD by Amara Okafor'],
  ['order.void', 'Void the payment of order 7: 351.20 USD by Amara Okafor'],
] as const)('%s says in a line what it does to whom', (name, line) => {
  expect(ORDER_ACTS[name].effect?.(ORDER, {}, undefined)).toBe(line);
});

it('a row, which names nobody, says the amounts', { tags: ['1O14'] }, () => {
  const row = orderRow.parse({ ...AMOUNTS, status: 'matched' });
  expect(ORDER_ACTS['order.completeOrder'].effect?.(row, {}, undefined)).toBe(
    'Complete order 7: 351.20 USD, 641.92 GBP',
  );
});

it('a payout says how much goes to whom, and where', { tags: ['2R19'] }, () => {
  const withdrawal = referralTransaction.parse({
    id: 3,
    type: 'withdraw',
    amount: '150',
    currency_code: 'EUR',
    user: { id: 6, full_name: 'T. Danjuma' },
    beneficiaryDeliveryMethod: { institution_name: 'Fidelity Bank', accountNumber: '1656521780' },
  });
  const line = (act: 'withdrawal.approve' | 'withdrawal.complete') =>
    WITHDRAWAL_ACTS[act].effect?.(withdrawal, null, undefined);
  expect(line('withdrawal.approve')).toBe(
    'Pay 150.00 EUR to T. Danjuma, Fidelity Bank, 1656521780',
  );
  expect(line('withdrawal.complete')).toBe(
    'Mark as paid: 150.00 EUR to T. Danjuma, Fidelity Bank, 1656521780',
  );
});

it('a ban and a deletion say who it is, and what is open for them', { tags: ['2UD20'] }, () => {
  const user = fullUser.parse({ id: 8, full_name: 'Xavier Cooper' });
  const open = '7 open orders, 3,205.00 GBP';
  const line = (act: 'user.ban' | 'user.delete', known: string | null | undefined) =>
    USER_ACTS[act].effect?.(user, null, known);
  expect(line('user.ban', undefined)).toBe('Ban Xavier Cooper: loading what is open…');
  expect(line('user.ban', null)).toBe('Ban Xavier Cooper: nothing open was found');
  expect(line('user.ban', open)).toBe('Ban Xavier Cooper: 7 open orders, 3,205.00 GBP, stay open');
  expect(line('user.delete', open)).toBe(
    'Delete Xavier Cooper: 7 open orders, 3,205.00 GBP. What becomes of them is not known',
  );
});

it('Save All says what it changes of how many options', () => {
  const found = { filters: {}, rows: [], rowCount: 12 };
  expect(OPTION_ACTS['options.update'].effect?.(found, { fee: '1' }, undefined)).toMatch(
    /^Change \w+ of 12 options$/u,
  );
});
