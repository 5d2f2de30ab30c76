/** The changes of an order between two loads, with the labels and formats of the screen. */
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { personName } from '#domain/text/person-names.ts';
import { yesNo } from '#domain/text/words.ts';
import { changesIn, type Facet, figureFacet, instantFacet, textFacet } from '../changes/changes.ts';
import { isMatched, type OrderFigures, orderFigures } from './figures.ts';
import { orderStatusLabel, refundStatusLabel } from './status.ts';

const orderFigure = (label: string, key: keyof OrderFigures): Facet<OrderRow> =>
  figureFacet(label, (order) => orderFigures(order)[key]);

/** A match that was cancelled is not the match one may act on. */
function matchText(order: OrderRow): string | null {
  if (order.match_id === null) return null;
  return isMatched(order) ? order.match_id : `${order.match_id} (cancelled)`;
}

/** An order as it was loaded: a row of a list, or the whole order with its parties. */
export type ReadOrder = OrderRow | FullOrder;

/** Whether the whole order was read: a row of a list does not name the parties (1O14). */
export const isFull = (order: ReadOrder): order is FullOrder => 'postersBeneficiary' in order;

const ofFullOrder = (
  label: string,
  read: (order: FullOrder) => string | null,
): Facet<ReadOrder> => [
  label,
  (order) => (isFull(order) ? { kind: 'text', value: read(order) } : null),
];

/** A party by name and id: two people may have one name. */
const partyText = (person: FullOrder['user']): string | null =>
  [personName(person), person?.id && `(${person.id})`].filter(Boolean).join(' ') || null;

/** Everything a person may have based a decision on: state, parties, amounts, rate, fees and dates. */
const FACETS: readonly Facet<ReadOrder>[] = [
  textFacet('Status', (order) => orderStatusLabel(order)?.text ?? null),
  textFacet('Refund Status', ({ refund_status: status }) =>
    status === null ? null : refundStatusLabel(status).text,
  ),
  textFacet('Match', matchText),
  ofFullOrder('Poster', ({ user }) => partyText(user)),
  ofFullOrder('Poster Beneficiary', ({ postersBeneficiary }) => partyText(postersBeneficiary)),
  ofFullOrder('Matcher', ({ match }) => partyText(match?.user ?? null)),
  orderFigure('Poster Amount', 'posterAmount'),
  orderFigure('Matcher Amount', 'matcherAmount'),
  orderFigure('Matcher Amount in Matcher Currency', 'matcherAmountInMatcherCurrency'),
  orderFigure('Poster Fee', 'posterFee'),
  orderFigure('Matcher Fee', 'matcherFee'),
  orderFigure('Matcher Fee in Matcher Currency', 'matcherFeeInMatcherCurrency'),
  orderFigure('Collection Fee', 'collectionFee'),
  orderFigure('Payout Fee', 'payoutFee'),
  orderFigure('Poster Payout Fee', 'posterPayoutFee'),
  orderFigure('Stamp Duty Fee', 'stampDutyFee'),
  figureFacet('Exchange Rate', ({ exchange_rate: amount }) => ({ amount, currency: null })),
  textFacet('Payment Type', ({ payment_type: type }) => type),
  textFacet('Hidden', ({ hidden }) => yesNo(hidden)),
  textFacet('Can be marked as refunded', ({ can_be_marked_as_refunded: allowed }) =>
    yesNo(allowed),
  ),
  instantFacet('Published', ({ published_at }) => published_at),
  instantFacet('Matched', ({ matched_at }) => matched_at),
  instantFacet('Validated At', ({ matcher_payment_completed_at }) => matcher_payment_completed_at),
  instantFacet(
    'Match validated at',
    ({ match_matcher_payment_completed_at }) => match_matcher_payment_completed_at,
  ),
  instantFacet('Match completed', ({ match_completed_at }) => match_completed_at),
  instantFacet('Completed', ({ completed_at }) => completed_at),
  instantFacet('Cancelled', ({ cancelled_at }) => cancelled_at),
  instantFacet('Expired', ({ removed_at }) => removed_at),
  instantFacet('Refunded', ({ refunded_at }) => refunded_at),
];

/** The changes from `seen` to `now`, in the order of the screen. */
export const changesBetween = changesIn(FACETS);
