import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import type { OpenDialog } from './OrderDialog.tsx';

export const loadOrderDialog = async () => (await import('./OrderDialog.tsx')).OrderDialog;

/** The dialog of what was chosen for an order: its provider, and the hook that opens it. */
export const { Provider: OrderDialogs, useOpen: useOrderDialog } = rowDialog<OpenDialog>(
  'order',
  lazyDialog(loadOrderDialog),
);
