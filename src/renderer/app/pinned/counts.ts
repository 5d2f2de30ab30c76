/** The row count of a saved view: for each list whose views can be pinned, the call that counts. */
import type { DocVerificationType } from '#contract/people/verifications.ts';
import { areaOf } from '#contract/wire/areas.ts';
import type { EndpointAnswer, EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import { eventsChanging, type RealtimeEvent } from '#contract/wire/realtime.ts';
import type { PinnableList } from '#domain/access/screens.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import { type ListShape, type ListState, readListState } from '#renderer/ui/list/state/state.ts';

/** The counts of the views of one list. */
export interface ViewCounter {
  /**
   * Reads how many rows the query has.
   * @throws {ProblemError}
   */
  count(query: string, signal: AbortSignal): Promise<number>;
  /** Events that change it. */
  readonly liveOn: readonly RealtimeEvent[];
}

/** The lists that say how many rows they have. */
type ListEndpoint = {
  [Name in EndpointName]: EndpointAnswer<Name> extends { readonly rowCount: number } ? Name : never;
}[EndpointName];

/** A list: its filters and order, and the query of them. */
interface CountedList<F extends Filters, Order extends string, Input> {
  readonly shape: ListShape<F, Order>;
  readonly toQuery: (state: ListState<F, Order>) => Input;
}

/** Counts the rows of the list that `load` gives; its code is loaded when one of its views is pinned. */
const counter = <Name extends ListEndpoint, F extends Filters, Order extends string>(
  endpoint: Name,
  load: () => Promise<CountedList<F, Order, EndpointInput<Name>>>,
  liveOn: readonly RealtimeEvent[] = eventsChanging([areaOf(endpoint)]),
): ViewCounter => ({
  async count(query, signal) {
    const { shape, toQuery } = await load();
    const input = toQuery(readListState(shape, new URLSearchParams(query)));
    // Only the count is of interest.
    return (await callEndpoint(endpoint, { ...input, pageSize: 1 }, signal)).rowCount;
  },
  liveOn,
});

const documents = (type: DocVerificationType): ViewCounter =>
  counter('docVerifications.list', async () => {
    const list = await import('#renderer/screens/verifications/documents/list.ts');
    return { shape: list.documentsShape(type), toQuery: (state) => list.toQuery(type, state) };
  });

/** By the lists of the table of screens. */
export const VIEW_COUNTERS: Readonly<Record<string, ViewCounter>> = {
  transactions: counter('orders.list', async () => {
    const list = await import('#renderer/screens/orders/list.ts');
    return { shape: list.ORDERS_SHAPE, toQuery: list.toQuery };
  }),
  'transactions-new': counter('orders.list', async () => {
    const list = await import('#renderer/screens/orders/simple/list.ts');
    return { shape: list.SIMPLE_SHAPE, toQuery: list.toSimpleQuery };
  }),
  'third-party-transactions': counter('thirdPartyTransactions.list', async () => {
    const list = await import('#renderer/screens/third-party/list.ts');
    return { shape: list.THIRD_PARTY_SHAPE, toQuery: list.toQuery };
  }),
  'card-verifications': counter('cardVerifications.list', async () => {
    const list = await import('#renderer/screens/verifications/cards/filters.ts');
    return { shape: list.CARDS_SHAPE, toQuery: list.toQuery };
  }),
  'doc-verifications-identity': documents('identity'),
  'doc-verifications-address': documents('address'),
  disputes: counter('disputes.list', async () => {
    const list = await import('#renderer/screens/disputes/list.ts');
    return { shape: list.DISPUTES_SHAPE, toQuery: list.toQuery };
  }, ['connected', 'orderMatched', 'matchCancelled', 'orderSaved']),
  ribbons: counter('ribbons.list', async () => {
    const list = await import('#renderer/screens/ribbons/list.ts');
    return { shape: list.RIBBONS_SHAPE, toQuery: list.toQuery };
  }),
  'health-insurance': counter('healthInsurance.list', async () => {
    const list = await import('#renderer/screens/health-insurance/list.ts');
    return { shape: list.PAYMENTS_SHAPE, toQuery: list.toQuery };
  }),
  users: counter('users.list', async () => {
    const list = await import('#renderer/screens/users/list.ts');
    return { shape: list.USERS_SHAPE, toQuery: list.toUserQuery };
  }),
  'referral-transactions': counter('referrals.list', async () => {
    const list = await import('#renderer/screens/referrals/list.ts');
    return { shape: list.CREDITS_SHAPE, toQuery: list.toCreditQuery };
  }),
  'withdrawal-referral-transactions': counter('referrals.list', async () => {
    const list = await import('#renderer/screens/referrals/list.ts');
    return { shape: list.WITHDRAWALS_SHAPE, toQuery: list.toWithdrawalQuery };
  }),
  'exchange-rate-limits': counter('exchangeRateLimits.list', async () => {
    const list = await import('#renderer/screens/rate-limits/list.ts');
    return { shape: list.LIMITS_SHAPE, toQuery: list.toQuery };
  }),
  'hybrid-order-options': counter('hybridOrderOptions.list', async () => {
    const list = await import('#renderer/screens/hybrid-options/list.ts');
    return { shape: list.OPTIONS_SHAPE, toQuery: list.toQuery };
  }),
} satisfies Readonly<Record<PinnableList, ViewCounter>>;
