/**
 * One full order of the other server with its actions, again in shapes the sandbox does not use: no
 * match fields in the row, 'canceled_at', half-empty parties, ids of both kinds.
 */
import { OTHER_ORDERS, type OtherOrder } from './other-orders.ts';

const POSTER = {
  id: 501,
  full_name: 'Zoë Ångström',
  full_name_shown: 'Zoë Å.',
  country: 'Nigeria',
  country_abbreviation: 'NG',
  payment_methods: [{ id: 'pm_1', provider: 'bank', institution_name: 'Zenith Bank' }],
  tier: 'gold',
};
const MATCHER = { id: 'u-77', firstname: 'محمد', lastname: 'الأمين', delivery_methods: null };

/** The match of an order, taken out of the fields of its row. */
function matchOf(order: OtherOrder) {
  return {
    id: order['match_id'],
    user: MATCHER,
    poster_amount: order['match_poster_amount'],
    matcher_amount: order['match_matcher_amount'],
    matcher_currency: order['match_matcher_currency'],
    matcher_fee: order['match_matcher_fee'],
    canceled_at: order['id'] === '900002' ? '2026-10-30 12:00:00' : null,
    completed_at: order['match_completed_at'],
    matcherRecipient: { institution_name: 'Sendwell', recipient: { recipientInfo: { name: 'X' } } },
  };
}

/** The full order; undefined without one. This server wraps it in `data`. */
export function fullOrder(id: string): object | undefined {
  const order = OTHER_ORDERS.find((each) => each.id === id);
  if (!order) return undefined;
  const own = Object.entries(order).filter(([name]) => !name.startsWith('match_'));
  return {
    ...Object.fromEntries(own),
    user: POSTER,
    posterBank: { name: 'Zenith Bank', status: 'degraded', account: { bank_code: 57 } },
    matcherPaymentProvider: {},
    ...(order['match_id'] === undefined ? {} : { match: matchOf(order) }),
  };
}

/** The match history: one match that someone cancelled. */
export const HISTORY = [
  {
    id: 70_001,
    user: MATCHER,
    accepted_at: '2026-10-30 09:00:00',
    canceled_at: '2026-10-30 12:00:00',
    initiator: { full_name_shown: 'Zoë Å.' },
  },
];

/** The events of the matches that are not decided. */
export const PENDING = [
  {
    id: 70_001,
    validationEvents: [
      { id: 1, event: 'bank.checked', matcher_paid: 0, event_data: '{"errors":["late"]}' },
      { id: 2, created_at: 1_793_520_000_000, event: 'bank.checked', matcher_paid: null },
    ],
  },
];
