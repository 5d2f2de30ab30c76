/**
 * Posts a transfer under the money guard. A new order has no id to load, so the guard loads the
 * orders equal to it. An equal order that is new since the question means that it was already
 * posted: here, in another window, or by a call without an answer.
 */
import type { TransferRequest } from '#contract/transfers.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { readRows } from '#renderer/client/pages.ts';
import type { NoteWords } from '#renderer/ui/guard/notes.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';
import { newEquals } from '#renderer/ui/guard/upsert.ts';

/** The order to post, and the ids of its duplicates; null when they could not be loaded. */
export interface Posting {
  readonly request: TransferRequest;
  readonly equals: readonly string[] | null;
}

const MOST_EQUALS = 50;

/** The newest orders with the same amounts and currencies. @throws ProblemError */
export async function equalOrders(request: TransferRequest): Promise<string[]> {
  const { poster_amount: poster, matcher_amount: matcher } = request;
  const filters = {
    posterAmount: { from: poster, to: poster },
    matcherAmount: { from: matcher, to: matcher },
    fromCurrency: [request.poster_currency],
    toCurrency: [request.matcher_currency],
  };
  const { rows } = await readRows(
    (paging) => callEndpoint('orders.list', { filters, orderBy: 'posted_at', ...paging }),
    { pageSize: MOST_EQUALS, most: MOST_EQUALS },
  );
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

const equalsChanges = newEquals<Posting>('Orders like it');

/** One transfer is posted at a time on a computer. */
export const POSTING_KEY = 'transfer:new';

export const POSTING: Subject<Posting> = {
  noun: 'transfer',
  name: () => 'the transfer',
  ref: () => ({ kind: 'transfer', id: null }),
  // What was not known when the person was asked cannot be compared with anything.
  read: async ({ request, equals }) => ({
    request,
    equals: equals === null ? null : await equalOrders(request),
  }),
  changes: Object.assign((seen: Posting, now: Posting) => equalsChanges(seen, now), {
    // Nothing can tell later that a post without the check had no effect.
    print: (posting: Posting) =>
      posting.equals === null ? crypto.randomUUID() : equalsChanges.print(posting),
  }),
  wanted: ({ request }) =>
    JSON.stringify([
      request.poster_currency,
      request.poster_amount,
      request.matcher_currency,
      request.matcher_amount,
    ]),
  effects: { 'transfer.post': (now) => (now?.equals?.length ?? 0) > 0 },
  areas: ['orders'],
};

export const POSTING_WORDS: NoteWords = {
  noun: 'transfer',
  alert: 'Unable to create the transfer request',
  notRead:
    'Corridor could not check for a duplicate first, so nothing was sent. Confirm again to post without this check.',
  changed: {
    title: 'Possible duplicate',
    text: 'An order with the same amounts and currencies was just posted. Nothing was sent. Confirm again only if you want a second order.',
  },
};
