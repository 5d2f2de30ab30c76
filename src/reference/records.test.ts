/** The bundled data against what the specification says of it (3G). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReferenceFinders, dialPrefix } from '#domain/places/reference.ts';
import { referenceCountries } from './records.ts';

const countries = referenceCountries();
const named = (name: string) => countries.find((country) => country.name === name);
const stateNames = (name: string) => named(name)?.states.map((state) => state.name) ?? [];
const count = (name: string) => named(name)?.states.length;

describe('the countries', () => {
  it('are in alphabetical order and end with Zimbabwe', { tags: ['3G01', '3G13'] }, () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names.at(-1)).toBe('Zimbabwe');
    expect(names.length).toBeGreaterThan(240);
  });

  it('have names, codes, a capital and a currency, which may be empty', {
    tags: ['3G02', '3G05', '3G06'],
  }, () => {
    for (const country of countries) {
      expect(Object.keys(country).sort(), country.name).toEqual(
        ['capital', 'currency', 'iso2', 'iso3', 'name', 'phone_code', 'states'].sort(),
      );
      expect(country.name).not.toBe('');
      expect(country.iso2, country.name).toMatch(/^[A-Z]{2}$/u);
      expect(country.iso3, country.name).toMatch(/^[A-Z]{3}$/u);
      expect(country.currency, country.name).toMatch(/^(?:[A-Z]{3})?$/u);
    }
    expect(countries.filter(({ capital }) => capital === '').map(({ name }) => name)).toContain(
      'Antarctica',
    );
  });

  it('have subdivisions with an integer id, a name and a short code or none', {
    tags: ['3G03', '3G07', '3G08'],
  }, () => {
    const ids = new Set<number>();
    for (const { states } of countries) {
      for (const { id, name, state_code: code } of states) {
        expect(Number.isInteger(id)).toBe(true);
        ids.add(id);
        expect(name).not.toBe('');
        expect(code ?? 'NONE', name).toMatch(/^[\dA-Z-]{1,6}$/u);
      }
    }
    expect(ids.size).toBe(countries.reduce((sum, { states }) => sum + states.length, 0));
  });

  it('have dialling prefixes as text, from any form', {
    tags: ['3G04', '3G09'],
  }, () => {
    expect(countries.every(({ phone_code: code }) => typeof code === 'string')).toBe(true);
    expect(dialPrefix(named('Nigeria') ?? { phone_code: '' })).toBe('+234');
    expect(dialPrefix({ phone_code: '' })).toBe('');
    expect(dialPrefix({ phone_code: '+1-684' })).toBe('+1-684');
    expect(dialPrefix({ phone_code: '1-809 and 1-829' })).toBe('+1-809 and 1-829');
  });

  it.each([
    'Bolivia',
    'Bosnia and Herzegovina',
    'Botswana',
    'Brazil',
    'Bulgaria',
    'Canada',
    'Chile',
    'China',
    'Colombia',
    'Croatia',
    'Cuba',
    'Denmark',
    'Egypt',
    'France',
    'Germany',
    'India',
    'Indonesia',
    'Italy',
    'Japan',
    'Kenya',
    'Latvia',
    'Lithuania',
    'North Macedonia',
    'Madagascar',
    'Malawi',
    'Malaysia',
    'Ukraine',
    'Zimbabwe',
  ])('have %s, with its subdivisions and currency', { tags: ['3G10', '3G11', '3G12'] }, (name) => {
    expect(count(name)).toBeGreaterThan(0);
    expect(named(name)?.currency).toMatch(/^[A-Z]{3}$/u);
  });

  it('have the regions of Ukraine, from Cherkasy to Zhytomyr', { tags: ['3G13'] }, () => {
    const regions = stateNames('Ukraine');
    const oblasts = regions.filter((name) => name.endsWith(' Oblast'));
    expect([oblasts[0], oblasts.at(-1)]).toEqual(['Cherkasy Oblast', 'Zhytomyr Oblast']);
    const others = regions.filter((name) => !oblasts.includes(name));
    expect(others).toEqual(['Autonomous Republic of Crimea', 'Kyiv', 'Sevastopol']);
    const find = createReferenceFinders(countries);
    for (const name of ['Cherkasy', 'Odesa', 'Sumy', 'Vinnytsia', 'Zaporizhzhia', 'Lviv']) {
      const [found] = find.search(name).subdivisions;
      expect(found?.subdivision.name).toBe(`${name} Oblast`);
    }
  });

  it.each([
    ['municipalities', 'North Macedonia', 'Bitola'],
    ['districts', 'Hong Kong S.A.R.', 'Kowloon City'],
    ['provinces', 'Zambia', 'Lusaka'],
    ['counties', 'Kenya', 'Nairobi City'],
    ['regions', 'Uzbekistan', 'Bukhara'],
    ['governorates', 'Yemen', 'Abyan'],
    ['parishes', 'Jamaica', 'Trelawny'],
    ['cantons', 'Switzerland', 'Uri'],
    ['voivodeships', 'Poland', 'Mazovia'],
    ['departments', 'Uruguay', 'Artigas'],
    ['emirates', 'United Arab Emirates', 'Dubai'],
  ])('have %s: %s has %s', { tags: ['3G14'] }, (_kind, name, subdivision) => {
    expect(stateNames(name)).toContain(subdivision);
  });
});

describe('the counts the specification gives', () => {
  it.each([
    ['3G17', 'United Arab Emirates', 7],
    ['3G20', 'Uruguay', 19],
    ['3G20', 'Uzbekistan', 14],
    ['3G20', 'Vanuatu', 6],
    ['3G22', 'Zambia', 10],
    ['3G22', 'Zimbabwe', 10],
  ])('hold: %s %s has %i', { tags: ['3G17', '3G20', '3G22'] }, (_fact, name, expected) => {
    expect(count(name)).toBe(expected);
  });

  it('hold: the United Kingdom has about 230', { tags: ['3G18'] }, () => {
    expect(count('United Kingdom')).toBeGreaterThan(210);
    expect(count('United Kingdom')).toBeLessThan(250);
  });

  it('hold: the United States has states, a district and minor outlying islands', {
    tags: ['3G19'],
  }, () => {
    expect(stateNames('United States')).toEqual(
      expect.arrayContaining([
        'California',
        'Wyoming',
        'District of Columbia',
        'United States Minor Outlying Islands',
      ]),
    );
  });

  it.each([
    'Bouvet Island',
    'Macau S.A.R.',
    'Vatican City State (Holy See)',
    'Virgin Islands (British)',
    'Western Sahara',
  ])('hold: %s has no subdivisions', { tags: ['3G15', '3G16'] }, (name) => {
    expect(count(name)).toBe(0);
  });
});

/**
 * Where the world or the dataset has moved on since the specification was written. Each entry is what
 * the specification says, what is bundled, and why. An update of the package that changes one of them
 * fails here, so that it gets checked.
 */
const MOVED_ON = [
  ['3G21', 'Vietnam', 'about 63', 34, 'the reform of July 2025 merged 63 provinces into 34'],
  ['3G20', 'Venezuela', '24', 25, 'the federal dependencies are listed beside states and capital'],
  ['3G22', 'Yemen', '21', 22, 'the Socotra archipelago became a governorate in 2013'],
  ['3G15', 'Cayman Islands', 'none', 3, 'the dataset now lists its districts'],
  ['3G15', 'Greenland', 'none', 5, 'the dataset now lists its municipalities'],
  ['3G15', 'Guam', 'none', 19, 'the dataset now lists its villages'],
  ['3G15', 'Hong Kong S.A.R.', 'none', 18, 'the dataset now lists its districts'],
  ['3G16', 'Virgin Islands (US)', 'none', 3, 'the dataset now lists its islands'],
  ['3G16', 'Wallis and Futuna Islands', 'none', 3, 'the dataset now lists its kingdoms'],
  ['3G16', 'United States Minor Outlying Islands', 'none', 9, 'the dataset now lists the islands'],
] as const;

describe('what has moved on since', () => {
  it.each(MOVED_ON)(
    'is %s: %s had %s and has %i, because %s',
    { tags: ['3G15', '3G16', '3G20', '3G21', '3G22', '3G23'] },
    (_fact, name, _said, expected) => {
      expect(count(name)).toBe(expected);
    },
  );

  it('are phone codes: digits alone, none that begins with 0, and none for Bouvet Island', {
    tags: ['3G04', '3G23'],
  }, () => {
    const codes = countries.map(({ phone_code: code }) => code);
    expect(codes.filter((code) => !/^(?:[1-9]\d{0,3})?$/u.test(code))).toEqual([]);
    expect(countries.filter(({ phone_code: code }) => code === '')).toEqual([
      named('Bouvet Island'),
    ]);
    expect(named('American Samoa')?.phone_code).toBe('1');
    expect(named('Dominican Republic')?.phone_code).toBe('1');
    expect(named('Sint Maarten (Dutch part)')?.phone_code).toBe('1721');
    expect(named('Vatican City State (Holy See)')?.phone_code).toBe('379');
  });

  it('is listed in the manual, to which the README leads', { tags: ['3G23'] }, () => {
    const page = 'resources/manual/reference-data.md';
    const root = resolve(import.meta.dirname, '../..');
    expect(readFileSync(resolve(root, 'README.md'), 'utf8')).toContain(`](${page})`);
    const manual = readFileSync(resolve(root, page), 'utf8');
    for (const entry of MOVED_ON) expect(manual).toContain(`| ${entry.slice(1).join(' | ')} |`);
    for (const each of ['Kosovo', 'Ukraine', 'Bouvet Island', 'Vatican City']) {
      expect(manual).toContain(`| ${each} |`);
    }
  });

  it('is Kosovo: its districts have codes now, though the form allows none', {
    tags: ['3G08', '3G23'],
  }, () => {
    expect(named('Kosovo')?.states.every(({ state_code: code }) => code !== null)).toBe(true);
  });
});
