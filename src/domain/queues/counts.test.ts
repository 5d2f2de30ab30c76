import { expect, it } from 'vitest';
import { toReviewText } from './counts.ts';

it('a queue says how many are to review, and of several each by its name', () => {
  const of = (id: Parameters<typeof toReviewText>[0][number]['id'], count: number) => ({
    id,
    count,
    isPart: false,
  });
  expect(toReviewText([of('disputes', 1700)])).toBe('1,700 to review');
  expect(toReviewText([of('disputes', 1)])).toBe('1 to review');
  expect(toReviewText([{ ...of('card-verifications', 500), isPart: true }])).toBe(
    'at least 500 to review',
  );
  expect(toReviewText([of('withdrawals-to-approve', 17), of('withdrawals-to-complete', 3)])).toBe(
    '17 to approve · 3 to complete',
  );
  expect(toReviewText([of('payment-errors', 1), of('failed-refunds', 2)])).toBe(
    '1 payment error · 2 failed refunds',
  );
  expect(toReviewText([])).toBe('');
});
