import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { PAGE_SIZE } from './list.ts';
import { FLOW_HEIGHT, ReferralFlow } from './ReferralFlow.tsx';

/** What the two lists of referral money have in common (2R). */
export const REFERRALS = {
  title: 'Referrals',
  searchPlaceholder: 'Search by name, email or ID',
  rowId: ({ id }: ReferralTransaction) => id,
  expansion: {
    height: FLOW_HEIGHT,
    byRowClick: true,
    render: (row: ReferralTransaction) => <ReferralFlow transaction={row} />,
  },
  pageSize: PAGE_SIZE,
  pagerSize: 5,
  areas: ['referrals'],
} as const;
