import { useState } from 'react';
import { keyOf, questionOf } from '#domain/acts/act.ts';
import { DOCUMENT, DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { reasonsGiven } from '#domain/verifications/documents.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { markDecided } from '../appended.ts';
import { DeclineMessage } from '../UserMessage.tsx';
import type { DocumentDialogProps } from './ApproveDialog.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';
import { useReasons, useTicked } from './drafts.ts';
import { Reasons } from './Reasons.tsx';

const DECLINE = DOCUMENT_ACTS['document.decline'];

interface DeclineDialogProps extends DocumentDialogProps {
  /** True where the reasons are chosen before; if they are, this only asks. */
  readonly reasonsBefore?: boolean;
}

/** Asks why a document is declined; without a reason nothing can be sent. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { request, reasonsBefore = false, onDone, onClose } = props;
  const [value, setValue, forget] = useReasons(request);
  const [, , forgetTicked] = useTicked(request);
  const reasons = reasonsGiven(value.ticked, value.typed);
  const [chosen] = useState(reasonsBefore && reasons.length > 0);
  return (
    <GuardedDialog
      question={(now) =>
        chosen ? questionOf(DECLINE, now) : 'Choose at least one reason to decline this document.'
      }
      act={DECLINE}
      summary={(now) => <DocumentSummary request={now} />}
      seen={request}
      choice={{ comments: reasons }}
      form={{
        missing: reasons.length > 0 ? null : 'Choose at least one reason',
        confirm: DECLINE.label,
        isOnlyShown: chosen,
        content: (
          <>
            {!chosen && <Reasons value={value} onChange={setValue} />}
            <DeclineMessage user={request.user} reasons={reasons} />
          </>
        ),
      }}
      onDone={(_answer, now) => {
        markDecided(keyOf(DOCUMENT, now));
        forget();
        forgetTicked();
        onDone?.();
      }}
      onClose={() => {
        // The reasons chosen in the review stay until they are sent.
        if (!reasonsBefore) forget();
        onClose();
      }}
    />
  );
}
