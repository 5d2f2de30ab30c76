/** A third party transaction beside its list: its amounts and rate, and who takes part. */
import type { ThirdPartyRow, ThirdPartyTransaction } from '#contract/third-party-transactions.ts';
import { formatRateInFull } from '#domain/money.ts';
import { thirdPartyStatusLabel } from '#domain/third-party-status.ts';
import { useEndpoint } from '#renderer/client/endpoints.ts';
import { Cards, Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { FETCHED_AHEAD_MS, type InspectedProps } from '#renderer/ui/inspector/inspector.ts';
import { Lines } from '#renderer/ui/inspector/Lines.tsx';
import { useInspected } from '#renderer/ui/inspector/useInspected.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Matcher, Recipient } from './Parties.tsx';

function Figures({ transaction }: { readonly transaction: ThirdPartyRow }) {
  const { exchange_rate: rate } = transaction;
  return (
    <Lines
      title="Amounts"
      lines={[
        [
          'Poster Amount',
          <Amount
            key="poster"
            amount={transaction.poster_amount}
            currency={transaction.poster_currency}
          />,
        ],
        [
          'Matcher Amount',
          <Amount
            key="matcher"
            amount={transaction.matcher_amount}
            currency={transaction.matcher_currency}
          />,
        ],
        ['Rate', rate === null ? null : formatRateInFull(rate)],
        ['Created', <Instant key="created" value={transaction.created_at} />],
        ['Completed', <Instant key="completed" value={transaction.completed_at} />],
      ]}
    />
  );
}

function Parties({ transaction }: { readonly transaction: ThirdPartyTransaction }) {
  return (
    <Cards>
      <Matcher transaction={transaction} />
      <Recipient transaction={transaction} />
    </Cards>
  );
}

/** What the row says is shown at once, the parties as soon as the transaction is loaded. */
export function ThirdPartyInspector({ id, ...shown }: InspectedProps<ThirdPartyRow>) {
  const read = useEndpoint('thirdPartyTransactions.read', { id }, { staleTime: FETCHED_AHEAD_MS });
  const { known, whole, isLoading, notice } = useInspected('transaction', read, shown);
  if (isLoading) return <InspectedSkeleton />;
  if (!known) return notice;
  return (
    <Inspected>
      {notice}
      <StatusRow>
        {known.status !== null && <Chip label={thirdPartyStatusLabel(known.status)} />}
      </StatusRow>
      <Figures transaction={known} />
      {whole ? <Parties transaction={whole} /> : !notice && <InspectedSkeleton />}
    </Inspected>
  );
}
