import type { Dispute } from '#contract/disputes.ts';
import {
  beneficiaryName,
  disputedFigure,
  disputedMatchId,
  disputedOrderId,
  matcherName,
} from '#domain/disputes/changes.ts';
import { disputeStatusLabel, responseText } from '#domain/disputes/disputes.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';

const hidden = (name: string | null) => name && <Private key={name}>{name}</Private>;

/** What a dispute is about, in short. */
export function DisputeSummary({ dispute }: { readonly dispute: Dispute }) {
  const { status, created_at: created, time, pb_response: response } = dispute;
  return (
    <Fields
      label="Dispute"
      fields={[
        ['Date', created === null ? time : <Instant key="date" value={created} />],
        ['Status', status && <Chip key="status" label={disputeStatusLabel(status)} />],
        ['Transaction ID', disputedOrderId(dispute)],
        ['Match ID', disputedMatchId(dispute)],
        ['Amount', <Amount key="amount" {...disputedFigure(dispute)} />],
        ['Beneficiary confirmed receipt', responseText(response)],
        ['Matcher', hidden(matcherName(dispute))],
        ['Poster Beneficiary', hidden(beneficiaryName(dispute))],
      ]}
    />
  );
}
