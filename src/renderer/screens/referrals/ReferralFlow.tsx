/** What a row of referral money opens to: where it came from, and who has it (2R). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReferralOrder, ReferralTransaction } from '#contract/people/referrals.ts';
import { totalOf } from '#domain/orders/figures.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import {
  referralAmount,
  referralOrderFigures,
  referredOrderId,
  referredUserId,
} from '#domain/referrals/figures.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { personName } from '#domain/text/person-names.ts';
import { Flow } from '#renderer/ui/flow/Flow.tsx';
import { FlowAmounts } from '#renderer/ui/flow/FlowAmounts.tsx';
import { FlowCard } from '#renderer/ui/flow/FlowCard.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import styles from './referrals.module.css';

/** Pixels of the diagram: its cards, and what is around them. */
export const FLOW_HEIGHT = 258;

interface PersonProps {
  readonly person: ReferralTransaction['user'];
  /** Who it is; also where only this is named. */
  readonly userId?: string | null;
}

function Person({ person, userId = person?.id ?? null }: PersonProps) {
  const located = person?.country_abbreviation ?? person?.country ?? null;
  return (
    <PersonName
      name={personName(person)}
      userId={userId}
      avatar={person?.avatar ?? null}
      absent="Unknown"
      secondary={
        located !== null && (
          <Country code={person?.country_abbreviation ?? null} name={person?.country ?? null} />
        )
      }
    />
  );
}

/** The way to the order that a transaction names. */
export function OrderLink({ id }: { readonly id: string }) {
  return (
    <Link to={orderPath(id)} className={styles.link}>
      {id}
    </Link>
  );
}

function OrderCards({ order }: { readonly order: ReferralOrder }) {
  const { posterAmount, matcherAmount, posterFee } = referralOrderFigures(order);
  const status =
    order.status === null
      ? null
      : orderStatusLabel({ status: order.status, statusText: order.statusText, refunded_at: null });
  return [
    <FlowCard key="poster" title="Poster">
      <Person person={order.user} />
      <FlowAmounts
        amounts={[
          { label: 'Amount', figure: posterAmount },
          { label: 'Fee', figure: posterFee },
          { label: 'Total', figure: totalOf(posterAmount, posterFee) },
        ]}
      />
    </FlowCard>,
    <FlowCard key="order" title="Order">
      <OrderLink id={order.id} />
      <div>{status && <Chip label={status} />}</div>
      <FlowAmounts amounts={[{ label: 'Matcher Amount', figure: matcherAmount }]} />
    </FlowCard>,
  ];
}

function PaidTo({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const method = withdrawal.beneficiaryDeliveryMethod;
  if (method === null) return <FlowCard title="Paid to">Account not available</FlowCard>;
  return (
    <FlowCard title="Paid to">
      <strong>{method.institution_name ?? method.provider ?? EMPTY}</strong>
      {method.account_name && <Private>{method.account_name}</Private>}
      <span className={styles.mono}>
        {method.accountNumber ? <Private>{method.accountNumber}</Private> : EMPTY}
      </span>
    </FlowCard>
  );
}

/** Every status so far with its time; without a history, only the current one. */
function History({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const { status, statuses } = withdrawal;
  const passed = statuses.length === 0 && status ? [status] : statuses;
  return (
    <FlowCard title="Status">
      {passed.length === 0 && 'No status yet'}
      <ol className={utility.tight}>
        {passed.map(({ status: name, created_at: at }) => (
          <li key={`${name} ${at}`} className={utility.ends}>
            {name !== null && <Chip label={withdrawalStatusLabel(name)} />}
            <Instant value={at} />
          </li>
        ))}
      </ol>
    </FlowCard>
  );
}

/**
 * The cards of a credit, from the order that earned it; or of a withdrawal, to where it is paid.
 * @param below what stands below the user's name
 */
export function referralCards(
  transaction: ReferralTransaction,
  below: ReactNode = null,
): readonly ReactNode[] {
  const { type, order, user } = transaction;
  const orderId = referredOrderId(transaction);
  const owner = (
    <FlowCard key="user" title={type === 'credit' ? 'Credited to' : 'Withdrawn by'}>
      <Person person={user} userId={referredUserId(transaction)} />
      {below}
      {type === 'withdraw' && orderId !== null && (
        <span>
          Order <OrderLink id={orderId} />
        </span>
      )}
      <FlowAmounts amounts={[{ label: 'Amount', figure: referralAmount(transaction) }]} />
    </FlowCard>
  );
  if (type === 'withdraw') {
    return [
      owner,
      <PaidTo key="paid" withdrawal={transaction} />,
      <History key="history" withdrawal={transaction} />,
    ];
  }
  if (type !== 'credit') return [owner];
  if (order) return [...OrderCards({ order }), owner];
  return [
    <FlowCard key="order" title="Order">
      {orderId === null ? 'No order is linked to this credit' : <OrderLink id={orderId} />}
    </FlowCard>,
    owner,
  ];
}

/** A credit from the order that earned it to the user who has it; a withdrawal to where it is paid. */
export function ReferralFlow({ transaction }: { readonly transaction: ReferralTransaction }) {
  return <Flow>{referralCards(transaction)}</Flow>;
}
