import { expect, it } from 'vitest';
import { createLateWatch } from './late.ts';

it('what becomes late is told of once, and nothing that was late at the first look', () => {
  const watch = createLateWatch();
  expect(watch.newly('disputes', ['1'])).toEqual([]);
  expect(watch.newly('disputes', ['1', '2'])).toEqual(['2']);
  expect(watch.newly('disputes', ['1', '2'])).toEqual([]);
  // Also after it has left the queue for a while.
  expect(watch.newly('disputes', [])).toEqual([]);
  expect(watch.newly('disputes', ['2', '3'])).toEqual(['3']);
  expect(watch.newly('payment-errors', ['2'])).toEqual([]);
});
