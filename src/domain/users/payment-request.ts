/** The amounts of a payment request, and its status (2U, 2UD). */
import type { PaymentRequest } from '#contract/people/user-activity.ts';
import { isUnreadable, type Shown } from '#contract/wire/unreadable.ts';
import { type Decimal, minus, times } from '#domain/money/money.ts';
import type { Figure } from '#domain/orders/figures.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { StatusLabel } from '../text/status.ts';

/** The type of request whose fee is taken from what the requestor gets. */
const THIRD_PARTY = '3po';

type Terms = Pick<PaymentRequest, 'amount' | 'exchange_rate' | 'fee' | 'type'>;

function amountOf({ amount, exchange_rate: rate, fee, type }: Terms): Shown<Decimal> {
  if (amount === null || rate === null) return null;
  if (isUnreadable(amount)) return amount;
  if (isUnreadable(rate)) return rate;
  const converted = times(amount, rate);
  if (type !== THIRD_PARTY || fee === null) return converted;
  return isUnreadable(fee) ? fee : minus(converted, fee);
}

/** What the requestor gets: amount × rate, of type 3po less the fee (2UD55). Exact; unknown without both. */
export const requestorAmount = (
  request: Terms & Pick<PaymentRequest, 'requestor_currency'>,
): Figure => ({ amount: amountOf(request), currency: request.requestor_currency });

/** The fee of a request: of type 3po in the requestor's currency (2UD55), else in none that is known. */
export const requestFee = ({
  fee,
  type,
  requestor_currency: currency,
}: Terms & Pick<PaymentRequest, 'requestor_currency'>): Figure => ({
  amount: fee,
  currency: type === THIRD_PARTY ? currency : null,
});

const TONES: ReadonlyMap<string, StatusLabel['tone']> = new Map(
  Object.entries({
    completed: 'success',
    accepted: 'informative',
    pending: 'informative',
    cancelled: 'danger',
    canceled: 'danger',
    declined: 'danger',
    expired: 'danger',
  }),
);

/** A request's status as it is shown; an unknown one keeps its own text. */
export const requestStatusLabel = (status: string): StatusLabel => ({
  text: wordsOf(status),
  tone: TONES.get(status) ?? 'neutral',
});
