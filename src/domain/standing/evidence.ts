/** What speaks for and against an act, as far as it is known: the rows below its question. */
import type { Shown } from '#contract/wire/unreadable.ts';

/** What one answer means for the act that is asked about. */
export interface Evidence {
  /** What is looked at: 'Matcher paid'. */
  readonly what: string;
  /** The answer in words: 'Yes', 'No', an amount, or why there is none. */
  readonly answer: string;
  /** The instant of the answer; null where it is not known. */
  readonly when: Shown<string>;
  /** What the answer is from, in words: '‘matcher bank statement’'; null where nothing answers. */
  readonly by: string | null;
  /** 'not known' also where the answer is known, and not what it means for the act. */
  readonly verdict: 'supports' | 'contradicts' | 'not known';
}

const ANSWERS = {
  loading: 'Loading…',
  failed: 'Could not be loaded',
  'not known': 'Not known',
} as const;

/** Why there is no answer: it is still loading, could not be loaded, or is not in what was loaded. */
export type NoAnswer = keyof typeof ANSWERS;

/** A row without an answer; `by` says what was looked at in vain. */
export const unanswered = (what: string, why: NoAnswer, by: string | null = null): Evidence => ({
  what,
  answer: ANSWERS[why],
  when: null,
  by,
  verdict: 'not known',
});

/** A row whose answer is yes or no; `supporting` is the answer that speaks for the act. */
export const answered = (
  { what, when, by }: Pick<Evidence, 'what' | 'when' | 'by'>,
  isYes: boolean,
  supporting: 'yes' | 'no',
): Evidence => ({
  what,
  answer: isYes ? 'Yes' : 'No',
  when,
  by,
  verdict: isYes === (supporting === 'yes') ? 'supports' : 'contradicts',
});
