/** Referral money beside its list: where it came from, who has it, where it is paid. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { referredOrderId } from '#domain/referrals/figures.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { withdrawalStanding } from '#domain/standing/reviews.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { Cards, Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import type { InspectedProps } from '#renderer/ui/inspector/inspector.ts';
import { Lines } from '#renderer/ui/inspector/Lines.tsx';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Email } from '#renderer/ui/values/text/Email.tsx';
import { WITHDRAWAL_OFFERS } from './actions/WithdrawalActions.tsx';
import { OrderLink, referralCards } from './ReferralFlow.tsx';

function Facts({ transaction }: { readonly transaction: ReferralTransaction }) {
  const { id, user, created_at: created, updated_at: updated } = transaction;
  const orderId = referredOrderId(transaction);
  return (
    <Lines
      title="Facts"
      lines={[
        ['Reference', orderId === null ? id : <OrderLink key="order" id={orderId} />],
        [
          'E-mail',
          user?.email ? (
            <Private key="email">
              <Email address={user.email} />
            </Private>
          ) : null,
        ],
        ['Created', <Instant key="created" value={created} />],
        ['Updated', <Instant key="updated" value={updated} />],
      ]}
    />
  );
}

export function CreditInspector({ row }: InspectedProps<ReferralTransaction>) {
  if (!row) return null;
  return (
    <Inspected>
      <Cards>{referralCards(row)}</Cards>
      <Facts transaction={row} />
    </Inspected>
  );
}

export function WithdrawalInspector({ row }: InspectedProps<ReferralTransaction>) {
  if (!row) return null;
  const status = row.status?.status;
  return (
    <Inspected>
      <StatusRow actions={<RowMenuButton of={WITHDRAWAL_OFFERS} thing={row} isStop />}>
        {status && <Chip label={withdrawalStatusLabel(status)} />}
      </StatusRow>
      <StandingView standing={withdrawalStanding(row)} />
      <Cards>{referralCards(row)}</Cards>
      <Facts transaction={row} />
    </Inspected>
  );
}
