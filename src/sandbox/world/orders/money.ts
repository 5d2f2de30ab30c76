/**
 * The money of an order. Amounts are counted in hundredths and rates in millionths, as whole
 * numbers, so that every sum is exact; a row carries them as decimal text.
 */
import type { Random } from '../random.ts';
import { PER_EURO, tradedCurrency, type WorldCurrency } from './currencies.ts';

const HUNDRED = 100;
const MILLION = 1_000_000;

/** Hundredths as decimal text with 2 decimals. */
export const hundredthsText = (hundredths: number): string => (hundredths / HUNDRED).toFixed(2);

/** The same of an amount that may not be. */
export const optionalText = (hundredths: number | null): string | null =>
  hundredths === null ? null : hundredthsText(hundredths);

/** Millionths as decimal text with 6 decimals. */
export const rateText = (millionths: number): string => (millionths / MILLION).toFixed(6);

/** Hundredths of one currency in another, at `millionths` of the other for one. */
export const inOtherCurrency = (hundredths: number, millionths: number): number =>
  Math.round((hundredths * millionths) / MILLION);

/** How far a currency had fallen against the euro at the start of the world. */
const DRIFT: Partial<Record<WorldCurrency, number>> = {
  NGN: 0.11,
  GHS: 0.14,
  KES: 0.05,
  ZAR: 0.03,
  TRY: 0.15,
};

/** Units of `code` for one euro when the order is `youth` (0 at the world's start, 1 at its end). */
function perEuroAt(code: WorldCurrency, youth: number): number {
  return PER_EURO[code] * (1 - (DRIFT[code] ?? 0) * (1 - youth));
}

/**
 * The rate people agreed on, in millionths: units of `from` for one of `to`. Above 1 it has 2
 * decimals, as the rate slider gives (3F, 3Q, 3Y), below 1 it has 6.
 */
export function agreedRate(
  from: WorldCurrency,
  to: WorldCurrency,
  youth: number,
  random: Random,
): number {
  const middle = perEuroAt(from, youth) / perEuroAt(to, youth);
  const rate = middle * (1 + (random.next() - 0.5) * 0.03);
  return rate >= 1 ? Math.round(rate * HUNDRED) * (MILLION / HUNDRED) : Math.round(rate * MILLION);
}

/** An amount on the steps of its currency (3F, 3Q, 3Y), in hundredths, at most `most`. */
export function steppedAmount(code: WorldCurrency, random: Random, most = Infinity): number {
  const { min_amount: least, max_amount, steps: step } = tradedCurrency(code);
  const steps = Math.floor((Math.min(max_amount, most / HUNDRED) - least) / step);
  // Squared: small amounts are the usual ones.
  return (least + Math.round(steps * random.next() ** 2) * step) * HUNDRED;
}

/** The poster's fee: 5 % of the sending amount, a flat 2000 of NGN (3Q21). */
export const posterFee = (from: WorldCurrency, hundredths: number): number =>
  from === 'NGN' ? 2000 * HUNDRED : Math.round(hundredths * 0.05);

const CARD_SHARE = 0.029;
const CARD_FLAT = 30;
const BANK_LINK_SHARE = 0.014;
const BANK_LINK_MOST = 2000 * HUNDRED;

/** What the provider keeps for collecting the poster's money; staff collect for nothing. */
export function collectionFee(paymentType: string | null, hundredths: number): number | null {
  if (paymentType === 'stripe') return methodFee(hundredths);
  if (paymentType === 'mono') {
    return Math.min(BANK_LINK_MOST, Math.round(hundredths * BANK_LINK_SHARE));
  }
  return paymentType === null ? null : 0;
}

/** What a bank keeps for paying out, in the poster's currency. */
export const payoutFee = (from: string): number => (from === 'NGN' ? 5375 : 100);

/** Nigeria's stamp duty on transfers of 10,000 and more. */
export const stampDuty = (from: WorldCurrency, hundredths: number): number | null =>
  from === 'NGN' && hundredths >= 10_000 * HUNDRED ? 50 * HUNDRED : null;

/** The matcher's fee of an order between two people: 1 % of what they pay. */
export const peerFee = (hundredths: number): number => Math.round(hundredths * 0.01);

/** The matcher's fee of a hybrid order, in USD. */
export const hybridFee = (random: Random): number => random.pick([299, 399, 499, 599]);

/** What a card provider keeps of the matcher's payment. */
export const methodFee = (hundredths: number): number =>
  Math.round(hundredths * CARD_SHARE) + CARD_FLAT;
