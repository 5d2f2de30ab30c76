import { Link } from 'react-router-dom';
import type { FullUser } from '#contract/people/users.ts';
import { orderFigures } from '#domain/orders/figures.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { orderStatusLabel } from '#domain/orders/status.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { Failed } from '#renderer/ui/loading/Failed.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import styles from './latest-orders.module.css';
import { latestOrdersOf } from './latestOrdersOf.ts';

/** The orders that the user posted last. */
export function LatestOrders({ user: { id } }: { readonly user: FullUser }) {
  const read = useEndpoint('userOrders.list', latestOrdersOf(id), { staleTime: READ_AGAIN_MS });
  const { data, error } = read;
  return (
    <section className={styles.latest} aria-label="Latest orders">
      <h3>Latest orders</h3>
      {data?.rows.length === 0 && <p>This user has not posted any orders</p>}
      {data && data.rows.length > 0 && (
        <ul>
          {data.rows.map((order) => (
            <li key={order.id}>
              <Link className={`${utility.link} ${utility.mono}`} to={orderPath(order.id)}>
                {order.id}
              </Link>
              <Chip label={orderStatusLabel(order)} />
              <Amount {...orderFigures(order).posterAmount} />
              <Instant value={order.posted_at} />
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <Failed
          text="The orders could not be loaded."
          error={error}
          onRetry={() => void read.refetch()}
        />
      )}
    </section>
  );
}
