import { useState } from 'react';
import type { DocVerification } from '#contract/people/verifications.ts';
import { DOCUMENT, VERIFICATION_ACTS } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { isSamePicture } from '#domain/changes/changes.ts';
import { personName } from '#domain/text/person-names.ts';
import { resultOf } from '#domain/time/format.ts';
import { documentPictures } from '#domain/verifications/documents.ts';
import { documentDoubts, NO_MARK, questionOfDoubts } from '#domain/verifications/doubts.ts';
import { wasImageSeen } from '#renderer/client/calls/images.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { markDecided } from '../appended.ts';
import { ReplacedPictures } from '../ReplacedPictures.tsx';
import { ConfirmTwice } from '../review/ConfirmTwice.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';
import { APPROVE } from './decisions.ts';
import { useTicked } from './drafts.ts';

interface ApproveDialogProps {
  /** The request as the person saw it when they chose. */
  readonly request: DocVerification;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/**
 * 'Are you sure…' for a document, with the submitted details. If something is doubtful, a second
 * question names it. That no submitted detail is marked is only said.
 */
export function ApproveDialog({ request, onDone, onClose }: ApproveDialogProps) {
  // A list that reloads behind the dialog must not change the question.
  const [asked] = useState(request);
  const [ticked, , forgetTicked] = useTicked(asked);
  const doubtsAbout = (now: DocVerification) =>
    documentDoubts(now, wasImageSeen(now.doc_image_url), new Date());
  const [hasDoubts] = useState(() => doubtsAbout(asked).length > 0);
  const again = (now: DocVerification) => {
    const doubts = doubtsAbout(now);
    return doubts.length === 0
      ? APPROVE.question
      : questionOfDoubts('Approve the document', personName(now.user), doubts);
  };
  // Said in the first question alone; it asks nothing more.
  const note = ticked.length === 0 && <InlineMessage intent="warning">{NO_MARK}</InlineMessage>;
  return (
    <ConfirmTwice
      twice={hasDoubts}
      label={APPROVE.label}
      question={APPROVE.question}
      summary={
        <>
          {note}
          <DocumentSummary request={asked} />
        </>
      }
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
            {!hasDoubts && note}
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
          forgetTicked();
          onDone?.();
        }}
        onClose={onClose}
      />
    </ConfirmTwice>
  );
}
