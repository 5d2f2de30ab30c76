/** Which facts the tests show, area by area. */
import type { FactArea, FactsAndTests, SpecifiedFact } from './facts.ts';

/** An area with what is open in it. */
export interface AreaCoverage {
  readonly area: FactArea;
  /** Facts that no test names and that no reason excuses. */
  readonly open: readonly SpecifiedFact[];
  readonly named: number;
  readonly excused: number;
}

/** What the tests show of each area. */
export function coverageOf({ areas, namings }: FactsAndTests): readonly AreaCoverage[] {
  const named = new Set(namings.flatMap(({ ids }) => ids));
  return areas.map((area) => {
    const unnamed = area.facts.filter(({ id }) => !named.has(id));
    const open = unnamed.filter(({ untestable }) => untestable === null);
    return {
      area,
      open,
      named: area.facts.length - unnamed.length,
      excused: unnamed.length - open.length,
    };
  });
}

/** Ids that a test names and that no fact has, as 'id in file'. */
function unknownIds({ areas, namings }: FactsAndTests): readonly string[] {
  const known = new Set(areas.flatMap(({ facts }) => facts.map(({ id }) => id)));
  return namings.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${id} in ${file}`),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The totals in one line, and the ids to correct. */
export function summaryOf(read: FactsAndTests): {
  readonly lines: readonly string[];
  readonly unknown: readonly string[];
} {
  const coverage = coverageOf(read);
  const total = sum(coverage.map(({ area }) => area.facts.length));
  const named = sum(coverage.map((each) => each.named));
  const excused = sum(coverage.map((each) => each.excused));
  const unknown = unknownIds(read);
  const totals = `${named} of ${total} facts are named by tests, ${excused} cannot be tested, ${total - named - excused} are open.`;
  return {
    lines: [totals, ...unknown.map((where) => `No such fact: ${where}`)],
    unknown,
  };
}
