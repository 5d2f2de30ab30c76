import { useState } from 'react';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import { hasUnplaced, matchEvents } from '#domain/orders/history/match-events.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import { InPlace } from '#renderer/ui/loading/Failed.tsx';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { NotLoadedYet } from '#renderer/ui/paper/NotLoadedYet.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { ValidationTimeline } from '../events/ValidationTimeline.tsx';
import { historyOf } from '../story/history.ts';
import styles from './detail.module.css';

/** What the network found out about the order's matches, that of the current one first. */
export function Events({ order }: { readonly order: FullOrder }) {
  const { id } = order;
  const isPrinting = useIsPrinting();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useEndpoint('orders.events', { id });
  // The tab reads again what the timeline has loaded before, and reports a failure (1D27).
  useReported(dataUpdatedAt >= openedAt ? null : error, 'Unable to load events');
  // Without the history the other matches go by their numbers.
  const history = useEndpoint('orders.matches', historyOf(id), {
    enabled: data !== undefined && hasUnplaced(order, data),
  });
  if (!data && error) {
    return (
      <div className={`${styles.failed} ${utility.centred}`}>
        <InPlace onRetry={() => void refetch()}>The events could not be loaded.</InPlace>
      </div>
    );
  }
  if (!data || history.isLoading) {
    return isPrinting ? <NotLoadedYet /> : <Loading />;
  }
  const matches = matchEvents(order, data, history.data?.rows);
  if (matches.length === 0) return <ValidationTimeline events={[]} />;
  return matches.map(({ matchId, heading, events }) =>
    heading === null ? (
      <ValidationTimeline key={matchId} events={events} />
    ) : (
      <section key={matchId} className={styles.match} aria-label={heading}>
        <h2>{heading}</h2>
        <ValidationTimeline events={events} />
      </section>
    ),
  );
}
