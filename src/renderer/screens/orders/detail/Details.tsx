import type { ReactNode } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { formatRate } from '#domain/money/money.ts';
import { FEES } from '#domain/orders/fees.ts';
import {
  type Figure,
  isMatched,
  orderFigures,
  orderReference,
  validatedAt,
} from '#domain/orders/figures.ts';
import { refundStatusLabel } from '#domain/orders/status.ts';
import { yesNo } from '#domain/text/words.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { LongText, longValue } from '#renderer/ui/values/text/LongText.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import styles from './detail.module.css';

/** A value under its name; `isFigure` aligns it with the figures above and below it. */
type Field = readonly [label: string, value: ReactNode, isFigure?: true];

const figure = (label: string, value: Figure): Field => [
  label,
  <Amount key={label} {...value} />,
  true,
];
const instant = (label: string, value: Shown<string>): Field => [
  label,
  <Instant key={label} value={value} />,
];

function stateFields(order: OrderRow): readonly Field[] {
  const { refund_status: refund } = order;
  return [
    [
      'Order ID',
      <span key="id" className={utility.mono}>
        {order.id}
      </span>,
    ],
    ['Type', order.type],
    ['Status', <OrderStatusChip key="status" order={order} />],
    [
      'Refund Status',
      refund === null ? null : <Chip key="refund" label={refundStatusLabel(refund)} />,
    ],
    ['Partial Match Allowed', yesNo(order.is_partial_match_allowed)],
  ];
}

/** What is only of a matched order is left out of one that is not (1D). */
function moneyFields(order: OrderRow): readonly Field[] {
  const figures = orderFigures(order);
  const matched = isMatched(order);
  const { exchange_rate: rate } = order;
  return [
    figure('Poster Amount', figures.posterAmount),
    figure('Matcher Amount', figures.matcherAmount),
    ...(matched
      ? [figure('Matcher Amount in Matcher Currency', figures.matcherAmountInMatcherCurrency)]
      : []),
    [
      'Exchange Rate',
      rate && (
        <span key="rate" title={shownAs(rate, String) ?? undefined}>
          {shownAs(rate, formatRate)}
        </span>
      ),
      true,
    ],
    ...FEES.flatMap(([label, name]) =>
      matched || name !== 'matcherFee' ? [figure(label, figures[name])] : [],
    ),
  ];
}

function otherFields(order: OrderRow): readonly Field[] {
  return [
    instant('Posted', order.posted_at),
    instant('Confirmed', order.confirmed_at),
    instant('Validated At', validatedAt(order)),
    instant('Completed', order.completed_at),
    instant('Cancelled', order.cancelled_at),
    instant('Removed', order.removed_at),
    [
      'Memo',
      order.admin_memo && (
        <span key="memo" className={styles.memo}>
          <LongText text={order.admin_memo} />
        </span>
      ),
    ],
    ['Reference', orderReference(order)],
    ['Payment Type', order.payment_type],
    ['Hidden', yesNo(order.hidden)],
  ];
}

/** Every field of the order, in the order of the specification (1D05, 1D06). A row of the list has them all. */
export function Details({ order }: { readonly order: OrderRow }) {
  const fields = [...stateFields(order), ...moneyFields(order), ...otherFields(order)];
  return (
    <div className={styles.columns}>
      <table className={styles.fields}>
        {/* Unseen, so that the rows of both columns begin at one height. */}
        <caption className={utility.unseen}>Order</caption>
        <tbody>
          {fields.map(([label, value, isFigure = false]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={isFigure ? utility.figure : ''}>
                {longValue(value) ?? <span className={utility.quiet}>{EMPTY}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
