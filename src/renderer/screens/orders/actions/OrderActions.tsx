/** The actions of orders on a screen: one menu and one dialog at a time, for any number of rows. */
import {
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { JourneyDialog } from './JourneyDialog.tsx';
import { MatchHistoryDialog } from './MatchHistoryDialog.tsx';
import { type Chosen, OrderMenu } from './OrderMenu.tsx';
import { PublishDialog } from './PublishDialog.tsx';

interface OpenMenu {
  readonly order: OrderRow;
  readonly anchor: HTMLElement;
}

/** A dialog that is open; it is there again after the end of a session. */
interface OpenDialog {
  readonly order: OrderRow;
  readonly chosen: Chosen;
}

const readDialog = (kept: unknown) =>
  (kept ?? null) as (OpenDialog & { [key: string]: Json }) | null;

interface OrderActions {
  /** The order whose menu is open. */
  readonly menuOf: string | null;
  /** Opens the menu of an order at its button. */
  openMenu(order: OrderRow, anchor: HTMLElement): void;
  /** Asks the question before an action, without the menu; `opener` gets the focus back. */
  choose(order: OrderRow, chosen: Chosen, opener: HTMLElement): void;
}

const OrderActionsContext = createContext<OrderActions | null>(null);

/** @throws outside {@link OrderActionsProvider} */
export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (!actions) throw new Error('useOrderActions is used outside OrderActionsProvider');
  return actions;
}

interface ChosenDialogProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

function ChosenDialog({ dialog: { order, chosen }, onClose }: ChosenDialogProps) {
  switch (chosen) {
    case 'publish':
      return <PublishDialog order={order} onClose={onClose} />;
    case 'matchHistory':
      return <MatchHistoryDialog id={order.id} onClose={onClose} />;
    case 'journey':
      return <JourneyDialog matchId={order.match_id ?? ''} onClose={onClose} />;
    default:
      return <ActionDialog name={chosen} order={order} onClose={onClose} />;
  }
}

interface OrderActionsProviderProps {
  /** Whether the menu leads to the order itself: not on the order's own screen. */
  readonly leadsToOrder: boolean;
}

/** Gives everything below it the actions menu and its dialogs. */
export function OrderActionsProvider({
  leadsToOrder,
  children,
}: PropsWithChildren<OrderActionsProviderProps>) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { pathname } = useLocation();
  const [dialog, setDialog, closeDialog] = useQuestion(`${pathname}.dialog`, readDialog);
  /** What gets the focus back. */
  const opener = useRef<HTMLElement>(null);
  const openMenu = useCallback(
    (order: OrderRow, anchor: HTMLElement) => setMenu({ order, anchor }),
    [],
  );
  const choose = useCallback(
    (order: OrderRow, chosen: Chosen, from: HTMLElement) => {
      opener.current = from;
      setDialog({ order, chosen });
    },
    [setDialog],
  );
  const menuOf = menu?.order.id ?? null;
  const actions = useMemo(() => ({ menuOf, openMenu, choose }), [menuOf, openMenu, choose]);

  return (
    <OrderActionsContext.Provider value={actions}>
      {children}
      {menu && (
        <OrderMenu
          order={menu.order}
          anchor={menu.anchor}
          leadsToOrder={leadsToOrder}
          onChoose={(chosen) => choose(menu.order, chosen, menu.anchor)}
          onClose={() => {
            setMenu(null);
            menu.anchor.focus();
          }}
        />
      )}
      {dialog && (
        <ChosenDialog
          dialog={dialog}
          onClose={() => {
            closeDialog();
            opener.current?.focus();
          }}
        />
      )}
    </OrderActionsContext.Provider>
  );
}
