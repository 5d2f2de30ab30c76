/** Referrals, Withdrawal view (/withdrawal-referral-transactions), as a list or in review (2R). */

import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useReviewedQueue } from '#renderer/ui/review/place.ts';
import { OneOfReviews } from '#renderer/ui/review/Review.tsx';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { WITHDRAWAL_OFFERS, WithdrawalDialogs } from './actions/WithdrawalActions.tsx';
import { WITHDRAWAL_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { Holds } from './Holds.tsx';
import { WITHDRAWALS_LIST } from './list.ts';
import { TypeToggle } from './TypeToggle.tsx';
import { WITHDRAWAL_QUEUES } from './withdrawalQueues.tsx';

const QUEUES = ['withdrawals-to-approve', 'withdrawals-to-complete'] as const;

const Actions = () => (
  <>
    <TypeToggle shown="/withdrawal-referral-transactions" />
    <Holds />
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
  Actions,
  things: 'withdrawals',
};

export function WithdrawalsScreen() {
  const reviewed = useReviewedQueue(QUEUES);
  if (reviewed) return <OneOfReviews queue={WITHDRAWAL_QUEUES[reviewed]} holds={<Holds />} />;
  return (
    <WithdrawalDialogs>
      <RowMenus of={WITHDRAWAL_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </WithdrawalDialogs>
  );
}
