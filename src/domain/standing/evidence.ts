/** What was read of a thing, a sentence each: atop the thing, and below the question before an act. */
import type { Shown } from '#contract/wire/unreadable.ts';

/** One sentence of what was read. */
export interface Evidence {
  /** "The matcher's statement shows the payment of 641.92 GBP": its time follows, and the full stop. */
  readonly text: string;
  /** The instant it is of; null where it is not known. */
  readonly at: Shown<string>;
  /** The reason, in the words in which it came. */
  readonly detail: string | null;
  /** How it is known: from what, and what of it was inferred. Null where the sentence says so itself. */
  readonly how: string | null;
  /** What it means for the act that is asked about; without one, whether it contradicts what is recorded. */
  readonly weight: 'contradicts' | 'supports' | 'neither';
}

/** A sentence that has nothing but its text, and what `more` says. */
export const sentence = (text: string, more: Partial<Evidence> = {}): Evidence => ({
  text,
  at: null,
  detail: null,
  how: null,
  weight: 'neither',
  ...more,
});

/** The evidence, those first that contradict. */
export const contradictionsFirst = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.toSorted((a, b) => Number(contradicts(b)) - Number(contradicts(a)));

/** Whether it contradicts the act, or what is recorded. */
export const contradicts = ({ weight }: Evidence): boolean => weight === 'contradicts';

/** What is known for and against an act that is asked about. */
export interface Weighed {
  readonly evidence: readonly Evidence[];
  /** Whether something is still loading that may contradict the act. */
  readonly isLoading: boolean;
  /** What stays open after it, null where nothing does; undefined while that is not known. */
  readonly open?: string | null | undefined;
}

/** A reading that other evidence are taken from, or why it is not there. */
export type Read<T> = T | 'loading' | 'failed';

/** Whether it was read. */
export const isRead = <T>(read: Read<T>): read is T => read !== 'loading' && read !== 'failed';

/** Says that something could not be loaded; nothing while it loads. */
export const unread = (things: string, read: Read<unknown>): readonly Evidence[] =>
  read === 'failed' ? [sentence(`${things} could not be loaded`)] : [];
