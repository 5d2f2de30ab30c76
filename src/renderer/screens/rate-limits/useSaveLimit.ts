/** Adds or changes a limit by its form, under the guard. */
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { LIMIT, RATE_LIMIT_ACTS } from '#domain/acts/areas/rate-limits.ts';
import { limitDoubt } from '#domain/rates/rate-limit-doubts.ts';
import { type LimitForm, limitFields } from '#domain/rates/rate-limits.ts';
import { duplicateWords, useUpsert } from '#renderer/ui/guard/upsert.ts';

const { noun } = LIMIT;

/** The texts of each way to save (2X12). */
const ADDING = {
  done: 'Exchange Rate Limit created!',
  words: { noun, alert: 'Error creating Exchange Rate Limit', ...duplicateWords(noun) },
};
const CHANGING = {
  done: 'Exchange Rate Limit updated!',
  words: { noun, alert: 'Error updating Exchange Rate Limit' },
};

interface SaveOptions {
  /** All limits, to compare with that of the other direction; null if they could not be loaded. */
  readonly others: readonly ExchangeRateLimit[] | null;
  /** Called when it was saved. */
  readonly onDone: () => void;
}

/** Saves a new limit when `limit` is null, or changes it. */
export function useSaveLimit(
  limit: ExchangeRateLimit | null,
  form: LimitForm,
  { others, onDone }: SaveOptions,
) {
  const { done, words } = limit === null ? ADDING : CHANGING;
  const { asked, save } = useUpsert<ExchangeRateLimit, ExchangeRateLimitFields>({
    create: RATE_LIMIT_ACTS['rate-limit.create'],
    update: RATE_LIMIT_ACTS['rate-limit.update'],
    seen: limit,
    form: limitFields(form, limit),
    doubt: (fields) => limitDoubt(fields, others),
    done,
    onDone,
  });
  return { asked, save, words };
}
