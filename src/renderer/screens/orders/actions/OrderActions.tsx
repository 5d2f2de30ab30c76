import type { PropsWithChildren } from 'react';
import { usePlace } from '#renderer/client/live/place.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { OrderDialogs } from './dialogs.ts';
import { ORDER_OFFERS } from './offers.tsx';

/** Gives everything below it the menus of orders and their dialogs: one of each at a time. */
export function OrderActions({ children }: PropsWithChildren) {
  const { pathname } = usePlace();
  return (
    <OrderDialogs draft={`${pathname}.dialog`}>
      <RowMenus of={ORDER_OFFERS}>{children}</RowMenus>
    </OrderDialogs>
  );
}
