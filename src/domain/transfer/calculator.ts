/**
 * The arithmetic of the two forms. On Create Your Transfer the receiving amount is chosen, and the
 * rate is what one receiving unit costs in sending units. On the send-money form the sending amount
 * is a select, and the rate is what one sending unit gives; where recipients are unified, the
 * receiving amount is typed there too (document 3 §2, §5).
 */
import Big from 'big.js';
import type { Decimal } from '../money.ts';
import { converted, roundAmount } from './amounts.ts';
import {
  areKnown,
  middleRate,
  type RateLimits,
  roundRate,
  suggestedRange,
  tableRate,
} from './rates.ts';

/** Which of the two amounts is chosen; the other one follows. */
export type Chosen = 'sending' | 'receiving';

/** Two currencies and which side is chosen. */
export interface Deal {
  readonly sending: string;
  readonly receiving: string;
  readonly chosen: Chosen;
}

/** A rate's direction: one `unit` is worth so many of `price`. */
export interface Direction {
  readonly unit: string;
  readonly price: string;
}

/** The direction of the rate: the chosen side is the unit. */
export const directionOf = ({ sending, receiving, chosen }: Deal): Direction =>
  chosen === 'receiving'
    ? { unit: receiving, price: sending }
    : { unit: sending, price: receiving };

/** Both amounts, with 2 decimals, from the chosen one and the rate. */
export function amountsOf(
  { chosen }: Pick<Deal, 'chosen'>,
  amount: Decimal,
  rate: Decimal,
): { readonly sending: Decimal; readonly receiving: Decimal } {
  const given = roundAmount(amount);
  const other = converted(given, rate);
  return chosen === 'receiving'
    ? { sending: other, receiving: given }
    : { sending: given, receiving: other };
}

/** The two readings of the suggested rate (document 3 §9). */
export type Suggestion = 'table' | 'middle';

/**
 * The suggested rate: by the table on Create Your Transfer, the middle of the limits on the
 * send-money form; where one cannot be had, the other; null where neither can.
 */
export function suggestedRate(
  { unit, price }: Direction,
  limits: RateLimits,
  by: Suggestion,
): Decimal | null {
  const readings = [tableRate(unit, price), middleRate(limits)];
  const [first, second] = by === 'table' ? readings : readings.toReversed();
  return first ?? second ?? null;
}

/** What a slider runs between, and in which steps. */
export interface SliderRange extends RateLimits {
  readonly step: Decimal;
}

/** The step of the slider (document 3 §2), where a rate is not so small that it would skip all. */
const STEP = '0.01';
const FINE_STEPS = 1000;

/**
 * The range of the slider: the limits, or around the suggestion by its range while they are unknown.
 * Null where there is neither.
 */
export function sliderRange(
  limits: RateLimits,
  suggestion: Decimal | null,
  { price }: Direction,
): SliderRange | null {
  const ends = areKnown(limits) ? limits : aroundSuggestion(suggestion, price);
  if (!ends) return null;
  const fine = new Big(ends.max).minus(ends.min).div(FINE_STEPS);
  return {
    ...ends,
    step: new Big(ends.max).gte(1) || fine.lte(0) ? STEP : new Big(fine.toPrecision(1)).toFixed(),
  };
}

function aroundSuggestion(suggestion: Decimal | null, price: string): RateLimits | null {
  if (suggestion === null) return null;
  const away = new Big(suggestion).times(suggestedRange(price));
  return {
    min: roundRate(new Big(suggestion).minus(away).toFixed()),
    max: roundRate(new Big(suggestion).plus(away).toFixed()),
  };
}
