import { describe, expect, it } from 'vitest';
import { countryEndpoints } from './countries.ts';

const { method, path, answer } = countryEndpoints['countries.list'];

describe('the countries', () => {
  it('are read from data, each with its code, name, currency and flags', {
    tags: ['1N18', '2U11', '2X16', '3K07'],
  }, () => {
    const nigeria = {
      abbreviation: 'NG',
      country: 'Nigeria',
      currency: 'NGN',
      currencyModel: { currency_code: 'NGN', max_amount: 300_000, step: '1000' },
      sending: 1,
      receiving: true,
      continent: 'Africa',
      skip_payment_method_check: 0,
      locale: 'en-NG',
    };
    expect([method, path]).toEqual(['GET', 'countries']);
    expect(answer.parse({ data: [nigeria] })).toEqual([
      {
        ...nigeria,
        currencyModel: { currency_code: 'NGN', max_amount: '300000', step: '1000' },
        sending: true,
        skip_payment_method_check: false,
      },
    ]);
  });

  it('need no more than code and name', () => {
    expect(answer.parse([{ abbreviation: 'NG', country: 'Nigeria' }])).toEqual([
      {
        abbreviation: 'NG',
        country: 'Nigeria',
        currency: null,
        currencyModel: null,
        sending: false,
        receiving: false,
        continent: null,
        skip_payment_method_check: false,
        locale: null,
      },
    ]);
  });
});
