import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CATALOGUE,
  FILTER_CURRENCY_PAIRS,
  PAYMENT_TYPES,
  publishTypes,
} from './catalogue.ts';

describe('the catalogue', () => {
  it('holds the pairs of the currency filter', { tags: ['1F03'] }, () => {
    expect(FILTER_CURRENCY_PAIRS.map(({ from, to }) => `${from} to ${to}`)).toEqual([
      'NGN to USD',
      'NGN to EUR',
      'NGN to CAD',
      'NGN to GBP',
      'GHS to USD',
      'GHS to CAD',
      'GHS to GBP',
      'GHS to EUR',
    ]);
  });

  it('holds the payment types', { tags: ['1F12'] }, () => {
    expect(PAYMENT_TYPES.map(({ value }) => value)).toEqual(['admin', 'mono', 'stripe']);
  });

  it('has a bank-link and a card provider to publish an order with', { tags: ['1F13'] }, () => {
    const { paymentTypes } = DEFAULT_CATALOGUE;
    expect(publishTypes(paymentTypes).map(({ value }) => value)).toEqual(['mono', 'stripe']);
  });
});
