/** Referrals, Withdrawal view (/withdrawal-referral-transactions), as a list or in review (2R). */

import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useReviewedQueue } from '#renderer/ui/review/place.ts';
import { OneOfReviews } from '#renderer/ui/review/Review.tsx';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { ToReview } from '#renderer/ui/review/ToReview.tsx';
import { WITHDRAWAL_OFFERS, WithdrawalDialogs } from './actions/WithdrawalActions.tsx';
import { WITHDRAWAL_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { WITHDRAWALS_LIST } from './list.ts';
import { PENDING_WITHDRAWALS } from './pending.ts';
import { TypeToggle } from './TypeToggle.tsx';
import { WITHDRAWAL_QUEUES } from './withdrawalQueues.tsx';

const QUEUES = ['withdrawals-to-approve', 'withdrawals-to-complete'] as const;

/** What its two queues hold. */
const HELD = Object.values(PENDING_WITHDRAWALS);

const Actions = () => (
  <>
    <TypeToggle shown="/withdrawal-referral-transactions" />
    <ReviewButton queue="withdrawals-to-approve" />
  </>
);

const DEFINITION: DefinitionOf<typeof WITHDRAWALS_LIST> = {
  ...REFERRALS,
  ...WITHDRAWALS_LIST,
  columns: WITHDRAWAL_COLUMNS,
  inspector: {
    title: (id) => `Withdrawal ${id}`,
    Content: lazyContent(async () => (await import('./ReferralInspector.tsx')).WithdrawalInspector),
  },
  queues: HELD,
  Actions,
  things: 'withdrawals',
};

export function WithdrawalsScreen() {
  const reviewed = useReviewedQueue(QUEUES);
  if (reviewed)
    return (
      <OneOfReviews queue={WITHDRAWAL_QUEUES[reviewed]} holds={<ToReview of={HELD} isBrief />} />
    );
  return (
    <WithdrawalDialogs>
      <RowMenus of={WITHDRAWAL_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </WithdrawalDialogs>
  );
}
