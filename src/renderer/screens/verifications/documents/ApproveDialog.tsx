import { useState } from 'react';
import type { DocVerification } from '#contract/verifications.ts';
import { useRole } from '#renderer/desk/desk.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { DOCUMENT } from '../subjects.ts';
import { DocumentSummary } from './DocumentSummary.tsx';
import { APPROVE, approval } from './decisions.ts';

interface ApproveDialogProps {
  /** The request as the person saw it when they chose. */
  readonly request: DocVerification;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** 'Are you sure…' for a document, with what was declared. */
export function ApproveDialog({ request, onDone, onClose }: ApproveDialogProps) {
  const role = useRole();
  // A list that reloads behind the dialog must not change what was asked.
  const [asked] = useState(request);
  return (
    <GuardedDialog
      {...APPROVE}
      subject={DOCUMENT}
      summary={(now) => <DocumentSummary request={now} />}
      seen={asked}
      intent={approval(role)}
      {...(onDone && { onDone })}
      onClose={onClose}
    />
  );
}
