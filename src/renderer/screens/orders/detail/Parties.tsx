import type { FullOrder } from '#contract/orders/order-detail.ts';
import { orderParties } from '#domain/orders/parties.ts';
import { Timeline } from '#renderer/ui/timeline/Timeline.tsx';
import { PartyCard } from '../parties/PartyCard.tsx';
import styles from '../parties/parties.module.css';

/** The parties one below the other, as the money goes from one to the next. */
export function Parties({ order }: { readonly order: FullOrder }) {
  return (
    <div className={styles['parties']}>
      <Timeline label="Parties" of="cards">
        {orderParties(order).map((party) => (
          <li key={party.role}>
            <PartyCard party={party} />
          </li>
        ))}
      </Timeline>
    </div>
  );
}
