import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../testing/sandboxes.ts';
import { SMALL_WORLD } from '../testing/small-world.ts';

describe.each(KINDS)('hybrid order options on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open({ ...SMALL_WORLD, orders: 60 });
    token = await tokenOf(sandbox.url, 'principal');
  });
  afterAll(() => sandbox.close());

  const address = (path: string, query: object) =>
    `${sandbox.url}/admin/hybrid-order-options${path}?${qs.stringify(query)}`;
  const list = async (filters: HybridOptionFilters, page = 1, pageSize = 1000) => {
    const { body } = await send(address('', { filters, page, pageSize }), { token });
    return endpoints['hybridOrderOptions.list'].answer.parse(body);
  };
  const changelog = async () => {
    const { body } = await send(address('/changelog', { page: 1, pageSize: 10 }), { token });
    return endpoints['hybridOrderOptions.changelog'].answer.parse(body);
  };

  it('lists pages of options with their company, by each filter', {
    tags: ['2H19', '2H22'],
  }, async () => {
    const all = await list({});
    const [first] = all.rows;
    expect(first).toMatchObject({ thirdPartyCompany: 'Baobab Remit', matcher_currency: 'USD' });
    expect((await list({}, 2, 10)).rows.map(({ id }) => id)).toEqual(
      all.rows.slice(10, 20).map(({ id }) => id),
    );
    const filters: HybridOptionFilters = {
      matcher_amount: '100',
      matcher_country: 'GB',
      matcher_currency: 'GBP',
      pb_country: 'IN',
      pb_currency: 'INR',
      third_party_company_id: '2',
    };
    const { rows, rowCount } = await list(filters);
    expect(rowCount).toBe(1);
    expect(rows[0]).toMatchObject({ ...filters, matcher_amount: '100.00' });
  });

  it('changes one option and writes down who did', { tags: ['2H20', '2H23', '2H24'] }, async () => {
    const [option] = (await list({ pb_country: 'BR' })).rows;
    const { id = '', ...fields } = option ?? {};
    const body = { ...fields, exchange_rate: '5.5', fee: 7.25 };
    const path = address(`/${id}`, {});
    expect((await send(path, { method: 'POST', token, body })).status).toBe(200);
    const now = (await list({ pb_country: 'BR' })).rows.find((row) => row.id === id);
    expect(now).toMatchObject({ exchange_rate: '5.500000', fee: '7.25' });
    const [latest] = (await changelog()).rows;
    expect(latest).toMatchObject({
      id,
      fee: '7.25',
      user: { full_name: 'Pedro Salazar' },
    });
    await send(path, { method: 'POST', token, body: { ...body, fee: null } });
    expect((await changelog()).rows[0]).toMatchObject({ id, fee: null });
    expect(latest?.created_at).toEqual(expect.any(String));
    const missing = address('/999999', {});
    expect((await send(missing, { method: 'POST', token, body })).status).toBe(404);
  });

  it('changes all filtered options, and only the given fields', {
    tags: ['2H16', '2H18'],
  }, async () => {
    const filters = { matcher_country: 'CA', third_party_company_id: '1' };
    const before = await list(filters);
    const others = await list({ matcher_country: 'US' });
    const answer = await send(address('', { filters }), {
      method: 'PUT',
      token,
      body: { fee: 3.5 },
    });
    expect(answer.status).toBe(200);
    const after = await list(filters);
    const fee = '3.50';
    expect(after.rows).toEqual(
      before.rows.map((row) => ({ ...row, fee, original: { ...row.original, fee } })),
    );
    expect(await list({ matcher_country: 'US' })).toEqual(others);
    expect((await changelog()).rows[0]).toMatchObject({ fee: '3.50', matcher_country: 'CA' });
    expect((await send(address('', {}), { method: 'PUT', token, body: {} })).status).toBe(422);
  });
});
