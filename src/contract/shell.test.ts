import { describe, expect, it } from 'vitest';
import { shellEndpoints } from './shell.ts';

describe('the calls of the shell', () => {
  it('1N18 countries are abbreviation and country, under data', () => {
    const { method, path, answer } = shellEndpoints['countries.list'];
    const countries = [{ abbreviation: 'NG', country: 'Nigeria' }];
    expect([method, path]).toEqual(['GET', 'countries']);
    expect(answer.parse({ data: countries })).toEqual(countries);
  });

  it.each([
    [
      { id: 3, company: 'Fast' },
      { id: '3', name: 'Fast' },
    ],
    [
      { id: '3', name: 'Fast' },
      { id: '3', name: 'Fast' },
    ],
    [{ id: 3 }, { id: '3', name: '3' }],
  ])('a remittance company %o has a name to show', (wire, read) => {
    expect(shellEndpoints['thirdPartyCompanies.list'].answer.parse({ data: [wire] })).toEqual([
      read,
    ]);
  });
});
