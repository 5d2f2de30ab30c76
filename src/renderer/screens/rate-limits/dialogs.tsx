/** The dialogs of exchange rate limits: one at a time. */
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';

/** What was chosen, and for which limit; a new one has none. */
type Chosen =
  | { readonly action: 'add' }
  | { readonly action: 'edit' | 'delete'; readonly limit: ExchangeRateLimit };

function ChosenDialog({ shown, onClose }: RowDialogProps<Chosen>) {
  if (shown.action === 'delete') return <DeleteDialog limit={shown.limit} onClose={onClose} />;
  return <LimitDialog limit={shown.action === 'add' ? null : shown.limit} onClose={onClose} />;
}

export const { Provider: LimitDialogs, useOpen: useLimitDialog } = rowDialog<Chosen>(
  'rate-limits.dialog',
  ChosenDialog,
);
