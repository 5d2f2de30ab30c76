/** One order (/transactions/:id): its details, its parties, what was found out (1D). */
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import { ORDER_EVENTS } from '#contract/wire/realtime.ts';
import { ORDER } from '#domain/acts/areas/orders.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { ORDER_TABS, type OrderTab, orderPath } from '#domain/orders/paths.ts';
import { standingOf } from '#domain/standing/standing.ts';
import { AHEAD_MS } from '#renderer/client/cache/prefetch.ts';
import { useKnown } from '#renderer/client/cache/useKnown.ts';
import { useEndpoint, useRefresh } from '#renderer/client/calls/endpoints.ts';
import { useLiveReload } from '#renderer/client/live/realtime.ts';
import { useAfterFrame } from '#renderer/client/start/moments.ts';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { useMedia } from '#renderer/ui/layout/useMedia.ts';
import { InPlace } from '#renderer/ui/loading/Failed.tsx';
import { LOADING } from '#renderer/ui/loading/words.ts';
import { SCREEN_ONLY, useIsPrinting } from '#renderer/ui/paper/printing.ts';
import { ORDER_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { Timeline } from '#renderer/ui/timeline/Timeline.tsx';
import utility from '#renderer/ui/utility.module.css';
import { OrderActions } from '../actions/OrderActions.tsx';
import { partyCards } from '../parties/PartyCard.tsx';
import parties from '../parties/parties.module.css';
import { OrderStanding } from '../standing/OrderStanding.tsx';
import { OrderStory } from '../story/OrderStory.tsx';
import { Details } from './Details.tsx';
import styles from './detail.module.css';
import { Events } from './Events.tsx';
import { OrderBar } from './OrderBar.tsx';
import { type Neighbours, STEPS, useNeighbours } from './useNeighbours.ts';

const TABS: readonly (readonly [OrderTab, string])[] = [
  ['details', 'Details'],
  ['parties', 'Parties'],
  ['events', 'Validation Events'],
];

interface TabContentProps {
  readonly tab: OrderTab;
  readonly order: FullOrder | undefined;
  /** The order, or until it is loaded its row in its list. */
  readonly known: ReadOrder | undefined;
  /** Whether the order could not be loaded, which something below says. */
  readonly hasFailed: boolean;
}

function TabContent({ tab, order, known, hasFailed }: TabContentProps) {
  // The details are what one opens an order for: they are drawn before the timeline beside them.
  const isAfterFrame = useAfterFrame(true, false);
  const isFirstDrawn = useIsPrinting() || isAfterFrame;
  if (tab === 'details' && known) {
    return (
      <div className={styles.beside}>
        <Details order={known} />
        {isFirstDrawn ? <OrderStory order={known} /> : <div />}
      </div>
    );
  }
  if (!order) {
    return hasFailed ? null : (
      <div className={styles.skeleton}>
        <InspectedSkeleton />
      </div>
    );
  }
  if (tab === 'events') return <Events order={order} />;
  return (
    <div className={parties.parties}>
      <Timeline label="Parties" of="cards">
        {partyCards(order).map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </Timeline>
    </div>
  );
}

/** What an order stands for until it is loaded: it has the room of what comes. */
const NOT_YET = standingOf(LOADING);

/** A window in which two lines have room for what is said of an order. */
const WIDE = '(width >= 1280px)';

/** The query of the list one came from, as the list's links hand it on. */
function useOrigin(): string | undefined {
  const state = useLocation().state as { readonly from?: unknown } | null;
  return typeof state?.from === 'string' ? state.from : undefined;
}

export function OrderScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const tab = ORDER_TABS.find((name) => name === query.get('tab')) ?? 'details';
  const from = useOrigin();
  const navigate = useNavigate();
  const read = useEndpoint('orders.read', { id }, { staleTime: AHEAD_MS });
  const { error } = read;
  const { whole: order, row, asOf } = useKnown('orders.list', id, read);
  const known = order ?? row;
  const neighbours = useNeighbours(id, from);
  // A reload behind an order that is shown says so in the bar.
  useReported(order ? null : error, 'Unable to load Offer');
  useLiveReload(ORDER_EVENTS, ORDER.areas);

  const walk = (step: keyof Neighbours) => {
    const to = neighbours[step];
    // Back leads to the list, not through every order one has walked past.
    if (to) void navigate(orderPath(to.id, tab), { state: { from: to.from }, replace: true });
  };
  // Alt+↓ or J, and Alt+↑ or K.
  useShortcuts(
    STEPS.filter((step) => neighbours[step]).map((step) => ({
      ...ORDER_KEYS[step],
      run: () => walk(step),
    })),
  );

  const refresh = useRefresh(ORDER.areas);
  const isPrinting = useIsPrinting();
  const lines = useMedia(WIDE) ? 2 : undefined;
  const content = { order, known, hasFailed: error !== null };

  return (
    <OrderActions>
      <Screen>
        <OrderBar
          id={id}
          order={order}
          whyUnread={error ? 'The order could not be loaded' : LOADING}
          known={known}
          error={order === undefined ? null : error}
          asOf={asOf}
          neighbours={neighbours}
          onWalk={walk}
          onRefresh={refresh}
        />
        <div className={`${styles.standing} ${utility.toEdge}`}>
          {known ? (
            <OrderStanding order={known} lines={lines} />
          ) : (
            !error && (
              <StandingView standing={NOT_YET} lines={lines}>
                {' '}
              </StandingView>
            )
          )}
        </div>
        <div className={styles.onScreen} {...SCREEN_ONLY}>
          <Tabs
            label={`Order ${id}`}
            tabs={TABS}
            selected={tab}
            onSelect={(name) => void navigate(orderPath(id, name), { state: { from } })}
          >
            <TabContent {...content} tab={tab} />
            {!order && error && (
              <div className={`${styles.failed} ${utility.centred}`}>
                <InPlace onRetry={refresh}>The order could not be loaded.</InPlace>
              </div>
            )}
          </Tabs>
        </div>
        {isPrinting &&
          TABS.map(([name, title]) => (
            <section key={name}>
              <h2>{title}</h2>
              <TabContent {...content} tab={name} />
            </section>
          ))}
      </Screen>
    </OrderActions>
  );
}
