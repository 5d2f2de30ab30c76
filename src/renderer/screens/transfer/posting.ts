/**
 * Posting a transfer under the money guard. A new order has no id to read again, so the guard reads
 * the orders that are equal to it: one that was not there when the person was asked means that it
 * was posted already, here, in another window, or by a call whose answer never came.
 */
import type { TransferRequest } from '#contract/transfers.ts';
import { changesIn, textFacet } from '#domain/changes.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Attempt, Settlement, Subject } from '#renderer/ui/guard/guard.ts';

/** What is to be posted, and the ids of the orders equal to it; null when they could not be loaded. */
export interface Posting {
  readonly request: TransferRequest;
  readonly equals: readonly string[] | null;
}

const MOST_EQUALS = 50;

/** The newest orders with the same amounts and currencies. @throws ProblemError */
export async function equalOrders(request: TransferRequest): Promise<string[]> {
  const { poster_amount: poster, matcher_amount: matcher } = request;
  const { rows } = await callEndpoint('orders.list', {
    filters: {
      posterAmount: { from: poster, to: poster },
      matcherAmount: { from: matcher, to: matcher },
      fromCurrency: [request.poster_currency],
      toCurrency: [request.matcher_currency],
    },
    orderBy: 'posted_at',
    page: 1,
    pageSize: MOST_EQUALS,
  });
  return rows.map(({ id }) => id);
}

/**
 * The equal orders, or null where they cannot be loaded: that stops no transfer. @throws ProblemError
 * when the session has ended
 */
export async function equalOrdersIfKnown(request: TransferRequest): Promise<string[] | null> {
  try {
    return await equalOrders(request);
  } catch (thrown) {
    if (problemOf(thrown).kind === 'session-ended') throw thrown;
    return null;
  }
}

/** The orders of `now` that `seen` does not have; none where those of `seen` are not known. */
export const newlyEqual = (seen: Posting, now: Posting): readonly string[] => {
  const { equals } = seen;
  return equals === null ? [] : (now.equals ?? []).filter((id) => !equals.includes(id));
};

const equalsDiffer = changesIn<Posting>([
  textFacet('Equal orders', ({ equals }) => equals?.join(', ') ?? null),
]);

/** One transfer is posted at a time on a workstation. */
export const POSTING_KEY = 'transfer:new';

export const POSTING: Subject<Posting> = {
  noun: 'transfer',
  name: () => 'the transfer',
  key: () => POSTING_KEY,
  // What was not known when the person was asked cannot be compared with anything.
  read: async ({ request, equals }) => ({
    request,
    equals: equals === null ? null : await equalOrders(request),
  }),
  changes: (seen, now) => (newlyEqual(seen, now).length === 0 ? [] : equalsDiffer(seen, now)),
  calls: ['orders.list', 'orders.statistics'],
};

/** What is said of an attempt that did not post, or may not have. */
export interface Answer {
  readonly intent: 'error' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Whether it may be asked for again. */
  readonly again: boolean;
}

const FAILED = 'Unable to create the transfer request';

export function answerTo(result: Attempt<Posting>, seen: Posting): Answer | null {
  switch (result.kind) {
    case 'done':
    case 'gone':
      return null;
    case 'busy':
      return {
        intent: 'warning',
        title: 'Another transfer is being posted',
        text: 'Nothing was sent. Try again when its outcome is known.',
        again: true,
      };
    case 'not-read':
      return {
        intent: 'error',
        title: FAILED,
        text: `${result.problem.message} Corridor could not check for a duplicate first, so nothing was sent. Confirm again to post without this check.`,
        again: true,
      };
    case 'changed':
      return {
        intent: 'warning',
        title: 'An equal order was posted meanwhile',
        text: `Order ${newlyEqual(seen, result.now).join(', ')} has the same amounts and currencies. Nothing was sent. Confirm again only to post another one.`,
        again: true,
      };
    case 'failed':
      return { intent: 'error', title: FAILED, text: result.problem.message, again: true };
    case 'unknown':
      return {
        intent: 'warning',
        title: 'Outcome unknown',
        text: `${result.problem.message}\nThe transfer was sent and it is not known whether it was posted. The orders are read until it is known; nothing is sent again by itself.`,
        again: false,
      };
  }
}

const NEVER_CHECKED =
  'The orders could not be checked before, so it is not known whether the transfer was posted. Check Transactions before you post it again.';

/** What is said when the outcome of an unanswered post is known at last, or cannot be known. */
export const settlementText = (settlement: Settlement, { equals }: Posting): string =>
  ({
    changed:
      'An order with these amounts and currencies is there now. See Transactions before you post another one.',
    unchanged:
      equals === null
        ? NEVER_CHECKED
        : 'No order with these amounts and currencies has appeared: the transfer was not posted. Nothing was sent again.',
    'given-up':
      'The session ended before it was known whether the transfer was posted. See Transactions before you post another one.',
  })[settlement];
