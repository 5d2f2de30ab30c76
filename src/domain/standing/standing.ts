/** How a thing stands: the verdict in words, with what was read of it. */
import type { Shown } from '#contract/wire/unreadable.ts';
import { figureText } from '../money/sums.ts';
import type { Figure } from '../orders/figures.ts';
import type { Tone } from '../text/status.ts';
import { formatAge } from '../time/format.ts';
import { agoText, type Participant } from '../time/story.ts';
import { contradictionsFirst, type Evidence } from './evidence.ts';

/** A step with a date that was read. */
export interface DatedStep {
  readonly at: string;
  /** What happened then, as it goes on after 'since': 'matched'. */
  readonly what: string;
  /** Whether what is awaited was awaited before then already: since when is not known. */
  readonly isLater?: true;
}

/** How a thing stands, as far as it is known. */
export interface Standing {
  /** "Waiting for the matcher's payment", or how it ended. */
  readonly text: string;
  /** The name of somebody in the text; null without one. */
  readonly name: string | null;
  readonly tone: Tone;
  /** Whether something is awaited. */
  readonly isOpen: boolean;
  /** Of whom it is awaited, or who is concerned, where they are named. */
  readonly who: Participant | null;
  /** Since when; null where no date shows it. */
  readonly since: DatedStep | null;
  /** What was read of it, those first that contradict what is recorded. */
  readonly evidence: readonly Evidence[];
  /** What of it was inferred, and from what; null where there is nothing to add. */
  readonly how: string | null;
}

/** 'the payment of 641.92 GBP': with its amount where that is known. */
export function ofAmount(what: string, figure: Figure): string {
  const amount = figureText(figure);
  return amount === null ? what : `${what} of ${amount}`;
}

/** The steps that have a date that can be read. */
export const datedSteps = (
  steps: readonly (readonly [what: string, at: Shown<string>])[],
): readonly DatedStep[] =>
  steps.flatMap(([what, at]) => (typeof at === 'string' ? [{ what, at }] : []));

/** The latest of the steps; null without one. Of two at one instant it is the one that is named last. */
export const latestOf = (steps: readonly DatedStep[]): DatedStep | null =>
  steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1) ?? null;

/** A standing of which nothing but the text is known, and what `more` says. */
export const standingOf = (text: string, more: Partial<Standing> = {}): Standing => ({
  text,
  name: null,
  tone: 'neutral',
  isOpen: true,
  who: null,
  since: null,
  how: null,
  ...more,
  evidence: contradictionsFirst(more.evidence ?? []),
});

/** A status that no rule knows, in the words in which it came. */
export const standingAsItCame = (status: string, more: Partial<Standing> = {}): Standing =>
  standingOf(`The status is ‘${status}’`, {
    how: 'Corridor does not know what this status waits for.',
    ...more,
  });

/** A thing whose status was not told. */
export const withoutStatus = (more: Partial<Standing> = {}): Standing =>
  standingOf('The status is not available', more);

/** The rule for a status in a table that has one for each known status; none for a status that was not told. */
export const ruleFor = <Status extends string, Rule>(
  rules: Readonly<Record<Status, Rule>>,
  status: string | null,
): Rule | undefined =>
  status !== null && Object.hasOwn(rules, status) ? rules[status as Status] : undefined;

/**
 * Since when, in words: 'since 11/18/2026, 1:00:00 PM (matched 2 days ago)', 'for at least 2 days (matched on
 * 11/18/2026, 1:00:00 PM)' from a later step, or 'matched 2 days ago (11/18/2026, 1:00:00 PM)' when nothing is
 * awaited. What the text says already is not said again. Null where it is not known.
 * @param shown writes an instant as the reader chose
 */
export function sinceText(
  { since, isOpen, text }: Pick<Standing, 'since' | 'isOpen' | 'text'>,
  now: Date,
  shown: (at: string) => string,
): string | null {
  if (since === null) return null;
  const { what, at, isLater } = since;
  if (isLater) return `for at least ${formatAge(at, now)} (${what} ${shown(at)})`;
  const isSaid = what === text.toLowerCase();
  const passed = [isSaid ? '' : what, agoText(at, now)].filter(Boolean).join(' ');
  return isOpen ? `since ${shown(at)} (${passed})` : `${passed} (${shown(at)})`;
}

/** Evidence as it is printed: 'The order was cancelled (11/18/2026, 1:00:00 PM): by the poster'. */
export function evidenceText(
  { text, at, detail }: Evidence,
  shown: (at: string) => string,
): string {
  const said = typeof at === 'string' ? `${text} (${shown(at)})` : text;
  return detail === null ? said : `${said}: ${detail}`;
}
