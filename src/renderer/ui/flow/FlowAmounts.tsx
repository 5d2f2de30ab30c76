import type { Figure } from '#domain/orders/figures.ts';
import { Amount } from '../values/Amount.tsx';
import styles from './flow.module.css';

interface FlowAmountsProps {
  readonly amounts: readonly { readonly label: string; readonly figure: Figure }[];
}

/** The amounts of a station, at the foot of its card. */
export function FlowAmounts({ amounts }: FlowAmountsProps) {
  if (amounts.length === 0) return null;
  return (
    <dl className={styles.amounts}>
      {amounts.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
