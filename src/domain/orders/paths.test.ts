import { expect, it } from 'vitest';
import { copiedPath, orderPath } from './paths.ts';

it('the address of an order leads to its details or to another tab', { tags: ['2D04'] }, () => {
  expect(orderPath('7')).toBe('/transactions/7');
  expect(orderPath('7', 'events')).toBe('/transactions/7?tab=events');
  expect(orderPath('a/b', 'parties')).toBe('/transactions/a%2Fb?tab=parties');
});

it('the place of an order that is copied is that of an offer', { tags: ['1R23'] }, () => {
  expect(copiedPath('a/b')).toBe('/offers/a%2Fb');
});
