/** The amounts, fees and dates of an order as screens show them (1D, 1O). */
import type { OrderRow } from '#contract/orders/orders.ts';
import { isUnreadable, type Shown } from '#contract/wire/unreadable.ts';
import { type Decimal, plus, sameAmount, shareRoundedDown } from '#domain/money/money.ts';

/** An amount and the currency it is in; either may be unknown, and an amount unreadable. */
export interface Figure {
  readonly amount: Shown<Decimal>;
  readonly currency: string | null;
  /** Why there is no amount, in words, where that is not plain. */
  readonly missing?: string;
}

/** The figures of an order that a list or a detail shows. */
export interface OrderFigures {
  readonly posterAmount: Figure;
  readonly matcherAmount: Figure;
  /** Only of a matched order. */
  readonly matcherAmountInMatcherCurrency: Figure;
  readonly posterFee: Figure;
  /** Only of a matched order; in USD when the order is hybrid (1D09, 1L13). */
  readonly matcherFee: Figure;
  readonly matcherFeeInMatcherCurrency: Figure;
  readonly collectionFee: Figure;
  readonly payoutFee: Figure;
  readonly posterPayoutFee: Figure;
  readonly stampDutyFee: Figure;
}

/** The currency of a matcher's fee: USD of a hybrid order, else that of the matcher (1L13, 1D09, 1D10). */
export const matcherFeeCurrency = (of: {
  readonly type: string | null;
  readonly matcher_currency: string | null;
}): string | null => (of.type === 'hybrid' ? 'USD' : of.matcher_currency);

/** Whose currency a total is in. That of the matcher's fee is USD for a hybrid order (1L13). */
export type TotalSide = 'poster' | 'matcher' | 'matcherFee';

export type InCurrencies = Pick<OrderRow, 'poster_currency' | 'matcher_currency'> &
  Partial<Pick<OrderRow, 'type'>>;

/** The currency that a row has on a side; null where it names none. */
export function currencyOn(side: TotalSide, row: InCurrencies): string | null {
  if (side === 'poster') return row.poster_currency;
  return side === 'matcher' ? row.matcher_currency : matcherFeeCurrency({ type: null, ...row });
}

const NONE: Figure = { amount: null, currency: null };

/** Whether the order has a match that is not cancelled. */
export const isMatched = (order: OrderRow): boolean =>
  order.match_id !== null && order.match_cancelled_at === null;

/** The poster's fee; of a partial match the fee per unit times the match's poster amount, rounded down (1D13). */
function posterFee(order: OrderRow, partial: boolean): Shown<Decimal> {
  const { poster_fee: fee, poster_amount: whole, match_poster_amount: part } = order;
  if (!partial || fee === null || whole === null || part === null) return fee;
  if (isUnreadable(fee)) return fee;
  // A share of what cannot be read cannot be told either.
  if (isUnreadable(whole)) return whole;
  if (isUnreadable(part)) return part;
  if (sameAmount(whole, part) || sameAmount(whole, '0')) return fee;
  return shareRoundedDown(fee, part, whole);
}

/** The amount of a match in its currency, by default that of its order; else the order's amount (1D12). */
export const matchedFigure = (match: Figure | null, order: Figure): Figure =>
  match === null || match.amount === null
    ? order
    : { amount: match.amount, currency: match.currency ?? order.currency };

/**
 * The figures of an order. When partial matching is allowed and a match exists, the amounts and the
 * poster fee come from the match (1D12, partial-match display). Fees of the order itself
 * are in the poster's currency.
 */
export function orderFigures(order: OrderRow): OrderFigures {
  const matched = isMatched(order);
  const partial = matched && order.is_partial_match_allowed === true;
  const inPoster = (amount: Shown<Decimal>): Figure => ({
    amount,
    currency: order.poster_currency,
  });
  const ofMatch: Figure = {
    amount: order.match_matcher_amount,
    currency: order.match_matcher_currency,
  };
  return {
    posterAmount: inPoster((partial ? order.match_poster_amount : null) ?? order.poster_amount),
    matcherAmount: matchedFigure(partial ? ofMatch : null, {
      amount: order.matcher_amount,
      currency: order.matcher_currency,
    }),
    matcherAmountInMatcherCurrency: matched ? ofMatch : NONE,
    // Only when it is read: its exact arithmetic takes longer than everything else of a row.
    get posterFee() {
      return inPoster(posterFee(order, partial));
    },
    matcherFee: matched
      ? {
          amount: order.match_matcher_fee,
          currency: matcherFeeCurrency(order),
        }
      : NONE,
    matcherFeeInMatcherCurrency: matched
      ? {
          amount: order.match_matcher_payment_method_fee,
          currency: order.match_matcher_currency,
        }
      : NONE,
    collectionFee: inPoster(order.collection_fee),
    payoutFee: inPoster(order.payout_fee),
    posterPayoutFee: inPoster(order.poster_payout_fee),
    stampDutyFee: inPoster(order.stampduty_fee),
  };
}

/** An amount with its fee; two currencies cannot be added, and the figure says so. */
export function totalOf(amount: Figure, fee: Figure): Figure {
  if (amount.amount === null || fee.amount === null || isUnreadable(amount.amount)) return amount;
  if (isUnreadable(fee.amount)) return fee;
  return amount.currency === fee.currency
    ? { amount: plus(amount.amount, fee.amount), currency: amount.currency }
    : { ...NONE, missing: 'No total, because the amount and the fee are in different currencies' };
}

/** The provider's reference when there is one, else the poster's own (1L12). */
export const orderReference = (order: OrderRow): string | null =>
  order.flwRef ?? order.poster_manual_payment_ref;

/** When the matcher's payment was validated, from the order or its match. */
export const validatedAt = (order: OrderRow): Shown<string> =>
  order.matcher_payment_completed_at ?? order.match_matcher_payment_completed_at;

/** When the order came to its end, completed or cancelled. */
export const completedOrCancelledAt = (order: OrderRow): Shown<string> =>
  order.completed_at ?? order.cancelled_at;

/** The statuses in which the matcher counts as having paid. */
export const PAID_STATUSES: readonly string[] = ['matcher_paid', 'payment_received', 'completed'];
