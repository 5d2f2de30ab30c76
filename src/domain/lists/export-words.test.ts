import { describe, expect, it } from 'vitest';
import { formatCalendarDay } from '../time/format.ts';
import { daysInWords, periodName, periodRange } from '../time/period.ts';
import { IN_UTC } from '../time/testing.ts';
import {
  exportName,
  exportSentence,
  filterWord,
  periodWord,
  searchWord,
  userWord,
} from './export-words.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const shown = (day: string) => formatCalendarDay(day, IN_UTC);
const OCTOBER = { from: '2026-10-01T00:00:00.000Z', to: '2026-10-31T23:59:59.999Z' };
const WORDS = [
  filterWord('Status', 'Completed'),
  periodWord({ label: 'Posted at', isDefault: true }, OCTOBER, shown),
];

describe('the sentence of an export', () => {
  it('says the count of the list, the filters in words and the period with its zone', () => {
    expect(exportSentence('orders', 1341, WORDS)).toBe(
      '1,341 orders · Completed · posted 10/1/2026 to 10/31/2026 (UTC)',
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
    const completed = periodWord({ label: 'Completed at', isDefault: false }, OCTOBER, shown);
    expect(completed.text).toBe('completed 10/1/2026 to 10/31/2026 (UTC)');
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
    const nameOf = (label: string) => periodWord({ label, isDefault: true }, OCTOBER, shown).name;
    expect(nameOf('Attended At')).toBe('attended 2026-10');
    expect(nameOf('Paid at noon')).toBe('paid at noon 2026-10');
  });
});

it.each([
  ['this_month', '11/1/2026 to 11/30/2026', '2026-11'],
  ['yesterday', '11/19/2026', '2026-11-19'],
  ['this_week', '11/16/2026 to 11/22/2026', '2026-11-16-to-2026-11-22'],
] as const)('%s is %s', (preset, words, name) => {
  const range = periodRange(preset, NOW);
  expect(range && [daysInWords(range, shown), periodName(range)]).toEqual([words, name]);
});

it.each([
  ['2025-01-01', '2025-12-31', '2025'],
  ['2024-02-01', '2024-02-29', '2024-02'],
  ['2025-12-30', '2026-01-02', '2025-12-30-to-2026-01-02'],
  ['2026-12-30', '2027-01-02', '2026-12-30-to-2027-01-02'],
  ['2026-01-01', '2026-12-30', '2026-01-01-to-2026-12-30'],
  ['2026-01-02', '2026-12-31', '2026-01-02-to-2026-12-31'],
  ['2026-10-02', '2026-10-31', '2026-10-02-to-2026-10-31'],
  ['2026-10-01', '2026-10-30', '2026-10-01-to-2026-10-30'],
  ['2026-10-01', '2026-11-30', '2026-10-01-to-2026-11-30'],
  ['2025-01-01', '2026-12-31', '2025-01-01-to-2026-12-31'],
])('the name of a file says from %s to %s as %s', (first, last, name) => {
  const range = { from: `${first}T00:00:00.000Z`, to: `${last}T23:59:59.999Z` };
  expect(periodName(range)).toBe(name);
});
