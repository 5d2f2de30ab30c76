import { describe, expect, it } from 'vitest';
import { place } from '../wire/endpoint.ts';
import { unreadableFields } from '../wire/unreadable.ts';
import { orderEndpoints, orderRow } from './orders.ts';

const AT = '2026-11-20T10:00:00.000Z';
const MINIMAL = { id: 5, status: 'published' };
/** The fields of a row as the specification names them (1O08 to 1O13). */
const NAMED: readonly string[] = [
  'id',
  'type',
  'status',
  'statusText',
  'refund_status',
  'hidden',
  'is_removed',
  'removed_at',
  'is_admin',
  'payment_type',
  'flwRef',
  'poster_manual_payment_ref',
  'poster_amount',
  'poster_currency',
  'poster_country',
  'matcher_amount',
  'matcher_currency',
  'exchange_rate',
  'is_partial_match_allowed',
  'admin_memo',
  'can_be_marked_as_refunded',
  'poster_fee',
  'collection_fee',
  'payout_fee',
  'poster_payout_fee',
  'stampduty_fee',
  'posted_at',
  'published_at',
  'confirmed_at',
  'matched_at',
  'matcher_payment_completed_at',
  'completed_at',
  'cancelled_at',
  'refunded_at',
  'match_id',
  'match_poster_amount',
  'match_matcher_amount',
  'match_matcher_currency',
  'match_matcher_fee',
  'match_matcher_payment_method_fee',
  'match_cancelled_at',
  'match_matcher_payment_completed_at',
  'match_completed_at',
];
const read = (fields: Record<string, unknown>) => orderRow.parse({ ...MINIMAL, ...fields });

describe('an order row', () => {
  it('carries what it is, its references and its flags', { tags: ['1O08'] }, () => {
    const fields = {
      id: '5',
      type: 'p2p',
      status: 'removed',
      statusText: 'Expired',
      refund_status: 'pending',
      hidden: true,
      is_removed: true,
      removed_at: AT,
      is_admin: true,
      payment_type: 'mono',
      flwRef: 'FLW-1',
      poster_manual_payment_ref: 'M-1',
    };
    expect(orderRow.parse(fields)).toMatchObject(fields);
  });

  it('carries amounts, currencies, country, rate, memo and what may be done', {
    tags: ['1O09'],
  }, () => {
    const fields = {
      poster_amount: '1000.5',
      poster_currency: 'NGN',
      poster_country: 'NG',
      matcher_amount: '2.40',
      matcher_currency: 'USD',
      exchange_rate: '0.0024',
      is_partial_match_allowed: true,
      admin_memo: '<b>memo</b>',
      can_be_marked_as_refunded: true,
    };
    expect(read(fields)).toMatchObject(fields);
  });

  it('carries the fields that are named and no others: the parties are in the full order', {
    tags: ['1O14'],
  }, () => {
    // `raw_id` is the id again, with the type it came with.
    const fields = [...NAMED, 'raw_id'].toSorted();
    expect(Object.keys(orderRow.shape).toSorted()).toEqual(fields);
    const parties = { user: { id: 1 }, postersBeneficiary: { id: 2 }, match: { id: 3 } };
    expect(Object.keys(read(parties)).toSorted()).toEqual(fields);
  });

  it('carries the fees, as numbers or as numeric texts', { tags: ['1O07', '1O10'] }, () => {
    const fees = {
      poster_fee: 1,
      collection_fee: 2.5,
      payout_fee: '3.50',
      poster_payout_fee: 0,
      stampduty_fee: null,
    };
    expect(read(fees)).toMatchObject({
      poster_fee: '1',
      collection_fee: '2.5',
      payout_fee: '3.50',
      poster_payout_fee: '0',
      stampduty_fee: null,
    });
  });

  it.each([
    'posted_at',
    'published_at',
    'confirmed_at',
    'matched_at',
    'matcher_payment_completed_at',
    'completed_at',
    'cancelled_at',
    'refunded_at',
    'match_cancelled_at',
    'match_matcher_payment_completed_at',
    'match_completed_at',
  ])('carries %s, an instant or none', { tags: ['1O11', '1O13'] }, (field) => {
    expect(read({ [field]: '2026-11-20 10:00:00' })).toMatchObject({ [field]: AT });
    expect(read({})).toMatchObject({ [field]: null });
  });

  it('carries its match, flattened', { tags: ['1O12'] }, () => {
    const fields = {
      match_id: '9',
      match_poster_amount: '250',
      match_matcher_amount: '0.6',
      match_matcher_currency: 'USD',
      match_matcher_fee: '0.1',
      match_matcher_payment_method_fee: '0.2',
    };
    expect(read(fields)).toMatchObject(fields);
    expect(read({ match_id: 9 }).match_id).toBe('9');
  });

  it('is read from id and status alone: everything else may be missing', () => {
    const row = orderRow.parse(MINIMAL);
    expect(row).toMatchObject({ id: '5', hidden: false, type: null, match_id: null });
    expect(Object.values(row)).not.toContain(undefined);
  });

  it('keeps a status, a type and a refund status it does not know', () => {
    const unknown = { status: 'on_hold', type: 'auction', refund_status: 'disputed' };
    expect(read(unknown)).toMatchObject(unknown);
  });

  it.each([
    ['status', { status: undefined }, null],
    ['status', { status: null }, null],
    ['poster_amount', { poster_amount: 'much' }, { unreadable: 'much' }],
    ['posted_at', { posted_at: 'yesterday' }, { unreadable: 'yesterday' }],
    ['hidden', { hidden: 'maybe' }, { unreadable: 'maybe' }],
  ] as const)('is shown without what cannot be read, and names it: %s', (field, fields, shown) => {
    const { answer } = orderEndpoints['orders.list'];
    const models = [{ ...MINIMAL, ...fields }, MINIMAL];
    const { rows } = answer.parse({ models, pagination: { rowCount: 2 } });
    expect(rows.map((row) => row[field])).toEqual([shown, orderRow.parse(MINIMAL)[field]]);
    expect(rows.map((row) => unreadableFields(row))).toEqual([[[field]], []]);
  });

  it('keeps the totals that can be read', { tags: ['1L24'] }, () => {
    const { answer } = orderEndpoints['orders.statistics'];
    const sent = { total_poster_amount: '1,5', total_matcher_amount: 3 };
    expect(answer.parse({ transactionsStatistic: sent })).toMatchObject({
      total_poster_amount: { unreadable: '1,5' },
      total_matcher_amount: '3',
    });
  });
});

describe('the calls of the list', () => {
  it('answer the id of a row as text and as it came', () => {
    const { rows } = orderEndpoints['orders.list'].answer.parse({
      models: [MINIMAL],
      pagination: { rowCount: 1 },
    });
    expect(rows[0]).toMatchObject({ id: '5', raw_id: 5 });
  });

  const filters = {
    posterAmount: { from: '1', to: '2' },
    matcherAmount: { from: '3' },
    matcherCountry: 'NG',
    fromCurrency: ['NGN'],
    toCurrency: ['USD'],
    period: { from: AT, to: AT },
    periodTarget: 'posted_at',
    statuses: ['published', 'on_hold'],
    refundStatuses: ['pending'],
    type: 'hybrid',
    partialMatch: '1',
    paymentType: 'mono',
    paymentProvider: '3',
  };

  it('send page, page size, filters, order and search', { tags: ['1F19', '1L19'] }, () => {
    const input = { page: 2, pageSize: 20, filters, orderBy: 'removed_at', search: 'Ada' };
    expect(orderEndpoints['orders.list'].method).toBe('GET');
    expect(place(orderEndpoints['orders.list'], input)).toEqual({
      path: 'admin/transactions',
      query: input,
      body: undefined,
    });
  });

  it('the totals take the same, and answer transactionsStatistic', { tags: ['1L22'] }, () => {
    const { path, query } = place(orderEndpoints['orders.statistics'], { filters, search: 'Ada' });
    expect(orderEndpoints['orders.statistics'].method).toBe('GET');
    expect(path).toBe('admin/transactions/statistics');
    expect(query).toEqual({ filters, search: 'Ada' });
  });

  it('there are eight totals; a missing one is 0', { tags: ['1L24'] }, () => {
    const { answer } = orderEndpoints['orders.statistics'];
    const totals = {
      total_poster_amount: '1',
      total_matcher_amount: '2.5',
      total_poster_fee: '3',
      total_matcher_fee: '4',
      total_collection_fee: '5',
      total_payout_fee: '6',
      total_poster_payout_fee: '7',
      total_stampduty_fee: '8',
    };
    expect(answer.parse({ transactionsStatistic: totals })).toEqual(totals);
    expect(answer.parse({ data: { transactionsStatistic: { total_poster_fee: 3 } } })).toEqual({
      ...Object.fromEntries(Object.keys(totals).map((name) => [name, '0'])),
      total_poster_fee: '3',
    });
  });

  it.each([{ type: 'auction' }, { partialMatch: true }, { period: { from: 'x', to: AT } }])(
    'refuse a filter with a wrong value: %o',
    (wrong) => {
      const input = { page: 1, pageSize: 20, filters: wrong };
      expect(() => place(orderEndpoints['orders.list'], input)).toThrow();
    },
  );
});
