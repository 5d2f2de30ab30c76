/** Referrals, Credit view (/referral-transactions): what people were credited (2R). */
import type { ReferralTransaction } from '#contract/referrals.ts';
import { endpointQuery, useEndpoint } from '#renderer/desk/endpoints.ts';
import type { ListDefinition } from '#renderer/ui/list/definition.ts';
import { ListScreen } from '#renderer/ui/list/ListScreen.tsx';
import { CREDIT_COLUMNS } from './columns.tsx';
import { CREDIT_INSPECTOR } from './inspector.ts';
import { type CREDIT_FILTERS, CREDITS_SHAPE, PAGE_SIZE, toCreditQuery } from './list.ts';
import { FLOW_HEIGHT, ReferralFlow } from './ReferralFlow.tsx';
import { Toggle } from './Toggle.tsx';

const PAGER_SIZE = 5;

const CREDITS_LIST: ListDefinition<ReferralTransaction, typeof CREDIT_FILTERS, never> = {
  title: 'Referrals',
  searchPlaceholder: 'Search by name, email or ID',
  ...CREDITS_SHAPE,
  columns: CREDIT_COLUMNS,
  rowId: ({ id }) => id,
  inspector: CREDIT_INSPECTOR,
  expansion: {
    height: FLOW_HEIGHT,
    byRowClick: true,
    render: (row) => <ReferralFlow transaction={row} />,
  },
  pageSize: PAGE_SIZE,
  pagerSize: PAGER_SIZE,
  useRows: (state) => useEndpoint('referrals.list', toCreditQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('referrals.list', toCreditQuery(state)),
  Actions: () => <Toggle shown="credit" />,
  areas: ['referrals'],
  liveOn: ['connected'],
  noMatchText: 'No credits match this search',
  emptyText: 'There are no referral credits yet',
};

export function CreditsScreen() {
  return <ListScreen definition={CREDITS_LIST} />;
}
