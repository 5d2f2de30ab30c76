import type { DocVerification } from '#contract/people/verifications.ts';
import { DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { documentPictures } from '#domain/verifications/documents.ts';
import { documentDoubts, NO_MARK } from '#domain/verifications/doubts.ts';
import { wasImageSeen } from '#renderer/client/calls/images.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { DecisionDialog } from '../review/DecisionDialog.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';
import { useTicked } from './drafts.ts';

export interface DocumentDialogProps {
  /** The request as the person saw it when they chose. */
  readonly request: DocVerification;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before a document is approved. That no submitted detail is marked is only said. */
export function ApproveDialog({ request, onDone, onClose }: DocumentDialogProps) {
  const [ticked, , forgetTicked] = useTicked(request);
  return (
    <DecisionDialog
      act={DOCUMENT_ACTS['document.approve']}
      seen={request}
      anyway="Approve the document"
      doubtsAbout={(now) => documentDoubts(now, wasImageSeen(now.doc_image_url), new Date())}
      pictureOf={({ doc_image_url: url }) => url}
      picturesOf={documentPictures}
      summary={(now) => <DocumentSummary request={now} />}
      note={ticked.length === 0 && <InlineMessage intent="warning">{NO_MARK}</InlineMessage>}
      onDone={() => {
        forgetTicked();
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
