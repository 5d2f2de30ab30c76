import type { OrderRow } from '#contract/orders/orders.ts';
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
import type { Line } from '#renderer/ui/inspector/Lines.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { LongText, longValue } from '#renderer/ui/values/text/LongText.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import styles from './detail.module.css';

const figure = (label: string, value: Figure): Line => [label, <Amount key={label} {...value} />];
const instant = (label: string, value: string | null): Line => [
  label,
  <Instant key={label} value={value} />,
];

function stateFields(order: OrderRow): readonly Line[] {
  const { refund_status: refund } = order;
  return [
    [
      'Order ID',
      <span key="id" className={styles['mono']}>
        {order.id}
      </span>,
    ],
    ['Type', order.type],
    ['Status', <OrderStatus key="status" order={order} />],
    [
      'Refund Status',
      refund === null ? null : <Chip key="refund" label={refundStatusLabel(refund)} />,
    ],
    ['Partial Match Allowed', order.is_partial_match_allowed ? 'Yes' : 'No'],
    ['Hidden', order.hidden ? 'Yes' : 'No'],
    ['Reference', orderReference(order)],
    ['Payment Type', order.payment_type],
    instant('Posted', order.posted_at),
    instant('Confirmed', order.confirmed_at),
    instant('Validated At', validatedAt(order)),
    instant('Completed', order.completed_at),
    instant('Cancelled', order.cancelled_at),
    instant('Removed', order.removed_at),
    [
      'Memo',
      order.admin_memo && (
        <span key="memo" className={styles['memo']}>
          <LongText text={order.admin_memo} />
        </span>
      ),
    ],
  ];
}

/** What is only of a matched order is left out of one that is not (1D). */
function moneyFields(order: OrderRow): readonly Line[] {
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
        <span key="rate" title={rate}>
          {formatRate(rate)}
        </span>
      ),
    ],
    ...FEES.flatMap(([label, name]) =>
      matched || name !== 'matcherFee' ? [figure(label, figures[name])] : [],
    ),
  ];
}

interface FieldTableProps {
  readonly caption: string;
  readonly fields: readonly Line[];
  readonly numeric?: boolean;
}

function FieldTable({ caption, fields, numeric = false }: FieldTableProps) {
  return (
    <table className={styles['fields']} data-numeric={numeric}>
      <caption>{caption}</caption>
      <tbody>
        {fields.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{longValue(value) ?? <span className={styles['none']}>{EMPTY}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every field of the order: its state and dates, its amounts and fees. A row of the list has them all. */
export function Details({ order }: { readonly order: OrderRow }) {
  return (
    <div className={styles['columns']}>
      <FieldTable caption="Order" fields={stateFields(order)} />
      <FieldTable caption="Amounts and fees" fields={moneyFields(order)} numeric />
    </div>
  );
}
