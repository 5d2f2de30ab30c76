/** One document on the bench: its pictures, what was declared, and the decision. */
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { DocVerification, DocVerificationType } from '#contract/verifications.ts';
import {
  DECLINE_REASONS,
  declaredFields,
  documentPictures,
  documentStatusLabel,
  hasExpired,
  mayApproveDocument,
  reasonsGiven,
} from '#domain/verifications/documents.ts';
import { verifiedName } from '#domain/verifications/people.ts';
import { useRole } from '#renderer/desk/desk.ts';
import type { Json } from '#renderer/desk/drafts.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { type Attempt, Attempts } from '../review/Attempts.tsx';
import { Fields } from '../review/Fields.tsx';
import { Pictures } from '../review/Pictures.tsx';
import styles from '../review/review.module.css';
import { DOCUMENT } from '../subjects.ts';
import { pictureFileName } from './DocumentImages.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';
import { APPROVE, approval, DECLINE, refusal } from './decisions.ts';
import { NO_REASONS, Reasons, type ReasonsValue, toggled } from './Reasons.tsx';
import { Told } from './Told.tsx';

type Kept = ReasonsValue & { [key: string]: Json };

const readReasons = (kept: unknown) => (kept ?? NO_REASONS) as Kept;

const MOST_ATTEMPTS = 20;

/** The other requests of the same person; there is a search by name, and none by person. */
function useAttempts(type: DocVerificationType, request: DocVerification) {
  const name = verifiedName(request.user);
  const { data, isError } = useEndpoint(
    'docVerifications.list',
    { type, search: name ?? undefined, page: 1, pageSize: MOST_ATTEMPTS },
    { enabled: name !== null },
  );
  const attempts = data?.rows
    .filter(({ id, user }) => id !== request.id && user?.id === request.user?.id)
    .map((other): Attempt => {
      const [picture] = documentPictures(other);
      return {
        id: other.id,
        status: documentStatusLabel(other.status),
        note: [other.data?.id_number, ...other.comments].filter(Boolean).join(', '),
        picture: picture ? { ...picture, fileName: pictureFileName(other, picture.label) } : null,
      };
    });
  return { attempts: name === null ? [] : attempts, failed: isError };
}

interface DocumentReviewProps {
  readonly type: DocVerificationType;
  readonly request: DocVerification;
  readonly onDecided: () => void;
}

/** Keys: A approves, D declines, 1 to 8 choose reasons; both decisions ask first. */
export function DocumentReview({ type, request, onDecided }: DocumentReviewProps) {
  const role = useRole();
  // A queue that reloads meanwhile must not change what is being looked at.
  const [seen] = useState(request);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null);
  const [value, setValue, forget] = useDraft(`${DOCUMENT.key(seen)}.reasons`, readReasons);
  const change = (next: ReasonsValue) => setValue(next as Kept);
  const reasons = reasonsGiven(value.ticked, value.typed);
  const name = verifiedName(seen.user) ?? 'the person';
  const mayApprove = mayApproveDocument(seen, role);

  const approve = () => setAsking('approve');
  const decline = () => setAsking('decline');
  useShortcuts([
    ...(mayApprove
      ? [{ keys: ['A'], label: 'Approve', scope: 'Queue', run: approve } as const]
      : []),
    ...(reasons.length > 0
      ? [{ keys: ['D'], label: 'Decline', scope: 'Queue', run: decline } as const]
      : []),
    ...DECLINE_REASONS.map(
      (reason, index) =>
        ({
          keys: [String(index + 1)],
          label: reason,
          scope: 'Queue',
          run: () => change(toggled(value, reason)),
        }) as const,
    ),
  ]);

  const dialog = {
    subject: DOCUMENT,
    summary: (now: DocVerification) => <DocumentSummary request={now} />,
    onDone: () => {
      forget();
      onDecided();
    },
    onClose: () => setAsking(null),
  };
  return (
    <div className={styles['item']}>
      <Pictures
        pictures={documentPictures(seen)}
        fileName={(label) => pictureFileName(seen, label)}
      />
      <div className={styles['side']}>
        <div className={styles['decisions']}>
          <Button
            appearance="primary"
            disabled={!mayApprove}
            aria-keyshortcuts="A"
            onClick={approve}
          >
            Approve (A)
          </Button>
          <Button disabled={reasons.length === 0} aria-keyshortcuts="D" onClick={decline}>
            Decline (D)
          </Button>
        </div>
        <div className={styles['scroll']}>
          <div>
            <Fields fields={declaredFields(type, seen)} ticked={ticked} onTick={setTicked} />
            {hasExpired(seen, new Date()) && (
              <p className={styles['warning']}>This document has expired.</p>
            )}
          </div>
          <section aria-label="Reasons to decline">
            <h2 className={styles['heading']}>Reasons to decline (1 to 8)</h2>
            <Reasons value={value} onChange={change} />
          </section>
          <Told name={name} reasons={reasons} />
          <Attempts {...useAttempts(type, seen)} />
        </div>
      </div>
      {asking === 'approve' && (
        <GuardedDialog {...APPROVE} {...dialog} intent={approval(seen, role)} />
      )}
      {asking === 'decline' && (
        <GuardedDialog
          {...DECLINE}
          {...dialog}
          question="Are you sure you want to decline this document?"
          intent={refusal(seen, reasons)}
          form={{
            ready: true,
            confirm: DECLINE.label,
            content: <Told name={name} reasons={reasons} />,
          }}
        />
      )}
    </div>
  );
}
