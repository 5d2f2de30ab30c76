/** What the limit of the other direction of a pair allows. */
import type { ExchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { rangeText } from './rate-limit-doubts.ts';
import { fromKey, type LimitForm, toKey } from './rate-limits.ts';

/** What the limit of the other direction allows, in words; `others` is null where they could not be loaded. */
export function reverseText(
  { from, to }: LimitForm,
  others: readonly ExchangeRateLimit[] | null,
): string {
  if (others === null) return 'Other direction: the limits could not be loaded';
  const reverse = others.find((other) => fromKey(other) === to && toKey(other) === from);
  if (!reverse) return 'Other direction: no limit';
  return `Other direction: ${rangeText(reverse) ?? 'no minimum and no maximum'}`;
}
