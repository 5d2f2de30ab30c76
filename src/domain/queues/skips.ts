/** Why an item of a queue was skipped. It comes back at the end of the queue, with its reason on it. */
import type { Share } from './shares.ts';

/** The reasons, in the order of their keys. */
export const SKIP_REASONS = {
  user: 'Waiting for the user',
  bank: 'Waiting for the bank',
  opinion: 'Second opinion',
  'not-mine': 'Not mine',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

/** The most characters of the line beside a reason. */
export const LONGEST_NOTE = 200;

/** An item that was skipped. */
export type Skip = {
  /** Tells the item apart: its id, and of two items of one id which one it is. */
  key: string;
  /** Null where none was chosen. */
  reason: SkipReason | null;
  /** A line of the person; may be empty. */
  note: string;
  /** When, as an instant. */
  at: string;
};

/** The reason and the line, in words: 'Second opinion: asked Ada'. */
export const skipText = ({ reason, note }: Pick<Skip, 'reason' | 'note'>): string =>
  [reason === null ? 'No reason' : SKIP_REASONS[reason], note].filter(Boolean).join(': ');

/** How far a person is in a queue, as long as they are signed in. */
export type Progress = {
  /** How many were decided. */
  done: number;
  /** What was skipped and not taken up again, in the order it was skipped. */
  skipped: Skip[];
  /** Keys of the items of a queue without decisions that were gone through. */
  seen: string[];
  /** How the queue is shared; null where it is not. */
  share: Share | null;
};

/** The progress that was kept; none where nothing was. */
export const progressOf = (kept: unknown): Progress => ({
  done: 0,
  skipped: [],
  seen: [],
  share: null,
  ...(kept as Partial<Progress> | undefined),
});
