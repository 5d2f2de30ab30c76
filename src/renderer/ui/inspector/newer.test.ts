import { expect, it } from 'vitest';
import { saidOtherwise } from './newer.ts';

const ORDER = { id: '1', status: 'matched', fee: '2.00', poster: { id: '7' }, hidden: false };

it.each([
  ['the same', { id: '1', status: 'matched' }, null],
  ['a newer status', { id: '1', status: 'completed' }, { status: 'completed' }],
  ['another yes or no', { hidden: true }, { hidden: true }],
  ['a value that the row leaves out', { status: 'matched', fee: null }, null],
  ['a part of another shape', { poster: { id: '7', name: 'Ada' } }, null],
  ['a name that the whole does not have', { refunds: 2 }, null],
])('%s', (_what, row, expected) => {
  expect(saidOtherwise(row, ORDER)).toEqual(expected);
});
