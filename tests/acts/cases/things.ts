/** Things of every kind for tests, as the contract reads them from a server. */
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { hybridOption } from '#contract/network/hybrid-order-options.ts';
import { ribbon as ribbonSchema } from '#contract/network/ribbons.ts';
import { dispute as disputeSchema } from '#contract/orders/disputes.ts';
import { healthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { orderRow } from '#contract/orders/orders.ts';
import { referralTransaction } from '#contract/people/referrals.ts';
import { fullUser } from '#contract/people/users.ts';
import { cardVerification, docVerification } from '#contract/people/verifications.ts';
import type { OptionsOfQuery } from '#domain/acts/areas/options.ts';
import type { FoundOrders } from '#domain/acts/areas/orders.ts';
import type { Fields } from './case.ts';
import { EARLIER } from './readings.ts';

/** A published order that nobody has matched. */
const order = (more: Fields = {}) =>
  fullOrder.parse({ id: 7, status: 'published', published_at: EARLIER, ...more });

/** What makes that order a matched one. */
export const MATCHED: Fields = { status: 'matched', match_id: 9, matched_at: EARLIER };
/** What makes it one whose match is paid. */
export const PAID: Fields = { ...MATCHED, matcher_payment_completed_at: EARLIER };

/** The orders of a query, of which these are hidden. */
const foundOrders = (
  hidden: readonly boolean[] | null,
  query: FoundOrders['query'] = { filters: {} },
): FoundOrders => ({
  query,
  rowCount: hidden?.length ?? 2,
  rows: hidden?.map((each, id) => orderRow.parse({ id, status: 'x', hidden: each })) ?? null,
});

const user = (more: Fields = {}) =>
  fullUser.parse({ id: 8, status: 'new', full_name: 'Ada Obi', ...more });

const withdrawal = (more: Fields = {}) =>
  referralTransaction.parse({ id: 5, type: 'withdraw', amount: 10, ...more });

/** The fields of a limit, as its form sends them. */
export const LIMIT_FIELDS = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '450.5',
  max_exchange_rate: '900',
};

const limit = (more: Fields = {}) =>
  exchangeRateLimit.parse({
    id: 6,
    ...LIMIT_FIELDS,
    min_exchange_rate: 450,
    max_exchange_rate: 900,
    poster_country: { country: 'United States' },
    matcher_country: { country: 'Nigeria' },
    ...more,
  });

const option = (more: Fields = {}) =>
  hybridOption.parse({
    id: 2,
    exchange_rate: 490,
    fee: 1,
    matcher_amount: 50,
    matcher_country: 'US',
    matcher_currency: 'USD',
    pb_country: 'NG',
    pb_currency: 'NGN',
    third_party_company_id: 3,
    thirdPartyCompany: 'Faster',
    ...more,
  });

/** The options that the amount 50 finds. */
const foundOptions = (count: number): OptionsOfQuery => ({
  filters: { matcher_amount: '50' },
  rowCount: count,
  rows: Array.from({ length: count }, (_, id) => option({ id })),
});

const ribbon = (more: Fields = {}) =>
  ribbonSchema.parse({ id: 17, content: '<p>Down tonight</p>', is_active: false, ...more });

/** A dispute about the match 9 of the order 7. */
const dispute = (more: Fields = {}) =>
  disputeSchema.parse({
    id: 3,
    status: 'pending',
    match: { id: 9 },
    order: { id: 7 },
    ...more,
  });

const PERSON = { id: 8, full_name: 'Ada Obi' };

const card = (more: Fields = {}) =>
  cardVerification.parse({
    id: 19,
    user: PERSON,
    number: '5061230000000000',
    status: 'charge_verified',
    ...more,
  });

const document = (more: Fields = {}) =>
  docVerification.parse({
    id: 23,
    type: 'identity',
    user: PERSON,
    data: { id_number: 'A123' },
    status: null,
    ...more,
  });

const payment = (more: Fields = {}) =>
  healthInsurancePayment.parse({
    id: 29,
    amount: 25,
    healthInsuranceEnrollee: { full_name: 'Ada Obi' },
    ...more,
  });

/** One thing of a kind; its fields can be given otherwise. */
export const a = {
  order,
  foundOrders,
  user,
  withdrawal,
  limit,
  option,
  foundOptions,
  ribbon,
  dispute,
  card,
  document,
  payment,
};
