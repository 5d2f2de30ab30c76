/** The actions of orders on a screen: one menu and one dialog at a time, for any number of rows. */
import {
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import type { OpenDialog } from './OrderDialog.tsx';
import { type Chosen, OrderMenu } from './OrderMenu.tsx';

interface OpenMenu {
  readonly order: OrderRow;
  readonly anchor: HTMLElement;
}

const readDialog = (kept: unknown) => (kept ?? null) as OpenDialog | null;

interface OrderActions {
  /** The order whose menu is open. */
  readonly menuOf: string | null;
  /** Opens the menu of an order at its button. */
  openMenu(order: OrderRow, anchor: HTMLElement): void;
  /** Asks the question before an action, without the menu. */
  choose(order: OrderRow, chosen: Chosen): void;
}

const OrderActionsContext = createContext<OrderActions | null>(null);

/** @throws outside {@link OrderActionsProvider} */
export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (!actions) throw new Error('useOrderActions is used outside OrderActionsProvider');
  return actions;
}

const loadDialog = async () => (await import('./OrderDialog.tsx')).OrderDialog;
const OrderDialog = lazyDialog(loadDialog);

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
  const openMenu = useCallback((order: OrderRow, anchor: HTMLElement) => {
    setMenu({ order, anchor });
    // If it cannot be loaded, that is told where it is drawn.
    loadDialog().catch(() => undefined);
  }, []);
  const choose = useCallback(
    (order: OrderRow, chosen: Chosen) => setDialog({ order, chosen }),
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
          onChoose={(chosen) => choose(menu.order, chosen)}
          onClose={() => {
            setMenu(null);
            menu.anchor.focus();
          }}
        />
      )}
      {dialog && <OrderDialog {...dialog} onClose={closeDialog} />}
    </OrderActionsContext.Provider>
  );
}
