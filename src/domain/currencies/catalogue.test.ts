import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  type Currency,
  canTrade,
  currencyOf,
  currencySteps,
  flagLink,
  tradableWith,
} from './catalogue.ts';
import { paymentTypesOf } from './payment-types.ts';

function of(code: string): Currency {
  const found = currencyOf(code);
  if (!found) throw new Error(`the catalogue has no ${code}`);
  return found;
}

describe('the currency catalogue', () => {
  it('3Y01 3Y02 names every currency, its country, symbol, flag, amounts, types and partners', () => {
    for (const entry of CURRENCIES) {
      expect(entry.currency_code).toMatch(/^[A-Z]{3}$/u);
      expect(entry.flag).toMatch(/^[A-Z]{2}\.svg$/u);
      expect([entry.currency_name, entry.country_name, entry.symbol]).not.toContain('');
      expect(entry.is_poster_from_currency || entry.is_matcher_from_currency).toBe(true);
    }
    const partners = CURRENCIES.flatMap((entry) => entry.can_trade_with);
    expect(partners.filter((code) => currencyOf(code) === undefined)).toEqual([]);
    const types = CURRENCIES.flatMap((entry) => entry.payment_types);
    expect(types.flatMap(({ code, name }) => [code, name])).not.toContain('');
    const websites = types.flatMap(({ website }) => website ?? []);
    expect(websites.filter((website) => URL.parse(website)?.protocol !== 'https:')).toEqual([]);
    expect(of('NGN')).toMatchObject({
      currency_name: 'Nigerian naira',
      country_name: 'Nigeria',
      country_code: 'NG',
      symbol: '₦',
    });
    expect(of('EUR').country_code).toBeNull();
    expect(new Set(CURRENCIES.map((entry) => entry.currency_code)).size).toBe(31);
  });

  it('3Y03 3Y04 tells what an account of the currency is named by', () => {
    for (const code of ['EUR', 'GBP', 'SEK', 'USD', 'CAD']) {
      expect(of(code).account).toEqual({ paypal_id: 'email' });
    }
    for (const code of ['NGN', 'GHS', 'KES', 'ZAR']) {
      expect(Object.keys(of(code).account ?? {})).toEqual([
        'account_name',
        'account_number',
        'bank_code',
      ]);
    }
  });

  it('3Y05 leads to the flag under the countries images folder', () => {
    expect(flagLink(of('NGN'))).toBe('images/countries/NG.svg');
    expect(flagLink(of('EUR'))).toBe('images/countries/EU.svg');
  });

  it('3Y06 offers the amounts from the least to the most in steps', () => {
    const naira = currencySteps(of('NGN'));
    expect([naira.length, ...naira.slice(0, 2), naira.at(-1)]).toEqual([271, 30000, 31000, 300000]);
    // A most that no step reaches is not offered: 2000 steps from 13,000 end at 39,000.
    expect(currencySteps(of('TRY')).at(-1)).toBe(39_000);
    expect(currencySteps({ min_amount: 10, max_amount: 25, steps: 10 })).toEqual([10, 20]);
  });

  it.each([
    ['3Y07', ['EUR', 'USD', 'CAD', 'GBP', 'AUD', 'CHF', 'GIP'], [50, 1000, 50]],
    ['3Y08', ['NGN'], [30_000, 300_000, 1000]],
    ['3Y09', ['GHS', 'ZAR'], [500, 10_000, 500]],
    ['3Y09', ['KES'], [5000, 150_000, 5000]],
    ['3Y10', ['SEK', 'HKD', 'NOK'], [450, 9000, 450]],
    ['3Y11', ['DKK', 'HRK'], [350, 7000, 350]],
    ['3Y12', ['JPY'], [10_000, 200_000, 10_000]],
    ['3Y13', ['SGD', 'BGN', 'NZD'], [100, 2000, 100]],
    ['3Y14', ['MYR', 'RON'], [250, 5000, 250]],
    ['3Y15', ['HUF'], [15_000, 300_000, 15_000]],
    ['3Y15', ['ISK'], [7500, 150_000, 7500]],
    ['3Y16', ['CZK'], [150, 3000, 150]],
    ['3Y16', ['PLN'], [200, 4000, 200]],
    ['3Y17', ['AED'], [1750, 9000, 250]],
    ['3Y18', ['CNY'], [3500, 10_000, 500]],
    ['3Y19', ['INR'], [40_000, 120_000, 5000]],
    ['3Y20', ['TRY'], [13_000, 39_000, 2000]],
    ['3Y21', ['BRL'], [250, 10_000, 250]],
  ])('%s limits %j to %j', (_fact, codes, limits) => {
    for (const code of codes) {
      const { min_amount, max_amount, steps } = of(code);
      expect([min_amount, max_amount, steps]).toEqual(limits);
    }
  });

  it('3Y22 3Y23 lists what trades with what', () => {
    const african = ['NGN', 'GHS', 'KES', 'ZAR'];
    const others = CURRENCIES.filter(({ currency_code: code }) => !african.includes(code));
    for (const { can_trade_with } of others) expect(can_trade_with).toEqual(african);
    for (const code of ['GHS', 'KES', 'ZAR']) {
      expect(of(code).can_trade_with).toEqual(['CAD', 'EUR', 'USD', 'GBP']);
    }
    expect(of('NGN').can_trade_with).toEqual(['CAD', 'EUR', 'USD', 'GBP', 'SEK']);
  });

  it('lets two currencies trade when either lists the other', () => {
    expect([canTrade('NGN', 'AED'), canTrade('EUR', 'USD'), canTrade('NGN', 'GHS')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(canTrade('NGN', 'NGN')).toBe(false);
    expect(tradableWith('USD')).toEqual(['NGN', 'GHS', 'KES', 'ZAR']);
    expect(tradableWith('GHS').slice(0, 6)).toEqual(['CAD', 'EUR', 'USD', 'GBP', 'SEK', 'DKK']);
  });
});

describe('payment types', () => {
  const names = (code: string) => paymentTypesOf(code).map(({ name }) => name);

  it('3Y24 are Paypal and Sepa for euros, Paypal and Faster for pounds', () => {
    expect([names('EUR'), names('GBP')]).toEqual([
      ['Paypal', 'Sepa'],
      ['Paypal', 'Faster'],
    ]);
  });

  it('3Y25 are Paypal, Interac and a long list of institutions for Canadian dollars', () => {
    expect(names('CAD').slice(0, 2)).toEqual(['Paypal', 'Interac']);
    expect(names('CAD')).toEqual(
      expect.arrayContaining([
        'Royal Bank of Canada',
        'Desjardins',
        'Vancity',
        'Meridian Credit Union',
      ]),
    );
    expect(names('CAD').length).toBeGreaterThan(80);
  });

  it('3Y26 are a very long list of institutions for US dollars', () => {
    expect(names('USD')).toEqual(
      expect.arrayContaining(['JPMorgan Chase', 'Bank of America', 'Navy Federal Credit Union']),
    );
    expect(names('USD').length).toBeGreaterThan(280);
  });

  it('3Y27 are one local bank payment for each African currency', () => {
    const codes = ['NGN', 'GHS', 'KES', 'ZAR'].map((code) =>
      paymentTypesOf(code).map((type) => type.code),
    );
    expect(codes).toEqual([
      ['nigerian_bank_payment'],
      ['ghanaian_bank_payment'],
      ['kenyan_bank_payment'],
      ['south_african_bank_payment'],
    ]);
  });

  it('3Y28 are Sepa for most others, and none for dirhams', () => {
    expect([names('SEK'), names('PLN'), names('JPY')]).toEqual([['Sepa'], ['Sepa'], ['Sepa']]);
    expect(names('AED')).toEqual([]);
  });

  it('have codes of their own within a currency', () => {
    for (const { currency_code, payment_types } of CURRENCIES) {
      const codes = payment_types.map(({ code }) => code);
      expect(new Set(codes).size, currency_code).toBe(codes.length);
    }
    expect(paymentTypesOf('USD').find(({ name }) => name === 'M&T Bank')?.code).toBe('mandt_bank');
  });
});
