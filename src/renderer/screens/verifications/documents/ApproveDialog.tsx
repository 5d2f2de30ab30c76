import { useState } from 'react';
import type { DocVerification } from '#contract/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { DOCUMENT, VERIFICATION_ACTS } from '#domain/acts/verifications.ts';
import { isSamePicture } from '#domain/changes.ts';
import { resultOf } from '#domain/format.ts';
import { personName } from '#domain/people.ts';
import { documentPictures } from '#domain/verifications/documents.ts';
import { documentDoubts, questionOfDoubts } from '#domain/verifications/doubts.ts';
import { wasImageSeen } from '#renderer/client/images.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { markDecided } from '../appended.ts';
import { ReplacedPictures } from '../ReplacedPictures.tsx';
import { ConfirmTwice } from '../review/ConfirmTwice.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';
import { APPROVE } from './decisions.ts';

interface ApproveDialogProps {
  /** The request as the person saw it when they chose. */
  readonly request: DocVerification;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/**
 * 'Are you sure…' for a document, with the submitted details. If something is doubtful, a second
 * question names it.
 */
export function ApproveDialog({ request, onDone, onClose }: ApproveDialogProps) {
  // A list that reloads behind the dialog must not change the question.
  const [asked] = useState(request);
  const doubtsAbout = (now: DocVerification) =>
    documentDoubts(now, wasImageSeen(now.doc_image_url), new Date());
  const [hasDoubts] = useState(() => doubtsAbout(asked).length > 0);
  const again = (now: DocVerification) => {
    const doubts = doubtsAbout(now);
    return doubts.length === 0
      ? APPROVE.question
      : questionOfDoubts('Approve the document', personName(now.user), doubts);
  };
  return (
    <ConfirmTwice
      twice={hasDoubts}
      label={APPROVE.label}
      question={APPROVE.question}
      summary={<DocumentSummary request={asked} />}
      onClose={onClose}
    >
      <GuardedDialog
        {...APPROVE}
        question={again}
        done={resultOf(APPROVE.done, personName(asked.user))}
        warns={hasDoubts}
        act={VERIFICATION_ACTS['document.approve']}
        summary={(now) => (
          <>
            <DocumentSummary request={now} />
            <ReplacedPictures before={documentPictures(asked)} now={documentPictures(now)} />
          </>
        )}
        seen={asked}
        asked={null}
        doubt={(now) =>
          isSamePicture(asked.doc_image_url, now.doc_image_url)
            ? null
            : doubtsAbout(now).join(' ') || null
        }
        onDone={(_answer, now) => {
          markDecided(keyOf(DOCUMENT, now));
          onDone?.();
        }}
        onClose={onClose}
      />
    </ConfirmTwice>
  );
}
