import { Button } from '@fluentui/react-components';
import { MoreHorizontalRegular, QuestionCircle16Regular } from '@fluentui/react-icons';
import type { OrderRow } from '#contract/orders.ts';
import { useOutcomeUnknown } from '#renderer/ui/guard/outcomes.ts';
import { ORDER } from '../subject.ts';
import styles from './actions.module.css';
import { useOrderActions } from './OrderActions.tsx';

/**
 * Opens the actions of a row. By key, the grid presses it from its cell, so it is no stop of its own
 * on the way through the page.
 */
export function RowActionsButton({ order }: { readonly order: OrderRow }) {
  const { menuOf, openMenu } = useOrderActions();
  const unknown = useOutcomeUnknown(ORDER.key(order));
  return (
    <span className={styles['rowActions']}>
      {unknown && <QuestionCircle16Regular title="Outcome unknown" primaryFill="currentColor" />}
      <button
        type="button"
        tabIndex={-1}
        className={styles['rowButton']}
        aria-label="Actions"
        aria-haspopup="menu"
        aria-expanded={menuOf === order.id}
        onClick={({ currentTarget }) => openMenu(order, currentTarget)}
      >
        <MoreHorizontalRegular aria-hidden fontSize={18} />
      </button>
    </span>
  );
}

/** Opens the actions of the order a screen is about. */
export function BarActionsButton({ order }: { readonly order: OrderRow }) {
  const { menuOf, openMenu } = useOrderActions();
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
