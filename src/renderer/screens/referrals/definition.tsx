import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { FLOW_HEIGHT, ReferralFlow } from './ReferralFlow.tsx';

/** What the two lists of referral money have in common (2R). */
export const REFERRALS = {
  title: 'Referrals',
  expansion: {
    height: FLOW_HEIGHT,
    byRowClick: true,
    render: (row: ReferralTransaction) => <ReferralFlow transaction={row} />,
  },
  pagerSize: 5,
} as const;
