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
  switch (shown.action) {
    case 'add':
      return <LimitDialog limit={null} onClose={onClose} />;
    case 'edit':
      return <LimitDialog limit={shown.limit} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog limit={shown.limit} onClose={onClose} />;
  }
}

export const { Provider: LimitDialogs, useOpen: useLimitDialog } = rowDialog<Chosen>(
  'rate-limits.dialog',
  ChosenDialog,
);
