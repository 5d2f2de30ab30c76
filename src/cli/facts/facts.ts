/** The specification's facts and the tests that name them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './titles.ts';

/** One line of `tests/FACTS.md`. */
export interface Fact {
  readonly id: string;
  readonly text: string;
  /** Why no test can show it; null for a fact that wants one. */
  readonly untestable: string | null;
}

/** A heading of `tests/FACTS.md` with its facts. */
export interface Area {
  readonly code: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** A test's title that names facts. */
export interface Naming {
  readonly file: string;
  readonly ids: readonly string[];
}

/** Everything the two lists of facts are made from. */
export interface FactsAndTests {
  readonly areas: readonly Area[];
  readonly namings: readonly Naming[];
}

const AREA = /^## (\d[A-Z]{1,2}) · (.+?)(?: \(\d+ facts\))?$/u;
const FACT = /^- \[ \] (\d[A-Z]{1,2}\d{2,}) · (.+)$/u;
const REASON = / — no test: (.+)$/u;
const ID = /\b\d[A-Z]{1,2}\d{2}\b/gu;

/** Reads the areas and facts of `tests/FACTS.md`; its head says how a line reads. */
export function parseFacts(markdown: string): readonly Area[] {
  const areas: { code: string; title: string; facts: Fact[] }[] = [];
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

/** The facts a title names, each once. */
export const factsNamed = (title: string): readonly string[] => [...new Set(title.match(ID))];

/** Reads the facts and the tests of a project. */
export function readFacts(root: string): FactsAndTests {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'], { cwd: root });
  return {
    areas: parseFacts(readFileSync(join(root, 'tests/FACTS.md'), 'utf8')),
    namings: files.sort().flatMap((file) =>
      testTitles(readFileSync(join(root, file), 'utf8'))
        .map((title) => ({ file, ids: factsNamed(title) }))
        .filter(({ ids }) => ids.length > 0),
    ),
  };
}
