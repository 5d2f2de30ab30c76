/** The review queue of third-party transactions. Nothing can be done to them here: they are read, noted and gone on from. */
import type { ThirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { type Kind, readOrNull } from '#domain/acts/act.ts';
import { changesIn, instantFacet, textFacet } from '#domain/changes/changes.ts';
import { thirdPartyStatusLabel } from '#domain/network/third-party-status.ts';
import { callEndpoint, endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { ReviewQueue } from '#renderer/ui/review/queue.ts';
import { Review } from '#renderer/ui/review/Review.tsx';
import { PENDING_THIRD_PARTY } from './pending.ts';
import { ThirdPartyReview } from './ThirdPartyReview.tsx';

const statusText = ({ status }: ThirdPartyRow): string | null =>
  status && thirdPartyStatusLabel(status).text;

const TRANSACTION: Kind<ThirdPartyRow> = {
  noun: 'transaction',
  name: ({ id }) => `third-party transaction ${id}`,
  ref: ({ id }) => ({ kind: 'third-party-transaction', id }),
  read: (read, { id }) => readOrNull(read('thirdPartyTransactions.read', { id })),
  changes: changesIn<ThirdPartyRow>([
    textFacet('Status', statusText),
    instantFacet('Completed', ({ completed_at: at }) => at),
  ]),
  areas: ['thirdPartyTransactions'],
};

export const THIRD_PARTY_QUEUE: ReviewQueue<ThirdPartyRow> = {
  ...PENDING_THIRD_PARTY,
  kind: TRANSACTION,
  find: (id) => readOrNull(callEndpoint('thirdPartyTransactions.read', { id })),
  decision: statusText,
  render: (transaction) => <ThirdPartyReview transaction={transaction} />,
  decisions: [],
  reads: ({ id }) => [endpointQuery('thirdPartyTransactions.read', { id })],
};

/** Their review. */
export const ThirdPartyQueue = () => <Review queue={THIRD_PARTY_QUEUE} />;
