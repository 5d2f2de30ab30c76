/** What a row of the list opens to: how it stands, and the way of the money from party to party (1D, 1L, 1W). */
import type { UseQueryResult } from '@tanstack/react-query';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Flow } from '#renderer/ui/flow/Flow.tsx';
import { FlowStory } from '#renderer/ui/flow/FlowStory.tsx';
import { InPlace } from '#renderer/ui/loading/Failed.tsx';
import utility from '#renderer/ui/utility.module.css';
import { DisputeLink } from '../DisputeLink.tsx';
import { OrderStanding } from '../standing/OrderStanding.tsx';
import { OrderStory } from '../story/OrderStory.tsx';
import { FoundParties } from './FoundParties.tsx';
import { partyCards } from './PartyCard.tsx';
import styles from './parties.module.css';

interface PartiesFlowProps {
  readonly id: string;
  readonly read: UseQueryResult<FullOrder>;
}

/** The parties of an order once it is loaded, and their shape meanwhile. */
function PartiesFlow({ id, read: { data, error, refetch } }: PartiesFlowProps) {
  const cards = <Flow>{partyCards(data)}</Flow>;
  if (data) return cards;
  if (error) {
    return (
      <div className={styles.failed}>
        <InPlace onRetry={() => void refetch()}>
          The order could not be loaded. {problemOf(error).message}
        </InPlace>
      </div>
    );
  }
  return (
    <div role="status" aria-label={`Loading order ${id}`}>
      {cards}
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
  return (
    <div className={`${styles.open} ${utility.below}`}>
      <div className={styles.names}>
        <FoundParties row={known} order={read.data} isFailed={isFailed} />
        <DisputeLink orderId={id} />
      </div>
      <div className={styles.first}>
        <OrderStanding order={known} isFailed={isFailed} />
        <FlowStory>
          <OrderStory order={known} />
        </FlowStory>
      </div>
      <PartiesFlow id={id} read={read} />
    </div>
  );
}
