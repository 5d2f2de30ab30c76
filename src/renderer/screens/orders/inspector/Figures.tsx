/** The amounts and the facts of an order, as many as there are, one under the other. */
import { useState } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import { formatAge } from '#domain/format.ts';
import { formatRateInFull } from '#domain/money.ts';
import { type Figure, orderFigures, orderReference } from '#domain/orders/figures.ts';
import { type Line, Lines } from '#renderer/ui/inspector/Lines.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { LongText } from '#renderer/ui/values/LongText.tsx';

const figure = (label: string, value: Figure): readonly Line[] =>
  value.amount === null ? [] : [[label, <Amount key={label} {...value} />]];
const text = (label: string, value: string | null): readonly Line[] =>
  value ? [[label, value]] : [];

/** What is paid and received in each currency, at which rate, and every fee there is. */
export function Amounts({ order }: { readonly order: OrderRow }) {
  const figures = orderFigures(order);
  const rate = order.exchange_rate;
  return (
    <Lines
      title="Amounts and fees"
      lines={[
        ['Poster Amount', <Amount key="poster" {...figures.posterAmount} />],
        ['Matcher Amount', <Amount key="matcher" {...figures.matcherAmount} />],
        ...figure('Matcher Amount in Matcher Currency', figures.matcherAmountInMatcherCurrency),
        ...text('Exchange Rate', rate && formatRateInFull(rate)),
        ...figure('Poster Fee', figures.posterFee),
        ...figure('Matcher Fee', figures.matcherFee),
        ...figure('Matcher Fee in Matcher Currency', figures.matcherFeeInMatcherCurrency),
        ...figure('Collection Fee', figures.collectionFee),
        ...figure('Payout Fee', figures.payoutFee),
        ...figure('Poster Payout Fee', figures.posterPayoutFee),
        ...figure('Stamp Duty Fee', figures.stampDutyFee),
      ]}
    />
  );
}

/** What kind of order it is and how it is paid; when what happened to it is in its timeline. */
export function Facts({ order }: { readonly order: OrderRow }) {
  const [now] = useState(() => new Date());
  const { posted_at: posted, admin_memo: memo } = order;
  return (
    <Lines
      title="Order"
      lines={[
        ...text('Type', order.type),
        ...text('Payment Type', order.payment_type),
        ...text('Reference', orderReference(order)),
        ...text('Match ID', order.match_id),
        ['Partial Match Allowed', order.is_partial_match_allowed ? 'Yes' : 'No'],
        ...text('Age', posted && formatAge(posted, now)),
        ...(memo ? [['Memo', <LongText key="memo" text={memo} />] as const] : []),
      ]}
    />
  );
}
