/** What has happened to an order between two readings, in the words and forms of the screen. */
import type { OrderRow } from '#contract/orders.ts';
import { sameAmount } from '#domain/money.ts';
import { type Figure, isMatched, type OrderFigures, orderFigures } from './figures.ts';
import { orderStatusLabel, refundStatusLabel } from './status.ts';

/** A value as a screen shows it; null where there is none. */
export type ShownValue =
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'instant'; readonly value: string | null }
  | { readonly kind: 'figure'; readonly value: Figure };

/** One thing that reads otherwise than before. */
export interface OrderChange {
  readonly label: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

type Facet = readonly [label: string, show: (order: OrderRow) => ShownValue];

const text = (value: string | null): ShownValue => ({ kind: 'text', value });
const yesNo = (value: boolean) => text(value ? 'Yes' : 'No');

const textFacet = (label: string, read: (order: OrderRow) => string | null): Facet => [
  label,
  (order) => text(read(order)),
];
const figureFacet = (label: string, key: keyof OrderFigures): Facet => [
  label,
  (order) => ({ kind: 'figure', value: orderFigures(order)[key] }),
];
const instantFacet = (label: string, read: (order: OrderRow) => string | null): Facet => [
  label,
  (order) => ({ kind: 'instant', value: read(order) }),
];

/** A match that was cancelled is not the match one may act on. */
function matchText(order: OrderRow): string | null {
  if (order.match_id === null) return null;
  return isMatched(order) ? order.match_id : `${order.match_id} (cancelled)`;
}

/** Everything a person may have based a decision on: state, match, amounts and dates. */
const FACETS: readonly Facet[] = [
  textFacet('Status', (order) => orderStatusLabel(order).text),
  textFacet('Refund Status', ({ refund_status: status }) =>
    status === null ? null : refundStatusLabel(status).text,
  ),
  textFacet('Match', matchText),
  figureFacet('Poster Amount', 'posterAmount'),
  figureFacet('Matcher Amount', 'matcherAmount'),
  figureFacet('Matcher Amount in Matcher Currency', 'matcherAmountInMatcherCurrency'),
  figureFacet('Poster Fee', 'posterFee'),
  figureFacet('Matcher Fee', 'matcherFee'),
  ['Hidden', ({ hidden }) => yesNo(hidden)],
  ['Can be marked as refunded', ({ can_be_marked_as_refunded: allowed }) => yesNo(allowed)],
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

function sameFigure(a: Figure, b: Figure): boolean {
  if (a.amount === null || b.amount === null) return a.amount === b.amount;
  return a.currency === b.currency && sameAmount(a.amount, b.amount);
}

function readsAlike(a: ShownValue, b: ShownValue): boolean {
  return a.kind === 'figure' && b.kind === 'figure'
    ? sameFigure(a.value, b.value)
    : a.value === b.value;
}

/**
 * What reads otherwise in `now` than in `seen`, in the order of the screen; empty when a person who
 * saw the one has seen the other. Amounts that are the same number are the same, however written.
 */
export const changesBetween = (seen: OrderRow, now: OrderRow): readonly OrderChange[] =>
  FACETS.flatMap(([label, show]) => {
    const [before, after] = [show(seen), show(now)];
    return readsAlike(before, after) ? [] : [{ label, before, after }];
  });
