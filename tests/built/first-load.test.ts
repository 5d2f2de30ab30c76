/** What the built page loads before a person can work: a budget that does not depend on the machine. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';

const PAGE = inProject('out/renderer');
const ASSETS = join(PAGE, 'assets');
const read = (file: string) => readFileSync(join(ASSETS, file), 'utf8');
const scripts = globSync('*.js', { cwd: ASSETS });

const FILE = /[\w.-]+\.(?:js|css)/u.source;
const namedIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, file]) => file ?? []);

/** What a script imports before it runs. */
const importsOf = (script: string) =>
  namedIn(read(script), new RegExp(`(?:from|import)\\s*["']\\./(${FILE})["']`, 'gu'));

/** The scripts and style sheets, with all that they import in turn. */
function withImports(files: readonly string[]): readonly string[] {
  const all = new Set(files);
  for (const file of all) {
    if (file.endsWith('.js')) for (const other of importsOf(file)) all.add(other);
  }
  return [...all];
}

const page = readFileSync(join(PAGE, 'index.html'), 'utf8');
const inDocument = namedIn(page, new RegExp(`assets/(${FILE})`, 'gu'));
const entry = namedIn(page, new RegExp(`src="./assets/(${FILE})"`, 'gu'));
/** What the entry may load at once: the base and, at its address, the orders list. */
const early = entry.flatMap((file) =>
  namedIn(read(file), new RegExp(`["']\\./(${FILE})["']`, 'gu')),
);
const ofChunk = (name: string) =>
  scripts.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));

const ordersList = withImports([...inDocument, ...early]);
const signIn = withImports([...inDocument, ...ofChunk('start'), ...ofChunk('SignInScreen')]);

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(ASSETS, file)).size, 0) / 1000;
/** Chunks that hold more than the name of another one. */
const large = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js') && kilobytes([file]) > 10);

describe('the first load', () => {
  it('begins with an entry that asks for the rows and their code before the base runs', () => {
    const names = entry.flatMap(importsOf).map((file) => basename(file).replace(/-.*/u, ''));
    expect(names).toEqual(['preload']);
  });

  it('of the first rows of orders is three chunks, all known from the start', () => {
    const names = large(ordersList).map((file) => basename(file).replace(/-.*/u, ''));
    expect(names.toSorted()).toEqual(['base', 'list', 'react']);
    expect(withImports(ofChunk('OrdersScreen')).filter((file) => !early.includes(file))).toEqual(
      [],
    );
    expect(ordersList.length).toBeLessThanOrEqual(9);
    expect(kilobytes(ordersList)).toBeLessThan(1270);
  });

  it('of no screen waits for the code of the table', () => {
    const waiting = scripts.filter((file) => importsOf(file).some((each) => /^grid-/u.test(each)));
    expect(ofChunk('grid')).toHaveLength(1);
    expect(waiting).toEqual([]);
  });

  it('begins with the base beside the entry, not after it', () => {
    expect(inDocument).toEqual(expect.arrayContaining(ofChunk('base')));
  });

  it('of the sign-in screen has no table in it', () => {
    const names = large(signIn).map((file) => basename(file).replace(/-.*/u, ''));
    expect(names.toSorted()).toEqual(['base', 'react']);
    expect(kilobytes(signIn)).toBeLessThan(1030);
  });

  it('has no screen but its own: each is a chunk that is loaded when it opens', {
    tags: ['1R17'],
  }, () => {
    const screens = scripts.filter((file) => /^[A-Za-z]+Screen-/u.test(file));
    expect(ofChunk('AboutScreen')).toHaveLength(1);
    const atStart = [...ordersList, ...signIn].filter((file) => screens.includes(file));
    expect(new Set(atStart)).toEqual(new Set(ofChunk('SignInScreen')));
  });

  it('has no Zod, and no other script of the page has it', () => {
    const zod = /ZodError|_zod\b/u;
    const inMain = globSync('out/main/**/*.js', { cwd: inProject('.') });
    // The main process reads with it, so this is how it looks when it is there.
    expect(inMain.some((file) => zod.test(readFileSync(inProject(file), 'utf8')))).toBe(true);
    expect(scripts.filter((file) => zod.test(read(file)))).toEqual([]);
  });
});
