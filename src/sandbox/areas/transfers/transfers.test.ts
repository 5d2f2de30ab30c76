import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRACTICE_CREDENTIAL, practicePath } from '#domain/access/practice-accounts.ts';
import { orders } from '../../database/schema.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../../testing/sandboxes.ts';

const OFFER = {
  type: 'p2p',
  poster_currency: 'NGN',
  poster_payment_method_type: 'nigerian_bank_payment',
  matcher_currency: 'USD',
  matcher_country: 'US',
  poster_amount: '44069.00',
  matcher_amount: '100',
  exchange_rate: '440.69',
  memo: 'For the roof',
  is_partial_match_allowed: true,
  recipient: null,
  poster_recipient_username: 'new.face@example.com',
};

const RECIPIENT = {
  bankId: '',
  firstName: 'Wei',
  lastName: 'Chen',
  streetNumber: '8',
  streetName: 'Nanjing Road',
  city: 'Shanghai',
  phone: '+86 139 1234 5678',
  email: 'wei.chen@example.com',
  accountNumber: '6222000011112222',
};

describe.each(KINDS)('transfers on a database of kind $name', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const get = (path: string, as: string | undefined = token) =>
    send(`${sandbox.url}${path}`, { token: as });
  const post = (body: object) =>
    send(`${sandbox.url}/admin/orders`, { method: 'POST', token, body });
  const data = async <T>(path: string) => (await get(path)).body['data'] as T;

  it.each(['offers', 'recipients', 'users'] as const)(
    'has %s below a separate path',
    async (of) => {
      const base = `${sandbox.url}${practicePath(of)}`;
      const paths = { offers: 'fees', recipients: 'config/banks', users: 'users/1' };
      expect((await send(`${base}/${paths[of]}`, { token })).status).not.toBe(404);
    },
  );

  it('answers the calls of the offers service, also without a session', {
    tags: ['3K01', '3K02', '3K03'],
  }, async () => {
    const base = practicePath('offers');
    const asked = ['fees', 'payment-methods', 'delivery-methods', 'countries'].map((path) =>
      send(`${sandbox.url}${base}/${path}`),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fees = await send(`${sandbox.url}${base}/fees?sending_currency_code=EUR&amount=100`);
    expect(fees.body['data']).toEqual([{ currency: 'EUR', amount: '100', fee: '5.00' }]);
  });

  it('quotes a pair in sending units for one receiving unit, and nothing it does not trade', {
    tags: ['3K04'],
  }, async () => {
    const quoted = (from: string, to: string) =>
      data(`/exchange-rate?sending_currency_code=${from}&receiving_currency_code=${to}`);
    expect(await quoted('NGN', 'EUR')).toEqual({ buy: '514.500000', sell: '535.500000' });
    expect(await quoted('EUR', 'NGN')).toEqual({ buy: '0.001867', sell: '0.001943' });
    expect(await quoted('NGN', 'XAF')).toEqual({ buy: null, sell: null });
  });

  it('gives the limits that staff have set for a pair and a country, else 0', {
    tags: ['3K08'],
  }, async () => {
    const limits = (country: string) =>
      data<{ min: string | number; max: string | number }>(
        `/exchange-rate-limits?receiving_currency=USD&sending_currency=NGN&country=${country}`,
      );
    const { body } = await get('/admin/exchange-rate-limits?page=1&pageSize=1000');
    const set = (body['data'] as Record<string, string>[]).find(
      (row) =>
        row['poster_currency_code'] === 'NGN' && row['matcher_country_abbreviation'] === 'US',
    );
    expect(await limits('US')).toEqual({
      min: set?.['min_exchange_rate'],
      max: set?.['max_exchange_rate'],
    });
    expect(await limits('NG')).toEqual({ min: 0, max: 0 });
  });

  it('lists the banks of a unified country by credential, not by session', {
    tags: ['3U14', '3U15'],
  }, async () => {
    const path = '/config/banks?countryCode=CN&currencyCode=CNY';
    const { status, body } = await get(path, PRACTICE_CREDENTIAL);
    expect(status).toBe(200);
    const found = body['data'] as { readonly name: string; readonly bank_id: string }[];
    expect(found.length).toBeGreaterThan(3);
    for (const bank of found)
      expect([typeof bank.name, typeof bank.bank_id]).toEqual(['string', 'string']);
    expect((await get(path)).status).toBe(401);
    expect((await get(path.replace('CN&', 'US&'), PRACTICE_CREDENTIAL)).status).toBe(422);
  });

  it('gives the countries as data, with their currencies and who receives', {
    tags: ['3K07'],
  }, async () => {
    expect(await data('/countries')).toContainEqual(
      expect.objectContaining({ abbreviation: 'NG', currency: 'NGN', receiving: true }),
    );
  });

  it('gives what the form needs of a sender', async () => {
    expect(await data('/users/1')).toMatchObject({
      id: '1',
      has_valid_address: true,
      phone: expect.stringMatching(/^\+234/u),
      country_abbreviation: 'NG',
      currency: 'NGN',
    });
    expect((await get('/users/99999999')).status).toBe(404);
  });

  it('finds people by handle, and previous recipients by part of it', {
    tags: ['3K05', '3K06'],
  }, async () => {
    const all = await sandbox.database.queries.select().from(orders);
    const sentTo = all.find((order) => order.poster_id < 60 && order.beneficiary_id !== null);
    const known = await data<{ id: number; email: string }[]>(
      `/users/${sentTo?.poster_id}/posters-beneficiaries?email=example`,
    );
    expect(known.map(({ id }) => id)).toContain(sentTo?.beneficiary_id);
    const email = known[0]?.email ?? '';
    expect(await data(`/users/fetch-kaoshi-info/${email.toUpperCase()}`)).toMatchObject({ email });
    expect((await get('/users/fetch-kaoshi-info/nobody@example.com')).status).toBe(404);
    const none = `/users/${sentTo?.poster_id}/posters-beneficiaries?email=no-such-person`;
    expect(await data(none)).toEqual([]);
  });

  it('creates the requested order as the first of the list', {
    tags: ['3C45', '3C46', '3V12'],
  }, async () => {
    const { status, body } = await post(OFFER);
    expect(status).toBe(200);
    const { id } = body['data'] as { readonly id: number };
    const { body: list } = await get('/admin/transactions?page=1&pageSize=5&orderBy=posted_at');
    const [first] = list['models'] as Record<string, unknown>[];
    expect(first).toMatchObject({
      id,
      type: 'p2p',
      status: 'unpublished',
      poster_amount: '44069.00',
      poster_currency: 'NGN',
      matcher_amount: '100.00',
      matcher_currency: 'USD',
      poster_fee: '2000.00',
      is_partial_match_allowed: true,
    });
    const order = await data<{ postersBeneficiary: unknown }>(`/admin/transactions/${id}`);
    expect(order.postersBeneficiary).toBeNull();
  });

  it('keeps the rate in one direction with every digit, for both chosen amounts', {
    tags: ['3V12'],
  }, async () => {
    const sent = {
      ...OFFER,
      poster_currency: 'EUR',
      matcher_currency: 'NGN',
      matcher_country: 'NG',
      poster_amount: '100.00',
      matcher_amount: '52333.70',
      exchange_rate: '0.001910814867',
    };
    const { status, body } = await post(sent);
    expect(status).toBe(200);
    const { id } = body['data'] as { readonly id: number };
    expect(await data(`/admin/transactions/${id}`)).toMatchObject({
      exchange_rate: '0.001910814867',
    });
    expect(await post({ ...sent, exchange_rate: '523.337' })).toMatchObject({ status: 422 });
  });

  it('keeps the recipient of a unified country with the order', async () => {
    const banks = (await get('/config/banks?countryCode=CN&currencyCode=CNY', PRACTICE_CREDENTIAL))
      .body['data'] as { readonly bank_id: string; readonly name: string }[];
    const [bank] = banks;
    const { status, body } = await post({
      ...OFFER,
      matcher_currency: 'CNY',
      matcher_country: 'CN',
      matcher_amount: '3500',
      exchange_rate: '67.48',
      poster_amount: '236180.00',
      recipient: { ...RECIPIENT, bankId: bank?.bank_id },
      poster_recipient_username: null,
    });
    expect(status).toBe(200);
    const { id } = body['data'] as { readonly id: number };
    expect(await data(`/admin/transactions/${id}`)).toMatchObject({
      is_partial_match_allowed: false,
      postersBeneficiary: {
        full_name: 'Wei Chen',
        country_abbreviation: 'CN',
        delivery_methods: [{ institution_name: bank?.name }],
      },
    });
    const found = await get('/admin/transactions?page=1&pageSize=5&search=wei%20chen');
    expect(found.body['models']).toMatchObject([{ id }]);
  });

  it.each([
    ['hybrid', null],
    ['p2p', 'NG'],
  ])(
    'takes a %s order of up to 2000 US dollars into an account in Nigeria',
    { tags: ['3V03'] },
    async (type, country) => {
      const order = { ...OFFER, type, matcher_country: country, exchange_rate: '100' };
      const most = { ...order, matcher_amount: '2000', poster_amount: '200000.00' };
      expect(await post(most)).toMatchObject({ status: 200 });
      const more = { ...order, matcher_amount: '2010', poster_amount: '201000.00' };
      const message = 'matcher_amount 2010 is outside the limits of USD';
      expect(await post(more)).toEqual({ status: 422, body: { message } });
    },
  );

  it.each([
    [{ poster_currency: 'AED' }, 'AED cannot be sent'],
    [{ poster_currency: 'EUR' }, 'EUR and USD cannot be traded'],
    [{ matcher_amount: '1050' }, 'matcher_amount 1050 is outside the limits of USD'],
    [{ exchange_rate: '0' }, 'exchange_rate must be above 0'],
    [{ poster_amount: '1' }, 'poster_amount, matcher_amount and exchange_rate do not agree'],
    [{ poster_recipient_username: null }, 'poster_recipient_username is required'],
    [
      {
        matcher_currency: 'CNY',
        matcher_country: 'CN',
        matcher_amount: '3500',
        exchange_rate: '1',
        poster_amount: '3500',
      },
      'recipient is required',
    ],
  ])('refuses %j', async (change, message) => {
    expect(await post({ ...OFFER, ...change })).toEqual({ status: 422, body: { message } });
  });
});
