import { describe, expect, it } from 'vitest';
import { CURRENCIES, flagOf } from '#domain/currencies/catalogue.ts';
import { countryCode, flagLink, flagUrl } from './flags.ts';

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

  it('exists for every currency, as the image that its entry names', { tags: ['3Y05'] }, () => {
    for (const { currency_code: code, flag } of CURRENCIES) {
      expect(flagUrl(flagOf(code) ?? '')).toContain(flagLink(flag ?? '?'));
    }
    expect(flagLink('NG.svg')).toBe('country-flag-icons/3x2/NG.svg');
  });
});
