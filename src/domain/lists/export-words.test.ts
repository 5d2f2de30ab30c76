import { describe, expect, it } from 'vitest';
import { periodInWords, periodName, periodRange } from '../time/period.ts';
import {
  exportName,
  exportSentence,
  filterWord,
  periodWord,
  searchWord,
  userWord,
} from './export-words.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const OCTOBER = { from: '2026-10-01T00:00:00.000Z', to: '2026-10-31T23:59:59.999Z' };
const WORDS = [
  filterWord('Status', 'Completed'),
  periodWord({ label: 'Posted at', isDefault: true }, OCTOBER, NOW),
];

describe('the sentence of an export', () => {
  it('says the count of the list, the filters in words and the period with its zone', () => {
    expect(exportSentence('orders', 1341, WORDS)).toBe(
      '1,341 orders · Completed · posted 1–31 October (UTC)',
    );
    expect(exportSentence('pending matches', 1, [])).toBe('1 pending match · no filters');
    expect(exportSentence('transactions', 1, [])).toBe('1 transaction · no filters');
  });

  it('says that the count is not known', () => {
    expect(exportSentence('orders', null, [searchWord('Ada')])).toBe(
      'Number of orders not known · search ‘Ada’',
    );
  });

  it('names the filter where its value does not say what it is', () => {
    expect(filterWord('Refund Status', 'Completed').text).toBe('Refund Status Completed');
  });
});

describe('the name of an exported file', () => {
  it('has the filters and the period', () => {
    expect(exportName('Transactions', WORDS)).toBe('transactions-completed-posted-2026-10');
    expect(exportName('Users', [])).toBe('users');
  });

  it('says by which date a period is, where it is not the first one', () => {
    const completed = periodWord({ label: 'Completed at', isDefault: false }, OCTOBER, NOW);
    expect(completed.text).toBe('completed 1–31 October (UTC)');
    expect(exportName('Transactions', [filterWord('Status', 'Completed'), completed])).toBe(
      'transactions-completed-by-completed-2026-10',
    );
  });

  it('says whose rows it has, by the ID', () => {
    expect(exportSentence('payments', 3, [userWord('8')])).toBe('3 payments · of user 8');
    expect(exportName('Payments', [userWord('8')])).toBe('payments-user-8');
  });

  it('has safe characters only, and no text of a search', () => {
    const words = [filterWord('Matcher Country', 'Côte d’Ivoire / ../'), searchWord('Ada Obi')];
    expect(exportName('Transactions', words)).toBe(
      'transactions-matcher-country-cote-d-ivoire-search',
    );
  });

  it('stays short, and says that filters are left out of it', () => {
    const words = [
      filterWord('Status', 'Completed'),
      filterWord('Currency', 'NGN to USD, '.repeat(9)),
    ];
    expect(exportName('Transactions', words)).toBe('transactions-completed-and-more');
  });

  it('may have 71 characters before those that say so', () => {
    const upTo = (length: number) => filterWord('City', 'x'.repeat(length - 'list-city-'.length));
    expect(exportName('List', [upTo(71)])).toHaveLength(71);
    expect(exportName('List', [upTo(72)])).toBe('list-and-more');
  });

  it('says the date of a period without its last word', () => {
    const nameOf = (label: string) => periodWord({ label, isDefault: true }, OCTOBER, NOW).name;
    expect(nameOf('Attended At')).toBe('attended 2026-10');
    expect(nameOf('Paid at noon')).toBe('paid at noon 2026-10');
  });
});

it.each([
  ['this_month', '1–30 November', '2026-11'],
  ['yesterday', '19 November', '2026-11-19'],
  ['this_week', '16–22 November', '2026-11-16-to-2026-11-22'],
] as const)('%s is %s', (preset, words, name) => {
  const range = periodRange(preset, NOW);
  expect(range && [periodInWords(range, NOW), periodName(range)]).toEqual([words, name]);
});

it('a period of another year has its year', () => {
  const year = { from: '2025-01-01T00:00:00.000Z', to: '2025-12-31T23:59:59.999Z' };
  expect(periodName(year)).toBe('2025');
  expect(periodInWords(year, NOW)).toBe('1 January – 31 December 2025');
  const month = { from: '2024-02-01T00:00:00.000Z', to: '2024-02-29T23:59:59.999Z' };
  expect([periodInWords(month, NOW), periodName(month)]).toEqual(['1–29 February 2024', '2024-02']);
});

it.each([
  ['2025-12-30', '2026-01-02', '30 December 2025 – 2 January 2026', '2025-12-30-to-2026-01-02'],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027', '2026-12-30-to-2027-01-02'],
  ['2026-01-01', '2026-12-30', '1 January – 30 December', '2026-01-01-to-2026-12-30'],
  ['2026-01-02', '2026-12-31', '2 January – 31 December', '2026-01-02-to-2026-12-31'],
  ['2026-10-02', '2026-10-31', '2–31 October', '2026-10-02-to-2026-10-31'],
  ['2026-10-01', '2026-10-30', '1–30 October', '2026-10-01-to-2026-10-30'],
  ['2026-10-01', '2026-11-30', '1 October – 30 November', '2026-10-01-to-2026-11-30'],
  ['2025-01-01', '2026-12-31', '1 January 2025 – 31 December 2026', '2025-01-01-to-2026-12-31'],
])('from %s to %s is %s', (first, last, words, name) => {
  const range = { from: `${first}T00:00:00.000Z`, to: `${last}T23:59:59.999Z` };
  expect([periodInWords(range, NOW), periodName(range)]).toEqual([words, name]);
});
