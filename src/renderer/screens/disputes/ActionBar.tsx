import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import type { PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Dispute } from '#contract/orders/disputes.ts';
import { keyOf } from '#domain/acts/act.ts';
import { DISPUTE, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { asOwnAct } from '#renderer/client/acts/ownActs.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { callEndpoint, useRefresh } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { actsOf, shownActs } from '#renderer/ui/actions/offer.ts';
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
  const offered = shownActs(actsOf(DISPUTE_MENU, dispute, role));
  const groups = Object.groupBy(offered, ({ group = '' }) => group);
  return (
    <div className={styles.bar}>
      <WatchMark subject={keyOf(DISPUTE, dispute)} />
      {Object.entries(groups).map(([group, acts = []]) => (
        <fieldset key={group} className={styles.group} {...SCREEN_ONLY}>
          <legend>{group}</legend>
          {acts.map(({ name, label }) => (
            <Button key={name} size="small" onClick={() => onDecide(name)}>
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
