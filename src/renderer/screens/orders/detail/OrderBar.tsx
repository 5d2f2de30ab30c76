import { Button } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  EyeOff16Regular,
  LinkRegular,
} from '@fluentui/react-icons';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { ReadOrder } from '#domain/orders/changes.ts';
import { copiedPath } from '#domain/orders/paths.ts';
import { linkTo } from '#renderer/client/calls/windows.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { NotReloaded } from '#renderer/ui/feedback/NotReloaded.tsx';
import { PrintButton } from '#renderer/ui/paper/PrintButton.tsx';
import utility from '#renderer/ui/utility.module.css';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { BarActionsButton } from '../actions/BarActionsButton.tsx';
import { DisputeLink } from '../DisputeLink.tsx';
import { OrderStatusChip } from '../OrderStatusChip.tsx';
import styles from './detail.module.css';
import type { Neighbours } from './useNeighbours.ts';

interface OrderBarProps {
  readonly id: string;
  readonly order: FullOrder | undefined;
  /** Why the order is not there: acting waits for it. */
  readonly whyUnread: string;
  /** The order, or until it is loaded its row in its list. */
  readonly known: ReadOrder | undefined;
  /** Whether the order shown could not be read again. */
  readonly error: Error | null;
  /** Milliseconds since the epoch of the order shown; 0 if none is. */
  readonly asOf: number;
  readonly neighbours: Neighbours;
  readonly onWalk: (step: keyof Neighbours) => void;
  readonly onRefresh: () => void;
}

/** What the order is, the way to its neighbours, and what can be done with it. */
export function OrderBar(props: OrderBarProps) {
  const { id, order, known, whyUnread, error, asOf, neighbours, onWalk, onRefresh } = props;
  const copy = useCopy();
  const { app } = useDesk();
  return (
    <header className={`${styles.bar} ${utility.toEdge} ${utility.row}`}>
      <h1>Order: {id}</h1>
      {known && <OrderStatusChip order={known} />}
      {known?.hidden === true && <EyeOff16Regular title="Hidden" />}
      <DisputeLink orderId={id} />
      <span className={utility.spacer} />
      <NotReloaded error={error} asOf={asOf} />
      <IconButton
        label="Previous order (Alt+Up)"
        icon={<ChevronUpRegular />}
        disabledReason={neighbours.previous ? undefined : 'No previous order on this list'}
        onClick={() => onWalk('previous')}
      />
      <IconButton
        label="Next order (Alt+Down)"
        icon={<ChevronDownRegular />}
        disabledReason={neighbours.next ? undefined : 'No next order on this list'}
        onClick={() => onWalk('next')}
      />
      <IconButton label="Refresh" icon={<ArrowClockwiseRegular />} onClick={onRefresh} />
      <PrintButton />
      <IconButton
        label="Copy link"
        icon={<LinkRegular />}
        onClick={() => void copy(linkTo(app, copiedPath(id)))}
      />
      {order ? (
        <BarActionsButton order={order} />
      ) : (
        <Button size="small" appearance="primary" disabledFocusable title={whyUnread}>
          Actions
        </Button>
      )}
    </header>
  );
}
