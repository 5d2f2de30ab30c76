/** The row count of a saved view: for each list whose views can be pinned, the call that counts. */
import { ORDER_EVENTS, type RealtimeEvent, USER_EVENTS } from '#contract/realtime.ts';
import type { DocVerificationType } from '#contract/verifications.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import { type ListShape, type ListState, readListState } from '#renderer/ui/list/state.ts';

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

/** Only the count is of interest. */
const ONE = { pageSize: 1 };
const RECONNECTED = ['connected'] as const;

const stateOf = <F extends Filters, Order extends string>(
  shape: ListShape<F, Order>,
  query: string,
): ListState<F, Order> => readListState(shape, new URLSearchParams(query));

const documents = (type: DocVerificationType): ViewCounter => ({
  async count(query, signal) {
    const { documentsShape, toQuery } = await import(
      '#renderer/screens/verifications/documents/list.ts'
    );
    const input = { ...toQuery(type, stateOf(documentsShape(type), query)), ...ONE };
    return (await callEndpoint('docVerifications.list', input, signal)).rowCount;
  },
  liveOn: [
    'connected',
    'docVerificationRequestCreated',
    'docVerificationRequestUpdated',
    'docVerificationRequestDestroyed',
  ],
});

/** By the lists of the table of screens. The code of a list is loaded when one of its views is pinned. */
export const VIEW_COUNTERS: Readonly<Record<string, ViewCounter>> = {
  transactions: {
    async count(query, signal) {
      const { ORDERS_SHAPE, toQuery } = await import('#renderer/screens/orders/list.ts');
      const input = { ...toQuery(stateOf(ORDERS_SHAPE, query)), ...ONE };
      return (await callEndpoint('orders.list', input, signal)).rowCount;
    },
    liveOn: ORDER_EVENTS,
  },
  'transactions-new': {
    async count(query, signal) {
      const list = await import('#renderer/screens/orders/simple/list.ts');
      const input = { ...list.toSimpleQuery(stateOf(list.SIMPLE_SHAPE, query)), ...ONE };
      return (await callEndpoint('orders.list', input, signal)).rowCount;
    },
    liveOn: ORDER_EVENTS,
  },
  'third-party-transactions': {
    async count(query, signal) {
      const { THIRD_PARTY_SHAPE, toQuery } = await import('#renderer/screens/third-party/list.ts');
      const input = { ...toQuery(stateOf(THIRD_PARTY_SHAPE, query)), ...ONE };
      return (await callEndpoint('thirdPartyTransactions.list', input, signal)).rowCount;
    },
    liveOn: RECONNECTED,
  },
  'card-verifications': {
    async count(query, signal) {
      const { CARDS_SHAPE, toQuery } = await import(
        '#renderer/screens/verifications/cards/filters.ts'
      );
      const input = { ...toQuery(stateOf(CARDS_SHAPE, query)), ...ONE };
      return (await callEndpoint('cardVerifications.list', input, signal)).rowCount;
    },
    liveOn: ['connected', 'cardVerificationRequestCreated'],
  },
  'doc-verifications-identity': documents('identity'),
  'doc-verifications-address': documents('address'),
  'health-insurance': {
    async count(query, signal) {
      const { PAYMENTS_SHAPE, toQuery } = await import(
        '#renderer/screens/health-insurance/list.ts'
      );
      const input = { ...toQuery(stateOf(PAYMENTS_SHAPE, query)), ...ONE };
      return (await callEndpoint('healthInsurance.list', input, signal)).rowCount;
    },
    liveOn: RECONNECTED,
  },
  users: {
    async count(query, signal) {
      const { toUserQuery, USERS_SHAPE } = await import('#renderer/screens/users/list.ts');
      const input = { ...toUserQuery(stateOf(USERS_SHAPE, query)), ...ONE };
      return (await callEndpoint('users.list', input, signal)).rowCount;
    },
    liveOn: USER_EVENTS,
  },
  'referral-transactions': {
    async count(query, signal) {
      const { CREDITS_SHAPE, toCreditQuery } = await import('#renderer/screens/referrals/list.ts');
      const input = { ...toCreditQuery(stateOf(CREDITS_SHAPE, query)), ...ONE };
      return (await callEndpoint('referrals.list', input, signal)).rowCount;
    },
    liveOn: RECONNECTED,
  },
  'withdrawal-referral-transactions': {
    async count(query, signal) {
      const list = await import('#renderer/screens/referrals/list.ts');
      const input = { ...list.toWithdrawalQuery(stateOf(list.WITHDRAWALS_SHAPE, query)), ...ONE };
      return (await callEndpoint('referrals.list', input, signal)).rowCount;
    },
    liveOn: RECONNECTED,
  },
  'exchange-rate-limits': {
    async count(query, signal) {
      const { LIMITS_SHAPE, toQuery } = await import('#renderer/screens/rate-limits/list.ts');
      const input = { ...toQuery(stateOf(LIMITS_SHAPE, query)), ...ONE };
      return (await callEndpoint('exchangeRateLimits.list', input, signal)).rowCount;
    },
    liveOn: RECONNECTED,
  },
  'hybrid-order-options': {
    async count(query, signal) {
      const { OPTIONS_SHAPE, toQuery } = await import('#renderer/screens/hybrid-options/list.ts');
      const input = { ...toQuery(stateOf(OPTIONS_SHAPE, query)), ...ONE };
      return (await callEndpoint('hybridOrderOptions.list', input, signal)).rowCount;
    },
    liveOn: RECONNECTED,
  },
};
