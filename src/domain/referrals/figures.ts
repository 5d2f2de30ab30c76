/** The amounts of a referral transaction and its order (2R). */
import Big from 'big.js';
import type { ReferralOrder, ReferralTransaction } from '#contract/people/referrals.ts';
import { isUnreadable, type Shown } from '#contract/wire/unreadable.ts';
import type { Decimal } from '../money/money.ts';
import { type Figure, matchedFigure } from '../orders/figures.ts';

const DECIMALS = 2;

/** The amount as it is shown: of a withdrawal, negated. 10.00 withdrawn reads -10.00. Of no known type, as it came. */
export function referralAmount({
  type,
  amount,
  currency_code: currency,
}: Pick<ReferralTransaction, 'type' | 'amount' | 'currency_code'>): Figure {
  if (amount === null || isUnreadable(amount)) return { amount, currency };
  const value = new Big(amount);
  return { amount: (type === 'withdraw' ? value.times(-1) : value).toFixed(), currency };
}

/** The order that a transaction names, whether it carries the order or only its ID. */
export const referredOrderId = ({ order, order_id: id }: ReferralTransaction): string | null =>
  order?.id ?? id;

/** The transactions that name the same user. A transaction that names no user may belong to anyone. */
export const ofSameUser = (
  rows: readonly ReferralTransaction[],
  transaction: ReferralTransaction,
): readonly ReferralTransaction[] => {
  const own = referredUserId(transaction);
  return rows.filter((row) => own !== null && referredUserId(row) === own);
};

/** How many transactions name no user. */
export const countNameless = (rows: readonly ReferralTransaction[]): number =>
  rows.filter((row) => referredUserId(row) === null).length;

/** What identifies where the money came from: the order, else the transaction itself. */
export const referralReference = (transaction: ReferralTransaction): string =>
  referredOrderId(transaction) ?? transaction.id;

/** The user that a transaction names, whether it carries the user or only their ID. */
export const referredUserId = ({ user, user_id: id }: ReferralTransaction): string | null =>
  user?.id ?? id;

export interface ReferralOrderFigures {
  readonly posterAmount: Figure;
  readonly matcherAmount: Figure;
  readonly posterFee: Figure;
}

/** The match is a partial one when it takes less than the whole amount of the order, or may do so. */
function partialMatch({ match, poster_amount: whole }: ReferralOrder) {
  if (match === null || match.cancelled_at !== null) return null;
  if (match.poster_amount === null || whole === null) return null;
  if (isUnreadable(match.poster_amount) || isUnreadable(whole)) return match;
  return new Big(match.poster_amount).lt(whole) ? match : null;
}

/** The fee of the whole amount, scaled by the matched share, to 2 decimals. */
function scaledFee(
  fee: Shown<Decimal>,
  part: Shown<Decimal>,
  whole: Shown<Decimal>,
): Shown<Decimal> {
  if (fee === null || part === null || whole === null || isUnreadable(fee)) return fee;
  if (isUnreadable(part)) return part;
  if (isUnreadable(whole)) return whole;
  if (new Big(whole).eq(0)) return fee;
  return new Big(fee).times(part).div(whole).round(DECIMALS, Big.roundHalfUp).toFixed();
}

/** The amounts of a referral's order, of a partial match with its share of the fee: 40 × 250 / 1000 is 10.00 (2R35). */
export function referralOrderFigures(order: ReferralOrder): ReferralOrderFigures {
  const part = partialMatch(order);
  return {
    posterAmount: {
      amount: part?.poster_amount ?? order.poster_amount,
      currency: order.poster_currency,
    },
    matcherAmount: matchedFigure(
      part && { amount: part.matcher_amount, currency: part.matcher_currency },
      { amount: order.matcher_amount, currency: order.matcher_currency },
    ),
    posterFee: {
      amount: scaledFee(order.poster_fee, part?.poster_amount ?? null, order.poster_amount),
      currency: order.poster_currency,
    },
  };
}
