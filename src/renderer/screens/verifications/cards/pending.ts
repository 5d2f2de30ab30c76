/** The cards whose charge is verified, which wait for a decision. */
import type { CardVerification } from '#contract/people/verifications.ts';
import type { Paging } from '#domain/lists/paging.ts';
import { isCardWaiting } from '#domain/verifications/cards.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { PendingItems } from '#renderer/ui/review/queue.ts';
import { useWaiting } from '../review/useWaiting.ts';

const SOURCE = {
  area: 'cardVerifications',
  name: 'cards',
  read: (paging: Paging, signal: AbortSignal) =>
    callEndpoint('cardVerifications.list', paging, signal),
  waits: isCardWaiting,
} as const;

export const PENDING_CARDS: PendingItems<CardVerification> = {
  waits: isCardWaiting,
  since: () => null,
  useWaiting: () => useWaiting<CardVerification>(SOURCE),
};
