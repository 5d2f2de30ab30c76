/** The query that the filters of a list make. */
import { describe, expect, it } from 'vitest';
import type { AskedFilter } from './filter.ts';
import { CURRENCY_PAIR_OPTIONS, inField, pairsQuery, queryOf, withQuery } from './query.ts';

/** A filter on a text that is asked for in capitals. */
const text: AskedFilter<string, string> = {
  label: 'Text',
  empty: '',
  isComplete: () => true,
  read: (given) => given,
  write: (value) => value || null,
  asked: (value) => value.toUpperCase() || undefined,
  Field: () => null,
  useWords: (value) => value,
};

const NOW = new Date('2026-03-18T12:00:00Z');

describe('the query of a table of filters', () => {
  it('has the value of each filter in its field, and undefined where it filters nothing', () => {
    const toQuery = queryOf<{ name?: string | undefined; city?: string | undefined }>()({
      name: inField('name', text),
      place: inField('city', text),
    });
    expect(toQuery({ name: 'ada', place: 'lagos' })).toEqual({ name: 'ADA', city: 'LAGOS' });
    expect(toQuery({ name: '', place: 'lagos' })).toStrictEqual({ name: undefined, city: 'LAGOS' });
  });

  it('has the fields of the first filter that sets them, also where that is false', () => {
    const both = withQuery(text, (value) =>
      value === 'poster' ? { posts: true, accepts: false } : {},
    );
    const accepts = withQuery(text, (value) => ({ accepts: value === 'yes' }));
    const toQuery = queryOf<{ posts?: boolean; accepts?: boolean }>()({ both, accepts });
    expect(toQuery({ both: 'poster', accepts: 'yes' })).toEqual({ posts: true, accepts: false });
    expect(toQuery({ both: '', accepts: 'yes' })).toEqual({ accepts: true });
  });

  it('is made of the given time', () => {
    const since = withQuery(text, (_value, now) => ({ since: now.toISOString() }));
    const toQuery = queryOf<{ since?: string }>()({ since });
    expect(toQuery({ since: '' }, NOW)).toEqual({ since: '2026-03-18T12:00:00.000Z' });
  });
});

describe('pairs of currencies', () => {
  it('read as a sentence, and are one value each', () => {
    expect(CURRENCY_PAIR_OPTIONS).toContainEqual({ value: 'NGN-USD', label: 'NGN to USD' });
  });

  it('are two lists in parallel in the query, and nothing without a choice', () => {
    expect(pairsQuery(['NGN-USD', 'GBP-EUR'])).toEqual({
      fromCurrency: ['NGN', 'GBP'],
      toCurrency: ['USD', 'EUR'],
    });
    expect(pairsQuery(['NGN'])).toEqual({ fromCurrency: ['NGN'], toCurrency: [''] });
    expect(pairsQuery([])).toStrictEqual({ fromCurrency: undefined, toCurrency: undefined });
  });
});
