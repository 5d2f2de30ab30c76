import { MenuDivider, MenuItem } from '@fluentui/react-components';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import { may } from '#domain/access/roles.ts';
import { keyOf } from '#domain/acts/act.ts';
import { ORDER, ORDER_ACTS, offeredOnOrder } from '#domain/acts/areas/orders.ts';
import { copiedPath, orderPath } from '#domain/orders/paths.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { linkTo, openInOwnWindow } from '#renderer/client/calls/windows.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { ActionsMenu } from '#renderer/ui/actions/ActionsMenu.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { useOrderDialog } from './dialogs.ts';

interface OrderMenuProps {
  readonly order: OrderRow;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The allowed actions on this order, then its views. */
export function OrderMenu({ order, anchor, onClose }: OrderMenuProps) {
  const openDialog = useOrderDialog();
  const role = useRole();
  const navigate = useNavigate();
  const here = useLocation();
  const copy = useCopy();
  const desk = useDesk();
  const feedback = useFeedback();
  const openApart = () =>
    openInOwnWindow(desk, orderPath(order.id)).catch((thrown: unknown) =>
      feedback.report(problemOf(thrown), 'Unable to open a window'),
    );
  const offered = offeredOnOrder(order, role);
  const leadsToOrder = here.pathname !== orderPath(order.id);
  // The order's own screen hands on the list one came from; the list hands on itself.
  const state = leadsToOrder ? { from: here.search } : here.state;
  return (
    <ActionsMenu
      subject={keyOf(ORDER, order)}
      label={`Actions of order ${order.id}`}
      anchor={anchor}
      actions={offered.map((name) => (
        <MenuItem key={name} onClick={() => openDialog({ order, chosen: name })}>
          {ORDER_ACTS[name].label}
        </MenuItem>
      ))}
      onClose={onClose}
    >
      {offered.length > 0 && <MenuDivider />}
      <MenuItem onClick={() => openDialog({ order, chosen: 'matchHistory' })}>
        Match History
      </MenuItem>
      <MenuItem onClick={() => void navigate(orderPath(order.id, 'events'), { state })}>
        Validation Details
      </MenuItem>
      {may(role, 'seeJourney') && order.match_id !== null && (
        <MenuItem onClick={() => openDialog({ order, chosen: 'journey' })}>
          Validation Journey
        </MenuItem>
      )}
      <MenuDivider />
      {leadsToOrder && (
        <MenuItem onClick={() => void navigate(orderPath(order.id), { state })}>
          Open Order
        </MenuItem>
      )}
      <MenuItem onClick={() => void openApart()}>Open in New Window</MenuItem>
      <MenuItem onClick={() => void copy(linkTo(desk.app, copiedPath(order.id)))}>
        Copy Link
      </MenuItem>
    </ActionsMenu>
  );
}
