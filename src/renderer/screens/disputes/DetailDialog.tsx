import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Dispute, DisputeSide } from '#contract/disputes.ts';
import { beneficiaryName, disputedOrderId, matcherName } from '#domain/disputes/changes.ts';
import {
  type DisputeAction,
  disputeAction,
  offeredDisputeActions,
} from '#domain/disputes/disputes.ts';
import { useOutcomeUnknown } from '#renderer/desk/acts.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { useRole } from '#renderer/desk/desk.ts';
import { callEndpoint, useEndpoint, useReload } from '#renderer/desk/endpoints.ts';
import { asOwnAct } from '#renderer/desk/ownActs.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { OUTCOME_UNKNOWN } from '#renderer/ui/guard/notes.ts';
import { keyOf } from '#renderer/ui/guard/subject.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';
import styles from './disputes.module.css';
import { Side } from './Side.tsx';
import { StopUploadDialog } from './StopUploadDialog.tsx';
import { DISPUTE, readDispute, validationPath } from './subject.ts';
import { type Evidence, useEvidence } from './useEvidence.ts';

/** The dispute as it is now; `seen` stands for it until it is read. */
function useDispute(seen: Dispute) {
  return useQuery({
    queryKey: ['disputes', 'one', seen.id],
    queryFn: () => readDispute(seen.id),
    placeholderData: seen,
  });
}

/** Has the network look again; the answer is in the next reading of the dispute. */
function useRefreshing(dispute: Dispute) {
  const { id } = dispute;
  const feedback = useFeedback();
  const reload = useReload(DISPUTE.areas);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await asOwnAct(keyOf(DISPUTE, dispute), callEndpoint('disputes.refresh', { id }));
      reload();
      feedback.success('Transaction data refreshed');
    } catch (thrown) {
      feedback.report(problemOf(thrown), 'Unable to refresh the transaction data');
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, refresh };
}

interface SidesProps {
  readonly dispute: Dispute;
  readonly evidence: Readonly<Record<DisputeSide, Evidence>>;
}

function Sides({ dispute, evidence }: SidesProps) {
  const id = disputedOrderId(dispute);
  const order = useEndpoint('orders.read', { id: id ?? '' }, { enabled: id !== null });
  return (
    <div className={styles['sides']}>
      <Side
        dispute={dispute}
        side="matcher"
        title="Matcher"
        name={matcherName(dispute)}
        bank={order.data?.matcherBank ?? null}
        evidence={evidence.matcher}
      />
      <Side
        dispute={dispute}
        side="posters_beneficiary"
        title="Poster Beneficiary"
        name={beneficiaryName(dispute)}
        bank={order.data?.postersBeneficiaryBank ?? null}
        evidence={evidence.posters_beneficiary}
      />
    </div>
  );
}

interface BarProps {
  readonly dispute: Dispute;
  readonly onDecide: (action: DisputeAction) => void;
}

/** What can be done about a dispute, besides looking at it. */
function ActionBar({ dispute, onDecide }: BarProps) {
  const role = useRole();
  const navigate = useNavigate();
  const unknown = useOutcomeUnknown(keyOf(DISPUTE, dispute));
  const { busy, refresh } = useRefreshing(dispute);
  const orderId = disputedOrderId(dispute);
  return (
    <div className={styles['bar']}>
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

interface DetailDialogProps {
  /** The dispute as it was seen in the list. */
  readonly dispute: Dispute;
  readonly onClose: () => void;
}

/** A dispute whole: both sides with what is known of them and what they have sent. */
export function DetailDialog({ dispute: seen, onClose }: DetailDialogProps) {
  const { data, error } = useDispute(seen);
  const [deciding, setDeciding] = useState<DisputeAction>();
  const restore = useRestoreFocusTarget();
  const [leaving, setLeaving] = useState<'close' | DisputeAction>();
  const dispute = data ?? seen;
  const evidence = {
    matcher: useEvidence(dispute, 'matcher'),
    posters_beneficiary: useEvidence(dispute, 'posters_beneficiary'),
  };
  const isSending = Object.values(evidence).some(({ cancel }) => cancel !== null);
  if (leaving !== undefined && !isSending) setLeaving(undefined);
  const leave = (to: 'close' | DisputeAction) => {
    setLeaving(undefined);
    for (const { cancel } of Object.values(evidence)) cancel?.();
    if (to === 'close') onClose();
    else setDeciding(to);
  };
  // What is on its way is cut off when this closes: nobody is to do that by a key pressed too often.
  const askToLeave = (to: 'close' | DisputeAction) => (isSending ? setLeaving(to) : leave(to));
  if (deciding !== undefined) {
    return (
      <DecisionDialog dispute={dispute} action={deciding} onClose={() => setDeciding(undefined)} />
    );
  }
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && askToLeave('close')}>
      <DialogSurface className={styles['dialog'] ?? ''}>
        <DialogBody>
          <DialogTitle>Dispute {dispute.id}</DialogTitle>
          <DialogContent className={styles['content'] ?? ''}>
            {data === null && (
              <MessageBar intent="warning">
                <MessageBarBody>This dispute no longer exists.</MessageBarBody>
              </MessageBar>
            )}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>
                  <MessageBarTitle>Refresh failed</MessageBarTitle>
                  {problemOf(error).message}
                </MessageBarBody>
              </MessageBar>
            )}
            <DisputeSummary dispute={dispute} />
            <ActionBar dispute={dispute} onDecide={askToLeave} />
            <Sides dispute={dispute} evidence={evidence} />
          </DialogContent>
          <DialogActions>
            <Button {...restore} autoFocus onClick={() => askToLeave('close')}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
        {leaving !== undefined && (
          <StopUploadDialog onStop={() => leave(leaving)} onClose={() => setLeaving(undefined)} />
        )}
      </DialogSurface>
    </Dialog>
  );
}
