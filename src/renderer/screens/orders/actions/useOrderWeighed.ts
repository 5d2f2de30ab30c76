import type { MatchHistoryItem } from '#contract/orders/order-detail.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import type { Weighed } from '#domain/standing/evidence.ts';
import { hasEvidence, orderEvidence } from '#domain/standing/order-evidence.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';

/** A hook: what speaks for and against making this cancelled match again, with its validation events as they are now. */
export function useRematchWeighed(
  order: ReadOrder,
  act: string,
  rematched: MatchHistoryItem | null,
): Weighed {
  const { id } = order;
  const hasMatch = (rematched?.id ?? order.match_id) !== null;
  const events = useEndpoint('orders.events', { id }, { enabled: hasMatch });
  const isLoading = hasMatch && !events.isFetchedAfterMount;
  const pending = isLoading ? 'loading' : (events.data ?? 'failed');
  const answers = { order, pending, ...(rematched && { rematched }) } as const;
  return { evidence: hasEvidence(act) ? orderEvidence(act, answers) : [], isLoading };
}

/** A hook: the same of an act on an order and its own match. */
export const useOrderWeighed = (order: ReadOrder, act: string): Weighed =>
  useRematchWeighed(order, act, null);
