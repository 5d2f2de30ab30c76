/** What a row of the list opens to: how it stands, and the way of the money from party to party (1D, 1L, 1W). */
import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { orderParties, PARTY_ROLES } from '#domain/orders/parties.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Flow } from '#renderer/ui/flow/Flow.tsx';
import { FlowCard } from '#renderer/ui/flow/FlowCard.tsx';
import { useDrawn } from '#renderer/ui/layout/useDrawn.ts';
import { DisputeLink } from '../DisputeLink.tsx';
import { OrderStanding } from '../standing/OrderStanding.tsx';
import { OrderStory } from '../story/OrderStory.tsx';
import { FoundParties } from './FoundParties.tsx';
import { PartyCard } from './PartyCard.tsx';
import styles from './parties.module.css';

interface PartiesFlowProps {
  readonly id: string;
  readonly read: UseQueryResult<FullOrder>;
}

/** The parties of an order once it is loaded, and their shape meanwhile. */
function PartiesFlow({ id, read: { data, error, refetch } }: PartiesFlowProps) {
  if (data) {
    return (
      <Flow>
        {orderParties(data).map((party) => (
          <PartyCard key={party.role} party={party} />
        ))}
      </Flow>
    );
  }
  if (error) {
    return (
      <div className={styles['failed']} role="status">
        <span>The order could not be loaded. {problemOf(error).message}</span>
        <Button size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label={`Loading order ${id}`}>
      <Flow>
        {PARTY_ROLES.map((role) => (
          <FlowCard key={role} title={role}>
            <Skeleton className={styles['skeleton'] ?? ''} aria-hidden>
              <SkeletonItem size={32} />
              <SkeletonItem size={20} />
              <SkeletonItem size={48} />
            </Skeleton>
          </FlowCard>
        ))}
      </Flow>
    </div>
  );
}

/**
 * What a row of orders opens to: what the search found in it, what it waits for with the actions that follow, its timeline, and its parties. It
 * asks for what the pane asks for.
 */
export function OpenOrder({ order }: { readonly order: OrderRow }) {
  const { id } = order;
  const read = useEndpoint('orders.read', { id });
  const known = read.data ?? order;
  const isFailed = read.isError && !read.data;
  // Its story comes after the frame that shows the row.
  const isDrawn = useDrawn(id);
  return (
    <div className={styles['open']}>
      <div className={styles['names']}>
        <FoundParties row={known} order={read.data} isFailed={isFailed} />
        <DisputeLink orderId={id} />
      </div>
      <div className={styles['first']}>
        <OrderStanding order={known} isFailed={isFailed} />
        <div className={styles['story']}>{isDrawn && <OrderStory order={known} />}</div>
      </div>
      <PartiesFlow id={id} read={read} />
    </div>
  );
}
