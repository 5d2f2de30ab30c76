import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { ValidationTimeline } from '../events/ValidationTimeline.tsx';

interface JourneyDialogProps {
  readonly matchId: string;
  readonly onClose: () => void;
}

/** How a match was validated, step by step; for admins (1A). */
export function JourneyDialog({ matchId, onClose }: JourneyDialogProps) {
  const journey = useEndpoint('matches.validationJourney', { id: matchId });
  return (
    <ReadingDialog
      title="Validation Journey"
      loading={journey.isPending}
      error={journey.error}
      onRetry={() => void journey.refetch()}
      onClose={onClose}
    >
      <ValidationTimeline events={journey.data ?? []} />
    </ReadingDialog>
  );
}
