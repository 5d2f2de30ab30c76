import { describe, expect, it } from 'vitest';
import { CURRENCIES, flagOf } from '#domain/currencies/catalogue.ts';
import { countryCode, flagUrl } from './flags.ts';

describe('the country and its flag', () => {
  it.each([
    ['ng', 'NG'],
    ['Nigeria', 'NG'],
    [' canada ', 'CA'],
    ['QZ', null],
    ['Atlantis', null],
    ['../../logo', null],
  ])('%s has the code %s', (country, code) => {
    expect(countryCode(country)).toBe(code);
  });

  it('has a flag by its code, in either case', { tags: ['1D16'] }, () => {
    expect(flagUrl('NG')).toContain('NG.svg');
    expect(flagUrl('ng')).toBe(flagUrl('NG'));
    expect(flagUrl('QZ')).toBeUndefined();
  });

  it('exists for every currency that names one', () => {
    const flags = CURRENCIES.flatMap(({ currency_code: code }) => flagOf(code) ?? []);
    expect(flags.filter((code) => flagUrl(code) === undefined)).toEqual([]);
  });
});
