/** What a document offers: its menu, and one dialog at a time. */
import type { DocVerification } from '#contract/people/verifications.ts';
import { DOCUMENT, DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { isUndecided } from '#domain/verifications/documents.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
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

/** Until it is decided: Approve stays in the menu where a role may not (2I10, 2I11). */
export const DOCUMENT_OFFERS = declareOffers<DocVerification, keyof typeof DOCUMENT_ACTS>({
  kind: DOCUMENT,
  acts: [
    { act: DOCUMENT_ACTS['document.approve'], isAlwaysShown: isUndecided },
    { act: DOCUMENT_ACTS['document.decline'] },
  ],
  useAsk() {
    const open = useOpen();
    return (chosen, request) => open({ request, chosen });
  },
  useOthers() {
    const [, setReviewed] = useReviewed();
    return (request) => ({
      before: isUndecided(request) ? [{ label: 'Review', run: () => setReviewed(request.id) }] : [],
    });
  },
});
