import { Link } from 'react-router-dom';
import type { Dispute } from '#contract/orders/disputes.ts';
import {
  beneficiaryName,
  disputedFigure,
  disputedMatchId,
  disputedOrderId,
  matcherName,
} from '#domain/disputes/changes.ts';
import { disputeStatusLabel, responseText } from '#domain/disputes/disputes.ts';
import { type OrderTab, orderPath } from '#domain/orders/paths.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';

const hidden = (name: string | null) => name && <Private key={name}>{name}</Private>;

interface DisputeSummaryProps {
  readonly dispute: Dispute;
  /** Whether its order and its match are links: not in a question, which they would leave. */
  readonly isLinked?: true;
}

/** What a dispute is about, in short. */
export function DisputeSummary({ dispute, isLinked }: DisputeSummaryProps) {
  const { status, created_at: created, time, pb_response: response } = dispute;
  const orderId = disputedOrderId(dispute);
  const linked = (id: string | null, tab?: OrderTab) =>
    id !== null && orderId !== null && isLinked ? (
      <Link key={id} to={orderPath(orderId, tab)}>
        {id}
      </Link>
    ) : (
      id
    );
  return (
    <Fields
      label="Dispute"
      fields={[
        ['Date', created === null ? time : <Instant key="date" value={created} />],
        ['Status', status && <Chip key="status" label={disputeStatusLabel(status)} />],
        ['Transaction ID', linked(orderId)],
        ['Match ID', linked(disputedMatchId(dispute), 'parties')],
        ['Amount', <Amount key="amount" {...disputedFigure(dispute)} />],
        ['Beneficiary confirmed receipt', responseText(response)],
        ['Matcher', hidden(matcherName(dispute))],
        ['Poster Beneficiary', hidden(beneficiaryName(dispute))],
      ]}
    />
  );
}
