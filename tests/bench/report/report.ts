/** The figures as a table for people and as JSON for programs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '../compare/ratios.ts';
import type { Machine } from '../machine.ts';
import type { Aim, Figure } from './figures.ts';
import { shown, tableLines } from './table.ts';

/** What figures cannot be read without. */
interface Conditions {
  readonly machine: Machine;
  readonly quick: boolean;
  /** The most of the machine that others used before or between the phases, from 0 to 1. */
  readonly otherWork: number;
}

/** One run of the phases. */
export interface Report extends Conditions {
  /** How long the whole run took. */
  readonly seconds: number;
  readonly figures: readonly Figure[];
  /** What could not be measured, with the reason. */
  readonly leftOut: readonly string[];
  /** What went wrong while it was measured. */
  readonly failures: readonly string[];
}

/** One comparison of consoles. */
export interface Comparison extends Conditions {
  readonly samples: readonly Sample[];
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
    ...tableLines([HEADINGS, ...rows], [0, HEADINGS.length - 1]),
    '',
    ...report.leftOut.map((reason) => `Left out: ${reason}`),
    ...report.failures.map((failure) => `Failed: ${failure}`),
    ...missed.map((figure) => `Missed: ${figure.group}, ${figure.name}: ${verdict(figure)}`),
    `${judged.length - missed.length} of ${judged.length} aims met, ${report.figures.length} figures in ${Math.round(report.seconds)} s.`,
  ];
}

/**
 * Writes the report below `folder`, under its time and as `latest.json`.
 * @returns the file that keeps it
 */
export function writeReport(report: Report | Comparison, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const file = join(folder, `${report.machine.date.replaceAll(/[:.]/gu, '-')}.json`);
  for (const path of [file, join(folder, 'latest.json')]) writeFileSync(path, text);
  return file;
}

/** Where it was measured, and what else went on there. */
export function machineLines({ machine, quick, otherWork }: Conditions): string[] {
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
