/** Every call written out: method, path, fields, kind of body, authorization and fact. What changes on the wire is seen here. */
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { practiceEndpoints } from './bridge/exercises.ts';
import { sessionEndpoints } from './people/session.ts';
import type { Endpoint } from './wire/endpoint.ts';
import { endpoints } from './wire/endpoints.ts';

interface Definition {
  readonly type: string;
  readonly in: z.ZodType;
  readonly out: z.ZodType;
  readonly innerType: z.ZodType;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly entries: Readonly<Record<string, string>>;
  readonly values: readonly unknown[];
}

/** What a schema takes, as the table below writes it: '?' where it may be left out, and the words of a choice. */
function written(schema: z.ZodType): string {
  const { type, ...def } = schema.def as unknown as Definition;
  switch (type) {
    case 'pipe':
      return written(def.in.type === 'transform' ? def.out : def.in);
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => name + written(field));
      return `{${fields.join(' ')}}`;
    }
    case 'optional':
      return `?${written(def.innerType)}`;
    case 'nullable':
      return `${written(def.innerType)}|null`;
    case 'default':
      return written(def.innerType);
    case 'literal':
      return `=${def.values.join('|')}`;
    case 'enum':
      return `=${Object.values(def.entries).join('|')}`;
    default:
      return '';
  }
}

function call({ method, path, auth, query, body, source, ...marks }: Endpoint): string {
  return [
    ...[method, path],
    ...(query ? ['with', written(query)] : []),
    ...(body ? [body.encoding, written(body.fields)] : []),
    ...(auth === 'session' ? [] : [`auth:${auth}`]),
    ...(marks.isNoAct ? ['no-act'] : []),
    `(${source}${marks.assumed ? ', assumed' : ''})`,
  ].join(' ');
}

const DECLARED: Readonly<Record<string, Endpoint>> = {
  ...sessionEndpoints,
  ...endpoints,
  ...practiceEndpoints,
};

/** Queries and bodies of several calls. */
const PAIR =
  'posterAmount?{from? to?} matcherAmount?{from? to?} matcherCountry? fromCurrency? toCurrency? period?{from to} statuses?';
const ORDER_FILTERS = `{${PAIR} currency? periodTarget?=posted_at|confirmed_at|completed_at|cancelled_at|matcher_payment_completed_at refundStatuses? type?=p2p|hybrid partialMatch?=0|1 paymentType? paymentProvider?}`;
const ORDERS = `filters?${ORDER_FILTERS} orderBy?=posted_at|completed_at|cancelled_at|removed_at|matcher_payment_completed_at search?`;
const THIRD_PARTY = `filters?{${PAIR} periodTarget?=created_at|completed_at} orderBy?=created_at|completed_at search?`;
const USERS =
  'filters?{status? country_abbreviation? can_post_offers? can_accept_offers? joined_at?{from to} last_logged_at?{from to} identity_verified? bank_added? account_officer_tag? transactions_completed_at?{from to} sort_by?=users.joined_at|users.last_logged_at sort_dir?=asc|desc} search?';
const OPTIONS =
  'filters?{matcher_amount? matcher_currency? matcher_country? pb_currency? pb_country? third_party_company_id?}';
const TRANSACTIONS = 'type?=p2p|hybrid start_date? end_date? state?=completed|uncompleted';
const REQUESTS = 'type?=p2p|hybrid start_date? end_date? status?=completed|uncompleted';
const LIMIT =
  'poster_country_abbreviation poster_currency_code matcher_country_abbreviation matcher_currency_code min_exchange_rate|null max_exchange_rate|null';

const CALLS = {
  'session.create':
    'POST auth/user/token form {username password grant_type=password scope=read write} auth:none (1S04)',
  'session.refresh':
    'POST auth/refresh/token form {refresh_token grant_type=refresh_token scope=read write} auth:none (1S17)',
  'session.clear': 'GET session/clear (1S25)',
  'session.reset': 'POST auth/reset/init json {email} auth:none (1S28)',
  'thirdPartyCompanies.list': 'GET third-party-companies (2H25)',
  'siteSettings.read': 'GET admin/site/settings with {type=maintenance} (1M01)',
  'siteSettings.write': 'POST admin/site/settings json {type=maintenance value} (1M06)',
  'countries.list': 'GET countries (1N18)',
  'disputes.list': 'GET admin/disputes with {type? page pageSize} (2D, assumed)',
  'disputes.update':
    'PUT admin/disputes/{id} multipart {status? poster_beneficiary_resp_email?{name type content} matcher_resp_email?{name type content}} (2D)',
  'disputes.approve': 'POST admin/disputes/{id}/approve (2D)',
  'disputes.decline': 'POST admin/disputes/{id}/decline (2D)',
  'disputes.refresh': 'GET admin/disputes/{id}/refresh-transaction-data (2D)',
  'exchangeRateLimits.list':
    'GET admin/exchange-rate-limits with {filters?{search? poster_country_abbreviation? matcher_country_abbreviation?} page pageSize} (2X, assumed)',
  'exchangeRateLimits.create': `POST admin/exchange-rate-limits json {${LIMIT}} (2X)`,
  'exchangeRateLimits.update': `POST admin/exchange-rate-limits/{id} json {${LIMIT} original?} (2X)`,
  'exchangeRateLimits.delete': 'DELETE admin/exchange-rate-limits/{id} (2X)',
  'healthInsurance.list':
    'GET admin/health-insurance-payments with {type? search? page pageSize} (2P06, assumed)',
  'healthInsurance.confirm': 'POST admin/health-insurance-payments/{id}/confirm (2P07)',
  'orders.list': `GET admin/transactions with {${ORDERS} page pageSize} (1L19)`,
  'orders.statistics': `GET admin/transactions/statistics with {${ORDERS} page? pageSize?} (1L22)`,
  'orders.export': `GET admin/transactions/export with {${ORDERS} page? pageSize? format=pdf|xlsx} (1L25)`,
  'orders.read': 'GET admin/transactions/{id} (1D04, 2D16)',
  'orders.readForMatches': 'POST admin/orders/{id} no-act (1H02)',
  'orders.matches': 'GET admin/orders/{id}/matches with {page pageSize} (1H03)',
  'orders.events': 'GET admin/orders/{id}/events (1D22)',
  'matches.validationJourney': 'GET admin/matches/{id}/validation-journey (1H12, assumed)',
  'orders.complete': 'POST admin/orders/complete/{id} (1A)',
  'orders.expire': 'POST admin/orders/expire/{id} (1A)',
  'orders.capture': 'POST admin/orders/capture/{id} (1A)',
  'orders.void': 'POST admin/orders/void/{id} (1A)',
  'orders.markAsMatcherPaid': 'POST admin/orders/mark-as-matcher-paid/{id} (1A)',
  'orders.markAsRefunded': 'POST admin/orders/mark-as-refunded/{id} (1A)',
  'orders.investigate': 'POST admin/orders/investigate/{id} (1A)',
  'orders.setHidden': 'POST admin/orders/set-hidden/{id} json {id hidden} (1A18)',
  'orders.setAllHidden': `POST admin/orders/set-hidden json {hidden filters${ORDER_FILTERS} search?} (1B05)`,
  'orders.publish': 'POST admin/orders/publish/{id} json {payment_type} (1A31)',
  'matches.cancel': 'POST admin/matches/cancel/{id} (1A)',
  'matches.approve': 'POST admin/matches/approve/{id} (1A)',
  'matches.rematch': 'POST admin/matches/{id}/rematch (1A)',
  'referrals.list':
    'GET admin/referral-transactions with {user_id? type?=credit|withdraw search? status?=initiated|completed|pending|cancelled created_at? page pageSize} (2R14)',
  'referrals.approve': 'POST admin/referral-transactions/{id}/approve (2R)',
  'referrals.cancel': 'POST admin/referral-transactions/{id}/cancel (2R)',
  'referrals.complete': 'POST admin/referral-transactions/{id}/complete (2R)',
  'ribbons.list': 'GET admin/ribbons/ with {page pageSize} (2B03)',
  'ribbons.create': 'POST admin/ribbons/ json {content} (2B11)',
  'ribbons.update': 'POST admin/ribbons/{id} json {content? is_active?} (2B12, 2B13)',
  'ribbons.remove': 'DELETE admin/ribbons/{id} (2B15)',
  'thirdPartyTransactions.list': `GET admin/third-party-transactions with {${THIRD_PARTY} page pageSize} (2T23)`,
  'thirdPartyTransactions.statistics': `GET admin/third-party-transactions/statistics with {${THIRD_PARTY} page? pageSize?} (2T25)`,
  'thirdPartyTransactions.export': `GET admin/third-party-transactions/export with {${THIRD_PARTY} page? pageSize? format=pdf|xlsx} (2T28)`,
  'thirdPartyTransactions.read': 'GET admin/third-party-transactions/{id} (2T30)',
  'hybridOrderOptions.list': `GET admin/hybrid-order-options with {${OPTIONS} page pageSize} (2H19, assumed)`,
  'hybridOrderOptions.update':
    'POST admin/hybrid-order-options/{id} json {matcher_country|null matcher_currency|null pb_country|null pb_currency|null third_party_company_id|null exchange_rate|null matcher_amount|null fee|null original?} (2H20)',
  'hybridOrderOptions.updateAll': `PUT admin/hybrid-order-options with {${OPTIONS}} json {exchange_rate? fee?} (2H18, assumed)`,
  'hybridOrderOptions.changelog':
    'GET admin/hybrid-order-options/changelog with {page pageSize} (2H24)',
  'offers.fees':
    'GET fees with {sending_currency_code? receiving_currency_code? amount?} auth:none (3K02)',
  'offers.paymentMethods': 'GET payment-methods auth:none (3K03)',
  'offers.deliveryMethods': 'GET delivery-methods auth:none (3K03)',
  'offers.countries': 'GET countries auth:none (3K03)',
  'offers.exchangeRate':
    'GET exchange-rate with {sending_currency_code receiving_currency_code} auth:none (3K04)',
  'recipients.banks':
    'GET config/banks with {countryCode currencyCode} auth:credential (3U14, 3U15)',
  'senders.beneficiaries': 'GET users/{id}/posters-beneficiaries with {email} (3K05)',
  'senders.findHandle': 'GET users/fetch-kaoshi-info/{handle} (3K06)',
  'senders.read': 'GET users/{id} (3K, assumed)',
  'rateLimits.read':
    'GET exchange-rate-limits with {receiving_currency sending_currency country?} (3K, assumed)',
  'orders.create':
    'POST admin/orders json {type=p2p|hybrid poster_currency poster_payment_method_type matcher_currency matcher_country|null poster_amount matcher_amount exchange_rate memo is_partial_match_allowed recipient{bankId firstName lastName streetNumber streetName city phone email accountNumber}|null poster_recipient_username|null} (3C46)',
  'users.list': `GET admin/users with {${USERS} page pageSize} (2U, assumed)`,
  'users.export': `GET admin/users/export with {${USERS} format=pdf|xls|csv isLite?} (2U, assumed)`,
  'users.read': 'GET admin/users/{id} (2UD, assumed)',
  'users.ban': 'PATCH admin/users/{id}/ban (2UD, assumed)',
  'users.unban': 'PATCH admin/users/{id}/unban (2UD, assumed)',
  'users.createNetworkEmail': 'PATCH admin/users/{id}/create-kaoshi-email (2UD, assumed)',
  'users.delete': 'DELETE admin/users/{id} (2UD, assumed)',
  'userOrders.list': `GET admin/users/{id}/orders with {${TRANSACTIONS} page pageSize} (2UD, assumed)`,
  'userOrders.export': `GET admin/users/{id}/orders/export with {${TRANSACTIONS} format=pdf|xlsx} (2UD, assumed)`,
  'receivedOrders.list': `GET admin/users/{id}/received-orders with {${TRANSACTIONS} page pageSize} (2UD, assumed)`,
  'receivedOrders.export': `GET admin/users/{id}/received-orders/export with {${TRANSACTIONS} format=pdf|xlsx} (2UD, assumed)`,
  'pendingMatches.list': `GET admin/users/{id}/pending-matches with {${TRANSACTIONS} page pageSize} (2UD, assumed)`,
  'pendingMatches.export': `GET admin/users/{id}/pending-matches/export with {${TRANSACTIONS} format=pdf|xlsx} (2UD, assumed)`,
  'paymentRequests.list': `GET admin/users/{id}/payment-requests with {${REQUESTS} page pageSize} (2UD, assumed)`,
  'paymentRequests.export': `GET admin/users/{id}/payment-requests/export with {${REQUESTS} format=pdf|xlsx} (2UD, assumed)`,
  'invitedUsers.list': 'GET admin/users/{id}/invited-users with {page pageSize} (2UD, assumed)',
  'userStatistic.read':
    'GET admin/users/{id}/statistic with {created_at interval=4 HOUR|1 DAY|1 WEEK|1 MONTH|1 YEAR type?=p2p|hybrid} (2UD, assumed)',
  'notifications.list':
    'GET admin/users/{id}/notifications with {object_type? status?} (1N08, 2C27)',
  'notifications.read':
    'PUT admin/users/{id}/notifications/read json {notification_ids} no-act (2C28)',
  'cardVerifications.list':
    'GET admin/card-verification with {search? filters?{expiryYear? expiryMonth?} page pageSize} (2C25, assumed)',
  'cardVerifications.approve': 'POST admin/card-verification/approve/{id} (2C20)',
  'cardVerifications.decline': 'POST admin/card-verification/decline/{id} (2C21)',
  'docVerifications.list':
    'GET admin/doc-verification with {type=identity|address status? search? filters?{status?} page? pageSize} (2I17)',
  'docVerifications.approve': 'POST admin/doc-verification/{id}/approve (2I18)',
  'docVerifications.decline':
    'POST admin/doc-verification/{id}/decline json {comments original?} (2I19)',
  'practice.read': 'GET sandbox/practice auth:none no-act (sandbox)',
  'practice.begin': 'POST sandbox/practice/attempt json {exercise seed} auth:none no-act (sandbox)',
  'practice.hint': 'POST sandbox/practice/attempt/hint auth:none no-act (sandbox)',
  'practice.finish': 'POST sandbox/practice/attempt/finish auth:none no-act (sandbox)',
  'practice.leave': 'DELETE sandbox/practice/attempt auth:none no-act (sandbox)',
};

it('every call is as the table has it', {
  tags: ['2U19', '2U20', '2U24', '2UD05', '2UD18', '2UD19', '2UD23', '2UD24', '2UD26'],
}, () => {
  const declared = Object.entries(DECLARED).map(([name, each]) => [name, call(each)]);
  expect(Object.fromEntries(declared)).toEqual(CALLS);
});

it('a call names exactly the fields of its path', () => {
  for (const { path, params } of Object.values(DECLARED)) {
    const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    expect(Object.keys((params as z.ZodObject | undefined)?.shape ?? {}), path).toEqual(named);
  }
});
