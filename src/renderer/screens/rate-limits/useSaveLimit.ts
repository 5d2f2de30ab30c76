/** Adds or changes a limit by its form, under the guard. */
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { LIMIT, RATE_LIMIT_ACTS } from '#domain/acts/areas/rate-limits.ts';
import { limitDoubt } from '#domain/rates/rate-limit-doubts.ts';
import { type LimitForm, limitFields } from '#domain/rates/rate-limits.ts';
import type { NoteWords } from '#renderer/ui/guard/notes.ts';
import { duplicateWords, useUpsert } from '#renderer/ui/guard/upsert.ts';

/** The texts of each way to save (2X12). */
const TEXTS = {
  add: { done: 'Exchange Rate Limit created!', alert: 'Error creating Exchange Rate Limit' },
  edit: { done: 'Exchange Rate Limit updated!', alert: 'Error updating Exchange Rate Limit' },
} as const;

const WORDS: Readonly<Record<keyof typeof TEXTS, NoteWords>> = {
  add: { noun: LIMIT.noun, alert: TEXTS.add.alert, ...duplicateWords(LIMIT.noun) },
  edit: { noun: LIMIT.noun, alert: TEXTS.edit.alert },
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
  const way = limit === null ? 'add' : 'edit';
  const { asked, save } = useUpsert<ExchangeRateLimit, ExchangeRateLimitFields>({
    create: RATE_LIMIT_ACTS['rate-limit.create'],
    update: RATE_LIMIT_ACTS['rate-limit.update'],
    seen: limit,
    form: limitFields(form, limit),
    doubt: (fields) => limitDoubt(fields, others),
    done: TEXTS[way].done,
    onDone,
  });
  return { asked, save, words: WORDS[way] };
}
