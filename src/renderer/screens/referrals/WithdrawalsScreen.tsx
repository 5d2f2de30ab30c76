/** Referrals, Withdrawal view (/withdrawal-referral-transactions), as a list or in review (2R). */
import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { useSearchParams } from 'react-router-dom';
import type { ReferralTransaction } from '#contract/referrals.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/endpoints.ts';
import type { ListDefinition } from '#renderer/ui/list/definition.ts';
import { ListScreen } from '#renderer/ui/list/ListScreen.tsx';
import { QueueReview } from '#renderer/ui/review/QueueReview.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { WithdrawalActionsProvider } from './actions/WithdrawalActions.tsx';
import { WITHDRAWAL_COLUMNS } from './columns.tsx';
import { REFERRALS } from './definition.tsx';
import { WITHDRAWAL_INSPECTOR } from './inspector.ts';
import { toWithdrawalQuery, type WITHDRAWAL_FILTERS, WITHDRAWALS_SHAPE } from './list.ts';
import { Toggle } from './Toggle.tsx';
import { WITHDRAWAL_QUEUE } from './withdrawalQueue.tsx';

const REVIEW = 'review';

function Actions() {
  const [, setAddress] = useSearchParams();
  const review = () =>
    setAddress((now) => {
      now.set(REVIEW, '1');
      return now;
    });
  useShortcuts([{ ...LIST_KEYS.reviewWithdrawals, run: review }]);
  return (
    <>
      <Toggle shown="withdraw" />
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
  const [address, setAddress] = useSearchParams();
  const leave = () =>
    setAddress((now) => {
      now.delete(REVIEW);
      return now;
    });
  if (address.has(REVIEW)) return <QueueReview queue={WITHDRAWAL_QUEUE} onLeave={leave} />;
  return (
    <WithdrawalActionsProvider>
      <ListScreen definition={WITHDRAWALS_LIST} />
    </WithdrawalActionsProvider>
  );
}
