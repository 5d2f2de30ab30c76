/** Adding a limit, and changing one under the guard: sent once, with what is to be told in between. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ExchangeRateLimit, ExchangeRateLimitFields } from '#contract/exchange-rate-limits.ts';
import type { Change } from '#domain/changes.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { type Answer, answerTo, settlementText } from '#renderer/ui/guard/answers.ts';
import { useGuard } from '#renderer/ui/guard/useGuard.ts';
import { LIMIT } from './subject.ts';

/** The texts of each way to save (document 2 §8). */
const TEXTS = {
  add: { done: 'Exchange Rate Limit created!', alert: 'Error creating Exchange Rate Limit' },
  edit: { done: 'Exchange Rate Limit updated!', alert: 'Error updating Exchange Rate Limit' },
} as const;

/** What stands in the dialog after it was not saved. */
export interface SaveAnswer extends Pick<Answer, 'intent' | 'title' | 'text'> {
  readonly changes: readonly Change[];
  /** Whether it may be saved now. */
  readonly again: boolean;
}

const UNSENT_DOUBT =
  'It is not known whether the limit was added. Look for it in the list before you add it again.';

/** Saves a new limit when `limit` is null, or changes it. `onDone` is called when it was saved. */
export function useSaveLimit(limit: ExchangeRateLimit | null, onDone: () => void) {
  const feedback = useFeedback();
  const queries = useQueryClient();
  const guard = useGuard(LIMIT);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState(limit);
  const [answer, setAnswer] = useState<SaveAnswer>();

  const add = async (fields: ExchangeRateLimitFields): Promise<SaveAnswer | undefined> => {
    try {
      await callEndpoint('exchangeRateLimits.create', fields);
      return undefined;
    } catch (thrown) {
      const problem = problemOf(thrown);
      const doubt = problem.kind === 'offline' ? `\n${UNSENT_DOUBT}` : '';
      const text = `${problem.message}${doubt}`;
      return { intent: 'error', title: TEXTS.add.alert, text, changes: [], again: true };
    } finally {
      void queries.invalidateQueries({ queryKey: ['exchangeRateLimits.list'] });
    }
  };

  const change = async (
    old: ExchangeRateLimit,
    fields: ExchangeRateLimitFields,
  ): Promise<SaveAnswer | undefined> => {
    const result = await guard(
      {
        seen: old,
        isPossible: () => true,
        send: ({ id, numbers }) =>
          callEndpoint('exchangeRateLimits.update', { id, ...fields, numbers }),
      },
      (settlement) =>
        feedback.alert({
          title: 'Edit',
          text: settlementText(settlement, 'Edit', LIMIT.name(old)),
        }),
    );
    if (result.kind === 'changed') setSeen(result.now);
    const told = answerTo(result, LIMIT.noun, TEXTS.edit.alert);
    return told ? { ...told, changes: result.kind === 'changed' ? result.changes : [] } : undefined;
  };

  const save = async (fields: ExchangeRateLimitFields) => {
    // State is too late for a second press in the same instant.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const refused = await (seen === null ? add(fields) : change(seen, fields));
    running.current = false;
    setBusy(false);
    setAnswer(refused);
    if (refused) return;
    feedback.success(TEXTS[limit === null ? 'add' : 'edit'].done);
    onDone();
  };

  return { save, busy, answer };
}
