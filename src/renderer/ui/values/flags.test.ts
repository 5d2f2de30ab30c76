import { describe, expect, it } from 'vitest';
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
});
