import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Dispute } from '#contract/orders/disputes.ts';
import { may } from '#domain/access/roles.ts';
import { keyOf } from '#domain/acts/act.ts';
import { DISPUTE, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { asSentence } from '#domain/text/words.ts';
import { asOwnAct } from '#renderer/client/acts/ownActs.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { callEndpoint, useRefresh } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { actsOf } from '#renderer/ui/actions/offer.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { WatchMark } from '#renderer/ui/watches/WatchMark.tsx';
import styles from './disputes.module.css';
import { DISPUTE_MENU } from './menu.ts';

export interface ActionBarProps {
  readonly dispute: Dispute;
  readonly onDecide: (action: DisputeActName) => void;
  /** Another button beside those that decide nothing. */
  readonly children?: ReactNode;
}

/** What can be done about a dispute, in one group: what decides, then with `children` what does not. */
export function ActionBar({ dispute, onDecide, children }: ActionBarProps) {
  const role = useRole();
  const navigate = useNavigate();
  const unknown = useOutcomeUnknown(keyOf(DISPUTE, dispute));
  const feedback = useFeedback();
  const reload = useRefresh(DISPUTE.areas);
  const { busy, run } = useBusy();
  /** Has the network look again; the answer is in the next reading of the dispute. */
  const refresh = async () => {
    const { id } = dispute;
    await asOwnAct(keyOf(DISPUTE, dispute), callEndpoint('disputes.refresh', { id }));
    reload();
    feedback.success('Transaction data refreshed');
  };
  const orderId = disputedOrderId(dispute);
  // What cannot be decided any more keeps its place: nothing comes under the pointer that pressed another.
  const permitted = DISPUTE_MENU.filter(({ act: { permission: p } }) => !p || may(role, p));
  return (
    <fieldset className={styles.bar} aria-label="Actions">
      <div className={styles.row}>
        <WatchMark subject={keyOf(DISPUTE, dispute)} />
        {actsOf(permitted, dispute, role).map(({ name, label, why }) => (
          <Button
            key={name}
            size="small"
            disabledFocusable={why !== null}
            title={why === null ? '' : asSentence(why)}
            onClick={() => onDecide(name)}
          >
            {label}
          </Button>
        ))}
        {unknown && (
          <span role="status" title={OUTCOME_UNKNOWN}>
            Outcome unknown
          </span>
        )}
      </div>
      <div className={styles.row}>
        {children}
        <Button
          size="small"
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={busy}
          onClick={() =>
            void run(refresh, (problem) =>
              feedback.report(problem, 'Unable to refresh the transaction data'),
            )
          }
        >
          Refresh transaction data
        </Button>
        {orderId !== null && (
          <Button size="small" onClick={() => void navigate(orderPath(orderId, 'events'))}>
            Validation Details
          </Button>
        )}
      </div>
    </fieldset>
  );
}
