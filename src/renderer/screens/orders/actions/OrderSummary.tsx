import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FullOrder } from '#contract/order-detail.ts';
import type { OrderRow } from '#contract/orders.ts';
import { formatAge } from '#domain/format.ts';
import { type Figure, orderFigures } from '#domain/orders/figures.ts';
import { personName } from '#domain/orders/parties.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import styles from './actions.module.css';

/** The parties' names, where this window has read the whole order before. */
function useKnownParties(id: string): readonly (readonly [string, string])[] {
  const order = useQueryClient().getQueryData<FullOrder>(['orders.read', { id }]);
  const people = [
    ['Poster', order?.user],
    ['Matcher', order?.match?.user],
  ] as const;
  return people.flatMap(([role, person]) => {
    const name = person && personName(person);
    return name ? [[role, name] as const] : [];
  });
}

function Line({ label, figure }: { readonly label: string; readonly figure: Figure }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount {...figure} />
      </dd>
    </div>
  );
}

/** What an action is about to act on: id, parties if known, amounts, status and age. */
export function OrderSummary({ order }: { readonly order: OrderRow }) {
  const [now] = useState(() => new Date());
  const parties = useKnownParties(order.id);
  const figures = orderFigures(order);
  return (
    <dl className={styles['summary']} aria-label="Order">
      <div>
        <dt>Transaction ID</dt>
        <dd className={styles['mono']}>{order.id}</dd>
      </div>
      {parties.map(([role, name]) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{name}</dd>
        </div>
      ))}
      <Line label="Poster Amount" figure={figures.posterAmount} />
      <Line label="Matcher Amount" figure={figures.matcherAmount} />
      <div>
        <dt>Status</dt>
        <dd>
          <Chip label={orderStatusLabel(order)} />
        </dd>
      </div>
      {order.posted_at !== null && (
        <div>
          <dt>Age</dt>
          <dd>{formatAge(order.posted_at, now)}</dd>
        </div>
      )}
    </dl>
  );
}
