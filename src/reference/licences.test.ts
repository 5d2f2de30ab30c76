import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPackages } from '#domain/program/licences.ts';
import { shippedPackages } from './licences.ts';
import { everythingLicensed } from './plugin.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const packages = shippedPackages(ROOT);
const named = (name: string) => packages.filter((each) => each.name === name);

describe('the licences', () => {
  it('name every shipped package once a version, with its licence and a text of it', () => {
    const keys = packages.map(({ name, version }) => `${name}@${version}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(packages.filter(({ licence, text }) => licence === '' || text.length < 100)).toEqual([]);
  });

  it.each([
    ['react', 'MIT'],
    ['@fluentui/react-icons', 'MIT'],
    ['drizzle-orm', 'Apache-2.0'],
    ['@fontsource-variable/inter', 'OFL-1.1'],
    ['country-flag-icons', 'MIT'],
    ['@countrystatecity/countries', 'ODbL-1.0'],
    ['@electric-sql/pglite', 'Apache-2.0'],
    ['electron', 'MIT'],
    ['keytar', 'MIT'],
    ['node-addon-api', 'MIT'],
    ['PostgreSQL (inside PGlite)', 'PostgreSQL'],
  ])('name %s under %s', (name, licence) => {
    expect(named(name).map((each) => each.licence)).toEqual([licence]);
  });

  it('name neither tools nor packages that only install', () => {
    const tools = [
      'vite',
      'typescript',
      '@biomejs/biome',
      'knip',
      'prebuild-install',
      '@electron/get',
    ];
    expect(tools.flatMap(named)).toEqual([]);
    expect(packages.filter(({ name }) => name.startsWith('@types/'))).toEqual([]);
  });

  it('give the text of a licence that a package names and does not carry', () => {
    expect(named('pgpass')[0]?.text).toMatch(/^MIT License\n\nCopyright \(c\) Hannes Hörl\n/u);
    expect(named('drizzle-orm')[0]?.text).toMatch(/Version 2\.0.*END OF TERMS AND CONDITIONS$/su);
    expect(named('@resvg/resvg-wasm')[0]?.text).toMatch(
      /^Mozilla Public License Version 2\.0\n.*Public License, v\. 2\.0\.$/su,
    );
  });

  it('are found by name and by licence', () => {
    expect(findPackages(packages, 'FLUENTUI/react-icons').map(({ name }) => name)).toEqual([
      '@fluentui/react-icons',
    ]);
    expect(findPackages(packages, 'odbl').map(({ name }) => name)).toEqual([
      '@countrystatecity/countries',
    ]);
    expect(findPackages(packages, ' ')).toHaveLength(packages.length);
    expect(findPackages(packages, 'no such thing')).toEqual([]);
  });
});

describe('a build for packages', () => {
  const check = (...moduleIds: string[]) =>
    everythingLicensed(ROOT).generateBundle({}, { 'a.js': { moduleIds }, 'a.css': {} });

  it('is refused when it holds a package that is not listed', () => {
    expect(() => check('/x/node_modules/unknown/a.js')).toThrow('what is shipped: unknown');
    expect(() => check('C:\\x\\node_modules\\@no\\body\\a.js')).toThrow('@no/body');
    expect(() =>
      check('/x/src/main.ts', '\0vite/helper.js', '/x/node_modules/react/index.js'),
    ).not.toThrow();
  });
});
