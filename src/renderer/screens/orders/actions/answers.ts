/** What a person is told of each outcome of the guard. */
import type { Attempt, Settlement } from '../guard/guard.ts';

/** A message inside the dialog that asked. */
export interface Answer {
  readonly intent: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Whether 'Yes' may be pressed again. */
  readonly again: boolean;
}

/** The message for an outcome; null for the one that closes the dialog. `alert` titles failures. */
export function answerTo(result: Attempt, alert: string): Answer | null {
  switch (result.kind) {
    case 'done':
      return null;
    case 'busy':
      return {
        intent: 'warning',
        title: 'Another action on this order has not ended',
        text: 'Nothing was sent. Try again when its outcome is known.',
        again: true,
      };
    case 'not-read':
      return {
        intent: 'error',
        title: alert,
        text: `${result.problem.message} The order could not be read again first, so nothing was sent.`,
        again: true,
      };
    case 'changed':
      return {
        intent: 'warning',
        title: 'The order has changed since you saw it',
        text: result.possible
          ? 'Nothing was sent. Decide again on what it is now.'
          : 'Nothing was sent. As it is now, the order no longer offers this action.',
        again: result.possible,
      };
    case 'failed':
      return { intent: 'error', title: alert, text: result.problem.message, again: true };
    case 'unknown':
      return {
        intent: 'warning',
        title: alert,
        text: `${result.problem.message}\nThe action was sent and its outcome is unknown. The order is read until it is known; nothing is sent again by itself.`,
        again: false,
      };
  }
}

/** What is said when the outcome of an unanswered action is known at last. */
export function settlementText(settlement: Settlement, label: string, id: string): string {
  switch (settlement) {
    case 'changed':
      return `Order ${id} has changed since ${label} was sent. See what it is now before you act again.`;
    case 'unchanged':
      return `Order ${id} reads as it did before ${label} was sent: it had no effect that can be seen. Nothing was sent again.`;
    case 'given-up':
      return `The session ended before the outcome of ${label} on order ${id} was known. See what it is before you act again.`;
  }
}
