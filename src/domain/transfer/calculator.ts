/**
 * The arithmetic of the two forms. On Create Order the receiving amount is chosen, and the
 * rate is the price of one receiving unit in sending units. On the send-money form the sending
 * amount is a select, and the rate is what one sending unit gives. For unified recipients the
 * receiving amount is typed there too (3C34, 3Q02).
 */
import Big from 'big.js';
import type { Decimal } from '../money/money.ts';
import { converted, roundAmount } from './amounts.ts';
import {
  areKnown,
  inverted,
  inwards,
  middleRate,
  NO_LIMITS,
  type Quote,
  type RateLimits,
  rateLimits,
  roundRate,
  shownDecimals,
  suggestedRange,
  tableRate,
} from './rates.ts';

/** Which of the two amounts is chosen; the other one follows. */
export type Chosen = 'sending' | 'receiving';

/** Two currencies and which side is chosen. */
export interface Exchange {
  readonly sending: string;
  readonly receiving: string;
  readonly chosen: Chosen;
}

/** A rate's direction: how much of `price` one `unit` is worth. */
export interface Direction {
  readonly unit: string;
  readonly price: string;
}

/** The direction of the rate: the chosen side is the unit. */
export const directionOf = ({ sending, receiving, chosen }: Exchange): Direction =>
  chosen === 'receiving'
    ? { unit: receiving, price: sending }
    : { unit: sending, price: receiving };

/** Digits of a rate that agrees with both amounts to the cent. */
const WIRE_DIGITS = 10;

const inverse = (rate: Decimal) => new Big(1).div(rate);

/**
 * The rate on the wire, from the rate of either form: units of the poster's currency for 1 unit of
 * the matcher's. It is computed from the rate itself, never from rounded amounts.
 * @throws for a rate of 0
 */
export const wireRate = ({ chosen }: Pick<Exchange, 'chosen'>, rate: Decimal): Decimal =>
  chosen === 'receiving' ? rate : new Big(inverse(rate).toPrecision(WIRE_DIGITS)).toFixed();

/** What one `unit` is worth. */
export interface Worth extends Direction {
  readonly rate: Decimal;
}

/** A rate in both directions, the form's first; the one on the wire has all digits sent. @throws for a rate of 0 */
export function bothWays(exchange: Exchange, rate: Decimal): readonly [Worth, Worth] {
  const { unit, price } = directionOf(exchange);
  const other =
    exchange.chosen === 'receiving' ? roundRate(inverse(rate).toFixed()) : wireRate(exchange, rate);
  return [
    { unit, price, rate },
    { unit: price, price: unit, rate: other },
  ];
}

/** The limits in the direction of the form, for units of the sending currency: those `set`, else from the quote. */
export function exchangeLimits(
  { sending, receiving, chosen }: Exchange,
  set: RateLimits | undefined,
  quote: Quote | undefined,
): RateLimits {
  const own = set && areKnown(set) ? set : undefined;
  const limits = own ?? (quote ? rateLimits(quote, sending, receiving) : NO_LIMITS);
  return inwards(chosen === 'receiving' ? limits : inverted(limits));
}

/** Both amounts, with 2 decimals, from the chosen one and the rate. */
export function amountsOf(
  { chosen }: Pick<Exchange, 'chosen'>,
  amount: Decimal,
  rate: Decimal,
): { readonly sending: Decimal; readonly receiving: Decimal } {
  const given = roundAmount(amount);
  const other = converted(given, rate);
  return chosen === 'receiving'
    ? { sending: other, receiving: given }
    : { sending: given, receiving: other };
}

/** The two readings of the suggested rate (3Q16). */
export type Suggestion = 'table' | 'middle';

/** The suggested rate: by the table on Create Order, by the limits on the send-money form, or the other. */
export function suggestedRate(
  { unit, price }: Direction,
  limits: RateLimits,
  by: Suggestion,
): Decimal | null {
  const readings = [tableRate(unit, price), middleRate(limits)];
  const [first, second] = by === 'table' ? readings : readings.toReversed();
  return first ?? second ?? null;
}

export interface SliderRange extends RateLimits {
  readonly step: Decimal;
}

/** The fewest decimals of the slider's step: 0.01 (3C, 3U, 3V). */
const STEP_DECIMALS = 2;

const decimalsOf = (rate: Decimal) => rate.split('.')[1]?.length ?? 0;

/** The limits, or a range around the suggestion; null without both. The step is one of the rate's last digit. */
export function sliderRange(
  limits: RateLimits,
  suggestion: Decimal | null,
  { price }: Direction,
): SliderRange | null {
  const ends = areKnown(limits) ? limits : aroundSuggestion(suggestion, price);
  if (!ends) return null;
  const decimals = [decimalsOf(ends.min), decimalsOf(ends.max), shownDecimals(ends.min)];
  const step = new Big(10).pow(-Math.max(STEP_DECIMALS, ...decimals));
  return { ...ends, step: step.toFixed() };
}

function aroundSuggestion(suggestion: Decimal | null, price: string): RateLimits | null {
  if (suggestion === null) return null;
  const away = new Big(suggestion).times(suggestedRange(price));
  return {
    min: roundRate(new Big(suggestion).minus(away).toFixed()),
    max: roundRate(new Big(suggestion).plus(away).toFixed()),
  };
}
