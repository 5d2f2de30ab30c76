/** Exchange rate limits as the money guard sees them. */
import type { ExchangeRateLimit } from '#contract/exchange-rate-limits.ts';
import { fromText, limitChanges, toText } from '#domain/rate-limits.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

export const LIMIT: Subject<ExchangeRateLimit> = {
  noun: 'exchange rate limit',
  name: (limit) => `the limit from ${fromText(limit) ?? '?'} to ${toText(limit) ?? '?'}`,
  ref: ({ id }) => ({ kind: 'rate-limit', id }),
  // There is no call for a single one, and its pair may have changed: it is searched among all.
  read: ({ id }) => findRow(id, (paging) => callEndpoint('exchangeRateLimits.list', paging)),
  changes: limitChanges,
  effects: { 'rate-limit.delete': (now) => now === null },
  areas: ['exchangeRateLimits'],
};
