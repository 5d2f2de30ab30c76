import Big from 'big.js';
import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ORDER_SORTS,
  type OrderFilters,
  type OrderSort,
  orderRow,
} from '#contract/orders/orders.ts';
import { normalizeText } from '#domain/text/normalize-text.ts';
import { DAY_MS } from '#domain/time/format.ts';
import { matches, orders, people } from '../../../database/schema.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../../testing/sandboxes.ts';
import { collectWorld, type SeededRow, SMALL_WORLD } from '../../../testing/small-world.ts';

type Order = SeededRow<typeof orders>;

interface Asked {
  readonly filters?: OrderFilters;
  readonly search?: string;
  readonly orderBy?: OrderSort;
  readonly page?: number;
  readonly pageSize?: number;
}

const EVERYTHING = { page: 1, pageSize: 1000 };

const world = await collectWorld(SMALL_WORLD);
const all = world.rows(orders);
const nameOf = new Map(world.rows(people).map(({ id, full_name: name }) => [id, name]));
const acceptedMatches = world.rows(matches).filter((match) => match.accepted_at !== null);

/** The names of everyone in an order, as they are written. */
const namesIn = ({ id, poster_id: poster, beneficiary_id: beneficiary }: Order) =>
  [
    poster,
    beneficiary,
    ...acceptedMatches.filter((match) => match.order_id === id).map((match) => match.user_id),
  ].map((person) => nameOf.get(person ?? 0) ?? '');

const time = (moment: Date | null | undefined) => moment?.getTime() ?? -Infinity;

/** The ids a list must show, worked out from the seeded rows alone. */
function expectedIds(keep: (order: Order) => boolean, orderBy: OrderSort = 'posted_at') {
  return all
    .filter(keep)
    .sort((a, b) => time(b[orderBy]) - time(a[orderBy]) || (b.id ?? 0) - (a.id ?? 0))
    .map(({ id }) => id);
}

const { anchor } = SMALL_WORLD;
const weekAgo = new Date(anchor.getTime() - 7 * DAY_MS);
const monthAgo = new Date(anchor.getTime() - 30 * DAY_MS);
const since = (moment: Date) => ({ from: moment.toISOString(), to: anchor.toISOString() });
const within = (moment: Date | null | undefined, from: Date) =>
  moment instanceof Date && moment >= from && moment <= anchor;

type Case = readonly [name: string, filters: OrderFilters, keep: (order: Order) => boolean];

const CASES: readonly Case[] = [
  ['nothing', {}, () => true],
  [
    'a sent amount from',
    { posterAmount: { from: '100000' } },
    (order) => Number(order.poster_amount) >= 100_000,
  ],
  [
    'a sent amount to, inclusive',
    { posterAmount: { to: all[5]?.poster_amount } },
    (order) => Number(order.poster_amount) <= Number(all[5]?.poster_amount),
  ],
  [
    'a received amount range, inclusive at both ends',
    { matcherAmount: { from: '100', to: '500' } },
    (order) => Number(order.matcher_amount) >= 100 && Number(order.matcher_amount) <= 500,
  ],
  ['a matcher country', { matcherCountry: 'GB' }, (order) => order.matcher_country === 'GB'],
  [
    'currency pairs, when both lists are equally long',
    { fromCurrency: ['NGN', 'GHS'], toCurrency: ['USD', 'GBP'] },
    ({ poster_currency: from, matcher_currency: to }) =>
      (from === 'NGN' && to === 'USD') || (from === 'GHS' && to === 'GBP'),
  ],
  [
    'sets of currencies, when they are not',
    { fromCurrency: ['NGN'], toCurrency: ['USD', 'GBP'] },
    ({ poster_currency: from, matcher_currency: to }) =>
      from === 'NGN' && ['USD', 'GBP'].includes(to),
  ],
  ['one currency alone', { fromCurrency: ['KES'] }, (order) => order.poster_currency === 'KES'],
  ['one status', { statuses: ['removed'] }, (order) => order.status === 'removed'],
  [
    'several statuses',
    { statuses: ['published', 'unable_to_void', 'matched'] },
    (order) => ['published', 'unable_to_void', 'matched'].includes(order.status),
  ],
  [
    'refund statuses',
    { refundStatuses: ['pending', 'failed'] },
    (order) => ['pending', 'failed'].includes(order.refund_status ?? ''),
  ],
  ['a type', { type: 'hybrid' }, (order) => order.type === 'hybrid'],
  ['partial match allowed', { partialMatch: '1' }, (order) => order.is_partial_match_allowed],
  ['partial match not allowed', { partialMatch: '0' }, (order) => !order.is_partial_match_allowed],
  ['a payment type', { paymentType: 'mono' }, (order) => order.payment_type === 'mono'],
  ['a payment provider', { paymentProvider: '2' }, (order) => order.company_id === 2],
  ['a provider that is none', { paymentProvider: 'none' }, () => false],
  ['a period', { period: since(weekAgo) }, (order) => within(order.posted_at, weekAgo)],
  [
    'a period of another date',
    { period: since(monthAgo), periodTarget: 'completed_at' },
    (order) => within(order.completed_at, monthAgo),
  ],
  [
    'the period of confirmation',
    { period: since(monthAgo), periodTarget: 'confirmed_at' },
    (order) => within(order.confirmed_at, monthAgo),
  ],
  [
    'everything together',
    {
      statuses: ['completed', 'cancelled'],
      type: 'p2p',
      fromCurrency: ['NGN'],
      posterAmount: { from: '50000' },
      paymentType: 'mono',
      period: since(new Date(anchor.getTime() - 300 * DAY_MS)),
    },
    (order) =>
      ['completed', 'cancelled'].includes(order.status) &&
      order.type === 'p2p' &&
      order.poster_currency === 'NGN' &&
      Number(order.poster_amount) >= 50_000 &&
      order.payment_type === 'mono' &&
      within(order.posted_at, new Date(anchor.getTime() - 300 * DAY_MS)),
  ],
];

const total = (rows: readonly Order[], field: keyof Order) =>
  rows.reduce((sum, row) => sum.plus(String(row[field] ?? 0)), new Big(0)).toFixed(2);

describe.each(KINDS)('orders on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'admin');
  });
  afterAll(() => sandbox.close());

  const ask = async (path: string, asked: Asked) => {
    const query = qs.stringify(asked, { arrayFormat: 'brackets' });
    const { status, body } = await send(`${sandbox.url}/${path}?${query}`, { token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body['message']}`);
    return body;
  };
  const list = async (asked: Asked) =>
    (await ask('admin/transactions', { ...EVERYTHING, ...asked })) as unknown as {
      models: Record<string, unknown>[];
      pagination: Record<string, number>;
    };
  const listedIds = async (asked: Asked) => (await list(asked)).models.map(({ id }) => id);

  it('answers models and pagination', { tags: ['1L19'] }, async () => {
    const { models, pagination } = await list({ page: 3, pageSize: 20 });
    expect(models).toHaveLength(20);
    expect(pagination).toEqual({
      page: 3,
      pageSize: 20,
      pageCount: 30,
      rowCount: SMALL_WORLD.orders,
    });
  });

  it('gives rows of exactly the fields the contract names', {
    tags: ['1O08', '1O09', '1O10', '1O11', '1O12', '1O13', '1O14'],
  }, async () => {
    const { models } = await list({});
    // The id as it came is no field of its own.
    const known = Object.keys(orderRow.shape).filter((name) => name !== 'raw_id');
    for (const row of models) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(row)));
      expect(orderRow.safeParse(row).error).toBeUndefined();
    }
    const seen = new Set(models.flatMap((row) => Object.keys(row)));
    expect([...seen].sort()).toEqual([...known].sort());
  });

  it('keeps every amount exact', async () => {
    const { models } = await list({});
    const amounts = new Map(models.map((row) => [row['id'], row['poster_amount']]));
    for (const order of all) expect(amounts.get(order.id)).toBe(order.poster_amount);
  });

  it('words statuses as the network does', { tags: ['1O04', '1O05'] }, async () => {
    const { models } = await list({});
    const texts = (status: string) =>
      new Set(models.filter((row) => row['status'] === status).map((row) => row['statusText']));
    expect(texts('removed')).toEqual(new Set(['Expired', 'Expired and Refunded']));
    expect(texts('cancelled')).toEqual(new Set(['Canceled']));
    expect(texts('matcher_paid')).toEqual(new Set(['Matcher paid']));
    for (const row of models.filter(({ status }) => status === 'removed')) {
      expect(row['statusText']).toBe(row['refunded_at'] ? 'Expired and Refunded' : 'Expired');
    }
  });

  it.each(CASES)('filters by %s', { tags: ['1F19'] }, async (_name, filters, keep) => {
    expect(await listedIds({ filters })).toEqual(expectedIds(keep));
  });

  it.each(CASES)('adds up by %s', { tags: ['1L22', '1L24'] }, async (_name, filters, keep) => {
    const body = await ask('admin/transactions/statistics', { filters });
    const kept = all.filter(keep);
    const fees = kept.map((order) => acceptedMatches.find((match) => match.id === order.match_id));
    const matcherFee = fees.reduce((sum, match) => sum.plus(match?.matcher_fee ?? 0), new Big(0));
    const expected = {
      total_poster_amount: total(kept, 'poster_amount'),
      total_matcher_amount: total(kept, 'matcher_amount'),
      total_poster_fee: total(kept, 'poster_fee'),
      total_matcher_fee: matcherFee.toFixed(2),
      total_collection_fee: total(kept, 'collection_fee'),
      total_payout_fee: total(kept, 'payout_fee'),
      total_poster_payout_fee: total(kept, 'poster_payout_fee'),
      total_stampduty_fee: total(kept, 'stampduty_fee'),
    };
    const answered = body['transactionsStatistic'] as Record<string, string | null>;
    const shown = Object.entries(answered).map(([name, sum]) => [
      name,
      new Big(sum ?? 0).toFixed(2),
    ]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  it.each(ORDER_SORTS)(
    'orders by %s, newest first, those without the date last',
    { tags: ['1F22'] },
    async (orderBy) => {
      expect(await listedIds({ orderBy })).toEqual(expectedIds(() => true, orderBy));
    },
  );

  it.each([20, 170])(
    'pages of %i rows are the whole list, each row once, for any page',
    async (pageSize) => {
      const pages = Math.ceil(SMALL_WORLD.orders / pageSize);
      const paged: unknown[] = [];
      for (let page = 1; page <= pages; page += 1) {
        paged.push(...(await listedIds({ page, pageSize, orderBy: 'removed_at' })));
      }
      expect(paged).toEqual(expectedIds(() => true, 'removed_at'));
      expect(await listedIds({ page: pages + 1, pageSize })).toEqual([]);
    },
  );

  it('finds an order by its id or its beginning', async () => {
    const { id = 0 } = all[400] ?? {};
    expect(await listedIds({ search: String(id) })).toEqual([id]);
    const start = String(id).slice(0, -1);
    expect(await listedIds({ search: ` ${start} ` })).toEqual(
      expectedIds((order) => String(order.id).startsWith(start)),
    );
    expect(await listedIds({ search: '0' })).toEqual([]);
    expect(await listedIds({ search: '99999999999999' })).toEqual([]);
  });

  it.each([
    'okafor',
    'OKAF',
    'Adébáyọ̀',
    'ogunleye',
    "o'brien",
    'O’Brien',
    '<img src=x',
    '王',
    'a b',
  ])('finds orders by a part of a name: %s', async (search) => {
    const wanted = normalizeText(search);
    expect(await listedIds({ search })).toEqual(
      expectedIds((order) => namesIn(order).some((name) => normalizeText(name).includes(wanted))),
    );
  });

  it('finds orders by either reference', async () => {
    const byProvider = all.find((order) => order.flw_ref !== null);
    const byHand = all.find((order) => order.poster_manual_payment_ref?.startsWith('KX-'));
    expect(await listedIds({ search: byProvider?.flw_ref?.toLowerCase() ?? '' })).toContain(
      byProvider?.id,
    );
    expect(await listedIds({ search: byHand?.poster_manual_payment_ref ?? '' })).toContain(
      byHand?.id,
    );
  });

  it.each(['%', '_', '\\', "'", '%%okafor', 'no such person'])(
    'takes a search as text, not as a pattern: %s',
    async (search) => {
      const wanted = normalizeText(search);
      const found = await listedIds({ search });
      expect(found).toEqual(
        expectedIds(
          (order) =>
            namesIn(order).some((name) => normalizeText(name).includes(wanted)) ||
            [order.flw_ref, order.poster_manual_payment_ref].some((reference) =>
              normalizeText(reference ?? '').includes(wanted),
            ),
        ),
      );
    },
  );

  it('takes empty values as no filter', async () => {
    const query = 'filters[matcherCountry]=&filters[paymentType]=&search=';
    const path = `${sandbox.url}/admin/transactions?page=1&pageSize=1&${query}`;
    const { body } = await send(path, { token });
    expect(body['pagination']).toMatchObject({ rowCount: SMALL_WORLD.orders });
  });

  it.each([
    ['page=0&pageSize=20', 'page'],
    ['pageSize=20', 'page'],
    ['page=1&pageSize=100000', 'pageSize'],
    ['page=1&pageSize=20&filters[posterAmount][from]=much', 'filters[posterAmount][from]'],
    ['page=1&pageSize=20&orderBy=id;drop', 'orderBy'],
    [
      'page=1&pageSize=20&filters[period][from]=now&filters[period][to]=now',
      'filters[period][from]',
    ],
    ['page=1&pageSize=20&filters[statuses]=completed', 'filters[statuses]'],
    ['page=1&pageSize=20&filters=x', 'filters'],
  ])('answers 422 and names the field: %s', async (query, field) => {
    const { status, body } = await send(`${sandbox.url}/admin/transactions?${query}`, { token });
    expect(status).toBe(422);
    expect(body['message']).toEqual(expect.stringContaining(`${field}: `));
  });

  it('counts again after any write', async () => {
    const before = (await list({})).pagination['rowCount'] ?? 0;
    const totals = await ask('admin/transactions/statistics', {});
    const added = await send(`${sandbox.url}/sandbox/orders`, { method: 'POST', body: {} });
    expect(added.status).toBe(200);
    expect((await list({})).pagination['rowCount']).toBe(before + 1);
    expect(await ask('admin/transactions/statistics', {})).not.toEqual(totals);
    expect(await listedIds({ pageSize: 1 })).toEqual([(added.body['data'] as { id: number }).id]);
  });
});
