import { describe, expect, it } from 'vitest';
import {
  ANY_COUNTRY,
  type CompanyOffer,
  comparedOffers,
  FIRST_SORT,
  OFFER_AMOUNTS,
  OFFER_CHOICES,
  OFFER_COUNTRIES,
  OFFER_SORTS,
  type OfferFilters,
} from './offer-comparison.ts';

const offer = (id: number, more: Partial<CompanyOffer> = {}): CompanyOffer => ({
  id,
  rate: 4,
  sent: '100',
  received: '9000.00',
  transferr_fee: '3.00',
  deliver_fee: '0.00',
  from_currency: 'USD',
  to_currency: 'NGN',
  from: 'USA',
  to: 'Nigeria',
  exchange_rate: '90.00',
  gift: null,
  gift_amount: null,
  duration: 2,
  promo_code: null,
  company_name: 'Harbour Remit',
  payment_method: 'bank',
  delivery_method: 'bank',
  service: { logo_url: '', garanty_by: null, garanty_by_logo: null },
  ...more,
});

const ALL: OfferFilters = {
  amountFilter: 0,
  fromFilter: ANY_COUNTRY,
  recepientFilter: ANY_COUNTRY,
  company: '',
};
const OFFERS = [
  offer(1, { received: '10000', duration: 4, transferr_fee: '9' }),
  offer(2, {
    received: '9500',
    duration: 1,
    transferr_fee: '10.5',
    from: 'Canada',
    sent: '100.00',
  }),
  offer(3, { received: '20', duration: 3, transferr_fee: '2', to: 'South Africa', sent: '150' }),
];
const ids = (filters: Partial<OfferFilters>, sort = 5) => {
  const chosen = OFFER_SORTS[sort];
  if (!chosen) throw new Error('there is no such sort');
  return comparedOffers(OFFERS, { ...ALL, ...filters }, chosen).map(({ id }) => id);
};

describe('the comparison of offers', () => {
  it.each([
    ['the exact amount sent, however written', { amountFilter: 100 }, [1, 2]],
    ['the country it comes from', { fromFilter: 'Canada' }, [2]],
    ['the country it goes to', { recepientFilter: 'South Africa' }, [3]],
    ['a part of the name of the company', { company: ' HARBOUR ' }, [3, 1, 2]],
    ['nothing where nothing fits', { amountFilter: 50 }, []],
  ])('narrows down to %s', { tags: ['3O17', '3O18', '3O28'] }, (_what, filters, expected) => {
    expect(ids(filters)).toEqual(expected);
  });

  it.each([
    [0, 'Recipient gets: high to low', [1, 2, 3]],
    [1, 'Recipient gets: low to high', [3, 2, 1]],
    [2, 'Duration: fast to long', [2, 3, 1]],
    [3, 'Duration: long to fast', [1, 3, 2]],
    [4, 'Transaction fee: high to low', [2, 1, 3]],
    [5, 'Transaction fee: low to high', [3, 1, 2]],
  ])('sort %i is %s', { tags: ['3O24'] }, (sort, label, expected) => {
    expect(OFFER_SORTS[sort]?.label).toBe(label);
    expect(ids({}, sort)).toEqual(expected);
  });

  it('sorts by the transaction fee, high to low, at first', { tags: ['3O25'] }, () => {
    expect(OFFER_SORTS[FIRST_SORT]?.label).toBe('Transaction fee: high to low');
  });

  it('offers the options of the specification', {
    tags: ['3O19', '3O20', '3O21', '3O22', '3O23'],
  }, () => {
    expect(OFFER_AMOUNTS).toEqual([0, 50, 100, 150, 200, 250, 300]);
    expect(OFFER_COUNTRIES).toEqual(['All', 'USA', 'Nigeria', 'South Africa', 'Canada', 'France']);
    expect(OFFER_CHOICES.durations).toEqual([
      'Any',
      'Within a day',
      '1 day',
      '2 days',
      '3 days',
      '4 days',
    ]);
    expect(OFFER_CHOICES.payments).toEqual([
      'Any',
      'P2P Bank Transfer',
      'ACH',
      'Debit Card',
      'Credit Card',
      'Wire Transfer',
      'Cash drop off',
    ]);
    expect(OFFER_CHOICES.deliveryMethods).toEqual([
      'Bank Deposit',
      'Mobile Money',
      'Cash Pick up',
      'Cash Delivery',
    ]);
    expect(OFFER_CHOICES.ratings).toEqual(['1', '2', '3', '4', '5']);
  });
});
