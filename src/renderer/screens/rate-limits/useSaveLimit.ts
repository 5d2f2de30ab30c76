/** Adds or changes a limit by its form, under the guard. */
import type { ExchangeRateLimit } from '#contract/exchange-rate-limits.ts';
import { fromKey, type LimitForm, limitFields, rateText, toKey } from '#domain/rate-limits.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { everyRow } from '#renderer/ui/guard/findRow.ts';
import type { NoteWords } from '#renderer/ui/guard/notes.ts';
import type { EndpointCall } from '#renderer/ui/guard/subject.ts';
import { duplicateWords, useUpsert } from '#renderer/ui/guard/upsert.ts';
import { LIMIT } from './subject.ts';

/** The texts of each way to save (2X12). */
const TEXTS = {
  add: { done: 'Exchange Rate Limit created!', alert: 'Error creating Exchange Rate Limit' },
  edit: { done: 'Exchange Rate Limit updated!', alert: 'Error updating Exchange Rate Limit' },
} as const;

const WORDS: Readonly<Record<keyof typeof TEXTS, NoteWords>> = {
  add: { noun: LIMIT.noun, alert: TEXTS.add.alert, ...duplicateWords(LIMIT.noun) },
  edit: { noun: LIMIT.noun, alert: TEXTS.edit.alert },
};

/** Whether a limit is what the form holds. */
const equals = (limit: ExchangeRateLimit, form: LimitForm): boolean =>
  fromKey(limit) === form.from &&
  toKey(limit) === form.to &&
  rateText(limit.min_exchange_rate) === (form.min.trim() || null) &&
  rateText(limit.max_exchange_rate) === (form.max.trim() || null);

async function equalLimits(form: LimitForm): Promise<string[]> {
  const all = await everyRow((paging) => callEndpoint('exchangeRateLimits.list', paging));
  return all.filter((limit) => equals(limit, form)).map(({ id }) => id);
}

function callOf(thing: ExchangeRateLimit | null, form: LimitForm): EndpointCall {
  const fields = limitFields(form, thing);
  if (!fields) throw new Error('The form of a limit is sent with mistakes');
  return thing === null
    ? { endpoint: 'exchangeRateLimits.create', input: fields }
    : {
        endpoint: 'exchangeRateLimits.update',
        input: { id: thing.id, ...fields, numbers: thing.numbers },
      };
}

/** Saves a new limit when `limit` is null, or changes it. `onDone` is called when it was saved. */
export function useSaveLimit(limit: ExchangeRateLimit | null, form: LimitForm, onDone: () => void) {
  const way = limit === null ? 'add' : 'edit';
  const upsert = useUpsert({
    subject: LIMIT,
    kind: 'rate-limit',
    create: 'rate-limit.create',
    update: 'rate-limit.update',
    seen: limit,
    form,
    wanted: (held) => JSON.stringify(limitFields(held, limit) ?? null),
    findEqual: equalLimits,
    call: callOf,
    equals,
    done: TEXTS[way].done,
    onDone,
  });
  return { ...upsert, words: WORDS[way] };
}
