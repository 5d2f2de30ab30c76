import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import type { PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Dispute } from '#contract/disputes.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { DISPUTE } from '#domain/acts/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import {
  type DisputeAction,
  disputeAction,
  offeredDisputeActions,
  validationPath,
} from '#domain/disputes/disputes.ts';
import { useOutcomeUnknown } from '#renderer/client/acts.ts';
import { useRole } from '#renderer/client/desk.ts';
import { callEndpoint, useReload } from '#renderer/client/endpoints.ts';
import { asOwnAct } from '#renderer/client/ownActs.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { OUTCOME_UNKNOWN } from '#renderer/ui/guard/notes.ts';
import styles from './disputes.module.css';

/** Has the network look again; the answer is in the next reading of the dispute. */
function useRefreshing(dispute: Dispute) {
  const { id } = dispute;
  const feedback = useFeedback();
  const reload = useReload(DISPUTE.areas);
  const { busy, run } = useBusy();
  const refresh = async () => {
    await asOwnAct(keyOf(DISPUTE, dispute), callEndpoint('disputes.refresh', { id }));
    reload();
    feedback.success('Transaction data refreshed');
  };
  const refreshOnce = () =>
    run(refresh, (problem) => feedback.report(problem, 'Unable to refresh the transaction data'));
  return { busy, refresh: refreshOnce };
}

interface BarProps {
  readonly dispute: Dispute;
  readonly onDecide: (action: DisputeAction) => void;
}

/** What can be done about a dispute, after its `children`. */
export function ActionBar({ dispute, onDecide, children }: PropsWithChildren<BarProps>) {
  const role = useRole();
  const navigate = useNavigate();
  const unknown = useOutcomeUnknown(keyOf(DISPUTE, dispute));
  const { busy, refresh } = useRefreshing(dispute);
  const orderId = disputedOrderId(dispute);
  return (
    <div className={styles['bar']}>
      {children}
      {offeredDisputeActions(dispute, role).map((name) => (
        <Button key={name} size="small" onClick={() => onDecide(name)}>
          {disputeAction(name).label}
        </Button>
      ))}
      {unknown && (
        <span role="status" title={OUTCOME_UNKNOWN}>
          Outcome unknown
        </span>
      )}
      <Button
        size="small"
        icon={<ArrowClockwiseRegular />}
        disabledFocusable={busy}
        onClick={() => void refresh()}
      >
        Refresh transaction data
      </Button>
      {orderId !== null && (
        <Button size="small" onClick={() => void navigate(validationPath(orderId))}>
          Validation Details
        </Button>
      )}
    </div>
  );
}
