/** The figures as a table for people and as JSON for programs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Aim, Figure } from './figures.ts';
import { type Last, worseThan } from './last.ts';
import type { Machine } from './machine.ts';

/** One run of the benchmark. */
export interface Report {
  readonly machine: Machine;
  readonly quick: boolean;
  /** The most of the machine that others used between the phases, from 0 to 1. */
  readonly otherWork: number;
  /** How long the whole run took. */
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** What could not be measured, with the reason. */
  readonly leftOut: readonly string[];
  /** What went wrong while it was measured. */
  readonly failures: readonly string[];
}

/** Below this share other work does not show in the figures. */
const BUSY = 0.15;

const HEADINGS = ['', 'median', 'p95', 'min', 'max', 'n', 'aim'];

/** The report as lines for a terminal. */
export function reportLines(report: Report): string[] {
  const groups = Map.groupBy(report.figures, ({ group }) => group);
  const rows = [...groups].flatMap(([group, figures]) => [[group], ...figures.map(figureRow)]);
  const missed = report.figures.filter(({ met }) => met === false);
  const judged = report.figures.filter(({ met }) => met !== null);
  return [
    ...machineLines(report),
    '',
    ...alignedLines([HEADINGS, ...rows]),
    '',
    ...report.leftOut.map((reason) => `Left out: ${reason}`),
    ...report.failures.map((failure) => `Failed: ${failure}`),
    ...missed.map((figure) => `Missed: ${figure.group}, ${figure.name}: ${verdict(figure)}`),
    `${judged.length - missed.length} of ${judged.length} aims met, ${report.figures.length} figures in ${Math.round(report.seconds)} s.`,
  ];
}

/** What a run comes to beside the figures that were kept last; nothing where none are. */
export function comparedLines(report: Report, last: Last | null): string[] {
  if (!last) return [];
  const { date, commit, cores, processor } = last.machine;
  return [
    `Compared with ${date}, commit ${commit ?? 'unknown'}, on ${cores} cores (${processor})`,
    ...worseThan(last, report.figures).map(({ figure, was }) => {
      const more = Math.round((figure.median / was - 1) * 100);
      const { group, name, unit, median } = figure;
      return `Worse: ${group}, ${name}, ${unit}: ${shown(median)}, was ${shown(was)} (+${more} %)`;
    }),
  ];
}

/**
 * Writes the report below `folder`, under its time and as `latest.json`.
 * @returns the file that keeps it
 */
export function writeReport(report: Report, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const file = join(folder, `${report.machine.date.replaceAll(/[:.]/gu, '-')}.json`);
  for (const path of [file, join(folder, 'latest.json')]) writeFileSync(path, text);
  return file;
}

function machineLines({ machine, quick, otherWork }: Report): string[] {
  const { cores, processor, memoryGb, system, node, chromium, commit, date } = machine;
  const busy = Math.round(otherWork * 100);
  return [
    `${date}, commit ${commit ?? 'unknown'}${quick ? ', quick: few samples' : ''}`,
    `${cores} cores (${processor}), ${memoryGb} GB, ${system}, Node ${node}, Chromium ${chromium}`,
    ...(otherWork > BUSY
      ? [`Other programs used up to ${busy} % of the machine: times are worse than they would be.`]
      : []),
  ];
}

const figureRow = (figure: Figure): string[] => [
  `  ${figure.name}, ${figure.unit}`,
  shown(figure.median),
  figure.p95 === null ? '' : shown(figure.p95),
  ...(figure.samples === 1 ? ['', ''] : [shown(figure.min), shown(figure.max)]),
  String(figure.samples),
  verdict(figure),
];

const NAMES = { median: 'median', p95: 'p95', max: 'all' } as const;

const aimText = ({ of, is, limit }: Aim) => `${NAMES[of]} ${is} ${limit}`;

function verdict({ aim, met }: Figure): string {
  if (!aim) return '';
  return `${aimText(aim)}: ${met ? 'met' : 'MISSED'}`;
}

/** Three digits that matter, and never an exponent. */
function shown(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  const digits = Math.abs(value) >= 100 ? 0 : 1 + Number(Math.abs(value) < 10);
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

const isLeft = (column: number) => column === 0 || column === HEADINGS.length - 1;

/** Rows of cells as lines in columns; a row of one cell is a heading. */
function alignedLines(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.filter((row) => row.length > 1).map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isLeft(column) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
