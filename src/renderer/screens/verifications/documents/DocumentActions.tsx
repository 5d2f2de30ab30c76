/** What can be done with a document: its menu, and one dialog at a time. */
import { createContext, type PropsWithChildren, useCallback, useContext } from 'react';
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import { DOCUMENT } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { isUndecided, mayApproveDocument } from '#domain/verifications/documents.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { RowMenuButton, RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

/** A dialog that is open; unfinished work, which outlives the end of a session. */
interface OpenDialog {
  readonly request: DocVerification;
  readonly chosen: 'approve' | 'decline';
}

type Kept = OpenDialog & { [key: string]: Json };

const readDialog = (kept: unknown) => (kept ?? null) as Kept | null;

const DocumentActionsContext = createContext<((dialog: OpenDialog) => void) | null>(null);

interface DocumentActionsProps {
  readonly type: DocVerificationType;
}

/** Gives the rows below it their menus and dialogs. */
export function DocumentActions({ type, children }: PropsWithChildren<DocumentActionsProps>) {
  const [dialog, setDialog, closeDialog] = useDraft(`doc-verifications-${type}.dialog`, readDialog);
  const choose = useCallback((next: OpenDialog) => setDialog(next as Kept), [setDialog]);
  const Dialog = dialog?.chosen === 'decline' ? DeclineDialog : ApproveDialog;
  return (
    <DocumentActionsContext.Provider value={choose}>
      <RowMenus>{children}</RowMenus>
      {dialog && <Dialog request={dialog.request} onClose={closeDialog} />}
    </DocumentActionsContext.Provider>
  );
}

const DECIDED = 'Already decided';

function whyNoApproval(request: DocVerification, role: string): string | undefined {
  if (mayApproveDocument(request, role)) return undefined;
  return isUndecided(request) ? 'Only an admin can approve' : DECIDED;
}

interface DocumentActionsButtonProps {
  readonly request: DocVerification;
  /** Whether it is reached by Tab: outside of the table. */
  readonly isStop?: true;
}

/** The Actions of a document that is not decided. @throws outside {@link DocumentActions} */
export function DocumentActionsButton({ request, isStop }: DocumentActionsButtonProps) {
  const choose = useContext(DocumentActionsContext);
  if (!choose) throw new Error('DocumentActionsButton is used outside DocumentActions');
  const role = useRole();
  const [, setReviewed] = useReviewed();
  return (
    <RowMenuButton
      subject={keyOf(DOCUMENT, request)}
      {...(isStop && { isStop })}
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
