/** Amounts and fee of an offer: exact decimals, rounded to 2 places once (3Q01). */
import Big from 'big.js';
import { type AmountLimits, currencySteps } from '../currencies/catalogue.ts';
import type { Decimal } from '../money/money.ts';

const DECIMALS = 2;

const cents = (value: Big): Decimal => value.toFixed(DECIMALS, Big.roundHalfUp);

/** An amount with its 2 decimals, rounded half away from zero. */
export const roundAmount = (amount: Decimal): Decimal => cents(new Big(amount));

/** The amount that follows from the chosen one, times the rate (3Q02): 100 at 1.25 gives '125.00'. */
export const converted = (amount: Decimal, rate: Decimal): Decimal =>
  cents(new Big(amount).times(rate));

/** The tolerance between amounts and the rate on the wire, because all of them are rounded. */
const A_CENT = '0.01';

/** Whether two amounts and the rate on the wire (sending units for 1 receiving unit) belong together. */
export function areConsistent(sending: Decimal, receiving: Decimal, rate: Decimal): boolean {
  const follows = [
    [sending, new Big(receiving).times(rate)],
    [receiving, new Big(sending).div(rate)],
  ] as const;
  return follows.some(([amount, expected]) => expected.minus(amount).abs().lt(A_CENT));
}

const FEE_SHARE = '0.05';
const FLAT_FEES: Readonly<Record<string, Decimal>> = { NGN: '2000' };

/** What posting costs: 5 % of the sending amount, a flat 2000 for senders of naira (3Q21). */
export const offerFee = (sending: Decimal, currency: string): Decimal =>
  cents(new Big(FLAT_FEES[currency] ?? new Big(sending).times(FEE_SHARE)));

/** What the sender pays: the sending amount and the fee (3Q01, 3Q22). */
export const offerTotal = (sending: Decimal, currency: string): Decimal =>
  cents(new Big(roundAmount(sending)).plus(offerFee(sending, currency)));

/** Whether `amount` is one of the steps of the limits. */
export const isStep = (amount: Decimal, limits: AmountLimits): boolean =>
  currencySteps(limits).some((step) => new Big(amount).eq(step));

/** Whether `amount` lies between the limits, both included. */
export const isWithin = (amount: Decimal, { min_amount, max_amount }: AmountLimits): boolean =>
  new Big(amount).gte(min_amount) && new Big(amount).lte(max_amount);

/** `amount` if it is a step of the limits, else the first step. */
export const asStep = (amount: Decimal, limits: AmountLimits): Decimal =>
  isStep(amount, limits) ? new Big(amount).toFixed() : String(limits.min_amount);
