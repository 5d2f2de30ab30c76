import type { FullOrder } from '#contract/order-detail.ts';
import { orderParties } from '#domain/orders/parties.ts';
import { PartyCard } from '../parties/PartyCard.tsx';
import styles from '../parties/parties.module.css';

/** The parties one below the other, as the money goes from one to the next. */
export function Parties({ order }: { readonly order: FullOrder }) {
  return (
    <ol className={styles['timeline']} aria-label="Parties">
      {orderParties(order).map((party) => (
        <li key={party.role} className={styles['step']}>
          <PartyCard party={party} />
        </li>
      ))}
    </ol>
  );
}
