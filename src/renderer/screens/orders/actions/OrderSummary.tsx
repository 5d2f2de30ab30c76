import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FullOrder } from '#contract/order-detail.ts';
import type { OrderRow } from '#contract/orders.ts';
import { formatAge } from '#domain/format.ts';
import { orderFigures } from '#domain/orders/figures.ts';
import { personName } from '#domain/orders/parties.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './actions.module.css';

/** The parties' names, where this window has read the whole order before. */
function useKnownParties(id: string): readonly (readonly [string, ReactNode])[] {
  const order = useQueryClient().getQueryData<FullOrder>(['orders.read', { id }]);
  const people = [
    ['Poster', order?.user],
    ['Matcher', order?.match?.user],
  ] as const;
  return people.flatMap(([role, person]) => {
    const name = person && personName(person);
    return name ? [[role, <Private key={role}>{name}</Private>] as const] : [];
  });
}

/** What an action is about to act on: id, parties if known, amounts, status and age. */
export function OrderSummary({ order }: { readonly order: OrderRow }) {
  const [now] = useState(() => new Date());
  const parties = useKnownParties(order.id);
  const figures = orderFigures(order);
  return (
    <Fields
      label="Order"
      fields={[
        [
          'Transaction ID',
          <span key="id" className={styles['mono']}>
            {order.id}
          </span>,
        ],
        ...parties,
        ['Poster Amount', <Amount key="poster" {...figures.posterAmount} />],
        ['Matcher Amount', <Amount key="matcher" {...figures.matcherAmount} />],
        ['Status', <Chip key="status" label={orderStatusLabel(order)} />],
        ...(order.posted_at === null ? [] : [['Age', formatAge(order.posted_at, now)] as const]),
      ]}
    />
  );
}
