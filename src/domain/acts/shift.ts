/** The end of a shift: what a person hands over, of what this computer knows. */
import { isSettled, refKey, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Watch } from '#contract/bridge/watched.ts';
import { formatAmount } from '../money/money.ts';
import { sumsByCurrency } from '../money/sums.ts';
import { begunWork } from '../program/drafts.ts';
import { numberText } from '../queues/counts.ts';
import { QUEUE_IDS, QUEUES, type QueueId, reviewAddress } from '../queues/queues.ts';
import { progressOf, skipText } from '../queues/skips.ts';
import { escaped } from '../text/escaped.ts';
import { counted } from '../text/words.ts';
import { watchedName, watchedPlace, watchText } from '../watches/watches.ts';
import { type ActName, actWords } from './acts.ts';
import { aboutText, placeOfAct, subjectOf } from './kinds.ts';
import { countedPast, pastOf } from './past.ts';
import { changedText, outcomeLabel, recordOutcome } from './records.ts';
import { type Described, describedText } from './things.ts';

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

/** What was read of a queue, and when, in milliseconds since the epoch; `since` is an instant. */
export interface QueueRead {
  readonly id: QueueId;
  readonly items: readonly { readonly since: string | null }[];
  readonly isPart: boolean;
  readonly readAt: number;
}

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
  /** What a thing is, by reading it; null where it was not read. */
  readonly thingOf: (act: SentAct) => Described | null;
  /** What was changed in this window, with old and new values, by the key of the thing, or of the act where it has no ID. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
  /** What was read of the queues. */
  readonly queues: readonly QueueRead[];
  /** Writes an instant as the reader chose. */
  readonly shown: (instant: string) => string;
  /** The link to a place of Corridor. */
  readonly linkTo: (path: string) => string;
}

/** The thing of an act by its key; without an ID, each is another one. */
function keyOf(act: SentAct): string {
  const thing = subjectOf(act);
  return thing.id === null ? act.key : refKey(thing);
}

/** What the things of these acts are worth, each thing once: '1,075.00 GBP, 320.00 EUR'; empty where they have no amount. */
function worth(acts: readonly SentAct[], { thingOf }: Shift): string {
  const things = new Map(acts.map((act) => [keyOf(act), thingOf(act)]));
  const figures = [...things.values()].map((thing) => thing?.figure);
  if (figures.every((figure) => figure === undefined)) return '';
  const unread = { amount: null, currency: null };
  const { sums, unknown } = sumsByCurrency(figures.map((figure) => figure ?? unread));
  return [
    ...sums.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`),
    ...(unknown > 0 ? [`${counted(unknown, 'amount')} not available`] : []),
  ].join(', ');
}

/** The acts whose old and new values are kept. */
const VALUED: ReadonlySet<string> = new Set<ActName>([
  'rate-limit.update',
  'option.update',
  'options.update',
]);

/** A thing that something was done to, by its name: 'Limit NGN → USD changed', 'minimum 372.079 to 380'. */
function namedRow(act: SentAct, verb: string, shift: Shift): ShiftRow {
  const { thingOf, changes, shown, linkTo } = shift;
  const thing = thingOf(act);
  const place = placeOfAct(act);
  const values = VALUED.has(act.action) ? changes[keyOf(act)] : undefined;
  const now = thing?.now ? `now ${thing.now}` : null;
  const texts = values ?? [changedText(act), now].filter((each) => each !== null);
  const text = [...texts, `sent on ${shown(act.sentAt)}`].join(', ');
  const name = thing?.name ?? aboutText(act);
  return row(
    `${act.action} ${keyOf(act)}`,
    `${name} ${verb}`,
    text,
    place === null ? '' : linkTo(place),
  );
}

/** What was done: things by their number with what they are worth, or each by its name. */
function done(shift: Shift): ShiftPart['rows'] {
  const acts = shift.acts.filter((act) => recordOutcome(act) === 'done');
  return [...Map.groupBy(acts, ({ action }) => action)].flatMap(([action, own]) => {
    const past = pastOf(action);
    if (past.is === 'counted') {
      return [row(action, countedPast(past, own.length), worth(own, shift))];
    }
    // The latest of each thing says what it is now.
    return [...Map.groupBy(own, keyOf).values()].flatMap((each) =>
      each.slice(-1).map((act) => namedRow(act, past.verb, shift)),
    );
  });
}

/** The words before the time of the oldest item: of some queues it is only known when this computer first saw it. */
const oldestOf = (id: QueueId) =>
  QUEUES[id].clock.from === 'seen' ? 'the oldest first seen here on' : 'the oldest since';

/** What waits in each queue that was read, and since when the oldest does. */
const waiting = ({ queues, shown, linkTo }: Shift): ShiftPart['rows'] =>
  queues.map(({ id, items, isPart, readAt }) => {
    const sinces = items.flatMap(({ since }) => since ?? []).toSorted();
    const [oldest] = sinces;
    const text = [
      `${numberText({ count: items.length, isPart })} to review`,
      ...(oldest === undefined ? [] : [`${oldestOf(id)} ${shown(oldest)}`]),
      `as of ${shown(new Date(readAt).toISOString())}`,
    ].join(', ');
    return row(id, QUEUES[id].name, text, linkTo(reviewAddress(id)));
  });

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

/** Unfinished work of this window. What was typed is not handed over. */
const work = ({ drafts, linkTo }: Shift): ShiftPart['rows'] =>
  begunWork(drafts).map(([name, path]) => row(name, name, 'Not finished', linkTo(path)));

function actRow(act: SentAct, { thingOf, shown, linkTo }: Shift): ShiftRow {
  const place = placeOfAct(act);
  const thing = thingOf(act);
  const about = thing ? describedText(thing) : aboutText(act);
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
    { title: 'Done', rows: done(shift) },
    { title: 'Outcome unknown or unclear', rows: outcomes('unknown') },
    { title: 'Refused', rows: outcomes('not-done') },
    { title: 'To review', rows: waiting(shift) },
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
