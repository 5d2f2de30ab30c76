/** Acts on exchange rate limits (2X). */
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import type { LIMIT_ACTS } from '#domain/acts/areas/limits.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { type CasesOf, type Reach, STAFF, sent } from './case.ts';
import { newOnes, readingsOf, shows } from './readings.ts';
import { adding, listed, removed, set } from './rules.ts';
import { a, LIMIT_FIELDS } from './things.ts';

const PAIR = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
};
const SENT_LIMIT = { ...PAIR, min_exchange_rate: '450', max_exchange_rate: '999.123' };
const limit = readingsOf(exchangeRateLimit, { id: 6, ...SENT_LIMIT }, SENT_LIMIT);
const openLimit = readingsOf(
  exchangeRateLimit,
  { id: 6, ...SENT_LIMIT },
  { ...SENT_LIMIT, max_exchange_rate: null },
);
const AS_SENT = shows('Has the values that were sent');
const OLD_LIMIT = { min_exchange_rate: 450, max_exchange_rate: 978.3731 };

const NEW_LIMIT = {
  poster_country_abbreviation: 'GB',
  poster_currency_code: 'GBP',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '1500',
  max_exchange_rate: '2000',
};
const UPDATED_LIMIT = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '410',
  max_exchange_rate: '600',
};

const inList = (opens: string): Reach => ({
  place: '/exchange-rates',
  answers: { 'exchangeRateLimits.list': listed({ id: 6, ...LIMIT_FIELDS }) },
  row: '6',
  opens,
});

export const LIMIT_CASES: CasesOf<typeof LIMIT_ACTS> = {
  'rate-limit.create': {
    texts: ['Add', 'Exchange Rate Limit created!', 'Error creating Exchange Rate Limit'],
    roles: STAFF,
    offered: [NO_EQUALS],
    notOffered: [],
    reach: { ...inList('Add'), typed: 'add new rate limit' },
    call: sent(NO_EQUALS, 'POST admin/exchange-rate-limits', {
      choice: LIMIT_FIELDS,
      body: LIMIT_FIELDS,
    }),
    readings: newOnes(SENT_LIMIT, 'Limit 8 has the values that were sent'),
    network: adding('exchangeRateLimits.list', NEW_LIMIT, NEW_LIMIT),
  },
  'rate-limit.update': {
    texts: ['Edit', 'Exchange Rate Limit updated!', 'Error updating Exchange Rate Limit'],
    roles: STAFF,
    offered: [a.limit()],
    notOffered: [],
    reach: inList('Save'),
    call: sent(a.limit(), 'POST admin/exchange-rate-limits/6', {
      choice: LIMIT_FIELDS,
      body: { ...LIMIT_FIELDS, min_exchange_rate: 450.5, max_exchange_rate: 900 },
    }),
    readings: [
      limit('as sent', OLD_LIMIT, {}, AS_SENT),
      limit('as sent, written otherwise', OLD_LIMIT, { min_exchange_rate: '450.00' }, AS_SENT),
      limit('unchanged', OLD_LIMIT, OLD_LIMIT, 'not-yet'),
      ...Object.keys(SENT_LIMIT).map((field) =>
        limit(
          `${field} is another`,
          OLD_LIMIT,
          { [field]: field.endsWith('rate') ? 451 : 'XX' },
          'not-yet',
        ),
      ),
      limit('a rate is missing', OLD_LIMIT, { max_exchange_rate: null }, 'not-yet'),
      openLimit('without the rate that was sent as none', {}, { max_exchange_rate: null }, AS_SENT),
      openLimit('with the rate that was sent as none', OLD_LIMIT, {}, 'not-yet'),
      limit('so before', {}, {}, 'cannot-tell'),
      limit('gone', OLD_LIMIT, null, 'cannot-tell'),
    ],
    network: {
      list: 'exchangeRateLimits.list',
      effect: set(UPDATED_LIMIT),
      choice: UPDATED_LIMIT,
      rival: { min_exchange_rate: '390' },
    },
  },
  'rate-limit.delete': {
    texts: ['Delete', 'Exchange Rate Limit deleted!', 'Error deleting Exchange Rate Limit'],
    roles: STAFF,
    offered: [a.limit()],
    notOffered: [],
    reach: inList('delete this exchange rate limit?'),
    call: sent(a.limit(), 'DELETE admin/exchange-rate-limits/6'),
    readings: [
      limit('gone', {}, null, shows('No longer among the limits')),
      limit('still there', {}, {}, 'not-yet'),
      limit('changed by somebody', {}, OLD_LIMIT, 'not-yet'),
    ],
    network: removed('exchangeRateLimits.list'),
  },
};
