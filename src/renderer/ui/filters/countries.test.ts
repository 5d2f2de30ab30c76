import { describe, expect, it } from 'vitest';
import { countryOptions } from './countries.ts';

describe('the countries of a filter', () => {
  it('are those of the API, by their names, in the one spelling of each', {
    tags: ['1N18'],
  }, () => {
    const options = countryOptions([
      { abbreviation: 'US', country: 'United States of America' },
      { abbreviation: 'TR', country: 'Türkiye' },
      { abbreviation: 'AT', country: 'Austria' },
      { abbreviation: 'QZ', country: 'Nowhere' },
    ]);
    expect(options).toEqual([
      { value: 'AT', label: 'Austria' },
      { value: 'QZ', label: 'Nowhere' },
      { value: 'TR', label: 'Turkey' },
      { value: 'US', label: 'United States' },
    ]);
  });
});
