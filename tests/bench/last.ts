/** The figures that were committed last, to compare a run with. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import type { Machine } from './machine.ts';

/** Where they are: beside this file, in the repository. */
export const LAST = join(import.meta.dirname, 'last.json');

/** By how much a median may be above the last one: less proves nothing. */
const TOLERANCE = 1.2;

/** Medians of a run, each under the name of its figure, and where they were measured. */
export interface Last {
  readonly machine: Machine;
  readonly medians: Readonly<Record<string, number>>;
}

/** A figure that got worse, and the median it had. */
export interface Worse {
  readonly figure: Figure;
  readonly was: number;
}

const nameOf = ({ group, name, unit }: Figure): string => `${group}, ${name}, ${unit}`;

interface Measured {
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

/** What is kept of a run. */
export const toLast = ({ machine, figures }: Measured): Last => ({
  machine,
  medians: Object.fromEntries(figures.map((figure) => [nameOf(figure), figure.median])),
});

/** The figures whose median is more than 20 % above the last one; of every figure less is better. */
export const worseThan = ({ medians }: Last, figures: readonly Figure[]): readonly Worse[] =>
  figures.flatMap((figure) => {
    const was = medians[nameOf(figure)];
    return was !== undefined && figure.median > was * TOLERANCE ? [{ figure, was }] : [];
  });

/** Reads what was kept; null where nothing is. */
export const readLast = (file = LAST): Last | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Last) : null;

/** Keeps a run for the next ones. */
export const writeLast = (report: Measured, file = LAST): void =>
  writeFileSync(file, `${JSON.stringify(toLast(report), null, 2)}\n`);
