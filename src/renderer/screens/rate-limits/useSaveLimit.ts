/** Adds or changes a limit by its form, under the guard. */
import type { ExchangeRateLimit, ExchangeRateLimitFields } from '#contract/exchange-rate-limits.ts';
import { LIMIT, RATE_LIMIT_ACTS } from '#domain/acts/rate-limits.ts';
import { type LimitForm, limitFields } from '#domain/rate-limits.ts';
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

/** Saves a new limit when `limit` is null, or changes it. `onDone` is called when it was saved. */
export function useSaveLimit(limit: ExchangeRateLimit | null, form: LimitForm, onDone: () => void) {
  const way = limit === null ? 'add' : 'edit';
  const { asked, save } = useUpsert<ExchangeRateLimit, ExchangeRateLimitFields>({
    create: RATE_LIMIT_ACTS['rate-limit.create'],
    update: RATE_LIMIT_ACTS['rate-limit.update'],
    seen: limit,
    done: TEXTS[way].done,
    onDone,
  });
  return {
    asked,
    save: async () => {
      const fields = limitFields(form, limit);
      if (fields) await save(fields);
    },
    words: WORDS[way],
  };
}
