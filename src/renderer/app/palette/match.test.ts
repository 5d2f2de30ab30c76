import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNamed, match, rank } from './match.ts';

const SCREENS = [
  'Create Order',
  'Transactions',
  'Third Party Transactions',
  'Global Offers',
  'Transactions (simple list)',
  'Payment Method Authentication',
  'Identity Verification',
  'Dispute Resolution',
  'Users',
  'Referrals',
  'Referral withdrawals',
  'Exchange Rate Limit',
  'Hybrid Order Options',
];

const best = (query: string) => rank(query, SCREENS, (name) => name);
const marked = (query: string, text: string) =>
  match(query, text)?.ranges.map(({ start, end }) => text.slice(start, end));

describe('finding a screen by its name', () => {
  it.each([
    ['trans', 'Transactions'],
    ['tpt', 'Third Party Transactions'],
    ['thpar', 'Third Party Transactions'],
    ['id ver', 'Identity Verification'],
    ['ver id', 'Identity Verification'],
    ['erl', 'Exchange Rate Limit'],
    ['EXCH', 'Exchange Rate Limit'],
    ['withd', 'Referral withdrawals'],
    ['ispute', 'Dispute Resolution'],
    ['order', 'Create Order'],
  ])("'%s' finds %s first", (query, name) => {
    expect(best(query)[0]).toBe(name);
  });

  it('puts the beginning of a name before a later word of it', () => {
    expect(best('transactions')).toEqual([
      'Transactions',
      'Transactions (simple list)',
      'Third Party Transactions',
    ]);
  });

  it('finds nothing where a word fits nowhere', () => {
    expect(best('users zebra')).toEqual([]);
    expect(best('xyz')).toEqual([]);
  });

  it('gives everything in its own order for an empty query', () => {
    expect(best('  ')).toEqual(SCREENS);
  });

  it('does not mind accents', () => {
    expect(match('jose', 'José Núñez')).not.toBeNull();
    expect(match('núñ', 'Jose Nunez')).not.toBeNull();
  });
});

describe('a query', () => {
  it.each([
    ['trans', 'Transactions'],
    ['erl', 'Exchange Rate Limit'],
    ['id ver', 'Identity Verification'],
    ['order', 'Create Order'],
    ['', 'Users'],
  ])("'%s' names %s", (query, name) => {
    expect(isNamed(query, name)).toBe(true);
  });

  it.each([
    ['ran', 'Transactions'],
    ['cor', 'Create Order'],
    ['tran bello', 'Transactions'],
    ['er', 'Exchange Rate Limit'],
  ])("'%s' does not name %s, which it fits or not", (query, name) => {
    expect(isNamed(query, name)).toBe(false);
  });
});

describe('the marked parts', () => {
  it('is what fits', () => {
    expect(marked('tpt', 'Third Party Transactions')).toEqual(['T', 'P', 'T']);
    expect(marked('id ver', 'Identity Verification')).toEqual(['Id', 'Ver']);
    expect(marked('spute', 'Dispute Resolution')).toEqual(['spute']);
    expect(marked('zoé', 'Zoë Øst')).toEqual(['Zoë']);
  });

  it('lies inside the text, in order, without overlap', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (query, text) => {
        let before = -1;
        for (const { start, end } of match(query, text)?.ranges ?? []) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
      }),
    );
  });
});
