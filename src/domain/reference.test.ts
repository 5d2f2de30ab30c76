import { describe, expect, it } from 'vitest';
import { createReferenceSearch, type ReferenceCountry } from './reference.ts';

const country = (name: string, more: Partial<ReferenceCountry> = {}): ReferenceCountry => ({
  name,
  iso2: 'XX',
  iso3: 'XXX',
  phone_code: '',
  capital: '',
  currency: '',
  states: [],
  ...more,
});

const search = createReferenceSearch([
  country('Côte d’Ivoire', { iso2: 'CI', phone_code: '225' }),
  country('Nigeria', {
    iso2: 'NG',
    iso3: 'NGA',
    phone_code: '234',
    capital: 'Abuja',
    currency: 'NGN',
    states: [
      { id: 1, name: 'Lagos', state_code: 'LA' },
      { id: 2, name: 'Niger', state_code: 'NI' },
    ],
  }),
  country('Niger', { iso2: 'NE', currency: 'XOF' }),
]);
const found = (text: string) => {
  const { countries, subdivisions } = search(text);
  return [
    ...countries.map(({ name }) => name),
    ...subdivisions.map((each) => each.subdivision.name),
  ];
};

describe('a search of the reference data', () => {
  it.each([
    ['nothing for an empty text', '  ', []],
    ['the exact name before longer ones', 'niger', ['Niger', 'Nigeria', 'Niger']],
    ['a name without its accents', "cote d'iv", ['Côte d’Ivoire']],
    ['by code', 'nga', ['Nigeria']],
    ['by currency', 'ngn', ['Nigeria']],
    ['by capital', 'abuja', ['Nigeria']],
    ['by dialling prefix, with and without plus', '+234', ['Nigeria']],
    ['a subdivision by its name', 'lago', ['Lagos']],
    ['a subdivision by its whole code', 'ng-la', ['Lagos']],
    ['nothing for what is not there', 'atlantis', []],
  ])('finds %s', (_what, text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('tells the country of a subdivision', () => {
    expect(search('lagos').subdivisions[0]?.country.name).toBe('Nigeria');
  });
});
