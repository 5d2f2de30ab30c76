import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  type Currency,
  canTrade,
  currencyOf,
  currencySteps,
  flagOf,
  listedBy,
  tradableWith,
} from './catalogue.ts';

function of(code: string): Currency {
  const found = currencyOf(code);
  if (!found) throw new Error(`the catalogue has no ${code}`);
  return found;
}

/** The limits of the currencies: one text if all have the same. */
const limitsOf = (codes: string): string => {
  const limits = codes.split(' ').map((code) => {
    const { min_amount, max_amount, steps } = of(code);
    return `${min_amount} to ${max_amount} by ${steps}`;
  });
  return [...new Set(limits)].join(', ');
};

describe('the currency catalogue', () => {
  it('names every currency, its country, symbol, flag, amounts, types and partners', {
    tags: ['3Y01', '3Y02'],
  }, () => {
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

  it('names the identifier of an account in the currency', { tags: ['3Y03', '3Y04'] }, () => {
    for (const code of ['EUR', 'GBP', 'SEK', 'DKK', 'CHF', 'PLN', 'HRK', 'USD', 'CAD']) {
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

  it('gives the flag of the European Union to the euro alone', { tags: ['3Y05'] }, () => {
    expect(['EUR', 'NGN', 'XOF', ''].map((code) => flagOf(code))).toEqual(['EU', 'NG', null, null]);
    expect(CURRENCIES.filter(({ flag }) => flag === 'EU.svg')).toEqual([of('EUR')]);
  });

  it('ends at the maximum, in every currency', { tags: ['3Y06'] }, () => {
    for (const entry of CURRENCIES) expect(currencySteps(entry).at(-1)).toBe(entry.max_amount);
  });

  it('offers the amounts from the least to the most in steps', { tags: ['3Y06'] }, () => {
    const naira = currencySteps(of('NGN'));
    expect([naira.length, ...naira.slice(0, 2), naira.at(-1)]).toEqual([271, 30000, 31000, 300000]);
    // A most that no step reaches is not offered: 2000 steps from 13,000 end at 39,000.
    expect(currencySteps(of('TRY')).at(-1)).toBe(39_000);
    expect(currencySteps({ min_amount: 10, max_amount: 25, steps: 10 })).toEqual([10, 20]);
  });

  it('offers no amount outside the limits and skips none, whatever the limits are', {
    tags: ['3Y06'],
  }, () => {
    const limits = fc
      .tuple(
        fc.integer({ min: 1, max: 50_000 }),
        fc.nat(500_000),
        fc.integer({ min: 1, max: 2000 }),
      )
      .map(([min, more, steps]) => ({ min_amount: min, max_amount: min + more, steps }));
    fc.assert(
      fc.property(limits, (given) => {
        const offered = currencySteps(given);
        expect(offered[0]).toBe(given.min_amount);
        const left = given.max_amount - (offered.at(-1) ?? 0);
        expect(left >= 0 && left < given.steps).toBe(true);
        const gaps = offered.slice(1).map((amount, index) => amount - (offered[index] ?? 0));
        expect(gaps.every((gap) => gap === given.steps)).toBe(true);
      }),
    );
  });

  it('EUR, USD, CAD, GBP', { tags: ['3Y07'] }, () =>
    expect(limitsOf('EUR USD CAD GBP')).toBe('50 to 1000 by 50'),
  );
  it('AUD, CHF, GIP', { tags: ['3Y07'] }, () =>
    expect(limitsOf('AUD CHF GIP')).toBe('50 to 1000 by 50'),
  );
  it('NGN', { tags: ['3Y08'] }, () => expect(limitsOf('NGN')).toBe('30000 to 300000 by 1000'));
  it('GHS, ZAR', { tags: ['3Y09'] }, () => expect(limitsOf('GHS ZAR')).toBe('500 to 10000 by 500'));
  it('KES', { tags: ['3Y09'] }, () => expect(limitsOf('KES')).toBe('5000 to 150000 by 5000'));
  it('SEK, HKD, NOK', { tags: ['3Y10'] }, () =>
    expect(limitsOf('SEK HKD NOK')).toBe('450 to 9000 by 450'),
  );
  it('DKK, HRK', { tags: ['3Y11'] }, () => expect(limitsOf('DKK HRK')).toBe('350 to 7000 by 350'));
  it('JPY', { tags: ['3Y12'] }, () => expect(limitsOf('JPY')).toBe('10000 to 200000 by 10000'));
  it('SGD, BGN, NZD', { tags: ['3Y13'] }, () =>
    expect(limitsOf('SGD BGN NZD')).toBe('100 to 2000 by 100'),
  );
  it('MYR, RON', { tags: ['3Y14'] }, () => expect(limitsOf('MYR RON')).toBe('250 to 5000 by 250'));
  it('HUF', { tags: ['3Y15'] }, () => expect(limitsOf('HUF')).toBe('15000 to 300000 by 15000'));
  it('ISK', { tags: ['3Y15'] }, () => expect(limitsOf('ISK')).toBe('7500 to 150000 by 7500'));
  it('CZK', { tags: ['3Y16'] }, () => expect(limitsOf('CZK')).toBe('150 to 3000 by 150'));
  it('PLN', { tags: ['3Y16'] }, () => expect(limitsOf('PLN')).toBe('200 to 4000 by 200'));
  it('AED', { tags: ['3Y17'] }, () => expect(limitsOf('AED')).toBe('1750 to 9000 by 250'));
  it('CNY', { tags: ['3Y18'] }, () => expect(limitsOf('CNY')).toBe('3500 to 10000 by 500'));
  it('INR', { tags: ['3Y19'] }, () => expect(limitsOf('INR')).toBe('40000 to 120000 by 5000'));
  it('TRY', { tags: ['3Y20'] }, () => expect(limitsOf('TRY')).toBe('13000 to 39000 by 2000'));
  it('BRL', { tags: ['3Y21'] }, () => expect(limitsOf('BRL')).toBe('250 to 10000 by 250'));

  it('lists what trades with what', { tags: ['3Y22', '3Y23'] }, () => {
    const african = ['NGN', 'GHS', 'KES', 'ZAR'];
    const others = CURRENCIES.filter(({ currency_code: code }) => !african.includes(code));
    for (const { can_trade_with } of others) expect(can_trade_with).toEqual(african);
    for (const code of ['GHS', 'KES', 'ZAR']) {
      expect(of(code).can_trade_with).toEqual(['CAD', 'EUR', 'USD', 'GBP']);
    }
    expect(of('NGN').can_trade_with).toEqual(['CAD', 'EUR', 'USD', 'GBP', 'SEK']);
  });

  it('lists also the currencies that list a currency but are not in its row', {
    tags: ['3Y23'],
  }, () => {
    expect(listedBy('GHS')).toEqual(expect.arrayContaining(['EUR', 'SEK', 'JPY', 'INR']));
    expect(listedBy('GHS')).toHaveLength(27);
    expect([listedBy('USD'), listedBy('SEK'), listedBy('JPY'), listedBy('XAF')]).toEqual([
      ['NGN', 'GHS', 'KES', 'ZAR'],
      ['NGN'],
      [],
      [],
    ]);
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
  const names = (code: string) => of(code).payment_types.map(({ name }) => name);

  it('are Paypal and Sepa for euros, Paypal and Faster for pounds', { tags: ['3Y24'] }, () => {
    expect([names('EUR'), names('GBP')]).toEqual([
      ['Paypal', 'Sepa'],
      ['Paypal', 'Faster'],
    ]);
  });

  it('are Paypal, Interac and a long list of institutions for Canadian dollars', {
    tags: ['3Y25'],
  }, () => {
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

  it('are a very long list of institutions for US dollars', { tags: ['3Y26'] }, () => {
    expect(names('USD')).toEqual(
      expect.arrayContaining(['JPMorgan Chase', 'Bank of America', 'Navy Federal Credit Union']),
    );
    expect(names('USD').length).toBeGreaterThan(280);
  });

  it('are one local bank payment for each African currency', { tags: ['3Y27'] }, () => {
    const codes = ['NGN', 'GHS', 'KES', 'ZAR'].map((code) =>
      of(code).payment_types.map((type) => type.code),
    );
    expect(codes).toEqual([
      ['nigerian_bank_payment'],
      ['ghanaian_bank_payment'],
      ['kenyan_bank_payment'],
      ['south_african_bank_payment'],
    ]);
  });

  it('are Sepa for most others, and none for dirhams', { tags: ['3Y28'] }, () => {
    const own = ['EUR', 'GBP', 'CAD', 'USD', 'NGN', 'GHS', 'KES', 'ZAR', 'AED'];
    const others = CURRENCIES.filter(({ currency_code: code }) => !own.includes(code));
    expect(others).toHaveLength(22);
    for (const { payment_types: types } of others) {
      expect(types.map(({ name }) => name)).toEqual(['Sepa']);
    }
    expect(of('AED').payment_types).toEqual([]);
  });

  it('have separate codes within a currency', () => {
    for (const { currency_code, payment_types } of CURRENCIES) {
      const codes = payment_types.map(({ code }) => code);
      expect(new Set(codes).size, currency_code).toBe(codes.length);
    }
    expect(of('USD').payment_types.find(({ name }) => name === 'M&T Bank')?.code).toBe(
      'mandt_bank',
    );
  });
});
