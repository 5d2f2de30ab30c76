/** The third-party transactions that need attention. */
import type { ThirdPartyRow, ThirdPartyStatus } from '#contract/orders/third-party-transactions.ts';
import { lastStepAt } from '#domain/standing/third-party.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { oldestOf } from '#renderer/ui/review/pending/oldest.ts';

/** Statuses of a transaction that needs attention. */
const NEEDS_ATTENTION = [
  'attention_needed',
  'dispute',
  'failed',
] as const satisfies readonly ThirdPartyStatus[];

const WAITING: readonly (string | null)[] = NEEDS_ATTENTION;

export const PENDING_THIRD_PARTY = oldestOf<ThirdPartyRow>({
  id: 'third-party-transactions',
  waits: ({ status }) => WAITING.includes(status),
  since: lastStepAt,
  queryKey: ['thirdPartyTransactions', 'oldest'],
  read: (asked, signal) =>
    callEndpoint(
      'thirdPartyTransactions.list',
      { filters: { statuses: [...NEEDS_ATTENTION] }, ...asked },
      signal,
    ),
});
