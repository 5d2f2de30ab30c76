/** The disputes that are not decided. */
import type { Dispute } from '#contract/orders/disputes.ts';
import { known } from '#contract/wire/unreadable.ts';
import { isOpenDispute } from '#domain/disputes/disputes.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { pendingIn } from '#renderer/ui/review/pending/waiting.ts';

/** Found page by page: the network cannot list only these. */
export const PENDING_DISPUTES = pendingIn<Dispute>(
  'disputes',
  {
    area: 'disputes',
    name: 'disputes',
    read: ({ page, pageSize }, signal) => callEndpoint('disputes.list', { page, pageSize }, signal),
    waits: isOpenDispute,
  },
  ({ created_at: created }) => known(created),
);
