import { expect, it } from 'vitest';
import { practiceFileName, practiceTitle } from './practice.ts';

it('what leaves Corridor says that it is of practice, and only then', () => {
  expect([practiceTitle('Order 7', true), practiceTitle('Order 7', false)]).toEqual([
    'Practice: Order 7',
    'Order 7',
  ]);
  expect([practiceFileName('a.csv', true), practiceFileName('a.csv', false)]).toEqual([
    'Practice - a.csv',
    'a.csv',
  ]);
});
