import { describe, expect, it } from 'vitest';
import { exchangeRateLimit, exchangeRateLimitEndpoints } from '../network/exchange-rate-limits.ts';
import { hybridOption, hybridOptionEndpoints } from '../network/hybrid-order-options.ts';
import { docVerification, verificationEndpoints } from '../people/verifications.ts';
import { place } from './endpoint.ts';
import { toJson } from './json.ts';
import { listAnswer } from './list.ts';
import { asSent, exactNumber, parseJson, sentWhole, withOriginal } from './wire-types.ts';

/** What is sent of a field that was received so, and is now so. */
const sentFor = (received: unknown, now: unknown) =>
  (asSent({ original: { rate: received }, rate: now }) as { rate: unknown }).rate;

describe('an untouched field goes back with the type it came with', () => {
  it.each([
    [{ exchange_rate: 11.0951, matcher_amount: 100, third_party_company_id: 4, fee: 2 }],
    [{ exchange_rate: '11.0951', matcher_amount: '100', third_party_company_id: '4', fee: 2 }],
    [{ exchange_rate: 11.0951, matcher_amount: 100, third_party_company_id: 4, fee: null }],
  ])('of an option that came as %j', { tags: ['2H20'] }, (wire) => {
    const received = {
      ...wire,
      matcher_country: 'NG',
      matcher_currency: 'NGN',
      pb_country: 'US',
      pb_currency: 'USD',
    };
    const unread = { id: 7, created_at: '2026-01-02', numbers: 5, pair: { id: 3 } };
    const option = hybridOption.parse({ ...unread, ...received, thirdPartyCompany: { id: 4 } });
    expect(place(hybridOptionEndpoints['hybridOrderOptions.update'], option).body).toEqual({
      ...unread,
      ...received,
    });
  });

  it('of a declined document, which goes back whole', { tags: ['2I19'] }, () => {
    const document = {
      id: 100_002,
      type: 'identity',
      status: null,
      expiry_date: '',
      attempts: 2,
      user: { id: 2002, name: 'Ada', nationality: 'NG' },
      data: { id_number: 77, kind: 'x' },
    };
    const { id, original } = docVerification.parse({ ...document, comments: 'blurred' });
    const comments = ['ID Expired'];
    const decline = verificationEndpoints['docVerifications.decline'];
    const placed = place(decline, { id, original, comments });
    expect(placed.path).toBe('admin/doc-verification/100002/decline');
    expect(placed.body).toEqual({ ...document, comments });
  });

  it('of a declined document in another spelling, without fields that were never sent', {
    tags: ['2I19'],
  }, () => {
    const document = { id: 7, type: 'identity', canceled_at: null, firstName: 'Ada' };
    const read = listAnswer(docVerification).parse({
      models: [document],
      pagination: { rowCount: 1 },
    });
    const { original } = read.rows[0] ?? {};
    const decline = verificationEndpoints['docVerifications.decline'];
    const comments = ['ID Expired'];
    const { body } = place(decline, { id: '7', original, comments });
    expect(body).toEqual({ ...document, comments });
  });

  it.each([
    [{ min_exchange_rate: 450.5, max_exchange_rate: 500 }],
    [{ min_exchange_rate: '450.5', max_exchange_rate: '500' }],
  ])('of a limit that came as %j', (wire) => {
    const received = {
      ...wire,
      poster_country_abbreviation: 'NG',
      poster_currency_code: 'NGN',
      matcher_country_abbreviation: 'US',
      matcher_currency_code: 'USD',
    };
    const limit = exchangeRateLimit.parse({ id: 7, ...received });
    const { body } = place(exchangeRateLimitEndpoints['exchangeRateLimits.update'], limit);
    expect(body).toEqual(received);
  });

  it.each([
    ['999999999999.999999999999', '999999999999.999999999999'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['-9007199254740993', '-9007199254740993'],
    ['450.50', '450.5'],
    ['0.000000000001', '1e-12'],
    ['1.0', '1'],
    ['100', '100'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['1.000', '1'],
    ['450.5000', '450.5'],
    ['0.1234567890123456700', '0.1234567890123456700'],
    ['+9007199254740993', '9007199254740992'],
  ])('with all its digits: %s as %s', (text, written) => {
    expect(JSON.stringify(exactNumber(text))).toBe(written);
  });

  it.each([
    [null, null, null],
    ['', null, ''],
    [undefined, null, undefined],
    [7, null, null],
    [7, '8.50', 8.5],
    ['7', '8.50', '8.50'],
    [null, '8.50', '8.50'],
    [7, true, true],
  ])('%j as %j is sent as %j', (received, now, sent) => {
    expect(sentFor(received, now)).toBe(sent);
  });

  it('of a record whose original is not there, as it is now', () => {
    const limit: { readonly rate: string; readonly original?: Record<string, unknown> } = {
      rate: '8.50',
    };
    expect(asSent(limit)).toEqual({ rate: '8.50' });
    expect(sentWhole(limit)).toEqual({ rate: '8.50' });
  });

  it('of nothing but a record is the original kept', () => {
    expect(withOriginal({ id: 7 })).toEqual({ id: 7, original: { id: 7 } });
    expect(withOriginal([7])).toEqual([7]);
  });

  it('of the id of a notification', () => {
    const { answer } = verificationEndpoints['notifications.list'];
    const models = [{ id: 12 }, { id: '1b4e' }];
    const { rows } = answer.parse({ models, pagination: { rowCount: 2 } });
    const input = { id: '7', notification_ids: rows.map(({ id }) => id) };
    expect(place(verificationEndpoints['notifications.read'], input).body).toEqual({
      notification_ids: [12, '1b4e'],
    });
  });
});

describe('JSON', () => {
  it.each([
    '9007199254740993',
    '-9007199254740993',
    '999999999999999.99',
    '0.12345678901234567890',
    '100000000000000000000000001',
  ])('keeps every digit of %s', (digits) => {
    const json = `{"a":[{"b":${digits}}]}`;
    expect(parseJson(json)).toEqual({ a: [{ b: { $number: digits } }] });
    expect(toJson(parseJson(json))).toBe(json);
  });

  it.each([
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740992', 9_007_199_254_740_992],
    ['0.30000000000000004', 0.1 + 0.2],
    ['123456789012345.0000', 123_456_789_012_345],
    ['1234.5', 1234.5],
    ['1e5', 100_000],
    // As servers in Java write any amount from ten million up, and below a thousandth.
    ['1.2345678901234567E7', 12_345_678.901_234_567],
    ['3.0000000000000003E-4', (0.1 + 0.2) / 1000],
  ])('%s is the number that it is', (digits, number) => {
    expect(parseJson(`[${digits}, "1234567890123456"]`)).toEqual([number, '1234567890123456']);
  });

  it('that is none is said to be', () => {
    expect(() => parseJson('{"a":12345678901234567')).toThrow(SyntaxError);
  });

  it('goes back with the digits and the type that it came with', { tags: ['1A18', '2H20'] }, () => {
    const wire =
      '{"id":9007199254740993,"exchange_rate":999999999999999.99,"fee":1,"more":{"n":12345678901234567}}';
    const option = hybridOption.parse(parseJson(wire));
    expect([option.id, option.exchange_rate]).toEqual(['9007199254740993', '999999999999999.99']);
    const placed = place(hybridOptionEndpoints['hybridOrderOptions.update'], option);
    expect(placed.path).toBe('admin/hybrid-order-options/9007199254740993');
    expect(toJson(placed.body)).toContain('"id":9007199254740993');
    expect(toJson(placed.body)).toContain('"exchange_rate":999999999999999.99');
    expect(toJson(placed.body)).toContain('"more":{"n":12345678901234567}');
  });
});
