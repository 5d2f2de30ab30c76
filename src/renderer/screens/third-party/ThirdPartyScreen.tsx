/** Third Party Transactions (/third-party-transactions): what remittance companies carry (2T). */

import { Suspense } from 'react';
import type { ThirdPartyTotals } from '#contract/orders/third-party-transactions.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { type TotalLabels, useListTotals } from '#renderer/ui/list/totals/listTotals.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { THIRD_PARTY_TABLE } from './columns.ts';
import { THIRD_PARTY_LIST } from './list.ts';
import { OPEN_HEIGHT, OpenTransaction } from './Parties.tsx';
import { PENDING_THIRD_PARTY } from './pending.ts';

const TOTALS: TotalLabels<ThirdPartyTotals> = {
  total_poster_amount: { label: 'Poster Amount', side: 'poster' },
  total_matcher_amount: { label: 'Matcher Amount', side: 'matcher' },
  total_poster_fee: { label: 'Poster Fee', side: 'poster' },
  total_collection_fee: null,
  total_payout_fee: null,
  total_poster_payout_fee: null,
  total_stampduty_fee: null,
};

const DEFINITION: DefinitionOf<typeof THIRD_PARTY_LIST> = {
  title: 'Third Party Transactions',
  ...THIRD_PARTY_LIST,
  columns: THIRD_PARTY_TABLE,
  inspector: {
    title: (id) => `Transaction ${id}`,
    Content: lazyContent(
      async () => (await import('./ThirdPartyInspector.tsx')).ThirdPartyInspector,
    ),
    isFoundById: true,
    reads: ({ id }) => [endpointQuery('thirdPartyTransactions.read', { id })],
  },
  expansion: { height: OPEN_HEIGHT, render: (row) => <OpenTransaction row={row} /> },
  pagerSize: 5,
  loadAlert: 'Error loading third party offers',
  useTotals(state, page) {
    // They are of all pages: turning one asks for them no more.
    const input = THIRD_PARTY_LIST.toQuery({ ...state, page: 1 });
    return useListTotals(TOTALS, { endpoint: 'thirdPartyTransactions.statistics', input }, page);
  },
  exports: {
    endpoint: 'thirdPartyTransactions.export',
    formats: ['pdf', 'xlsx'],
    toInput: THIRD_PARTY_LIST.toQuery,
    silent: true,
  },
  queues: [PENDING_THIRD_PARTY],
  Actions: () => <ReviewButton queue="third-party-transactions" isBrief />,
  things: 'third party transactions',
};

const ThirdPartyReview = lazyContent(async () => (await import('./queue.tsx')).ThirdPartyQueue);

export function ThirdPartyScreen() {
  const [reviewed] = useReviewed();
  if (reviewed === null) return <ListScreen definition={DEFINITION} />;
  return (
    <Suspense>
      <ThirdPartyReview />
    </Suspense>
  );
}
