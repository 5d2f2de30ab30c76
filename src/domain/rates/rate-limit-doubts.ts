/** Why a limit of exchange rates is asked about once more before it is saved. */
import Big from 'big.js';
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { isReadable } from '#contract/wire/unreadable.ts';
import { type Decimal, formatRate, formatRateInFull } from '../money/money.ts';
import { tableRatio } from '../transfer/rates.ts';
import { BUILT_IN, isQuote, type PairQuote, placed, type QuoteRead, quoteRange } from './quotes.ts';
import {
  boundsOf,
  fromKey,
  type LimitForm,
  type LimitTerms,
  limitUnit,
  toKey,
} from './rate-limits.ts';

/** Limits below the first or above the second of these shares of the table's ratio are unusual. */
const LEAST_SHARE = '0.5';
const MOST_SHARE = 2;

/** Whether both rates of a limit could be read. */
const isReadWhole = ({ min_exchange_rate: min, max_exchange_rate: max }: LimitTerms): boolean =>
  isReadable(min) && isReadable(max);

/** A limit's range as it reads after 'allows'; null where it bounds nothing. */
function rangeText(limit: LimitTerms): string | null {
  const { min, max } = boundsOf(limit);
  const least = min && formatRateInFull(min);
  const most = max && formatRateInFull(max);
  const range = [
    least && `at least ${least}`,
    most && `at most ${most}`,
    isReadWhole(limit) ? null : 'what Corridor cannot read',
  ].filter(Boolean);
  return range.length === 0 ? null : `${range.join(' and ')} ${limitUnit(limit) ?? ''}`.trim();
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

export interface Judged {
  /** All limits; null if they could not be loaded. */
  readonly others: readonly ExchangeRateLimit[] | null;
  readonly quote: QuoteRead;
  /** From how many percent on an end is far from the quote. */
  readonly percent: number;
  /** Writes a time as the person chose. */
  timeOf(instant: string): string;
}

/** By how many percent an end is from a rate, as people say it. */
const percentFrom = (end: Decimal, rate: Decimal) =>
  new Big(end).minus(rate).div(rate).times(100).abs();

/** A limit that excludes the quote, or has an end too far from it, each with both numbers. */
function quoteDoubts(
  limit: ExchangeRateLimitFields,
  quote: PairQuote,
  { percent, timeOf }: Judged,
): readonly string[] {
  const { min, max } = boundsOf(limit);
  const { place } = placed(quote, { min, max });
  const judge = (name: string, end: Decimal | null, rate: Decimal, excludes: boolean) => {
    if (end === null) return [];
    const away = percentFrom(end, rate);
    if (!excludes && away.lte(percent)) return [];
    const by = `${away.round(1, Big.roundHalfUp).toFixed()}% ${new Big(end).lt(rate) ? 'below' : 'above'}`;
    const read = `${quoteRange(quote)} ${limitUnit(limit)}, read ${timeOf(quote.at)}`;
    const excluded = excludes ? ', and excludes it' : '';
    return [`The ${name} of ${formatRateInFull(end)} is ${by} the quote of ${read}${excluded}.`];
  };
  const [isBelow, isAbove] = [place === 'below', place === 'above'];
  return [
    ...judge('minimum', min, isBelow ? quote.high : quote.low, isBelow),
    ...judge('maximum', max, isAbove ? quote.low : quote.high, isAbove),
  ];
}

/** Limits outside half to double of the table's ratio, where it has both currencies (3Q14). */
function tableDoubts(limit: ExchangeRateLimitFields): readonly string[] {
  const { poster_currency_code: from, matcher_currency_code: to } = limit;
  const usual = tableRatio(to, from);
  if (usual === null) return [];
  const { min, max } = boundsOf(limit);
  return [
    ['minimum', min],
    ['maximum', max],
  ].flatMap(([name, rate]) => {
    if (!rate) return [];
    const isLow = new Big(rate).lt(new Big(usual).times(LEAST_SHARE));
    if (!isLow && new Big(rate).lte(new Big(usual).times(MOST_SHARE))) return [];
    const size = isLow ? 'less than half' : 'more than double';
    return [
      `The ${name} of ${formatRateInFull(rate)} is ${size} ${formatRate(usual)} ${limitUnit(limit)} (${BUILT_IN}).`,
    ];
  });
}

/** A limit of the other direction that no rate within this limit agrees with. */
function reverseDoubts(
  limit: ExchangeRateLimitFields,
  others: readonly ExchangeRateLimit[],
): readonly string[] {
  const { min, max } = boundsOf(limit);
  return others.flatMap((other) => {
    if (fromKey(other) !== toKey(limit) || toKey(other) !== fromKey(limit)) return [];
    if (!isReadWhole(other)) {
      return ['The limit for the other direction cannot be read, so it was not checked.'];
    }
    const back = boundsOf(other);
    // A rate r one way is 1/r the other way.
    const isBelow = max !== null && back.max !== null && new Big(max).times(back.max).lt(1);
    const isAbove = min !== null && back.min !== null && new Big(min).times(back.min).gt(1);
    return isBelow || isAbove
      ? [
          `The limit for the other direction allows ${rangeText(other)}. That contradicts ${rangeText(limit)}.`,
        ]
      : [];
  });
}

/** What is unusual about a limit that is about to be saved, in words; null if nothing is. */
export function limitDoubt(limit: ExchangeRateLimitFields, judged: Judged): string | null {
  const { others, quote } = judged;
  const byTable = isQuote(quote) ? [] : tableDoubts(limit);
  const doubts = [
    ...(isQuote(quote) ? quoteDoubts(limit, quote, judged) : []),
    ...(byTable.length > 0 ? ['No quote is there to compare with.', ...byTable] : []),
    ...(others === null
      ? ['The other limits could not be loaded, so the other direction was not checked.']
      : reverseDoubts(limit, others)),
  ];
  return doubts.length === 0 ? null : `${doubts.join(' ')} Confirm only if this is intended.`;
}
