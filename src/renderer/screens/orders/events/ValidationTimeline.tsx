import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { JourneyStep, ValidationEvent } from '#contract/order-detail.ts';
import type { StatusLabel } from '#domain/orders/status.ts';
import { Timeline } from '#renderer/ui/timeline/Timeline.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { LongText } from '#renderer/ui/values/LongText.tsx';
import { DataDialog } from './DataDialog.tsx';
import styles from './events.module.css';

type TimelineEvent = ValidationEvent | JourneyStep;

const LABELS = {
  yes: { text: 'Yes', tone: 'success' },
  no: { text: 'No', tone: 'danger' },
  unknown: { text: 'Unknown', tone: 'neutral' },
} as const satisfies Record<string, StatusLabel>;

function verdict(value: boolean | null): StatusLabel {
  if (value === null) return LABELS.unknown;
  return value ? LABELS.yes : LABELS.no;
}

const hasErrors = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'errors' in data && Boolean(data.errors);

const titleOf = ({ event }: TimelineEvent) => event?.replaceAll('_', ' ') ?? 'Event';

function Entry({ event }: { readonly event: TimelineEvent }) {
  const [open, setOpen] = useState(false);
  const title = titleOf(event);
  return (
    <li>
      <div className={styles['head']}>
        <strong className={styles['title']}>
          <LongText text={title} />
        </strong>
        {hasErrors(event.event_data) && <Chip label={{ text: 'Has errors', tone: 'warning' }} />}
        <Instant value={event.created_at} />
      </div>
      <div className={styles['verdicts']}>
        <dl>
          <div>
            <dt>Matcher paid</dt>
            <dd>
              <Chip label={verdict(event.matcher_paid)} />
            </dd>
          </div>
          <div>
            <dt>Payment received</dt>
            <dd>
              <Chip label={verdict(event.payment_received)} />
            </dd>
          </div>
        </dl>
        <Button size="small" onClick={() => setOpen(true)}>
          View Data
        </Button>
      </div>
      {open && <DataDialog title={title} data={event.event_data} onClose={() => setOpen(false)} />}
    </li>
  );
}

interface ValidationTimelineProps {
  readonly events: readonly TimelineEvent[];
}

/** What the network found out about a match's payments, as it came; each with its data. */
export function ValidationTimeline({ events }: ValidationTimelineProps) {
  if (events.length === 0) return <p className={styles['none']}>No Validation Events</p>;
  return (
    <div className={styles['events']}>
      <Timeline label="Validation Events" of="texts">
        {events.map((event, index) => (
          <Entry key={event.id ?? index} event={event} />
        ))}
      </Timeline>
    </div>
  );
}
