/** What waits in every queue. It comes with the screens that need it, and not with the first one. */
import type { QueueId } from '#domain/queues/queues.ts';
import { PENDING_DISPUTES } from '#renderer/screens/disputes/pending.ts';
import { PENDING_ORDERS } from '#renderer/screens/orders/pending.ts';
import { PENDING_WITHDRAWALS } from '#renderer/screens/referrals/pending.ts';
import { PENDING_THIRD_PARTY } from '#renderer/screens/third-party/pending.ts';
import { PENDING_CARDS } from '#renderer/screens/verifications/cards/pending.ts';
import { PENDING_DOCUMENTS } from '#renderer/screens/verifications/documents/pending.ts';
import type { PendingItems, Reviewed } from '#renderer/ui/review/queue.ts';

export const PENDING: Readonly<Record<QueueId, PendingItems<Reviewed>>> = {
  disputes: PENDING_DISPUTES,
  ...PENDING_ORDERS,
  'third-party-transactions': PENDING_THIRD_PARTY,
  'withdrawals-to-approve': PENDING_WITHDRAWALS.approve,
  'withdrawals-to-complete': PENDING_WITHDRAWALS.complete,
  'card-verifications': PENDING_CARDS,
  'doc-verifications-identity': PENDING_DOCUMENTS.identity,
  'doc-verifications-address': PENDING_DOCUMENTS.address,
};
