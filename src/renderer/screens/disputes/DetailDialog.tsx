import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dispute } from '#contract/orders/disputes.ts';
import type { DisputeActName } from '#domain/acts/areas/disputes.ts';
import { findDispute } from '#domain/acts/areas/disputes.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useReason } from '#renderer/ui/feedback/useReason.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DisputeHead } from './DisputeHead.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';
import styles from './disputes.module.css';
import { Sides } from './Sides.tsx';
import { isOnItsWay } from './upload/uploads.ts';
import { useUploads } from './upload/useUploads.ts';

interface DetailDialogProps {
  /** The dispute as the list showed it. */
  readonly dispute: Dispute;
  readonly onClose: () => void;
}

/** A whole dispute: both sides with their data and the files they have sent. */
export function DetailDialog({ dispute: seen, onClose }: DetailDialogProps) {
  const { data, error } = useQuery({
    queryKey: ['disputes', 'one', seen.id],
    queryFn: () => findDispute(callEndpoint, seen.id),
    placeholderData: seen,
  });
  const reason = useReason(error);
  const [deciding, setDeciding] = useState<DisputeActName>();
  const restore = useRestoreFocusTarget();
  const [leaving, setLeaving] = useState<'close' | DisputeActName>();
  const dispute = data ?? seen;
  const uploads = useUploads(dispute);
  const isSending = uploads.all.some(isOnItsWay);
  if (leaving !== undefined && !isSending) setLeaving(undefined);
  const leave = (to: 'close' | DisputeActName) => {
    setLeaving(undefined);
    uploads.cancelAll();
    if (to === 'close') onClose();
    else setDeciding(to);
  };
  // Closing cancels the upload, which must not happen by a key pressed too often.
  const askToLeave = (to: 'close' | DisputeActName) => (isSending ? setLeaving(to) : leave(to));
  if (deciding !== undefined) {
    return (
      <DecisionDialog dispute={dispute} action={deciding} onClose={() => setDeciding(undefined)} />
    );
  }
  return (
    <DialogShell
      title={`Dispute ${dispute.id}`}
      className={styles.dialog}
      stacked
      isPaper
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <Button {...restore} autoFocus onClick={() => askToLeave('close')}>
            Close
          </Button>
        </>
      }
      onClose={() => askToLeave('close')}
    >
      {data === null && (
        <InlineMessage intent="warning">This dispute no longer exists.</InlineMessage>
      )}
      {reason !== null && (
        <InlineMessage intent="error" title="Refresh failed">
          {reason}
        </InlineMessage>
      )}
      <DisputeHead dispute={dispute} onDecide={askToLeave} />
      <DisputeSummary dispute={dispute} isLinked />
      <Sides dispute={dispute} uploads={uploads} />
      {leaving !== undefined && (
        <ConfirmDialog
          title="Stop the upload?"
          text="A file is still being sent. If you leave now, the upload stops, and files that are waiting are not sent."
          yes="Stop upload"
          no="Continue upload"
          onConfirm={async () => leave(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </DialogShell>
  );
}
