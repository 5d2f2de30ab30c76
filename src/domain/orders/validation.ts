/** The network's validation of a match's payments, in words (1D21, 1D23). */
import type { ValidationEvent } from '#contract/orders/order-detail.ts';
import { asRecord } from '#contract/wire/json.ts';
import type { StatusLabel } from '../text/status.ts';
import { wordsOf } from '../text/words.ts';

/** The answer to a question; null if there is none yet. */
export function verdict(value: boolean | null): StatusLabel {
  if (value === null) return { text: 'Unknown', tone: 'neutral' };
  return value ? { text: 'Yes', tone: 'success' } : { text: 'No', tone: 'danger' };
}

/** Whether the data of a finding contains errors. */
export const hasErrors = (data: unknown): boolean => Boolean(asRecord(data)?.['errors']);

/** The name of a finding, in words. */
export const findingName = ({ event }: ValidationEvent): string => wordsOf(event ?? 'event');
