/** What a person is told of each outcome of the guard. */
import type { Attempt, Settlement } from './guard.ts';

/** A message inside the dialog that asked. */
export interface Answer {
  readonly intent: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Whether 'Yes' may be pressed again. */
  readonly again: boolean;
}

/**
 * The message for an outcome; null for the one that closes the dialog. `noun` is what was acted on,
 * `alert` titles failures.
 */
export function answerTo(result: Attempt<unknown>, noun: string, alert: string): Answer | null {
  switch (result.kind) {
    case 'done':
      return null;
    case 'busy':
      return {
        intent: 'warning',
        title: `Another action on this ${noun} has not ended`,
        text: 'Nothing was sent. Try again when its outcome is known.',
        again: true,
      };
    case 'not-read':
      return {
        intent: 'error',
        title: alert,
        text: `${result.problem.message} The ${noun} could not be read again first, so nothing was sent.`,
        again: true,
      };
    case 'changed':
      return {
        intent: 'warning',
        title: `The ${noun} has changed since you saw it`,
        text: result.possible
          ? 'Nothing was sent. Decide again on what it is now.'
          : `Nothing was sent. As it is now, the ${noun} no longer offers this action.`,
        again: result.possible,
      };
    case 'gone':
      return {
        intent: 'warning',
        title: `The ${noun} is no longer there`,
        text: 'Nothing was sent. The list behind this dialog has been read again.',
        again: false,
      };
    case 'failed':
      return { intent: 'error', title: alert, text: result.problem.message, again: true };
    case 'unknown':
      return {
        intent: 'warning',
        title: alert,
        text: `${result.problem.message}\nThe action was sent and its outcome is unknown. The ${noun} is read until it is known; nothing is sent again by itself.`,
        again: false,
      };
  }
}

const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What is said when the outcome of an unanswered action is known at last. `name` is what it was sent
 * for, such as 'order 7'.
 */
export function settlementText(settlement: Settlement, label: string, name: string): string {
  switch (settlement) {
    case 'changed':
      return `${asSentence(name)} has changed since ${label} was sent. See what it is now before you act again.`;
    case 'unchanged':
      return `${asSentence(name)} reads as it did before ${label} was sent: it had no effect that can be seen. Nothing was sent again.`;
    case 'given-up':
      return `The session ended before the outcome of ${label} on ${name} was known. See what it is before you act again.`;
  }
}
