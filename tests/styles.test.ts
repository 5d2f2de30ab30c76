import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGE = resolve(import.meta.dirname, '../src/renderer');
const read = (file: string) => readFileSync(join(PAGE, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: PAGE }).sort();

const code = files('**/*.{ts,tsx}').map(read);

/** The classes that a stylesheet has rules for, without those of AG Grid and Fluent. */
function classesOf(stylesheet: string): readonly string[] {
  const selectors = stylesheet
    .replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|\{[^{}]*\}/gsu, ' ')
    .matchAll(/\.([a-z][\w-]*)/giu);
  return [...new Set([...selectors].map(([, name = '']) => name))];
}

/** As a member, as a text, or as the key of a table by class. */
const naming = (name: string) =>
  new RegExp(String.raw`(?:styles|utility|table|parties)\.${name}\b|'${name}'|^\s*${name}:`, 'mu');

/** A class is used where its module is imported; its name may come from elsewhere, as the tone of a chip does. */
function isUsed(name: string, importers: readonly string[]): boolean {
  if (importers.some((source) => naming(name).test(source))) return true;
  const isIndexed = importers.some((source) => /\b(?:styles|table)\[[a-z]/u.test(source));
  return isIndexed && code.some((source) => naming(name).test(source));
}

describe('a CSS module', () => {
  it.each(files('**/*.module.css'))('%s has only classes that are used', (module) => {
    const importers = code.filter((source) => source.includes(`/${basename(module)}';`));
    expect(classesOf(read(module)).filter((name) => !isUsed(name, importers))).toEqual([]);
  });
});
