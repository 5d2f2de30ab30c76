/** A third party transaction beside its list: what it waits for, its amounts and rate, and who takes part. */
import type { ThirdPartyRow } from '#contract/orders/third-party-transactions.ts';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Decimal, formatRateInFull } from '#domain/money/money.ts';
import { thirdPartyStatusLabel } from '#domain/network/third-party-status.ts';
import { thirdPartyStanding, thirdPartyStory } from '#domain/standing/third-party.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Cards, Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { type InspectedProps, READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { type Line, Lines } from '#renderer/ui/inspector/Lines.tsx';
import { useInspected } from '#renderer/ui/inspector/useInspected.tsx';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { StoryView } from '#renderer/ui/timeline/StoryView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Matcher, Recipient } from './Parties.tsx';

const figure = (label: string, amount: Shown<Decimal>, currency: string | null): Line => [
  label,
  <Amount key={label} amount={amount} currency={currency} />,
];

/** What is paid and received, and at which rate. */
export const Amounts = ({ transaction }: { readonly transaction: ThirdPartyRow }) => (
  <Lines
    title="Amounts"
    lines={[
      figure('Poster Amount', transaction.poster_amount, transaction.poster_currency),
      figure('Matcher Amount', transaction.matcher_amount, transaction.matcher_currency),
      ['Rate', shownAs(transaction.exchange_rate, formatRateInFull)],
    ]}
  />
);

/** What the row says is shown at once, the parties as soon as the transaction is loaded. */
export function ThirdPartyInspector({ id, ...shown }: InspectedProps<ThirdPartyRow>) {
  const read = useEndpoint('thirdPartyTransactions.read', { id }, { staleTime: READ_AGAIN_MS });
  const { known, whole, isLoading, notice } = useInspected('transaction', read, shown);
  const now = useNow();
  if (isLoading) return <InspectedSkeleton />;
  if (!known) return notice;
  return (
    <Inspected>
      {notice}
      <StatusRow>
        {known.status !== null && <Chip label={thirdPartyStatusLabel(known.status)} />}
      </StatusRow>
      <StandingView standing={thirdPartyStanding(known)} now={now} />
      <StoryView story={thirdPartyStory(known, now)} now={now} />
      <Amounts transaction={known} />
      {whole && (
        <Cards>
          <Matcher transaction={whole} />
          <Recipient transaction={whole} />
        </Cards>
      )}
      {!(whole || notice) && <InspectedSkeleton />}
    </Inspected>
  );
}
