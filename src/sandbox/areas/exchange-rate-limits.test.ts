import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/wire/endpoints.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../testing/sandboxes.ts';
import { SMALL_WORLD } from '../testing/small-world.ts';

const LIMIT = {
  poster_country_abbreviation: 'JP',
  poster_currency_code: 'JPY',
  matcher_country_abbreviation: 'IS',
  matcher_currency_code: 'ISK',
  min_exchange_rate: '1.000000000001',
  max_exchange_rate: '123456789.5',
};

describe.each(KINDS)('exchange rate limits on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open({ ...SMALL_WORLD, orders: 60 });
    token = await tokenOf(sandbox.url, 'principal');
  });
  afterAll(() => sandbox.close());

  const list = async (query: string) => {
    const path = `admin/exchange-rate-limits?page=1&pageSize=100&${query}`;
    const { body } = await send(`${sandbox.url}/${path}`, { token });
    return endpoints['exchangeRateLimits.list'].answer.parse(body);
  };
  const call = (method: string, id = '', body?: object) =>
    send(`${sandbox.url}/admin/exchange-rate-limits${id === '' ? '' : `/${id}`}`, {
      method,
      token,
      body,
    });

  it('lists limits with their countries, by name, From and To', {
    tags: ['2X01', '2X07', '2X13', '2X14'],
  }, async () => {
    const all = await list('');
    expect(all.rows.length).toBeGreaterThan(30);
    for (const limit of all.rows) {
      expect(Number(limit.min_exchange_rate)).toBeLessThan(Number(limit.max_exchange_rate));
      expect(limit.poster_country).toMatchObject({
        country: expect.any(String),
        locale: expect.any(String),
      });
      expect(limit.matcher_country).not.toBeNull();
    }
    const named = await list('filters[search]=niger');
    expect(named.rows.length).toBeGreaterThan(0);
    for (const { poster_country: from, matcher_country: to } of named.rows) {
      expect([from?.country, to?.country]).toContain('Nigeria');
    }
    const pair = await list(
      'filters[poster_country_abbreviation]=NG&filters[matcher_country_abbreviation]=US',
    );
    expect(pair.rows.map((row) => [row.poster_currency_code, row.matcher_currency_code])).toEqual([
      ['NGN', 'USD'],
    ]);
    expect((await list('filters[search]=%25')).rowCount).toBe(0);
  });

  it('adds, changes and deletes a limit, to the last digit', {
    tags: ['2X08', '2X10'],
  }, async () => {
    const made = await call('POST', '', LIMIT);
    expect(made.status).toBe(200);
    const { id } = made.body['data'] as { id: number };
    const read = async () =>
      (await list('filters[search]=japan')).rows.find((row) => row.id === String(id));
    expect(await read()).toMatchObject(LIMIT);
    expect((await call('POST', '', LIMIT)).status).toBe(409);
    const changed = { ...LIMIT, min_exchange_rate: '2.5' };
    expect((await call('POST', String(id), changed)).status).toBe(200);
    expect(await read()).toMatchObject(changed);
    expect((await call('DELETE', String(id))).status).toBe(200);
    expect(await read()).toBeUndefined();
    expect((await call('DELETE', String(id))).status).toBe(404);
    expect((await call('POST', String(id), LIMIT)).status).toBe(404);
  });

  it.each([
    [{ min_exchange_rate: '0' }, 422],
    [{ max_exchange_rate: '-1' }, 422],
    [{ min_exchange_rate: '2', max_exchange_rate: '1' }, 422],
    [{ min_exchange_rate: 'many' }, 422],
    [{ max_exchange_rate: null }, 422],
  ])('refuses %o', async (fields, status) => {
    expect((await call('POST', '', { ...LIMIT, ...fields })).status).toBe(status);
  });
});
