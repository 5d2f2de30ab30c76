/** How a thing stands, in a line: what is awaited, of whom, since when, and the last word on it. */
import type { Shown } from '#contract/wire/unreadable.ts';
import type { Tone } from '../text/status.ts';
import { agoText, type Participant } from '../time/story.ts';

/** A step with a date that was read. */
export interface DatedStep {
  readonly at: string;
  /** What happened then, as it goes on after 'since': 'matched'. */
  readonly what: string;
}

/** What was said last about a thing that is awaited. */
export interface Word {
  /** '‘beneficiary confirmation’ says not received' */
  readonly text: string;
  /** Null where the time is not known. */
  readonly at: Shown<string>;
  /** The reason, in the words in which it came. */
  readonly detail: string | null;
  /**
   * Whether it says otherwise than what is recorded, explains what is awaited, or is shown as it came
   * because no rule knows it.
   */
  readonly kind: 'contradicts' | 'explains' | 'as it came';
  /** What of the text was inferred, and from what. */
  readonly inferred?: string | null | undefined;
}

/** How a thing stands, as far as it is known. */
export interface Standing {
  /** 'Waiting for the matcher's payment', or how it ended. */
  readonly text: string;
  readonly tone: Tone;
  /** Whether something is awaited. */
  readonly isOpen: boolean;
  /** Whether that is inferred, and no status or field says it. */
  readonly isInferred?: true;
  /** Of whom it is awaited, or who is concerned, where they are named. */
  readonly who: Participant | null;
  /** Since when; null where no date shows it. */
  readonly since: DatedStep | null;
  /** Where no date shows since when: the last step that has one. */
  readonly lastStep: DatedStep | null;
  readonly word: Word | null;
  /** What is not known, or was inferred; null where there is nothing to add. */
  readonly note: string | null;
}

/** What is awaited, in a line of a list, in which notes have no room. */
export const shortText = ({ text, isInferred }: Standing): string =>
  isInferred ? `${text} (inferred to be open)` : text;

/** The steps that have a date that can be read. */
export const datedSteps = (
  steps: readonly (readonly [what: string, at: Shown<string>])[],
): readonly DatedStep[] =>
  steps.flatMap(([what, at]) => (typeof at === 'string' ? [{ what, at }] : []));

/** The latest of the steps; null without one. Of two at one instant it is the one that is named last. */
export const latestOf = (steps: readonly DatedStep[]): DatedStep | null =>
  steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1) ?? null;

/** A status that no rule knows, in the words in which it came. */
export const standingAsItCame = (status: string, lastStep: DatedStep | null): Standing => ({
  text: `Status as it came: ${status}`,
  tone: 'neutral',
  isOpen: true,
  who: null,
  since: null,
  lastStep,
  word: null,
  note: 'Corridor does not know what this status waits for.',
});

/** A thing whose status was not told. */
export const withoutStatus = (lastStep: DatedStep | null): Standing => ({
  ...standingAsItCame('', lastStep),
  text: 'Status not available',
  note: null,
});

/** The rule for a status in a table that has one for each known status. */
export const ruleFor = <Status extends string, Rule>(
  rules: Readonly<Record<Status, Rule>>,
  status: string,
): Rule | undefined => (Object.hasOwn(rules, status) ? rules[status as Status] : undefined);

/**
 * Since when, in words: 'since 11/18/2026, 1:00:00 PM (matched 2 days ago)', or 'matched 2 days ago
 * (11/18/2026, 1:00:00 PM)' when nothing is awaited. When no date shows since when, it names the latest dated step.
 * Null when there is no date at all and nothing is awaited.
 * @param shown writes an instant as the reader chose
 */
export function sinceText(
  { since, lastStep, isOpen }: Pick<Standing, 'since' | 'lastStep' | 'isOpen'>,
  now: Date,
  shown: (at: string) => string,
): string | null {
  const passed = ({ what, at }: DatedStep) => [what, agoText(at, now)].filter(Boolean).join(' ');
  const exactly = (step: DatedStep) => `${passed(step)} (${shown(step.at)})`;
  if (since !== null) {
    return isOpen ? `since ${shown(since.at)} (${passed(since)})` : exactly(since);
  }
  const last = lastStep === null ? [] : [`Last step: ${exactly(lastStep)}`];
  return [...(isOpen ? ['Waiting time not available'] : []), ...last].join('. ') || null;
}

/** A word in one line: '‘beneficiary confirmation’ says not received, 2 days ago: No transfer was found'. */
export function wordText({ text, at, detail }: Word, now: Date): string {
  const ago = typeof at === 'string' ? agoText(at, now) : null;
  const said = ago === null ? text : `${text}, ${ago}`;
  return detail === null ? said : `${said}: ${detail}`;
}
