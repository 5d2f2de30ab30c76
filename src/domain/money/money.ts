/** Money as exact decimals in plain text ('1234.5'), as the contract reads it; arithmetic runs on big.js. */
import Big from 'big.js';

/** A decimal number in plain notation, without unit. */
export type Decimal = string;

/** A number with decimals, with commas between its thousands. */
const group = (plain: string): string => plain.replaceAll(/\d(?=(?:\d{3})+\.)/gu, '$&,');

/** An amount as every screen shows it, rounded half away from zero (3F01): '1234567.5' reads '1,234,567.50'. */
export function formatAmount(amount: Decimal): string {
  const shown = new Big(amount).toFixed(2, Big.roundHalfUp);
  return group(shown === '-0.00' ? '0.00' : shown);
}

/** How many decimals a number has, without zeros at its end. */
export const decimalsOf = (number: Decimal): number =>
  new Big(number).toFixed().split('.')[1]?.length ?? 0;

/** A rate with all its digits and at least `decimals`, because the confirmed rate is the sent one: '1,440.687'. */
export const formatRateInFull = (rate: Decimal, decimals = 2): string =>
  group(new Big(rate).toFixed(Math.max(2, decimals, decimalsOf(rate))));

/** The smallest magnitude that 2 decimals still show with full meaning. */
const SMALL_RATE = new Big(1);
const SMALL_RATE_DIGITS = 4;

/** A rate with 2 decimals (1O, 3F); below 1 with 4 significant digits, as '0.00' for 0.0019 would tell nothing. */
export function formatRate(rate: Decimal): string {
  const value = new Big(rate);
  if (value.eq(0) || value.abs().gte(SMALL_RATE)) return formatAmount(rate);
  return formatRateInFull(value.toPrecision(SMALL_RATE_DIGITS, Big.roundHalfUp));
}

/** An amount in full for a program to read: at least 2 decimals, no comma: '1234.5' reads '1234.50'. */
export const plainAmount = (amount: Decimal): string =>
  new Big(amount).toFixed(Math.max(2, decimalsOf(amount)));

/** `a` + `b`, exact. */
export const plus = (a: Decimal, b: Decimal): Decimal => new Big(a).plus(b).toFixed();

/** `a` − `b`, exact. */
export const minus = (a: Decimal, b: Decimal): Decimal => new Big(a).minus(b).toFixed();

/** `a` × `b`, exact. */
export const times = (a: Decimal, b: Decimal): Decimal => new Big(a).times(b).toFixed();

/** Whether two amounts are the same number, however written. */
export const sameAmount = (a: Decimal, b: Decimal): boolean => new Big(a).eq(b);

/**
 * `whole` × `part` / `of`, rounded down to a whole unit after exact arithmetic
 * (1O, partial-match display): 33 × 250 / 1000 = 8.25 gives '8'.
 * @throws when `of` is zero
 */
export function shareRoundedDown(whole: Decimal, part: Decimal, of: Decimal): Decimal {
  return new Big(whole).times(part).div(of).round(0, Big.roundDown).toFixed();
}
