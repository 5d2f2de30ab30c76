import { describe, expect, it } from 'vitest';
import { readListState, writeListState } from '#renderer/ui/list/state/state.ts';
import { ORDER_FILTERS, toOrderFilters } from './filters.ts';

const SHAPE = { id: 'transactions', filters: ORDER_FILTERS, orders: [] };
const NOW = new Date('2026-11-20T15:00:00Z');

const fromUrl = (query: string) =>
  toOrderFilters(readListState(SHAPE, new URLSearchParams(query)).filters, NOW);

/** What is left once everything undefined is gone, as on the wire. */
const sent = (query: string): unknown => JSON.parse(JSON.stringify(fromUrl(query)));

describe('the filters of the orders list', () => {
  it('send the default date of the period and nothing else when nothing is chosen', {
    tags: ['1F10'],
  }, () => {
    expect(sent('')).toEqual({ periodTarget: 'posted_at' });
  });

  it('send the ranges with their open ends left out', { tags: ['1F01'] }, () => {
    expect(sent('sent=100..500&received=..20.5')).toMatchObject({
      posterAmount: { from: '100', to: '500' },
      matcherAmount: { to: '20.5' },
    });
  });

  it('send each pair of currencies as parallel entries', { tags: ['1F03'] }, () => {
    expect(sent('currency=NGN-USD,GHS-EUR,NGN-EUR')).toMatchObject({
      fromCurrency: ['NGN', 'GHS', 'NGN'],
      toCurrency: ['USD', 'EUR', 'EUR'],
    });
  });

  it('send all the others under the names of the specification', { tags: ['1F19'] }, () => {
    const query =
      'matcherCountry=US&status=matched,completed&type=hybrid&partialMatch=1&paymentType=stripe&paymentProvider=3&refundStatus=failed&period=yesterday@completed_at';
    expect(sent(query)).toEqual({
      matcherCountry: 'US',
      statuses: ['matched', 'completed'],
      type: 'hybrid',
      partialMatch: '1',
      paymentType: 'stripe',
      paymentProvider: '3',
      refundStatuses: ['failed'],
      period: { from: '2026-11-19T00:00:00.000Z', to: '2026-11-19T23:59:59.999Z' },
      periodTarget: 'completed_at',
    });
  });

  it('have no custom period until both of its days are set', { tags: ['1F09'] }, () => {
    expect(sent('period=2026-01-01..2026-01-31')).toMatchObject({
      period: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
    });
    expect(sent('period=2026-01-01..')).toEqual({ periodTarget: 'posted_at' });
    const half = { preset: 'custom' as const, days: { start: '2026-01-01' }, target: 'posted_at' };
    expect(ORDER_FILTERS.period.isComplete({ ...half, target: 'posted_at' })).toBe(false);
  });

  it('come back from the URL they wrote', () => {
    const query =
      'sent=1..2&currency=NGN-USD&status=matched&period=2026-01-01..2026-01-31@cancelled_at';
    const state = readListState(SHAPE, new URLSearchParams(query));
    expect(decodeURIComponent(writeListState(SHAPE, state).toString())).toBe(query);
  });

  it('take a range that is not one as no range', () => {
    expect(sent('sent=abc..5&received=9..1')).toEqual({ periodTarget: 'posted_at' });
  });
});
