/** The lists whose views can be pinned; the code of each is loaded when one of its views is. */
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import type { PinnableList } from '#domain/access/screens.ts';

/** What counts the rows of a list's saved views, as the list itself declares it. */
interface ViewCounter {
  /** Null where the list cannot ask for all that the view says. */
  count(view: string, signal: AbortSignal): Promise<number | null>;
  /** Events that change it. */
  readonly liveOn: readonly RealtimeEvent[];
}

const documents = async () => await import('#renderer/screens/verifications/documents/list.ts');

/** By the lists of the table of screens. */
export const VIEW_COUNTERS: Readonly<Record<string, () => Promise<ViewCounter>>> = {
  transactions: async () => (await import('#renderer/screens/orders/list.ts')).ORDERS_LIST,
  'transactions-new': async () =>
    (await import('#renderer/screens/orders/simple/list.ts')).SIMPLE_LIST,
  'third-party-transactions': async () =>
    (await import('#renderer/screens/third-party/list.ts')).THIRD_PARTY_LIST,
  'card-verifications': async () =>
    (await import('#renderer/screens/verifications/cards/filters.ts')).CARDS_LIST,
  'doc-verifications-identity': async () => (await documents()).documentsOf('identity'),
  'doc-verifications-address': async () => (await documents()).documentsOf('address'),
  disputes: async () => (await import('#renderer/screens/disputes/list.ts')).DISPUTES_LIST,
  ribbons: async () => (await import('#renderer/screens/ribbons/list.ts')).RIBBONS_LIST,
  'health-insurance': async () =>
    (await import('#renderer/screens/health-insurance/list.ts')).PAYMENTS_LIST,
  users: async () => (await import('#renderer/screens/users/list.ts')).USERS_LIST,
  'referral-transactions': async () =>
    (await import('#renderer/screens/referrals/list.ts')).CREDITS_LIST,
  'withdrawal-referral-transactions': async () =>
    (await import('#renderer/screens/referrals/list.ts')).WITHDRAWALS_LIST,
  'exchange-rate-limits': async () =>
    (await import('#renderer/screens/rate-limits/list.ts')).LIMITS_LIST,
  'hybrid-order-options': async () =>
    (await import('#renderer/screens/hybrid-options/list.ts')).OPTIONS_LIST,
} satisfies Readonly<Record<PinnableList, () => Promise<ViewCounter>>>;
