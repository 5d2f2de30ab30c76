/** A document beside its list: its images, what was declared, and what can be done. */
import type { DocVerification } from '#contract/people/verifications.ts';
import { documentStanding } from '#domain/standing/reviews.ts';
import { documentStatusLabel, isUndecided, PENDING } from '#domain/verifications/documents.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import type { InspectedProps } from '#renderer/ui/inspector/inspector.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import styles from '../verifications.module.css';
import { DOCUMENT_OFFERS } from './DocumentActions.tsx';
import { DocumentImages } from './DocumentImages.tsx';
import { DocumentSummary } from './DocumentSummary.tsx';

export function DocumentInspector({ row: request }: InspectedProps<DocVerification>) {
  const now = useNow();
  if (!request) return null;
  return (
    <Inspected>
      <StatusRow
        actions={
          isUndecided(request) && <RowMenuButton of={DOCUMENT_OFFERS} thing={request} isStop />
        }
      >
        <Chip label={documentStatusLabel(request.status) ?? PENDING} />
      </StatusRow>
      <StandingView standing={documentStanding(request, now)} now={now} />
      <div className={styles.inspected}>
        <DocumentImages request={request} />
      </div>
      <DocumentSummary request={request} />
    </Inspected>
  );
}
