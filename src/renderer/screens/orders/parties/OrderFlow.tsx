/** What a row of the list opens to: the way of the money from party to party (1D, 1L, 1W). */
import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { orderParties, PARTY_ROLES } from '#domain/orders/parties.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import { useEndpoint } from '#renderer/client/endpoints.ts';
import { Flow } from '#renderer/ui/flow/Flow.tsx';
import { FlowCard } from '#renderer/ui/flow/FlowCard.tsx';
import { PartyCard } from './PartyCard.tsx';
import styles from './parties.module.css';

/** Pixels of the flow: four cards with their longest content. */
export const FLOW_HEIGHT = 258;

function SkeletonCard({ role }: { readonly role: string }) {
  return (
    <FlowCard title={role}>
      <Skeleton className={styles['skeleton'] ?? ''} aria-hidden>
        <SkeletonItem size={32} />
        <SkeletonItem size={20} />
        <SkeletonItem size={48} />
      </Skeleton>
    </FlowCard>
  );
}

/** Reads the order when its row is opened, and shows its shape meanwhile. */
export function OrderFlow({ id }: { readonly id: string }) {
  const { data, error, refetch } = useEndpoint('orders.read', { id });
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
          <SkeletonCard key={role} role={role} />
        ))}
      </Flow>
    </div>
  );
}
