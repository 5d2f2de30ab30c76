/** Referrals, Withdrawal view (/withdrawal-referral-transactions), as a list or in review (2R). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { QueueReview } from '#renderer/ui/review/QueueReview.tsx';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { WithdrawalDialogs } from './actions/WithdrawalActions.tsx';
import { WITHDRAWAL_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { Holds } from './Holds.tsx';
import { toWithdrawalQuery, type WITHDRAWAL_FILTERS, WITHDRAWALS_SHAPE } from './list.ts';
import type { WithdrawalTask } from './pending.ts';
import { Toggle, TypeToggle } from './Toggle.tsx';
import { WITHDRAWAL_QUEUES } from './withdrawalQueues.tsx';

const TASKS = [
  ['approve', 'To approve'],
  ['complete', 'To complete'],
] as const satisfies readonly (readonly [WithdrawalTask, string])[];

const Actions = () => (
  <>
    <TypeToggle shown="withdraw" />
    <Holds />
    <ReviewButton shortcut={LIST_KEYS.reviewWithdrawals} asked="approve" />
  </>
);

const WITHDRAWALS_LIST: ListDefinition<ReferralTransaction, typeof WITHDRAWAL_FILTERS, never> = {
  ...REFERRALS,
  ...WITHDRAWALS_SHAPE,
  columns: WITHDRAWAL_COLUMNS,
  inspector: {
    title: (id) => `Withdrawal ${id}`,
    Content: lazyContent(async () => (await import('./ReferralInspector.tsx')).WithdrawalInspector),
  },
  useRows: (state) =>
    useEndpoint('referrals.list', toWithdrawalQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('referrals.list', toWithdrawalQuery(state)),
  Actions,
  things: 'withdrawals',
};

export function WithdrawalsScreen() {
  const [asked, setReviewed] = useReviewed();
  if (asked !== null) {
    const task = TASKS.find(([each]) => each === asked)?.[0] ?? 'approve';
    return (
      <QueueReview
        key={task}
        queue={WITHDRAWAL_QUEUES[task]}
        holds={<Holds />}
        others={<Toggle legend="Queue" choices={TASKS} shown={task} onShow={setReviewed} />}
        onLeave={() => setReviewed(null)}
      />
    );
  }
  return (
    <WithdrawalDialogs>
      <RowMenus>
        <ListScreen definition={WITHDRAWALS_LIST} />
      </RowMenus>
    </WithdrawalDialogs>
  );
}
