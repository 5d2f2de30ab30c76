/** What an order waits for, first thing wherever it is shown, and the actions that follow. */
import { Button } from '@fluentui/react-components';
import { keyOf } from '#domain/acts/act.ts';
import { ORDER, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { followingActions, orderStanding } from '#domain/standing/orders.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useOrderDialog } from '../actions/dialogs.ts';
import { EVENTS_READ, historyOf } from '../story/history.ts';
import styles from './standing.module.css';

/** The actions that follow, each with the question of the menu. */
function Following({ order }: { readonly order: ReadOrder }) {
  const role = useRole();
  const openDialog = useOrderDialog();
  const unknown = useOutcomeUnknown(keyOf(ORDER, order));
  const names = followingActions(order, role);
  if (names.length === 0) return null;
  return (
    <div className={styles.following}>
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          {...(unknown && { title: OUTCOME_UNKNOWN })}
          onClick={() => openDialog({ order, chosen: name })}
        >
          {ORDER_ACTS[name].label}
        </Button>
      ))}
    </div>
  );
}

interface OrderStandingProps {
  /** The whole order, or as a list knows it: then its events wait for the whole one. */
  readonly order: ReadOrder;
  /** Whether the whole order could not be loaded: its events are then not asked for. */
  readonly isFailed?: boolean;
  /** Whether the actions that follow are offered elsewhere. */
  readonly isWithoutActions?: true;
}

/** What an order waits for, with its last event. */
export function OrderStanding({ order, isFailed = false, isWithoutActions }: OrderStandingProps) {
  const { id, match_id: match } = order;
  const isWhole = 'postersBeneficiary' in order;
  const events = useEndpoint(
    'orders.events',
    { id },
    { ...EVENTS_READ, enabled: isWhole && match !== null },
  );
  // As others have loaded it.
  const history = useEndpoint('orders.matches', historyOf(id), { enabled: false });
  const standing = orderStanding({ order, pending: events.data, history: history.data?.rows });
  const loaded = events.data ? 'No validation events for this match' : 'Loading validation events…';
  const failed = isFailed || events.isError;
  const noWord = failed ? 'The validation events could not be loaded' : loaded;
  return (
    <StandingView standing={standing} noWord={match === null ? undefined : noWord}>
      {!isWithoutActions && <Following order={order} />}
    </StandingView>
  );
}
