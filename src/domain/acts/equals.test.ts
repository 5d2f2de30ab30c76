import { describe, expect, it } from 'vitest';
import { exchangeRateLimit } from '#contract/network/exchange-rate-limits.ts';
import { ribbon } from '#contract/network/ribbons.ts';
import type { EndpointName } from '#contract/wire/endpoints.ts';
import type { Read } from './act.ts';
import { NEW_LIMIT } from './areas/limits.ts';
import { NEW_RIBBON } from './areas/ribbons.ts';
import { NEW_TRANSFER } from './areas/transfers.ts';
import { type Equals, NO_EQUALS } from './equals.ts';

/** A server with these rows, and what it was asked for. */
function serverWith(rows: readonly { readonly id: string }[]) {
  const asked: (readonly [EndpointName, unknown])[] = [];
  const read: Read = (endpoint, input) => {
    asked.push([endpoint, input]);
    return Promise.resolve({ rows, rowCount: rows.length } as never);
  };
  return { read, asked };
}

const WANTED_LIMIT = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '450',
  max_exchange_rate: null,
};
const limits = [
  { id: 1, ...WANTED_LIMIT },
  { id: 2, ...WANTED_LIMIT, min_exchange_rate: '450.0' },
  { id: 3, ...WANTED_LIMIT, min_exchange_rate: '451' },
  { id: 4, ...WANTED_LIMIT, max_exchange_rate: '900' },
  { id: 5, ...WANTED_LIMIT, matcher_country_abbreviation: 'GH' },
].map((row) => exchangeRateLimit.parse(row));
const LISTED = ['ribbons.list', { page: 1, pageSize: 10 }];

describe('a new thing', () => {
  it('is read as the limits with its values', async () => {
    const { read, asked } = serverWith(limits);
    expect(await NEW_LIMIT.read(read, NO_EQUALS, WANTED_LIMIT)).toEqual({ ids: ['1', '2'] });
    expect(asked).toEqual([['exchangeRateLimits.list', { page: 1, pageSize: 100 }]]);
  });

  it('is read as the ribbons with its text, whatever their markup', async () => {
    const { read, asked } = serverWith(
      [
        { id: 1, content: '<p>Down <b>tonight</b></p>' },
        { id: 2, content: '<p>Down tomorrow</p>' },
        { id: 3, content: null },
      ].map((row) => ribbon.parse(row)),
    );
    const wanted = { content: '<p>Down tonight</p>' };
    expect(await NEW_RIBBON.read(read, NO_EQUALS, wanted)).toEqual({ ids: ['1'] });
    expect(await NEW_RIBBON.read(read, NO_EQUALS, { content: '<p></p>' })).toEqual({ ids: ['3'] });
    expect(asked).toEqual([LISTED, LISTED]);
  });

  it('is not read again where its equals could not be read before', async () => {
    const { read, asked } = serverWith(limits);
    expect(await NEW_LIMIT.read(read, { ids: null }, WANTED_LIMIT)).toEqual({ ids: null });
    expect(asked).toEqual([]);
  });

  it('has changed only when there is a further equal one', () => {
    const of = (...ids: readonly string[]): Equals => ({ ids });
    expect(NEW_LIMIT.changes(of('1'), of('2', '1'))).toEqual([
      {
        label: 'The same exchange rate limit',
        before: { kind: 'text', value: '1' },
        after: { kind: 'text', value: '2, 1' },
      },
    ]);
    expect(NEW_LIMIT.changes(of('1', '2'), of('1'))).toEqual([]);
    expect(NEW_LIMIT.changes({ ids: null }, of('1'))).toEqual([]);
    expect(NEW_LIMIT.changes(of('1'), { ids: null })).toEqual([]);
  });

  it('has no id, and is named by its kind', () => {
    expect([NEW_LIMIT, NEW_RIBBON, NEW_TRANSFER].map((each) => each.ref(NO_EQUALS))).toEqual([
      { kind: 'rate-limit', id: null },
      { kind: 'ribbon', id: null },
      { kind: 'transfer', id: null },
    ]);
    expect(NEW_LIMIT.name(NO_EQUALS)).toBe('the new exchange rate limit');
    expect([NEW_LIMIT, NEW_RIBBON, NEW_TRANSFER].every(({ isNew }) => isNew)).toBe(true);
  });
});
