import { describe, expect, it } from 'vitest';
import { countryOfNumber, hasDialPrefix, withDialPrefix } from './dialling.ts';

const COUNTRIES = [
  { iso2: 'BV', phone_code: '0055' },
  { iso2: 'CA', phone_code: '1' },
  { iso2: 'CN', phone_code: '86' },
  { iso2: 'DO', phone_code: '1-809 and +1-829' },
  { iso2: 'GB', phone_code: '44' },
  { iso2: 'GG', phone_code: '+44' },
  { iso2: 'SX', phone_code: '1-721' },
  { iso2: 'US', phone_code: '1' },
  { iso2: 'XX', phone_code: '' },
];
const named = (code: string) => {
  const found = COUNTRIES.find(({ iso2 }) => iso2 === code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
};

describe('the country of a number', () => {
  it.each([
    ['+86 139 1234 5678', null, 'CN'],
    ['+1 202 555 0147', null, 'US'],
    ['+1 202 555 0147', 'CA', 'CA'],
    ['+1 (721) 555 0147', 'CA', 'SX'],
    ['+44', 'CN', 'GB'],
    ['  +4 4 7700', 'GG', 'GG'],
    ['139 1234 5678', 'CN', undefined],
    ['86 139 1234 5678', 'CN', undefined],
    ['+999', null, undefined],
    ['+', null, undefined],
    ['', null, undefined],
    ['+0055 1', null, undefined],
  ])('of %j, %s preferred, is %s', { tags: ['3G04', '3G09'] }, (number, preferred, code) => {
    expect(countryOfNumber(number, COUNTRIES, preferred)?.iso2).toBe(code);
  });
});

it.each([
  ['+1', ['CA', 'US', 'PR'], 'US'],
  ['+7', ['KZ', 'RU'], 'RU'],
  ['+44', ['GG', 'GB', 'IM', 'JE'], 'GB'],
  ['+47', ['SJ', 'NO'], 'NO'],
  ['+61', ['CC', 'AU', 'CX'], 'AU'],
  ['+212', ['EH', 'MA'], 'MA'],
  ['+262', ['YT', 'RE', 'TF'], 'RE'],
  ['+358', ['AX', 'FI'], 'FI'],
  ['+500', ['GS', 'FK'], 'FK'],
  ['+590', ['BL', 'GP', 'MF'], 'GP'],
  ['+599', ['BQ', 'CW'], 'CW'],
  ['+672', ['AQ', 'NF', 'HM'], 'NF'],
  ['+590', ['MF', 'BL'], 'MF'],
])('a number of %s is of one of %j: %s', { tags: ['3G04'] }, (prefix, codes, code) => {
  const countries = codes.map((iso2) => ({ iso2, phone_code: prefix }));
  expect(countryOfNumber(`${prefix} 555 0147`, countries)?.iso2).toBe(code);
});

describe('another prefix', () => {
  it.each([
    ['', 'CN', '+86 '],
    ['139 1234 5678', 'CN', '+86 139 1234 5678'],
    ['+86 139 1234 5678', 'GB', '+44 139 1234 5678'],
    ['+1 (721) 555-0147', 'US', '+1 555-0147'],
    ['+44-7700-900123', 'US', '+1 7700-900123'],
    ['+', 'US', '+1 '],
    ['+999 12', 'US', '+1 999 12'],
    [' + 999 12 ', 'US', '+1 999 12 '],
    ['139 + 12', 'CN', '+86 139 + 12'],
    ['+8613912345678', 'GB', '+44 13912345678'],
    [' +4 4 (0) 7700', 'US', '+1 (0) 7700'],
    ['+86', 'GG', '+44 '],
  ])('%j becomes one of %s: %j', { tags: ['3G09'] }, (number, code, expected) => {
    expect(withDialPrefix(number, named(code), COUNTRIES)).toBe(expected);
  });
});

it('countries without a single prefix have none to offer', { tags: ['3G04'] }, () => {
  const without = COUNTRIES.filter((country) => !hasDialPrefix(country));
  expect(without.map(({ iso2 }) => iso2)).toEqual(['BV', 'DO', 'XX']);
});
