/** Where the suggested rate is between the ends of a limit, and what the other direction allows. */
import Big from 'big.js';
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { type Decimal, formatRate } from '../money/money.ts';
import { tableRatio } from '../transfer/rates.ts';
import { rangeText } from './rate-limit-doubts.ts';
import { fromKey, type LimitForm, placeOf, rateUnit, toKey } from './rate-limits.ts';

/** The suggested rate of a limit's pair, and where it is between the ends of the limit. */
export interface SuggestedRate {
  readonly text: string;
  /** How it lies to the limits; null while the form has mistakes. */
  readonly lies: 'below' | 'within' | 'above' | null;
  /** From 0 at the minimum to 1 at the maximum, at the nearest end if outside; null where an end is missing. */
  readonly share: number | null;
}

/** Where a rate is between the ends. An end that is missing or 0 is no bound. */
function placed(rate: Decimal, fields: ExchangeRateLimitFields) {
  const min = new Big(fields.min_exchange_rate ?? 0);
  const max = new Big(fields.max_exchange_rate ?? 0);
  const hasEnds = min.gt(0) && max.gt(min);
  const share = hasEnds ? new Big(rate).minus(min).div(max.minus(min)).toNumber() : null;
  const nearest = share === null ? null : Math.min(1, Math.max(0, share));
  if (min.gt(0) && min.gt(rate)) {
    return { words: ', below the minimum', lies: 'below', share: nearest } as const;
  }
  if (max.gt(0) && max.lt(rate)) {
    return { words: ', above the maximum', lies: 'above', share: nearest } as const;
  }
  return { words: ', within the limits', lies: 'within', share: nearest } as const;
}

/**
 * The suggested rate of the built-in rates for the pair of a form (3Q16), null where they lack a
 * currency. `fields` are those of a form without mistakes.
 */
export function suggestedRate(
  { from, to }: LimitForm,
  fields: ExchangeRateLimitFields | undefined,
): SuggestedRate | null {
  const source = placeOf(from)?.currency;
  const target = placeOf(to)?.currency;
  if (source === undefined || target === undefined) return null;
  const rate = tableRatio(target, source);
  if (rate === null) return null;
  const { words, ...place } = fields
    ? placed(rate, fields)
    : { words: '', lies: null, share: null };
  const unit = rateUnit(source, target);
  return { text: `Suggested rate (built-in): ${formatRate(rate)} ${unit}${words}`, ...place };
}

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
