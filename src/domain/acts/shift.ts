/** The end of a shift: what a person hands over, of what this computer knows. */
import { isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Watch } from '#contract/bridge/watched.ts';
import { workIn } from '../program/drafts.ts';
import { QUEUE_IDS, QUEUES, reviewAddress } from '../queues/queues.ts';
import { progressOf, skipText } from '../queues/skips.ts';
import { escaped } from '../text/escaped.ts';
import { counted, formatCount } from '../text/words.ts';
import { watchedName, watchedPlace, watchText } from '../watches/watches.ts';
import { actWords } from './acts.ts';
import { aboutText, placeOfAct } from './kinds.ts';
import { changedText, outcomeLabel, recordOutcome } from './records.ts';

/** How far back a shift reaches: a day's acts, also of one that passes midnight. */
const SHIFT_MS = 12 * 60 * 60 * 1000;

/** The acts of the last 12 hours, and earlier ones whose outcome is still not known. */
export const actsOfShift = (acts: readonly SentAct[], now: Date): readonly SentAct[] =>
  acts.filter((act) => !isSettled(act) || now.getTime() - Date.parse(act.sentAt) < SHIFT_MS);

/** A line of the page. */
interface ShiftRow {
  /** Its own within its part. */
  readonly key: string;
  /** The item, what is said of it, and a link; empty texts where there is none. */
  readonly cells: readonly [item: string, text: string, link: string];
}

/** A part of the page: a heading and its lines. */
export interface ShiftPart {
  readonly title: string;
  readonly rows: readonly ShiftRow[];
}

const row = (key: string, item: string, text = '', link = ''): ShiftRow => ({
  key,
  cells: [item, text, link],
});

/** What is known for the page. */
export interface Shift {
  readonly acts: readonly SentAct[];
  /** The unfinished work of this window, by its keys. */
  readonly drafts: Readonly<Record<string, unknown>>;
  /** What the person watches. */
  readonly watches: readonly Watch[];
  readonly note: string;
  readonly isPractice: boolean;
  /** Whose shift it was; null where no names were asked for. */
  readonly person: string | null;
  /** What a thing is called, by reading it; null where it was not read. */
  readonly nameOf: (act: SentAct) => string | null;
  /** Writes an instant as the reader chose. */
  readonly shown: (instant: string) => string;
  /** The link to a place of Corridor. */
  readonly linkTo: (path: string) => string;
}

/** How often each action was sent. */
function counts(acts: readonly SentAct[]): ShiftPart['rows'] {
  const byAction = Map.groupBy(acts, ({ action }) => actWords(action).label);
  return [...byAction]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([label, of]) => {
      const rows = of.reduce((sum, act) => sum + (act.rows ?? 0), 0);
      const more = rows === 0 ? '' : `, ${counted(rows, 'row')}`;
      return row(label, label, `${formatCount(of.length)}${more}`);
    });
}

/** What was skipped and not taken up again, and why, by queue. Others may have decided some of it since. */
const skips = ({ drafts, linkTo }: Shift): ShiftPart['rows'] =>
  QUEUE_IDS.flatMap((id) =>
    progressOf(drafts[`review.${id}`]).skipped.map((skip) =>
      row(
        `${id} ${skip.key}`,
        `${QUEUES[id].name}: ${skip.key}`,
        `${skipText(skip)}, as last known in this window`,
        linkTo(reviewAddress(id)),
      ),
    ),
  );

/** What is watched, with the person's notes; what came back and was seen is done with. */
const watched = ({ watches, shown, linkTo }: Shift): ShiftPart['rows'] =>
  watches
    .filter(({ woke }) => woke?.isSeen !== true)
    .map((watch) =>
      row(
        watch.id,
        watchedName(watch.thing),
        [watch.note, watchText(watch, shown)].filter(Boolean).join('\n'),
        linkTo(watchedPlace(watch.thing)),
      ),
    );

/** Unfinished work of this window. What was typed is not handed over, and an empty field is no work. */
function work({ drafts, linkTo }: Shift): ShiftPart['rows'] {
  const begun = Object.keys(drafts).filter((key) => drafts[key] !== '');
  return workIn(begun).map(([name, path]) => row(name, name, 'Not finished', linkTo(path)));
}

function actRow(act: SentAct, { nameOf, shown, linkTo }: Shift): ShiftRow {
  const place = placeOfAct(act);
  const about = nameOf(act) ?? aboutText(act);
  const changed = changedText(act);
  const label = actWords(act.action).label;
  const what = `${label}${changed === null ? '' : ` (${changed})`}: ${outcomeLabel(act).text}`;
  const text = `${what}, sent on ${shown(act.sentAt)}`;
  return row(act.key, about, text, place === null ? '' : linkTo(place));
}

const PRACTICE: ShiftPart = {
  title: 'Practice',
  rows: [row('practice', 'Nothing on this page is real.')],
};

/** The page, without the parts that have nothing to say. */
export function shiftParts(shift: Shift): readonly ShiftPart[] {
  const { acts, note, person, isPractice } = shift;
  const outcomes = (outcome: string) =>
    acts.filter((act) => recordOutcome(act) === outcome).map((act) => actRow(act, shift));
  const parts: readonly ShiftPart[] = [
    { title: 'Handed over by', rows: person === null ? [] : [row('person', person)] },
    { title: 'Note', rows: note.trim() === '' ? [] : [row('note', note.trim())] },
    { title: 'Actions sent', rows: counts(acts) },
    { title: 'Outcome unknown or unclear', rows: outcomes('unknown') },
    { title: 'Refused', rows: outcomes('not-done') },
    { title: 'Skipped in queues', rows: skips(shift) },
    { title: 'Watched', rows: watched(shift) },
    { title: 'Open work in this window', rows: work(shift) },
  ];
  const filled = parts.filter(({ rows }) => rows.length > 0);
  return isPractice && filled.length > 0 ? [PRACTICE, ...filled] : filled;
}

/** The page as text. */
export const shiftAsText = (parts: readonly ShiftPart[]): string =>
  parts
    .map(({ title, rows }) =>
      [title, ...rows.map(({ cells }) => cells.filter((cell) => cell !== '').join('\t'))].join(
        '\n',
      ),
    )
    .join('\n\n');

/** The page as a table of HTML. */
export function shiftAsHtml(parts: readonly ShiftPart[]): string {
  const cellsOf = ({ cells }: ShiftRow) =>
    cells.map((cell) => `<td>${escaped(cell).replaceAll('\n', '<br>')}</td>`).join('');
  const rows = parts.map(
    (part) =>
      `<tr><th colspan="3">${part.title}</th></tr>${part.rows.map((each) => `<tr>${cellsOf(each)}</tr>`).join('')}`,
  );
  return `<table>${rows.join('')}</table>`;
}
