/** What an order waits for, first thing wherever it is shown, and the actions that follow. */
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { keyOf, whyNot } from '#domain/acts/act.ts';
import { ORDER, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { isFull, type ReadOrder } from '#domain/orders/changes.ts';
import { followingActions, orderStanding } from '#domain/standing/orders.ts';
import { asSentence } from '#domain/text/words.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { LOADING } from '#renderer/ui/loading/words.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useOrderDialog } from '../actions/dialogs.ts';
import { EVENTS_READ, historyOf } from '../story/history.ts';

interface FollowingProps {
  readonly order: ReadOrder;
  /** Whether what may contradict them is still loading. */
  readonly isLoading: boolean;
}

/**
 * The actions that follow, each with the question of the menu. One that no longer follows keeps its place, so that none
 * comes under the pointer that another was pressed with.
 */
function Following({ order, isLoading }: FollowingProps) {
  const role = useRole();
  const openDialog = useOrderDialog();
  const unknown = useOutcomeUnknown(keyOf(ORDER, order));
  const names = followingActions(order, role);
  const [shown, setShown] = useState({ id: order.id, names });
  const kept = shown.id === order.id ? shown.names : [];
  const all = [...names.filter((name) => !kept.includes(name)), ...kept];
  if (shown.id !== order.id || all.length !== kept.length) setShown({ id: order.id, names: all });
  return all.map((name) => {
    const act = ORDER_ACTS[name];
    const over = names.includes(name)
      ? null
      : (whyNot(act, order, role) ?? 'not the next step now');
    const why = isLoading ? LOADING : over && asSentence(over);
    return (
      <Button
        key={name}
        size="small"
        disabledFocusable={why !== null}
        title={why ?? (unknown ? OUTCOME_UNKNOWN : '')}
        onClick={() => openDialog({ order, chosen: name })}
      >
        {act.label}
      </Button>
    );
  });
}

interface OrderStandingProps {
  /** The whole order, or as a list knows it: then its events wait for the whole one. */
  readonly order: ReadOrder;
  /** Whether the whole order could not be loaded: its events are then not asked for. */
  readonly isFailed?: boolean;
  /** Whether the actions that follow are offered elsewhere. */
  readonly isWithoutActions?: true;
  /** Lines of its reason, where they are fewer or more than usual. */
  readonly lines?: number | undefined;
}

/** What an order waits for, with what its events say. */
export function OrderStanding(props: OrderStandingProps) {
  const { order, isFailed = false, isWithoutActions, lines } = props;
  const { id, match_id: match } = order;
  const events = useEndpoint(
    'orders.events',
    { id },
    { ...EVENTS_READ, enabled: isFull(order) && match !== null },
  );
  // As others have loaded it.
  const history = useEndpoint('orders.matches', historyOf(id), { enabled: false });
  const standing = orderStanding({ order, pending: events.data, history: history.data?.rows });
  const hasFailed = isFailed || events.isError;
  const isRead = match === null || events.data !== undefined;
  const missing = hasFailed ? 'The validation events could not be loaded' : LOADING;
  return (
    <StandingView standing={standing} missing={isRead ? undefined : missing} lines={lines}>
      {!isWithoutActions && (
        <Following order={order} isLoading={!(hasFailed || (isRead && isFull(order)))} />
      )}
    </StandingView>
  );
}
