import { Button, Spinner } from '@fluentui/react-components';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import { ValidationTimeline } from '../events/ValidationTimeline.tsx';
import styles from './detail.module.css';

/** What the network found out about the order's matches. */
export function Events({ id }: { readonly id: string }) {
  const { data, error, refetch } = useEndpoint('orders.events', { id });
  useReported(data ? null : error, 'Unable to load events');
  if (!data && error) {
    return (
      <div className={styles['failed']} role="status">
        <span>The events could not be loaded.</span>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  }
  if (!data) return <Spinner label="Loading" />;
  const matches = data.filter(({ validationEvents }) => validationEvents.length > 0);
  if (matches.length <= 1)
    return <ValidationTimeline events={matches[0]?.validationEvents ?? []} />;
  return matches.map(({ id: match, validationEvents }) => (
    <section key={match} className={styles['match']} aria-label={`Match ${match}`}>
      <h2>Match {match}</h2>
      <ValidationTimeline events={validationEvents} />
    </section>
  ));
}
