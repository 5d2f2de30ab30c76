import { expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { lastStepAt } from './steps.ts';

it('the last step of an order is the latest that has a date', () => {
  const at = (fields: object) => lastStepAt(orderRow.parse({ id: 1, status: 'x', ...fields }));
  const early = '2026-11-20T10:00:00.000Z';
  const late = '2026-11-21T10:00:00.000Z';
  expect(at({ posted_at: early, matched_at: late, confirmed_at: early })).toBe(late);
  expect(at({})).toBeNull();
});
