/** The dialogs of exchange rate limits: one at a time. */
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import { fromText, limitTexts, limitUnit, toText } from '#domain/rates/rate-limits.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { LimitDialog } from './LimitDialog.tsx';

/** What was chosen, and for which limit; a new one has none. */
type Chosen =
  | { readonly action: 'add' }
  | { readonly action: 'edit' | 'delete'; readonly limit: ExchangeRateLimit };

function ChosenDialog({ shown, onClose }: RowDialogProps<Chosen>) {
  if (shown.action !== 'delete') {
    return <LimitDialog limit={shown.action === 'add' ? null : shown.limit} onClose={onClose} />;
  }
  return (
    <GuardedDialog
      act={LIMIT_ACTS['rate-limit.delete']}
      seen={shown.limit}
      choice={null}
      summary={(now) => (
        <Fields
          label="Exchange rate limit"
          fields={[
            ['From', fromText(now)],
            ['To', toText(now)],
            ['Min Exchange Rate', limitTexts(now).min],
            ['Max Exchange Rate', limitTexts(now).max],
            ['Rates in', limitUnit(now)],
          ]}
        />
      )}
      onClose={onClose}
    />
  );
}

export const { Provider: LimitDialogs, useOpen: useLimitDialog } = rowDialog<Chosen>(
  'rate-limits.dialog',
  ChosenDialog,
);
