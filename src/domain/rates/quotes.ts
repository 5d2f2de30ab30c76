/** Quotes in the unit of a limit, units of the first currency for one of the second (3K04), against its ends. */
import Big from 'big.js';
import { type Decimal, formatRate } from '../money/money.ts';
import { middleRate, type Quote, rateLimits, tableRatio } from '../transfer/rates.ts';
import { type Bounds, boundsOf, rateUnit } from './rate-limits.ts';

/** What a pair is quoted at: what one unit is bought for and sold for. */
export interface PairQuote {
  readonly low: Decimal;
  readonly high: Decimal;
  /** Whether only the other direction is quoted, and this is its inverse. */
  readonly isInverse: boolean;
  readonly at: string;
}

/** What is known of the quote of a pair: it, or why there is none. */
export type QuoteRead = PairQuote | 'loading' | 'none' | 'failed';

export const isQuote = (read: QuoteRead): read is PairQuote => typeof read === 'object';

/** The rates of an answer, the lowest first; those of 0 are none. */
const ratesIn = ({ buy, sell }: Quote): readonly Big[] =>
  [new Big(buy), new Big(sell)].filter((rate) => rate.gt(0)).toSorted((a, b) => a.cmp(b));

/** Whether an answer quotes anything. */
export const isQuoted = (answer: Quote): boolean => ratesIn(answer).length > 0;

/** The quote of a pair by the answer for it, else by that for the other direction; 'none' where neither has one. */
export function quoteOf(own: Quote, other: Quote | null, at: string): PairQuote | 'none' {
  const isInverse = !isQuoted(own);
  const rates = isInverse
    ? ratesIn(other ?? own)
        .map((rate) => new Big(1).div(rate))
        .toReversed()
    : ratesIn(own);
  const [low, high] = rates.map((rate) => rate.toFixed());
  return low === undefined ? 'none' : { low, high: high ?? low, isInverse, at };
}

/** How a quote is to the ends of a limit. */
type Place = 'below' | 'above' | 'near-min' | 'near-max' | 'within';

/** A quote is near an end within this share of it. */
const NEAR = 0.02;

/** How far `rate` is from an end to the inside of the limit, as a share of the end; endlessly where there is none. */
const inside = (rate: Decimal, end: Decimal | null, inwards: 1 | -1): number =>
  end === null
    ? Number.POSITIVE_INFINITY
    : new Big(rate).minus(end).div(end).times(inwards).toNumber();

/**
 * Where a quote is to the ends of a limit, an end that is null bounding nothing: outside where both of its rates are.
 * `nearness` is the distance to the nearest end as a share of it, below 0 outside; null without an end.
 */
export function placed({ low, high }: PairQuote, { min, max }: Bounds) {
  const out = (place: Place, nearness: number) => ({
    place,
    nearness: Number.isFinite(nearness) ? nearness : null,
  });
  const [below, above] = [inside(high, min, 1), inside(low, max, -1)];
  if (below < 0) return out('below', below);
  if (above < 0) return out('above', above);
  const toMin = Math.max(0, inside(low, min, 1));
  const toMax = Math.max(0, inside(high, max, -1));
  const nearest = Math.min(toMin, toMax);
  if (nearest > NEAR) return out('within', nearest);
  return out(nearest === toMin ? 'near-min' : 'near-max', nearest);
}

/** What a place is called on a chip; null where nothing is to be said. */
export const PLACE_NAMES: Readonly<Record<Place, string | null>> = {
  below: 'Below min',
  above: 'Above max',
  'near-min': 'Near min',
  'near-max': 'Near max',
  within: null,
};

/** A quote as it reads: '440.51 to 458.50'. */
export function quoteRange({ low, high }: PairQuote): string {
  const [from, to] = [formatRate(low), formatRate(high)];
  return from === to ? from : `${from} to ${to}`;
}

/** What the built-in rates are called wherever they stand in for a quote. */
export const BUILT_IN = 'Built-in rates, not of today';

/** The rate that is suggested for a pair: of its quote the middle of the limits it gives, else that of the table (3Q16, 3Q18). */
export function suggestionFor(from: string, to: string, read: QuoteRead): Decimal | null {
  if (!isQuote(read)) return tableRatio(to, from);
  return middleRate(rateLimits({ buy: read.low, sell: read.high }, from, to));
}

/** The quote of a pair in words, with when it was read; what stands in for it is named. */
export function quoteText(
  { from, to }: Readonly<Record<'from' | 'to', string>>,
  read: QuoteRead,
  timeOf: (instant: string) => string,
): string {
  const unit = rateUnit(from, to);
  if (read === 'loading') return 'Quote: loading…';
  if (isQuote(read)) {
    const how = read.isInverse ? ', calculated from that of the other direction' : '';
    return `Quote: ${quoteRange(read)} ${unit}, read ${timeOf(read.at)}${how}`;
  }
  const why =
    read === 'none' ? 'The network has no quote for this pair' : 'The quote could not be loaded';
  const rate = tableRatio(to, from);
  return rate === null ? why : `${why}. ${BUILT_IN}: ${formatRate(rate)} ${unit}`;
}

/** Shares of the width of a bar: of what is allowed, of the quote, and of what is suggested. */
interface QuoteBar {
  readonly allowed: readonly [from: number, to: number];
  readonly quote: readonly [from: number, to: number] | null;
  readonly suggested: number | null;
}

/** How much of its width a bar leaves at either side. */
const MARGIN = 0.06;

/** A bar with all that is known of a limit; an end that is null is at the edge. Null where no two rates differ. */
export function barOf({ min, max }: Bounds, read: QuoteRead, suggested: Decimal | null) {
  const ends = isQuote(read) ? [read.low, read.high] : [];
  const all = [min, max, suggested, ...ends].flatMap((rate) => (rate === null ? [] : Number(rate)));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (!(most > least)) return null;
  const at = (rate: Decimal) =>
    MARGIN + ((Number(rate) - least) / (most - least)) * (1 - 2 * MARGIN);
  return {
    allowed: [min === null ? 0 : at(min), max === null ? 1 : at(max)],
    quote: isQuote(read) ? [at(read.low), at(read.high)] : null,
    suggested: suggested === null ? null : at(suggested),
  } satisfies QuoteBar;
}

type Quoted = Parameters<typeof boundsOf>[0] & { readonly quote: QuoteRead };

const NO_QUOTE = { loading: null, none: 'No quote', failed: 'Quote not loaded' } as const;

/** Where the quote of a limit is; null without one. */
const placeIn = ({ quote, ...limit }: Quoted) =>
  isQuote(quote) ? placed(quote, boundsOf(limit)) : null;

/** The quote of a limit in a cell: '440.51 to 458.50, read 2:02 PM, Near min'; null while it is loaded. */
export function quoteCellText(limit: Quoted, timeOf: (instant: string) => string): string | null {
  const { quote } = limit;
  if (!isQuote(quote)) return NO_QUOTE[quote];
  const { place } = placed(quote, boundsOf(limit));
  const parts = [quoteRange(quote), `read ${timeOf(quote.at)}`, PLACE_NAMES[place]];
  return parts.filter(Boolean).join(', ');
}

/** Limits in the order in which their quotes are near to an end, those outside first; without a quote or an end, last. */
export function nearestFirst<Limit extends Quoted>(limits: readonly Limit[]): readonly Limit[] {
  const nearness = (limit: Limit) => placeIn(limit)?.nearness ?? Number.MAX_VALUE;
  return limits.toSorted((a, b) => nearness(a) - nearness(b));
}

/** How many limits their quotes have left, of how many that could be compared. */
export function leftLimits(limits: readonly Quoted[]) {
  const places = limits.flatMap((limit) => placeIn(limit)?.place ?? []);
  const left = places.filter((place) => place === 'below' || place === 'above');
  return { left: left.length, compared: places.length };
}
