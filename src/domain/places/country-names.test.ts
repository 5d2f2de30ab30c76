import { describe, expect, it } from 'vitest';
import { countryCodeOf, countryLabel, countryName } from './country-names.ts';

describe('a country has one spelling', () => {
  it.each([
    ['NG', 'Nigeria'],
    ['gb', 'United Kingdom'],
    ['TR', 'Turkey'],
    ['CZ', 'Czech Republic'],
    ['HK', 'Hong Kong'],
    ['BA', 'Bosnia and Herzegovina'],
    ['VC', 'Saint Vincent and the Grenadines'],
    ['CI', 'Ivory Coast'],
    ['CD', 'Democratic Republic of the Congo'],
    ['CG', 'Congo'],
    ['MM', 'Myanmar'],
    ['MO', 'Macau'],
    ['LC', 'Saint Lucia'],
    ['QZ', 'QZ'],
    ['Atlantis', 'Atlantis'],
  ])('%s is called %s', (code, name) => {
    expect(countryName(code)).toBe(name);
  });

  it.each([
    ['Türkiye', 'TR'],
    ['turkey', 'TR'],
    [' Czechia ', 'CZ'],
    ['United States of America', 'US'],
    ['usa', 'US'],
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['UAE', 'AE'],
    ['Republic of Korea', 'KR'],
    ['Russian Federation', 'RU'],
    ['Viet Nam', 'VN'],
    // Also the system's name of an old code.
    ['Russia', 'RU'],
    ['Serbia', 'RS'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Côte d’Ivoire', 'CI'],
    ['Atlantis', null],
    ['QZ', null],
  ])('%s is %s, however a server spells it', (name, code) => {
    expect(countryCodeOf(name)).toBe(code);
  });

  it('looks the same if a server sends its code, its name, or both', () => {
    for (const [code, name] of [
      ['US', 'United States of America'],
      ['us', null],
      [null, 'USA'],
      [null, 'United States'],
    ] as const) {
      expect(countryLabel(code, name)).toBe('United States');
    }
    expect(countryLabel(null, 'Atlantis')).toBe('Atlantis');
    expect(countryLabel('QZ', 'Atlantis')).toBe('Atlantis');
    expect(countryLabel('QZ', null)).toBe('QZ');
    expect(countryLabel(null, null)).toBeNull();
  });
});
