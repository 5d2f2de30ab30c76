import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { RATE_LIMIT_ACTS } from '#domain/acts/areas/rate-limits.ts';
import { fromText, limitTexts, limitUnit, toText } from '#domain/rates/rate-limits.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';

interface DeleteDialogProps {
  readonly limit: ExchangeRateLimit;
  readonly onClose: () => void;
}

/** Asks before a limit is deleted. */
export function DeleteDialog({ limit, onClose }: DeleteDialogProps) {
  return (
    <GuardedDialog
      label="Delete"
      question="Are you sure you want to delete this exchange rate limit?"
      alert="Error deleting Exchange Rate Limit"
      done="Exchange Rate Limit deleted!"
      act={RATE_LIMIT_ACTS['rate-limit.delete']}
      seen={limit}
      asked={null}
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
