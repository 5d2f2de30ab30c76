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
import { loadOrderDialog, OrderDialogs } from './dialogs.ts';
import { OrderMenu } from './OrderMenu.tsx';

interface OpenMenu {
  readonly order: OrderRow;
  readonly anchor: HTMLElement;
}

interface OrderMenus {
  /** The order whose menu is open. */
  readonly menuOf: string | null;
  /** Opens the menu of an order at its button. */
  openMenu(order: OrderRow, anchor: HTMLElement): void;
}

const OrderMenusContext = createContext<OrderMenus | null>(null);

/** @throws outside {@link OrderActions} */
export function useOrderMenus(): OrderMenus {
  const menus = useContext(OrderMenusContext);
  if (!menus) throw new Error('useOrderMenus is used outside OrderActions');
  return menus;
}

/** Gives everything below it the actions menu and its dialogs. */
export function OrderActions({ children }: PropsWithChildren) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { pathname } = useLocation();
  const openMenu = useCallback((order: OrderRow, anchor: HTMLElement) => {
    setMenu({ order, anchor });
    // If it cannot be loaded, that is told where it is drawn.
    loadOrderDialog().catch(() => undefined);
  }, []);
  const menuOf = menu?.order.id ?? null;
  const menus = useMemo(() => ({ menuOf, openMenu }), [menuOf, openMenu]);
  return (
    <OrderDialogs draft={`${pathname}.dialog`}>
      <OrderMenusContext value={menus}>
        {children}
        {menu && (
          <OrderMenu
            {...menu}
            onClose={() => {
              setMenu(null);
              menu.anchor.focus();
            }}
          />
        )}
      </OrderMenusContext>
    </OrderDialogs>
  );
}
