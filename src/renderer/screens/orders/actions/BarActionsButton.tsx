import { Button } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import type { OrderRow } from '#contract/orders/orders.ts';
import { keyOf } from '#domain/acts/act.ts';
import { ORDER } from '#domain/acts/areas/orders.ts';
import { useMenus, useThingInFocus } from '#renderer/ui/actions/RowMenus.tsx';
import { WatchMark } from '#renderer/ui/watches/WatchMark.tsx';

/** Opens the actions of the order that a screen or the pane is about, which is in focus there. */
export function BarActionsButton({ order }: { readonly order: OrderRow }) {
  const { openOf, open } = useMenus();
  const thing = keyOf(ORDER, order);
  useThingInFocus(order);
  return (
    <>
      <WatchMark subject={thing} />
      <Button
        size="small"
        appearance="primary"
        icon={<MoreHorizontalRegular />}
        data-actions-of={thing}
        aria-haspopup="menu"
        aria-expanded={openOf === thing}
        onClick={({ currentTarget }) => open(order as never, currentTarget)}
      >
        Actions
      </Button>
    </>
  );
}
