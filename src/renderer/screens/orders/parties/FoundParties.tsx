import { Fragment } from 'react';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { orderReference } from '#domain/orders/figures.ts';
import { orderParties } from '#domain/orders/parties.ts';
import { matchedParts } from '#domain/text/matched-parts.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Matched, useSearched } from '#renderer/ui/values/text/Matched.tsx';
import styles from './parties.module.css';

interface FoundPartiesProps {
  readonly row: OrderRow | FullOrder;
  /** Undefined until it is loaded: a row does not name the parties (1O14). */
  readonly order: FullOrder | undefined;
  readonly isFailed: boolean;
}

/** What of the order has the searched text: its parties by name, its ID, its reference. Nothing without a search. */
export function FoundParties({ row, order, isFailed }: FoundPartiesProps) {
  const searched = useSearched().trim();
  if (searched === '') return null;
  const texts = [
    ...(order ? orderParties(order).map(({ role, name }) => [role, name, Private] as const) : []),
    ['Transaction ID', row.id, Fragment] as const,
    ['Reference', orderReference(row), Fragment] as const,
  ];
  const found = texts.flatMap(([label, text, Shown]) =>
    text && matchedParts(text, searched).length > 0 ? [{ label, text, Shown }] : [],
  );
  const missing = isFailed ? 'Names not available' : 'Loading names…';
  return (
    <section className={styles.found} aria-label={`Found by ‘${searched}’`}>
      {found.length > 0 && <span>Found by</span>}
      {found.map(({ label, text, Shown }) => (
        <span key={label}>
          {label}:{' '}
          <Shown>
            <Matched text={text} />
          </Shown>
        </span>
      ))}
      {found.length === 0 &&
        (order ? `No name, ID or reference shown here has ‘${searched}’` : missing)}
    </section>
  );
}
