import { describe, expect, it } from 'vitest';
import {
  createReferenceFinders,
  createSubdivisionFinder,
  dialPrefix,
  type ReferenceCountry,
} from './reference.ts';

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

const nigeria = country('Nigeria', {
  iso2: 'NG',
  iso3: 'NGA',
  phone_code: '234',
  capital: 'Abuja',
  currency: 'NGN',
  states: [
    { id: 1, name: 'Lagos', state_code: 'LA' },
    { id: 2, name: 'Niger', state_code: 'NI' },
    { id: 3, name: 'Abia', state_code: null },
  ],
});

const { search, findCountries } = createReferenceFinders([
  country('Côte d’Ivoire', { iso2: 'CI', phone_code: '225' }),
  nigeria,
  country('Niger', { iso2: 'NE', currency: 'XOF' }),
]);
const found = (text: string) => {
  const { countries, subdivisions } = search(text);
  return [
    ...countries.map(({ name }) => name),
    ...subdivisions.map((each) => each.subdivision.name),
  ];
};

it.each([
  ['44', '+44'],
  ['+44', '+44'],
  ['1-721', '+1-721'],
  ['', ''],
])('the phone code %j is written %j', { tags: ['3G04'] }, (code, prefix) => {
  expect(dialPrefix({ phone_code: code })).toBe(prefix);
});

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
    ['nothing for a code that is not known', 'ng-null', []],
    ['no country without a prefix for a plus', '+', []],
  ])('finds %s', (_what, text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    ['in the language spoken there', 'Deutschland', 'DE'],
    ['in another alphabet', 'नेपाल', 'NP'],
    ['as it is usually called in English', 'turkiye', 'TR'],
    ['by the code people use', 'uk', 'GB'],
    ['by the code people use', 'uae', 'AE'],
    ['that the system has no name of', 'it', 'QZ'],
  ])('finds a country %s', (_what, text, iso2) => {
    const one = createReferenceFinders([country('It', { iso2 }), country('Niger', { iso2: 'NE' })]);
    expect(one.findCountries(text).map((each) => each.iso2)).toEqual([iso2]);
    expect(one.search(text).countries.map((each) => each.iso2)).toEqual([iso2]);
  });

  it('gives the country of a subdivision', () => {
    expect(search('lagos').subdivisions[0]?.country.name).toBe('Nigeria');
  });
});

describe('the countries a picker offers', () => {
  const names = (text: string) => findCountries(text).map(({ name }) => name);

  it('are all of them before something is typed', { tags: ['3G09'] }, () => {
    expect(names('')).toEqual(['Côte d’Ivoire', 'Nigeria', 'Niger']);
  });

  it('are found by name, code and prefix, not by capital or currency', { tags: ['3G09'] }, () => {
    expect(names('nga')).toEqual(['Nigeria']);
    expect(names('+234')).toEqual(['Nigeria']);
    expect(names('+2')).toEqual(['Côte d’Ivoire', 'Nigeria']);
    expect(names('abuja')).toEqual([]);
    expect(names('xof')).toEqual([]);
  });
});

describe('the subdivisions a picker offers', () => {
  it('are those of the country, found by name and code', { tags: ['3G09', '3G10'] }, () => {
    const find = createSubdivisionFinder(nigeria);
    expect(find('')).toEqual(nigeria.states);
    expect(find('la')[0]?.name).toBe('Lagos');
    expect(find('ng-ni').map(({ name }) => name)).toEqual(['Niger']);
    expect(createSubdivisionFinder(country('Nowhere'))('')).toEqual([]);
  });
});
