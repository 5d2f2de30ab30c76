/** A third-party transaction in the review: what it waits for, its amounts, and who takes part. */
import type { ThirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { thirdPartyStatusLabel } from '#domain/network/third-party-status.ts';
import { thirdPartyStanding, thirdPartyStory } from '#domain/standing/third-party.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Cards, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { Failed } from '#renderer/ui/loading/Failed.tsx';
import { ReviewColumn, ReviewColumns } from '#renderer/ui/review/ReviewColumns.tsx';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { StoryView } from '#renderer/ui/timeline/StoryView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Matcher, Recipient } from './Parties.tsx';
import { Amounts } from './ThirdPartyInspector.tsx';

/** What the row says is shown at once, the parties as soon as the transaction is loaded. */
export function ThirdPartyReview({ transaction }: { readonly transaction: ThirdPartyRow }) {
  const { id } = transaction;
  const { data, error, refetch } = useEndpoint(
    'thirdPartyTransactions.read',
    { id },
    { staleTime: READ_AGAIN_MS },
  );
  const known = data ?? transaction;
  const now = useNow();
  return (
    <ReviewColumns>
      <ReviewColumn>
        <StatusRow>
          <span>Transaction {id}</span>
          {known.status !== null && <Chip label={thirdPartyStatusLabel(known.status)} />}
        </StatusRow>
        <StandingView standing={thirdPartyStanding(known)} now={now} />
        <StoryView story={thirdPartyStory(known, now)} now={now} />
      </ReviewColumn>
      <ReviewColumn>
        <Amounts transaction={known} />
        {data && (
          <Cards>
            <Matcher transaction={data} />
            <Recipient transaction={data} />
          </Cards>
        )}
        {!(data || error) && <InspectedSkeleton />}
        {error && (
          <Failed
            text="The details could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </ReviewColumn>
    </ReviewColumns>
  );
}
