/** Acts on exchange rate limits (2X). */
import type {
  ExchangeRateLimit,
  ExchangeRateLimitFields,
} from '#contract/network/exchange-rate-limits.ts';
import { sameDecimal } from '../../changes/changes.ts';
import { everyRow, findRow } from '../../lists/paging.ts';
import {
  changedFields,
  fromText,
  limitChanges,
  limitNow,
  toText,
} from '../../rates/rate-limits.ts';
import { declareAct, type Kind, named, type Read } from '../act.ts';
import { created, type Equals, newThing } from '../equals.ts';
import { gone, turned } from '../proofs.ts';

const NOUN = 'exchange rate limit';

export const LIMIT: Kind<ExchangeRateLimit> = {
  noun: NOUN,
  name: (limit) => `the limit from ${fromText(limit) ?? '?'} to ${toText(limit) ?? '?'}`,
  ref: ({ id }) => ({ kind: 'rate-limit', id }),
  // There is no call for a single one, and its pair may have changed: it is searched among all.
  read: (read, { id }) => findRow(id, (paging) => read('exchangeRateLimits.list', paging)),
  changes: limitChanges,
  state: limitNow,
  areas: ['exchangeRateLimits'],
};

const isAs = (limit: ExchangeRateLimit, wanted: ExchangeRateLimitFields): boolean =>
  limit.poster_country_abbreviation === wanted.poster_country_abbreviation &&
  limit.poster_currency_code === wanted.poster_currency_code &&
  limit.matcher_country_abbreviation === wanted.matcher_country_abbreviation &&
  limit.matcher_currency_code === wanted.matcher_currency_code &&
  sameDecimal(limit.min_exchange_rate, wanted.min_exchange_rate) &&
  sameDecimal(limit.max_exchange_rate, wanted.max_exchange_rate);

/** Every limit of the network. @throws ProblemError */
export const everyLimit = (read: Read): Promise<ExchangeRateLimit[]> =>
  everyRow((paging) => read('exchangeRateLimits.list', paging));

async function equalLimits(read: Read, wanted: ExchangeRateLimitFields): Promise<string[]> {
  const all = await everyLimit(read);
  return all.filter((limit) => isAs(limit, wanted)).map(({ id }) => id);
}

export const NEW_LIMIT: Kind<Equals> = newThing({
  kind: 'rate-limit',
  noun: NOUN,
  label: `The same ${NOUN}`,
  find: equalLimits,
  areas: LIMIT.areas,
});

/** The ways to save and to delete, word for word (2X12). */
export const LIMIT_ACTS = named({
  'rate-limit.create': declareAct<Equals, ExchangeRateLimitFields>({
    kind: NEW_LIMIT,
    label: 'Add',
    key: 'N',
    isInNoMenu: true,
    question: null,
    done: 'Exchange Rate Limit created!',
    alert: 'Error creating Exchange Rate Limit',
    conditions: [],
    call: (_now, fields) => ({ endpoint: 'exchangeRateLimits.create', input: fields }),
    proof: created((id) => `Limit ${id} has the values that were sent`),
  }),
  'rate-limit.update': declareAct<
    ExchangeRateLimit,
    ExchangeRateLimitFields,
    ExchangeRateLimitFields
  >({
    kind: LIMIT,
    label: 'Edit',
    key: 'E',
    question: null,
    done: 'Exchange Rate Limit updated!',
    alert: 'Error updating Exchange Rate Limit',
    conditions: [],
    call: ({ id, original }, fields) => ({
      endpoint: 'exchangeRateLimits.update',
      input: { id, ...fields, original },
    }),
    changed: (now, fields) => ({ fields: changedFields(now, { ...now, ...fields }) }),
    proof: turned('Has the values that were sent', isAs),
  }),
  'rate-limit.delete': declareAct<ExchangeRateLimit>({
    kind: LIMIT,
    label: 'Delete',
    key: 'D',
    question: 'Are you sure you want to delete this exchange rate limit?',
    done: 'Exchange Rate Limit deleted!',
    alert: 'Error deleting Exchange Rate Limit',
    conditions: [],
    call: ({ id }) => ({ endpoint: 'exchangeRateLimits.delete', input: { id } }),
    proof: gone('No longer among the limits'),
  }),
});
