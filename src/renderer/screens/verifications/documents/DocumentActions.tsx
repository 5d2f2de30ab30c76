/** What can be done with a document: its menu, and one dialog at a time. */
import type { DocVerification } from '#contract/people/verifications.ts';
import { DOCUMENT } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { isUndecided, mayApproveDocument } from '#domain/verifications/documents.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type MenuRow, RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

/** What was chosen for a document; unfinished work, which outlives leaving the screen. */
interface Chosen {
  readonly request: DocVerification;
  readonly chosen: 'approve' | 'decline';
}

function ChosenDialog({ shown: { request, chosen }, onClose }: RowDialogProps<Chosen>) {
  const Dialog = chosen === 'decline' ? DeclineDialog : ApproveDialog;
  return <Dialog request={request} onClose={onClose} />;
}

const { Provider, useOpen } = rowDialog<Chosen>('doc-verifications.dialog', ChosenDialog, useDraft);
export const DocumentDialogs = Provider;

const DECIDED = 'Already decided';

function whyNoApproval(request: DocVerification, role: string): string | undefined {
  if (mayApproveDocument(request, role)) return undefined;
  return isUndecided(request) ? 'Only an admin can approve' : DECIDED;
}

interface DocumentActionsButtonProps extends Pick<MenuRow, 'isStop'> {
  readonly request: DocVerification;
}

/** The Actions of a document that is not decided. */
export function DocumentActionsButton({ request, ...menu }: DocumentActionsButtonProps) {
  const choose = useOpen();
  const role = useRole();
  const [, setReviewed] = useReviewed();
  return (
    <RowMenuButton
      {...menu}
      subject={keyOf(DOCUMENT, request)}
      label={`Actions of ${DOCUMENT.name(request)}`}
      actions={[
        { label: 'Review', run: () => setReviewed(request.id) },
        {
          label: 'Approve',
          disabledReason: whyNoApproval(request, role),
          run: () => choose({ request, chosen: 'approve' }),
        },
        {
          label: 'Decline',
          disabledReason: isUndecided(request) ? undefined : DECIDED,
          run: () => choose({ request, chosen: 'decline' }),
        },
      ]}
    />
  );
}
