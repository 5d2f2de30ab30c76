/** Two currencies are never added: not by a column that declares amounts, nor by any other place that adds. */
import { expect, it } from 'vitest';
import { sumsByCurrency } from '#domain/money/sums.ts';
import type { Figure } from '#domain/orders/figures.ts';
import type { Column } from '#renderer/ui/grid/columns/column.tsx';
import { sumsOf } from '#renderer/ui/list/part/selecting.tsx';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  './screens/**/columns.{ts,tsx}',
  { eager: true },
);
const sources = import.meta.glob<string>(
  '../{contract,domain,renderer,main,sandbox}/**/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const isColumn = (value: unknown): value is Column<unknown> =>
  typeof value === 'object' && value !== null && 'header' in value && 'text' in value;

/** The columns that declare amounts, of all lists and tables. */
const ofAmounts = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, columns]) =>
    (Array.isArray(columns) ? columns : [])
      .filter(isColumn)
      .filter(({ amount, isSummed = true }) => amount && isSummed)
      .map((column) => [`${file} ${name} ${column.id}`, column] as const),
  ),
);

/** A row of any list, with one amount in all its amounts and one currency in all its currencies. */
const row = (amount: string, currency: string | null): object =>
  new Proxy(
    {},
    {
      get(_row, field) {
        const name = String(field);
        if (name.includes('currency')) return currency;
        if (/amount|fee/u.test(name)) return amount;
        if (name === 'exchange_rate' || name === 'match_id') return '1';
        return ['match', 'order'].includes(name) ? row(amount, currency) : null;
      },
    },
  );

it('all lists with amounts are looked at', () => {
  const files = Object.keys(sources).filter((file) => sources[file]?.includes('moneyColumn('));
  for (const file of files) expect(file).toMatch(/columns\.tsx$|\/ui\/grid\/columns\/|sums\.test/u);
  expect(ofAmounts.length).toBeGreaterThan(15);
});

it.each(ofAmounts)('%s adds up each currency by itself', (_name, column) => {
  const rows = [row('0.1', 'USD'), row('5', 'NGN'), row('0.2', 'USD'), row('7', null)];
  const [sums] = sumsOf([column], rows);
  const currencies = rows.flatMap((each) => column.amount?.(each).currency ?? []);
  // A column whose currency is never known has no sum.
  expect((sums?.sums ?? []).map(({ currency }) => currency)).toEqual([...new Set(currencies)]);
  for (const { amount, currency } of sums?.sums ?? []) {
    const own = rows.filter((each) => column.amount?.(each).currency === currency);
    expect(sumsOf([column], own)[0]?.sums).toEqual([{ amount, currency }]);
  }
});

it.each<[string, Figure[], object]>([
  [
    'are exact',
    [
      { amount: '0.1', currency: 'USD' },
      { amount: '0.2', currency: 'USD' },
    ],
    { sums: [{ amount: '0.3', currency: 'USD' }], unknown: 0 },
  ],
  [
    'have all digits of large amounts',
    [
      { amount: '999999999999999.99', currency: 'NGN' },
      { amount: '0.01', currency: 'NGN' },
    ],
    { sums: [{ amount: '1000000000000000', currency: 'NGN' }], unknown: 0 },
  ],
  [
    'take what is negative off',
    [
      { amount: '100', currency: 'JPY' },
      { amount: '-130', currency: 'JPY' },
    ],
    { sums: [{ amount: '-30', currency: 'JPY' }], unknown: 0 },
  ],
  [
    'count what is not known',
    [
      { amount: null, currency: 'USD' },
      { amount: { unreadable: '1,5' }, currency: 'USD' },
      { amount: '1', currency: null },
    ],
    { sums: [], unknown: 3 },
  ],
])('sums of rows %s', (_what, figures, sums) => {
  expect(sumsByCurrency(figures)).toEqual(sums);
});

/** What adds amounts outside `sums.ts`, and why no two currencies meet there. */
const ADDING: Readonly<Record<string, string>> = {
  'domain/money/money.ts': 'declares it',
  'domain/money/sums.ts': 'by currency',
  'domain/orders/totals/currency-totals.ts':
    'as the network adds them, to see whether the parts add up',
  'domain/orders/figures.ts': 'an amount and its fee, if they have one currency',
  'domain/rates/hybrid-options.ts': 'a step of a rate',
  'domain/transfer/amounts.ts': 'what is sent and its fee',
  'domain/transfer/calculator.ts': 'rates',
  'domain/transfer/rates.ts': 'rates',
  'domain/users/statistics.ts': 'a chart of one currency',
  'sandbox/world/orders/quotes.ts': 'rates',
};

it('amounts are added in no other place than those known to add one currency', () => {
  const adding = Object.keys(sources)
    .filter((file) => !file.includes('.test.') && /\bplus\(/u.test(sources[file] ?? ''))
    .map((file) => file.replace('../', '').replace('./', 'renderer/'));
  expect(adding.toSorted()).toEqual(Object.keys(ADDING).toSorted());
});
