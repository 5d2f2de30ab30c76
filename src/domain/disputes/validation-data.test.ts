import { expect, it } from 'vitest';
import { flatFields } from './validation-data.ts';

const pairs = (data: unknown) => flatFields(data).map(({ field, value }) => [field, value]);

it('names each value by its path, in the order in which they came', () => {
  const data = {
    checked: true,
    account: { holder: 'Ada Obi', codes: { sort: '01-02' } },
    transactions: [{ amount: 50, date: null }, ['a', 7]],
  };
  expect(pairs(data)).toEqual([
    ['checked', 'true'],
    ['account.holder', 'Ada Obi'],
    ['account.codes.sort', '01-02'],
    ['transactions[0].amount', '50'],
    ['transactions[0].date', null],
    ['transactions[1][0]', 'a'],
    ['transactions[1][1]', '7'],
  ]);
});

it('keeps what is empty, as it came', () => {
  expect(pairs({ name: '', list: [], object: {} })).toEqual([
    ['name', ''],
    ['list', '[]'],
    ['object', '{}'],
  ]);
});

it.each([
  ['a text', 'a text'],
  [0, '0'],
  [null, null],
  [undefined, null],
])('has a value for %j, which has no fields', (data, value) => {
  expect(pairs(data)).toEqual([['Value', value]]);
});

it('begins with the place in the list where the data is a list', () => {
  expect(pairs([{ a: 1 }])).toEqual([['[0].a', '1']]);
});
