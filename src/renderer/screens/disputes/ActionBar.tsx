import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import type { PropsWithChildren } from 'react';
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
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import { WatchMark } from '#renderer/ui/watches/WatchMark.tsx';
import styles from './disputes.module.css';
import { DISPUTE_MENU } from './menu.ts';

interface BarProps {
  readonly dispute: Dispute;
  readonly onDecide: (action: DisputeActName) => void;
}

/** What can be done about a dispute: what decides, and apart from it, with `children`, what does not. */
export function ActionBar({ dispute, onDecide, children }: PropsWithChildren<BarProps>) {
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
  const groups = Object.groupBy(actsOf(permitted, dispute, role), ({ group = '' }) => group);
  return (
    <div className={styles.bar}>
      <WatchMark subject={keyOf(DISPUTE, dispute)} />
      {Object.entries(groups).map(([group, acts = []]) => (
        <fieldset key={group} className={styles.group} {...SCREEN_ONLY}>
          <legend>{group}</legend>
          {acts.map(({ name, label, why }) => (
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
        </fieldset>
      ))}
      {unknown && (
        <span role="status" title={OUTCOME_UNKNOWN}>
          Outcome unknown
        </span>
      )}
      <div className={styles.apart}>
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
    </div>
  );
}
