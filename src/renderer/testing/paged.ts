/** Every list that an endpoint answers page by page, by the id that the table of screens has. */

import { place } from '#contract/wire/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/wire/endpoints.ts';
import type { PinnableList } from '#domain/access/screens.ts';
import { DISPUTES_LIST } from '#renderer/screens/disputes/list.ts';
import { PAYMENTS_LIST } from '#renderer/screens/health-insurance/list.ts';
import { OPTIONS_LIST } from '#renderer/screens/hybrid-options/list.ts';
import { ORDERS_LIST } from '#renderer/screens/orders/list.ts';
import { SIMPLE_LIST } from '#renderer/screens/orders/simple/list.ts';
import { LIMITS_LIST } from '#renderer/screens/rate-limits/list.ts';
import { CREDITS_LIST, WITHDRAWALS_LIST } from '#renderer/screens/referrals/list.ts';
import { RIBBONS_LIST } from '#renderer/screens/ribbons/list.ts';
import { THIRD_PARTY_LIST } from '#renderer/screens/third-party/list.ts';
import { USERS_LIST } from '#renderer/screens/users/list.ts';
import { CARDS_LIST } from '#renderer/screens/verifications/cards/filters.ts';
import { documentsOf } from '#renderer/screens/verifications/documents/list.ts';
import { type ListShape, readListState } from '#renderer/ui/list/state/state.ts';

export const PAGED = {
  transactions: ORDERS_LIST,
  'transactions-new': SIMPLE_LIST,
  'third-party-transactions': THIRD_PARTY_LIST,
  'card-verifications': CARDS_LIST,
  'doc-verifications-identity': documentsOf('identity'),
  'doc-verifications-address': documentsOf('address'),
  disputes: DISPUTES_LIST,
  'health-insurance': PAYMENTS_LIST,
  users: USERS_LIST,
  'referral-transactions': CREDITS_LIST,
  'withdrawal-referral-transactions': WITHDRAWALS_LIST,
  'exchange-rate-limits': LIMITS_LIST,
  'hybrid-order-options': OPTIONS_LIST,
  ribbons: RIBBONS_LIST,
} satisfies Record<PinnableList, ListShape>;

/** The state of a list at an address. */
export const read = (shape: ListShape, query: Readonly<Record<string, string>> | string) =>
  readListState(shape, new URLSearchParams(query));

/** What a state of a list asks the network for, as it crosses the wire; the state where nothing is asked. */
export function asked(shape: ListShape, state: ReturnType<typeof read>): unknown {
  const list = Object.values<ListShape>(PAGED).find((each) => each === shape) as
    | typeof ORDERS_LIST
    | undefined;
  if (!list) return state.filters;
  const query = list.pageQuery(state as never);
  // No call of its own: it is narrowed here.
  if (!query) return state.filters;
  const [, name, input] = query.queryKey;
  return place(endpoints[name as EndpointName], input);
}
