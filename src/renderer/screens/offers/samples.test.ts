import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { OFFER_COUNTRIES } from '#domain/rates/offer-comparison.ts';
import { SAMPLE_OFFERS } from './samples.ts';

const FIELDS = [
  'id',
  'rate',
  'sent',
  'received',
  'transferr_fee',
  'deliver_fee',
  'from_currency',
  'to_currency',
  'from',
  'to',
  'exchange_rate',
  'gift',
  'gift_amount',
  'duration',
  'promo_code',
  'company_name',
  'payment_method',
  'delivery_method',
  'service',
];

describe('the sample offers', () => {
  it('have the fields of an offer', { tags: ['3O26', '3O27'] }, () => {
    for (const offer of SAMPLE_OFFERS) {
      expect(Object.keys(offer).toSorted()).toEqual(FIELDS.toSorted());
      expect(Object.keys(offer.service).toSorted()).toEqual([
        'garanty_by',
        'garanty_by_logo',
        'logo_url',
      ]);
    }
    expect(new Set(SAMPLE_OFFERS.map(({ id }) => id)).size).toBe(SAMPLE_OFFERS.length);
  });

  it('are consistent: the received amount follows from the sent one', () => {
    for (const { sent, received, exchange_rate: rate, rate: stars, from, to } of SAMPLE_OFFERS) {
      expect(new Big(sent).times(rate).eq(received)).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(stars);
      expect(OFFER_COUNTRIES).toEqual(expect.arrayContaining([from, to]));
    }
  });
});
