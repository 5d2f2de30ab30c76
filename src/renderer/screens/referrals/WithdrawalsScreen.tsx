/** Referrals, Withdrawal view (/withdrawal-referral-transactions), as a list or in review (2R). */
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { QueueReview } from '#renderer/ui/review/QueueReview.tsx';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { WITHDRAWAL_OFFERS, WithdrawalDialogs } from './actions/WithdrawalActions.tsx';
import { WITHDRAWAL_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { Holds } from './Holds.tsx';
import { WITHDRAWALS_LIST } from './list.ts';
import type { WithdrawalTask } from './pending.ts';
import { Toggle, TypeToggle } from './Toggle.tsx';
import { WITHDRAWAL_QUEUES } from './withdrawalQueues.tsx';

const TASKS = [
  ['approve', 'To approve'],
  ['complete', 'To complete'],
] as const satisfies readonly (readonly [WithdrawalTask, string])[];

const Actions = () => (
  <>
    <TypeToggle shown="/withdrawal-referral-transactions" />
    <Holds />
    <ReviewButton shortcut={LIST_KEYS.reviewWithdrawals} asked="approve" />
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
  const [asked, setReviewed] = useReviewed();
  const task = TASKS.find(([each]) => each === asked)?.[0];
  // The list says that it ignores another one.
  if (task) {
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
      <RowMenus of={WITHDRAWAL_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </WithdrawalDialogs>
  );
}
