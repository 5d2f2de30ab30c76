import { useState } from 'react';
import { DOCUMENT, VERIFICATION_ACTS } from '#domain/acts/areas/verifications.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { personName } from '#domain/text/person-names.ts';
import { resultOf } from '#domain/time/format.ts';
import { reasonsGiven } from '#domain/verifications/documents.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { markDecided } from '../appended.ts';
import { DeclineMessage } from '../UserMessage.tsx';
import type { DocumentDialogProps } from './ApproveDialog.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';
import { useReasons, useTicked } from './drafts.ts';
import { Reasons } from './Reasons.tsx';

const SURE = 'Are you sure you want to decline this document?';

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
      label="Decline"
      question={chosen ? SURE : 'Choose at least one reason to decline this document.'}
      alert="Unable to decline document"
      done={resultOf('Declined – Document successfully declined', personName(request.user))}
      act={VERIFICATION_ACTS['document.decline']}
      summary={(now) => <DocumentSummary request={now} />}
      seen={request}
      asked={{ comments: reasons }}
      form={{
        missing: reasons.length > 0 ? null : 'Choose at least one reason',
        confirm: 'Decline',
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
