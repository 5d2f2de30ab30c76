/** Rates of an offer: the suggestion and its limits (3Q04). The form decides on the direction of a rate. */
import Big, { type RoundingMode } from 'big.js';
import { type Decimal, formatRate, formatRateInFull } from '../money/money.ts';

/** Units of each currency for one euro (3Q14). */
export const EXCHANGE_RATES: Readonly<Record<string, Decimal>> = {
  GBP: '0.91304',
  CAD: '1.61538',
  USD: '1.19132',
  NGN: '525',
  GHS: '8',
  EUR: '1',
  SEK: '10.34',
  KES: '130.4',
  ZAR: '18.1',
};

/** What the table's rates are counted from, and its margin as a share (3Q14, 3Q15). */
export const EXCHANGE_RATE_BASE = 'EUR';
export const EXCHANGE_RATE_MARGIN: Decimal = '0.05';

/** How far around the suggestion a rate is still near it, as a share, by currency (3Q19). */
export const SUGGESTED_RANGES: Readonly<Record<string, Decimal>> = {
  EUR: '0.028',
  USD: '0.09022',
  GBP: '0.044',
  CAD: '0.046',
  SEK: '0.0935',
};
export const DEFAULT_SUGGESTED_RANGE: Decimal = '0.1';

/** The suggested range of a currency, else the default. */
export const suggestedRange = (currency: string): Decimal =>
  SUGGESTED_RANGES[currency] ?? DEFAULT_SUGGESTED_RANGE;

/** The lowest and the highest rate an offer may have. Zero means 'not known'. */
export interface RateLimits {
  readonly min: Decimal;
  readonly max: Decimal;
}

/** The limits until any could be loaded (3Q12): no rate is between them. */
export const NO_LIMITS: RateLimits = { min: '0', max: '0' };

/** What the offers service answers for a pair; each is 0 where it has none. */
export interface Quote {
  readonly buy: Decimal;
  readonly sell: Decimal;
}

/** Rates of 1 and more have 2 decimals; smaller ones keep 4 significant digits, as everywhere. */
const DECIMALS = 2;
const SMALL_DIGITS = 4;

/** How many decimals a rate is shown with. */
export function shownDecimals(rate: Decimal): number {
  const value = new Big(rate);
  return value.gte(1) ? DECIMALS : SMALL_DIGITS - 1 - value.e;
}

/** A rate as precise as screens show it. */
export function roundRate(rate: Decimal): Decimal {
  const value = new Big(rate);
  return value.round(shownDecimals(rate), Big.roundHalfUp).toFixed();
}

/** How many more decimals are shown for limits so narrow that no shown rate is between them. */
const MOST_MORE = 8;

/** Limits as shown and accepted, rounded inwards: 450.454 and 500.126 give 450.46 and 500.12. */
export function inwards(limits: RateLimits): RateLimits {
  const min = new Big(limits.min);
  const max = new Big(limits.max);
  const rounded = (more: number, up: RoundingMode, down: RoundingMode) => ({
    min: min.round(shownDecimals(limits.min) + more, up).toFixed(),
    max: max.round(shownDecimals(limits.max) + more, down).toFixed(),
  });
  for (let more = 0; more <= MOST_MORE; more += 1) {
    const inner = rounded(more, Big.roundUp, Big.roundDown);
    if (new Big(inner.min).lte(inner.max)) return inner;
  }
  // A single rate with endless decimals, such as 1/450, is rounded to the nearest.
  return rounded(MOST_MORE, Big.roundHalfUp, Big.roundHalfUp);
}

/** Shares of buy and sell that bound the rate of a pair (3C, 3Q). */
function factors(sending: string, receiving: string) {
  if (receiving === 'NGN' && sending === 'USD') return { buy: '0.985', sell: '1.005' };
  return { buy: receiving === 'NGN' && sending === 'GBP' ? '0.99' : '0.955', sell: '1.015' };
}

/**
 * The limits of a pair from the service's quote: 0.955 × buy and 1.015 × sell; for naira recipients
 * 0.985 and 1.005 from USD, and 0.99 × buy from GBP (3Q09, 3Q10). Buy 500, sell 520 give 477.50
 * and 527.80.
 */
export function rateLimits(quote: Quote, sending: string, receiving: string): RateLimits {
  const { buy, sell } = factors(sending, receiving);
  return {
    min: new Big(quote.buy).times(buy).toFixed(),
    max: new Big(quote.sell).times(sell).toFixed(),
  };
}

/** Whether both limits are known. */
export const areKnown = ({ min, max }: RateLimits): boolean =>
  new Big(min).gt(0) && new Big(max).gt(0);

/** Limits of a rate as limits of the rate the other way round; without one of them none are known. */
export function inverted(limits: RateLimits): RateLimits {
  if (!areKnown(limits)) return NO_LIMITS;
  return {
    min: new Big(1).div(limits.max).toFixed(),
    max: new Big(1).div(limits.min).toFixed(),
  };
}

/** The table's suggestion, target / source (3Q16): NGN 525 / EUR 1 is '525'; null where it lacks one. */
export function tableRate(source: string, target: string): Decimal | null {
  const ratio = tableRatio(source, target);
  return ratio && roundRate(ratio);
}

/** The ratio of the table before it is rounded: units of `target` for 1 of `source`. */
export function tableRatio(source: string, target: string): Decimal | null {
  const from = EXCHANGE_RATES[source];
  const to = EXCHANGE_RATES[target];
  return from === undefined || to === undefined ? null : new Big(to).div(from).toFixed();
}

/** The other reading of the suggested rate: the middle of the limits; null while they are unknown. */
export function middleRate(limits: RateLimits): Decimal | null {
  if (!areKnown(limits)) return null;
  const middle = new Big(limits.min).plus(limits.max).div(2).toFixed();
  return withinLimits(roundRate(middle), limits);
}

/** Whether a pair has a rate: without a highest one nothing can be offered. */
export const hasRate = ({ max }: RateLimits): boolean => new Big(max).gt(0);

/** `rate` brought within the limits; as it is where the pair has none. */
export function withinLimits(rate: Decimal, limits: RateLimits): Decimal {
  if (!hasRate(limits)) return rate;
  if (new Big(rate).lt(limits.min)) return limits.min;
  return new Big(rate).gt(limits.max) ? limits.max : rate;
}

/** 'Exchange rate must be between X and Y.'; a minimum not above 0 reads '--' (3Q04). */
export function limitsText({ min, max }: RateLimits): string {
  const lowest = new Big(min).gt(0) ? formatRateInFull(min) : '--';
  return `Exchange rate must be between ${lowest} and ${formatRateInFull(max)}.`;
}

/** 'Suggested: 1 USD = 440.69 NGN' (3Q06). */
export const suggestionText = (unit: string, rate: Decimal, price: string): string =>
  `Suggested: 1 ${unit} = ${formatRate(rate)} ${price}`;

/** Why another rate is entered than the suggested one; null when the suggested one is. */
export function nearestText(suggestion: Decimal, limits: RateLimits): string | null {
  const nearest = withinLimits(suggestion, limits);
  if (new Big(nearest).eq(suggestion)) return null;
  const side = new Big(nearest).gt(suggestion) ? 'below the lowest' : 'above the highest';
  return `The suggested rate is ${side} one allowed, so Use suggested enters ${formatRateInFull(nearest)}.`;
}

/** Shown below the limits of a pair without a rate, which are 0: what they mean. */
export const noRateText = (sending: string, receiving: string): string =>
  `The network has no rate for ${sending} to ${receiving}. You can calculate the amounts here, but you cannot post the transfer.`;

/** Why `rate` cannot be offered; null when it lies between the limits, both included. */
export function rateProblem(rate: Decimal, { min, max }: RateLimits): string | null {
  if (new Big(rate).lte(0) || new Big(rate).lt(min)) {
    return `Exchange rate should be above ${formatRateInFull(min)}`;
  }
  return new Big(rate).gt(max) ? `Exchange rate should be below ${formatRateInFull(max)}` : null;
}
