/** Referrals, Withdrawal view (/withdrawal-referral-transactions), as a list or in review (2R). */
import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { useSearchParams } from 'react-router-dom';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { QueueReview } from '#renderer/ui/review/QueueReview.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { WithdrawalDialogs } from './actions/WithdrawalActions.tsx';
import { WITHDRAWAL_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { Holds } from './Holds.tsx';
import { WITHDRAWAL_INSPECTOR } from './inspector.ts';
import { toWithdrawalQuery, type WITHDRAWAL_FILTERS, WITHDRAWALS_SHAPE } from './list.ts';
import type { WithdrawalTask } from './pending.ts';
import { Toggle, TypeToggle } from './Toggle.tsx';
import { WITHDRAWAL_QUEUES } from './withdrawalQueues.tsx';

const TASKS = [
  ['approve', 'To approve'],
  ['complete', 'To complete'],
] as const satisfies readonly (readonly [WithdrawalTask, string])[];

/** The queue in review, which the address names; undefined for the list. */
function useReview() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('review');
  const task = TASKS.find(([each]) => each === asked)?.[0] ?? 'approve';
  const setTask = (next: WithdrawalTask | null) =>
    setAddress((now) => {
      if (next === null) now.delete('review');
      else now.set('review', next);
      return now;
    });
  return { task: asked === null ? undefined : task, setTask };
}

function Actions() {
  const { setTask } = useReview();
  const review = () => setTask('approve');
  useShortcuts([{ ...LIST_KEYS.reviewWithdrawals, run: review }]);
  return (
    <>
      <TypeToggle shown="withdraw" />
      <Holds />
      <Button size="small" icon={<PlayRegular />} aria-keyshortcuts="V" onClick={review}>
        Review
      </Button>
    </>
  );
}

const WITHDRAWALS_LIST: ListDefinition<ReferralTransaction, typeof WITHDRAWAL_FILTERS, never> = {
  ...REFERRALS,
  ...WITHDRAWALS_SHAPE,
  columns: WITHDRAWAL_COLUMNS,
  inspector: WITHDRAWAL_INSPECTOR,
  useRows: (state) =>
    useEndpoint('referrals.list', toWithdrawalQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('referrals.list', toWithdrawalQuery(state)),
  Actions,
  things: 'withdrawals',
};

export function WithdrawalsScreen() {
  const { task, setTask } = useReview();
  if (task !== undefined) {
    return (
      <QueueReview
        key={task}
        queue={WITHDRAWAL_QUEUES[task]}
        holds={<Holds />}
        others={<Toggle legend="Queue" choices={TASKS} shown={task} onShow={setTask} />}
        onLeave={() => setTask(null)}
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
