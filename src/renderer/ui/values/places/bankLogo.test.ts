import { describe, expect, it } from 'vitest';
import { bankLogo, bankLogoKey } from './bankLogo.ts';

describe('the picture of a bank', () => {
  it('is looked up by the lower-cased country and the bank code', { tags: ['1L17'] }, () => {
    expect(bankLogoKey('NG', '044')).toBe('ng/044');
    expect(bankLogo('NG', '044')).toMatch(/ng\/044|044/u);
    expect(bankLogo('ng', '044')).toBe(bankLogo('NG', '044'));
    expect(bankLogo('NG', '058')).not.toBe(bankLogo('NG', '044'));
  });

  it.each([
    ['GB', '044'],
    ['NG', '999'],
    ['NG', null],
    [null, '044'],
    ['../..', 'logo'],
  ])('of %s and %s is that of any bank', (country, code) => {
    expect(bankLogo(country, code)).toBe(bankLogo(null, null));
  });
});
