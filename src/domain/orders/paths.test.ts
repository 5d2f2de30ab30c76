import { expect, it } from 'vitest';
import { orderPath } from './paths.ts';

it('the address of an order leads to its details or to another tab', { tags: ['2D04'] }, () => {
  expect(orderPath('7')).toBe('/transactions/7');
  expect(orderPath('7', 'events')).toBe('/transactions/7?tab=events');
  expect(orderPath('a/b', 'parties')).toBe('/transactions/a%2Fb?tab=parties');
});
