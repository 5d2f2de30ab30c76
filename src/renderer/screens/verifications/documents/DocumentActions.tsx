/** What can be done with a document: its menu, and one dialog at a time. */
import type { DocVerification } from '#contract/people/verifications.ts';
import { keyOf, whyNot } from '#domain/acts/act.ts';
import { DOCUMENT, DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
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
  readonly chosen: keyof typeof DOCUMENT_ACTS;
}

function ChosenDialog({ shown: { request, chosen }, onClose }: RowDialogProps<Chosen>) {
  const Dialog = chosen === 'document.decline' ? DeclineDialog : ApproveDialog;
  return <Dialog request={request} onClose={onClose} />;
}

const { Provider, useOpen } = rowDialog<Chosen>('doc-verifications.dialog', ChosenDialog, useDraft);
export const DocumentDialogs = Provider;

const DECISIONS = Object.keys(DOCUMENT_ACTS) as readonly (keyof typeof DOCUMENT_ACTS)[];

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
        ...DECISIONS.map((chosen) => ({
          label: DOCUMENT_ACTS[chosen].label,
          disabledReason: whyNot(DOCUMENT_ACTS[chosen], request, role),
          run: () => choose({ request, chosen }),
        })),
      ]}
    />
  );
}
