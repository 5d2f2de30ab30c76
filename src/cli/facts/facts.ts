/** The specification's facts and the tests that name them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedTest, listTests } from './runners.ts';

/** One line of `tests/FACTS.md`. */
export interface SpecifiedFact {
  readonly id: string;
  readonly text: string;
  /** Why no test can show it; null for a fact that wants one. */
  readonly untestable: string | null;
}

/** A heading of `tests/FACTS.md` with its facts. */
export interface FactArea {
  readonly code: string;
  readonly title: string;
  readonly facts: readonly SpecifiedFact[];
}

/** A test that names facts. */
export interface Naming {
  readonly file: string;
  readonly ids: readonly string[];
}

/** Everything the two lists of facts are made from. */
export interface FactsAndTests {
  readonly areas: readonly FactArea[];
  readonly namings: readonly Naming[];
}

const AREA = /^## (\d[A-Z]{1,2}) · (.+?)(?: \(\d+ facts\))?$/u;
const FACT = /^- \[ \] (\d[A-Z]{1,2}\d{2,}) · (.+)$/u;
const REASON = / — no test: (.+)$/u;
const ID = /^\d[A-Z]{1,2}\d{2}$/u;

/** Reads the areas and facts of `tests/FACTS.md`; its head says how a line reads. */
export function parseFacts(markdown: string): readonly FactArea[] {
  const areas: { code: string; title: string; facts: SpecifiedFact[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, code, title] = AREA.exec(line) ?? [];
    if (code && title) areas.push({ code, title, facts: [] });
    const [, id, text] = FACT.exec(line) ?? [];
    if (!(id && text)) continue;
    const untestable = REASON.exec(text)?.[1] ?? null;
    areas.at(-1)?.facts.push({ id, text: text.replace(REASON, ''), untestable });
  }
  return areas;
}

/** The facts that tests name as tags. */
export const namingsOf = (tests: readonly ListedTest[]): readonly Naming[] =>
  tests
    .map(({ file, tags }) => ({ file, ids: [...new Set(tags.filter((tag) => ID.test(tag)))] }))
    .filter(({ ids }) => ids.length > 0);

/** Reads `tests/FACTS.md` of a project. */
export const readAreas = (root: string): readonly FactArea[] =>
  parseFacts(readFileSync(join(root, 'tests/FACTS.md'), 'utf8'));

/** Reads the facts and the tests of a project. */
export const readFacts = async (root: string): Promise<FactsAndTests> => ({
  areas: readAreas(root),
  namings: namingsOf(await listTests(root)),
});
