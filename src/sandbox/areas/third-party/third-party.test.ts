import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import type { ThirdPartyQuery } from '#contract/orders/third-party-transactions.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { known } from '#contract/wire/unreadable.ts';
import { plus, sameAmount } from '#domain/money/money.ts';
import { thirdPartyTransactions } from '../../database/area-tables.ts';
import { sheetRows } from '../../testing/files.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';
import { collectWorld, SMALL_WORLD } from '../../testing/small-world.ts';

const all = (await collectWorld(SMALL_WORLD)).rows(thirdPartyTransactions);
type Row = (typeof all)[number];

const [sample] = all;
const since = new Date(SMALL_WORLD.anchor.getTime() - 90 * 86_400_000);
const period = { from: since.toISOString(), to: SMALL_WORLD.anchor.toISOString() };
const inPeriod = (at: Date | null | undefined) =>
  at instanceof Date && at >= since && at <= SMALL_WORLD.anchor;

const CASES: readonly (readonly [string, ThirdPartyQuery, (row: Row) => boolean])[] = [
  ['nothing', {}, () => true],
  [
    'amounts',
    { filters: { posterAmount: { from: '1000' }, matcherAmount: { to: '500' } } },
    (row) => Number(row.poster_amount) >= 1000 && Number(row.matcher_amount) <= 500,
  ],
  ['a country', { filters: { matcherCountry: 'US' } }, (row) => row.matcher_country === 'US'],
  [
    'a currency pair',
    { filters: { fromCurrency: ['NGN'], toCurrency: ['USD'] } },
    (row) => row.poster_currency === 'NGN' && row.matcher_currency === 'USD',
  ],
  [
    'statuses',
    { filters: { statuses: ['dispute', 'attention_needed'] } },
    ({ status }) => status === 'dispute' || status === 'attention_needed',
  ],
  ['a period', { filters: { period } }, (row) => inPeriod(row.created_at)],
  [
    'a period of completion',
    { filters: { period, periodTarget: 'completed_at' } },
    (row) => inPeriod(row.completed_at),
  ],
  ['an id', { search: String(sample?.id) }, ({ id }) => id === sample?.id],
  [
    'a name',
    { search: sample?.recipient_name },
    ({ recipient_name: name }) => name === sample?.recipient_name,
  ],
];

describe.each(KINDS)('third-party transactions on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const get = async (path: string, query: object = {}) => {
    const text = qs.stringify(query);
    const url = `${sandbox.url}/admin/third-party-transactions${path}?${text}`;
    return await send(url, { token });
  };
  const list = async (query: ThirdPartyQuery) => {
    const { body } = await get('', { page: 1, pageSize: 1000, ...query });
    return endpoints['thirdPartyTransactions.list'].answer.parse(body);
  };

  it.each(CASES)('finds by %s', { tags: ['2T23', '2T24'] }, async (_name, query, keep) => {
    const { rows, rowCount } = await list(query);
    const expected = all.filter(keep).map(({ id }) => String(id));
    expect(expected.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(rowCount).toBe(expected.length);
  });

  it('has every status, newest first by either date', { tags: ['2T20'] }, async () => {
    const { rows } = await list({});
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(THIRD_PARTY_STATUSES));
    for (const orderBy of ['created_at', 'completed_at'] as const) {
      const dates = (await list({ orderBy })).rows.map((row) => row[orderBy] ?? '');
      expect(dates).toEqual(dates.toSorted().reverse());
    }
  });

  it('adds up what the same query finds', { tags: ['2T25', '2T27'] }, async () => {
    const query = { filters: { statuses: ['completed'] } };
    const { body } = await get('/statistics', query);
    const totals = endpoints['thirdPartyTransactions.statistics'].answer.parse(body);
    const { rows } = await list(query);
    const sum = rows.reduce((total, row) => plus(total, known(row.poster_amount) ?? '0'), '0');
    expect(sameAmount(known(totals.total_poster_amount) ?? '', sum)).toBe(true);
    for (const total of Object.values(totals)) expect(Number(total)).toBeGreaterThan(0);
  });

  it('gives a whole one', { tags: ['2T30', '2T31', '2T32', '2T33'] }, async () => {
    const { body } = await get(`/${sample?.id}`);
    const one = endpoints['thirdPartyTransactions.read'].answer.parse(body);
    expect(one).toMatchObject({
      id: String(sample?.id),
      status: sample?.status,
      user: { id: String(sample?.person_id), country: expect.any(String) },
      postersBeneficiary: { id: String(sample?.beneficiary_id) },
      recipient: {
        country: sample?.recipient_country,
        institution_name: expect.any(String),
        recipientInfo: { name: sample?.recipient_name },
      },
      posterBank: { account: { bank_code: expect.any(String) } },
    });
    expect((await get('/1')).status).toBe(404);
  });

  it('exports what the query finds', { tags: ['2T28', '2T29'] }, async () => {
    const { body } = await get('/export', { filters: { statuses: ['dispute'] }, format: 'xlsx' });
    const url = endpoints['thirdPartyTransactions.export'].answer.parse(body);
    const file = Buffer.from(await (await fetch(url)).arrayBuffer());
    const cells = sheetRows(file).flatMap((row) => [...row.values()].map(({ value }) => value));
    const expected = all.filter(({ status }) => status === 'dispute').map(({ id }) => String(id));
    for (const id of expected) expect(cells).toContain(id);
    expect(cells).not.toContain(String(all.find(({ status }) => status === 'failed')?.id));
  });
});
