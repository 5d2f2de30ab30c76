import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import { findingName, hasErrors, verdict } from '#domain/orders/validation.ts';
import { Timeline } from '#renderer/ui/timeline/Timeline.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './events.module.css';
import { ViewData } from './ViewData.tsx';

function Entry({ event }: { readonly event: ValidationEvent }) {
  const title = findingName(event);
  return (
    <li>
      <div className={`${styles.head} ${utility.row}`}>
        <strong className={`${styles.title} ${utility.capital}`}>
          <LongText text={title} />
        </strong>
        {hasErrors(event.event_data) && <Chip label={{ text: 'Has errors', tone: 'warning' }} />}
        <Instant value={event.created_at} />
      </div>
      <div className={styles.verdicts}>
        <Facts
          facts={[
            ['Matcher paid', <Chip key="paid" label={verdict(event.matcher_paid)} />],
            ['Payment received', <Chip key="received" label={verdict(event.payment_received)} />],
          ]}
        />
        <ViewData title={title} data={event.event_data} />
      </div>
    </li>
  );
}

/** What the network found out about a match's payments, as it came; each with its data. */
export function ValidationTimeline({ events }: { readonly events: readonly ValidationEvent[] }) {
  if (events.length === 0) return <p className={utility.second}>No Validation Events</p>;
  return (
    <div className={styles.events}>
      <Timeline label="Validation Events" of="texts">
        {events.map((event, index) => (
          <Entry key={event.id ?? index} event={event} />
        ))}
      </Timeline>
    </div>
  );
}
