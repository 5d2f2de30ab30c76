/** What can be done with many orders at once (1B). */
import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useMemo } from 'react';
import type { OrderRow, OrderSort } from '#contract/orders/orders.ts';
import { isOffered } from '#domain/acts/act.ts';
import { ORDER_ACT_NAMES, ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { SelectedRows } from '#renderer/ui/list/part/selecting.tsx';
import type { BulkBarProps } from '#renderer/ui/list/state/definition.ts';
import type { Shortcut } from '#renderer/ui/shortcuts/registry.ts';
import { withoutKey } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import type { ORDER_FILTERS } from '../filters.ts';
import { InterruptedRuns } from './InterruptedRuns.tsx';
import { type BulkRequest, mayUndo, requestFor, undoOf, useRuns } from './runs.ts';

const HideAllDialog = lazyDialog(async () => (await import('./HideAllDialog.tsx')).HideAllDialog);
const RunDialog = lazyDialog(async () => (await import('./RunDialog.tsx')).RunDialog);

type Props = BulkBarProps<OrderRow, typeof ORDER_FILTERS, OrderSort>;

/** What is offered for all orders of the query, and whether it hides them. */
const ALL = [
  [ORDER_ACTS['orders.hideAll'].label, true],
  [ORDER_ACTS['orders.unhideAll'].label, false],
] as const;

const NO_OFFER = 'None of the selected orders offers an action that you may take';
const readHiding = (kept: unknown) => (typeof kept === 'boolean' ? kept : null);

/**
 * What the selected orders offer to this role, each with the orders that offer it. Publish asks for a
 * payment type of each order, so it is not among them.
 */
const offersOf = (selected: readonly OrderRow[], role: string) =>
  ORDER_ACT_NAMES.filter((name) => name !== 'order.publish').flatMap((name) => {
    const orders = selected.filter((order) => isOffered(ORDER_ACTS[name], order, role));
    return orders.length === 0 ? [] : [{ name, label: ORDER_ACTS[name].label, orders }];
  });

export function BulkBar({ state, whyNotAll, selected, ...ways }: Props) {
  const role = useRole();
  const [hiding, setHiding, stopHiding] = useQuestion('transactions.hiding', readHiding);
  useShortcuts(
    useMemo(
      (): readonly Shortcut[] =>
        ALL.map(([label, hidden]) => ({
          ...withoutKey(label),
          why: whyNotAll,
          run: () => setHiding(hidden),
        })),
      [setHiding, whyNotAll],
    ),
  );
  const { current, start, end, interrupted } = useRuns();
  const undo = async (done: BulkRequest, ids: readonly string[]) => {
    await end(done.run);
    await start(undoOf(done, ids));
  };
  const offers = offersOf(selected, role);
  const isForAll = whyNotAll === undefined;
  const whyNot = whyNotAll ?? (offers.length === 0 ? NO_OFFER : undefined);
  return (
    <div role="toolbar" aria-label="Bulk operations" className={utility.line}>
      {ALL.map(([label, hidden]) => (
        <Button
          key={label}
          size="small"
          disabledFocusable={!isForAll}
          title={whyNotAll}
          onClick={() => setHiding(hidden)}
        >
          {label}
        </Button>
      ))}
      <SelectedRows count={selected.length} {...ways}>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button size="small" disabledFocusable={whyNot !== undefined} title={whyNot}>
              Actions for selected
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {offers.map((offer) => (
                <MenuItem
                  key={offer.label}
                  onClick={() => void start(requestFor(offer.name, offer.orders))}
                >
                  {offer.label} ({offer.orders.length} of {selected.length})
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </SelectedRows>
      {hiding !== null && isForAll && (
        <HideAllDialog hidden={hiding} state={state} onClose={stopHiding} />
      )}
      {current === null && (
        <InterruptedRuns
          runs={interrupted}
          onResume={(request) => void start(request)}
          onDismiss={(run) => void end(run)}
        />
      )}
      {current && (
        <RunDialog
          key={current.run}
          request={current}
          onUndo={mayUndo(current) ? (ids) => void undo(current, ids) : null}
          onClose={() => void end(current.run)}
        />
      )}
    </div>
  );
}
