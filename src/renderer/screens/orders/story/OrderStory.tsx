import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { orderStory } from '#domain/orders/history/story.ts';
import { findingName, hasErrors, verdict } from '#domain/orders/validation.ts';
import { useOwnActs } from '#renderer/client/acts/windowActs.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Missing } from '#renderer/ui/timeline/Missing.tsx';
import { StoryView } from '#renderer/ui/timeline/StoryView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { ViewData } from '../events/ViewData.tsx';
import { EVENTS_READ, historyOf } from './history.ts';
import styles from './story.module.css';

/** What an event says of the payments, as far as it says anything, and the way to its data. */
function Finding({ event }: { readonly event: ValidationEvent }) {
  const { matcher_paid: paid, payment_received: received, event_data: data } = event;
  return (
    <div className={`${styles.found} ${utility.row} ${utility.aside}`}>
      {paid !== null && <span>Matcher paid: {verdict(paid).text}</span>}
      {received !== null && <span>Payment received: {verdict(received).text}</span>}
      {hasErrors(data) && <Chip label={{ text: 'Has errors', tone: 'warning' }} />}
      <ViewData title={findingName(event)} data={data} />
    </div>
  );
}

interface OrderStoryProps {
  /** The whole order, or as a list knows it: then its matches and events wait for the whole one. */
  readonly order: ReadOrder;
  /** Entries that are shown at first; all without it. */
  readonly most?: number;
}

/** Everything the console can know of an order, as one timeline. */
export function OrderStory({ order, most }: OrderStoryProps) {
  const { id } = order;
  const whole = { enabled: 'postersBeneficiary' in order };
  const events = useEndpoint('orders.events', { id }, { ...whole, ...EVENTS_READ });
  const history = useEndpoint('orders.matches', historyOf(id), whole);
  const acts = useOwnActs();
  const { isError } = useEndpoint('orders.read', { id }, { enabled: false });
  const isComing = (whole.enabled || !isError) && (events.isPending || history.isPending);
  const now = useNow();
  const story = orderStory(
    { order, history: history.data?.rows, pending: events.data, acts: acts.data },
    now,
  );
  return (
    <StoryView
      story={story}
      now={now}
      isLoading={isComing || acts.isPending}
      {...(most !== undefined && { most })}
      more={({ event }) => event && <Finding event={event} />}
      notes={
        <>
          <Missing things="The matches" query={history} />
          <Missing things="The validation events" query={events} />
          <Missing things="Your own actions" query={acts} />
        </>
      }
    />
  );
}
