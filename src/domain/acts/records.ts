/** Acts as the record of this computer shows them: the action, its subject and the outcome. */
import type { DateStyle } from '#contract/bridge/dates.ts';
import { isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import { csvLine, spreadsheetCell } from '../files/spreadsheet.ts';
import type { StatusLabel } from '../text/status.ts';
import { counted } from '../text/words.ts';
import { formatDateTime, zoneName } from '../time/format.ts';
import { actWords } from './acts.ts';
import { aboutText } from './kinds.ts';

/** Which fields an act changed, and of how many rows: 'Fee, 16 rows'; null where its name says all. */
export function changedText({
  fields = [],
  rows,
}: Pick<SentAct, 'fields' | 'rows'>): string | null {
  const counts = rows === undefined ? [] : [counted(rows, 'row')];
  return [...fields, ...counts].join(', ') || null;
}

export const RECORD_OUTCOMES = ['done', 'not-done', 'unknown'] as const;
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number];

/** Which of the filter's outcomes an act has. */
export function recordOutcome(act: SentAct): RecordOutcome {
  if (act.outcome === 'done' || act.settlement === 'happened') return 'done';
  // What was refused when it was sent again may have happened the first time.
  return act.outcome === 'refused' && act.tries === 1 ? 'not-done' : 'unknown';
}

/** An act's outcome as a chip. What a reading has shown is named as a state: another person may have caused it. */
export function outcomeLabel({ outcome, settlement, found, tries }: SentAct): StatusLabel {
  if (found !== null) return { text: `${found.text}, found by checking`, tone: 'success' };
  if (settlement === 'checked') return { text: 'Marked as checked', tone: 'neutral' };
  switch (outcome) {
    case 'sent':
      return { text: 'Sent, no answer yet', tone: 'warning' };
    case 'done':
      return { text: 'Done', tone: 'success' };
    case 'refused':
      return tries > 1
        ? { text: 'Refused when sent again', tone: 'warning' }
        : { text: 'Refused', tone: 'danger' };
    case 'unknown':
      return { text: 'Outcome unknown', tone: 'warning' };
  }
}

/** Milliseconds from sending to the answer; null where none came. */
export const tookMs = ({ sentAt, answeredAt, outcome }: SentAct): number | null =>
  answeredAt === null || outcome === 'unknown' ? null : Date.parse(answeredAt) - Date.parse(sentAt);

/** A duration as '0.4 s'; null stays empty. */
export function durationText(milliseconds: number | null): string | null {
  if (milliseconds === null) return null;
  return milliseconds < SHORTEST_MS ? 'under 0.1 s' : `${(milliseconds / 1000).toFixed(1)} s`;
}

const SHORTEST_MS = 100;

/** The acts that are not settled first, then the others, each the latest first. */
export const inRecordOrder = (acts: readonly SentAct[]): readonly SentAct[] =>
  acts.toSorted((a, b) => Number(isSettled(a)) - Number(isSettled(b)) || later(a, b));

const later = (a: SentAct, b: SentAct) => Date.parse(b.sentAt) - Date.parse(a.sentAt);

const HEADS = ['Action', 'About', 'Changed', 'Outcome', 'Duration (s)', 'Key'];

const rowOf = (act: SentAct, dates: DateStyle): string[] => {
  const took = tookMs(act);
  return [
    formatDateTime(act.sentAt, dates),
    actWords(act.action).label,
    aboutText(act),
    changedText(act) ?? '',
    outcomeLabel(act).text,
    took === null ? '' : String(took / 1000),
    act.key,
  ];
};

interface RecordForm {
  readonly dates: DateStyle;
  readonly isPractice: boolean;
}

/** The head and the lines; in practice each begins with a cell that says so. */
const linesOf = (
  acts: readonly SentAct[],
  { dates, isPractice }: RecordForm,
): readonly string[][] =>
  [[`Time (${zoneName(dates.zone)})`, ...HEADS], ...acts.map((act) => rowOf(act, dates))].map(
    (cells) => (isPractice ? ['Practice', ...cells] : cells),
  );

/** The record as CSV, for a handover. */
export const recordAsCsv = (acts: readonly SentAct[], form: RecordForm): string =>
  linesOf(acts, form).map(csvLine).join('');

/** The record as a table to paste. */
export const recordAsTable = (acts: readonly SentAct[], form: RecordForm): string =>
  linesOf(acts, form)
    .map((cells) => cells.map(spreadsheetCell).join('\t'))
    .join('\n');
