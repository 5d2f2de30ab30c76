import { Button } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import type { OrderRow } from '#contract/orders/orders.ts';
import { keyOf } from '#domain/acts/act.ts';
import { ORDER } from '#domain/acts/areas/orders.ts';
import { RowButton } from '#renderer/ui/actions/RowButton.tsx';
import { useOrderMenus } from './OrderActions.tsx';

/** Opens the actions of a row. */
export function RowActionsButton({ order }: { readonly order: OrderRow }) {
  const { menuOf, openMenu } = useOrderMenus();
  return (
    <RowButton
      subject={keyOf(ORDER, order)}
      expanded={menuOf === order.id}
      onOpen={(anchor) => openMenu(order, anchor)}
    />
  );
}

/** Opens the actions of the order a screen is about. */
export function BarActionsButton({ order }: { readonly order: OrderRow }) {
  const { menuOf, openMenu } = useOrderMenus();
  return (
    <Button
      size="small"
      appearance="primary"
      icon={<MoreHorizontalRegular />}
      aria-haspopup="menu"
      aria-expanded={menuOf === order.id}
      onClick={({ currentTarget }) => openMenu(order, currentTarget)}
    >
      Actions
    </Button>
  );
}
