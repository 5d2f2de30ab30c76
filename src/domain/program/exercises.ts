/** Exercises in words: their results, whom they are for, and where an attempt differs from what was expected. */
import type {
  AttemptDebriefing,
  AttemptResult,
  ExerciseResult,
} from '#contract/bridge/exercises.ts';
import { STAFF_ROLES } from '#domain/access/roles.ts';
import { spreadsheetCell } from '../files/spreadsheet.ts';
import type { StatusLabel } from '../text/status.ts';
import { asSentence, counted } from '../text/words.ts';

const RESULTS: Readonly<Record<AttemptResult, StatusLabel>> = {
  done: { text: 'Done', tone: 'success' },
  missed: { text: 'Not as expected', tone: 'warning' },
  failed: { text: 'Failed', tone: 'danger' },
};

/** A result as a chip. */
export const resultLabel = (result: AttemptResult): StatusLabel => RESULTS[result];

/** Whom an exercise is for: 'All roles', or the roles by name. */
export function rolesText(roles: readonly string[]): string {
  if (STAFF_ROLES.every((role) => roles.includes(role))) return 'All roles';
  return roles.map(asSentence).join(', ');
}

/** A time as '45 s' or '2 min 5 s'. */
export function lengthText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}

const RANKS: readonly AttemptResult[] = ['failed', 'missed', 'done'];

/** The best of several results: what came out first, then the fewest hints; undefined without any. */
export const bestOf = (results: readonly ExerciseResult[]): ExerciseResult | undefined =>
  results.toSorted(
    (a, b) => RANKS.indexOf(b.result) - RANKS.indexOf(a.result) || a.hints - b.hints,
  )[0];

/** Which try it was, and how many hints were asked for. */
export const tryText = ({ tries, hints }: Pick<ExerciseResult, 'tries' | 'hints'>): string =>
  `Try ${tries}, ${hints === 0 ? 'no hints' : counted(hints, 'hint')}`;

const HEAD = ['Exercise', 'Date (UTC)', 'Try', 'Hints', 'Time (s)', 'Result'];

/** Results as a table to paste, the oldest first. */
export const resultsAsTable = (results: readonly ExerciseResult[]): string =>
  [
    HEAD,
    ...results.map(({ title, at, tries, hints, seconds, result }) => [
      title,
      at,
      String(tries),
      String(hints),
      String(seconds),
      resultLabel(result).text,
    ]),
  ]
    .map((cells) => cells.map(spreadsheetCell).join('\t'))
    .join('\n');

/** Where what was done differs from what was expected, as sentences; none where it does not. */
export const differences = ({ expected, forbidden }: AttemptDebriefing): readonly string[] => [
  ...forbidden.flatMap(({ says, holds }) => (holds ? [`${says}.`] : [])),
  ...expected.flatMap(({ says, holds }) => (holds ? [] : [`Expected, but not true: ${says}.`])),
];
