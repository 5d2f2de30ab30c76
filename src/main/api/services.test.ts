import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { Session } from '#main/session/session.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { clientOf } from '#main/testing/api-client.ts';
import { deskWith, listCall, api as networkApi, signedIn } from '#main/testing/desk.ts';
import { deadAddress, startServer } from '#main/testing/http-server.ts';
import { createServiceCalls, SMALL_CALL } from './services.ts';

const CREDENTIAL = 'canary-credential';
const BANKS = { countryCode: 'CN', currencyCode: 'CNY' };
const PAIR = { sending_currency_code: 'NGN', receiving_currency_code: 'USD' };

/** A desk on which someone has signed in, with a separate server for each service. */
async function deskWithServices(credential: string | null = CREDENTIAL) {
  const network = await networkApi(() => ({ json: { data: [] } }));
  const offers = await startServer(() => ({ json: { data: { buy: 500 } } }));
  const recipients = await startServer(({ headers }) =>
    headers.authorization === `Bearer ${CREDENTIAL}`
      ? { json: [{ name: 'Bank of China', bank_id: 'BKCH' }] }
      : { status: 401, json: { message: 'Your access token has expired' } },
  );
  const users = await startServer(() => ({ json: { data: { id: 7, phone: '' } } }));
  const api = configuredApi(
    {
      apiUrl: network.url,
      socketUrl: await deadAddress(),
      services: { offers: offers.url, recipients: recipients.url, users: `${users.url}/v1` },
    },
    {},
    () => Promise.resolve(credential),
  );
  const { desk, logger } = await signedIn(network.url, { api });
  const call = (endpoint: string, input: object) =>
    desk.call('api.call', { callId: endpoint, endpoint, input }, 'w1');
  return { call, network, offers, recipients, users, logger };
}

describe('a prompt of the system for reading the credential', () => {
  it('keeps only the calls waiting that are still wanted', async () => {
    const network = await networkApi();
    const api = configuredApi(
      { apiUrl: network.url, socketUrl: await deadAddress() },
      {},
      () => new Promise(() => undefined),
    );
    const { desk } = await signedIn(network.url, { api });
    const input = { callId: '1', endpoint: 'recipients.banks', input: BANKS };
    const asked = desk.call('api.call', input, 'w1');
    await desk.call('api.cancel', { callId: '1' }, 'w1');
    expect(await asked).toMatchObject({ problem: { kind: 'cancelled' } });
  });

  it('sends nothing for a call that is no longer wanted', async () => {
    const { client, logger } = clientOf('http://api.test');
    const send = vi.spyOn(client, 'send');
    const call = createServiceCalls({
      client,
      session: { state: () => ({ status: 'signed-in' }) } as unknown as Session,
      api: { recipientsCredential: () => new Promise(() => undefined) },
      logger,
    });
    const name = 'recipients.banks';
    const asked = { name, endpoint: endpoints[name], input: BANKS } as const;
    expect(await call(asked, AbortSignal.abort())).toMatchObject({
      problem: { kind: 'cancelled' },
    });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('whether the network is there', () => {
  const ask = { callId: '1', endpoint: SMALL_CALL.name, input: SMALL_CALL.input };
  const answering = () => networkApi(() => ({ json: { data: { value: true } } }));

  it('is the only call that is sent where nobody is signed in', async () => {
    const network = await answering();
    const { desk } = deskWith({
      api: configuredApi({ apiUrl: network.url, socketUrl: await deadAddress() }),
    });
    expect(await desk.call('api.call', ask, 'w1')).toEqual({ ok: true, value: { value: true } });
    expect(await desk.call('api.call', listCall('2'), 'w1')).toMatchObject({
      problem: { kind: 'session-ended' },
    });
    expect(network.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('is asked with the session of who is signed in', async () => {
    const network = await answering();
    const { desk } = await signedIn(network.url);
    expect(await desk.call('api.call', ask, 'w1')).toMatchObject({ ok: true });
    expect(network.received.at(-1)?.headers.authorization).toBe('Bearer canary-access-1');
  });
});

describe('the services of a transfer', () => {
  it('are called at their own address; offers without the session, missing numbers as 0', {
    tags: ['3K01', '3K04'],
  }, async () => {
    const { call, offers, network } = await deskWithServices();
    expect(await call('offers.exchangeRate', PAIR)).toEqual({
      ok: true,
      value: { buy: '500', sell: '0' },
    });
    const [asked] = offers.received;
    expect([asked?.method, asked?.path]).toEqual(['GET', '/exchange-rate']);
    expect(asked?.headers.authorization).toBeUndefined();
    expect(network.received.every(({ path }) => path.startsWith('/auth/'))).toBe(true);
  });

  it('drop empty parameters of fees', { tags: ['3K02'] }, async () => {
    const { call, offers } = await deskWithServices();
    await call('offers.fees', { sending_currency_code: 'NGN', receiving_currency_code: '' });
    expect(offers.received[0]?.query).toBe('sending_currency_code=NGN');
  });

  it('send the fixed credential to unified recipients, and the session only to users', {
    tags: ['3U14', '3U15'],
  }, async () => {
    const { call, recipients, users, logger } = await deskWithServices();
    expect(await call('recipients.banks', BANKS)).toEqual({
      ok: true,
      value: [{ name: 'Bank of China', bank_id: 'BKCH' }],
    });
    expect(recipients.received[0]).toMatchObject({
      path: '/config/banks',
      query: 'countryCode=CN&currencyCode=CNY',
    });
    await call('senders.read', { id: '7' });
    expect(users.received[0]).toMatchObject({
      path: '/v1/users/7',
      headers: { authorization: 'Bearer canary-access-1' },
    });
    expect(JSON.stringify(logger.lines)).not.toContain(CREDENTIAL);
  });

  it('do not end or refresh the session when the credential is refused', async () => {
    const { call, network } = await deskWithServices('another');
    expect(await call('recipients.banks', BANKS)).toMatchObject({
      ok: false,
      problem: { kind: 'server' },
    });
    expect(network.received.filter(({ path }) => path.includes('refresh'))).toEqual([]);
  });

  it('are not asked for banks without a credential or a session', async () => {
    const { call, recipients } = await deskWithServices(null);
    expect(await call('recipients.banks', BANKS)).toMatchObject({
      ok: false,
      problem: { kind: 'refused', message: expect.stringContaining('no credential') },
    });
    const { desk } = deskWith();
    const input = { callId: '1', endpoint: 'recipients.banks', input: BANKS };
    expect(await desk.call('api.call', input, 'w1')).toMatchObject({
      ok: false,
      problem: { kind: 'session-ended' },
    });
    expect(recipients.received).toEqual([]);
  });
});

/** A desk whose network answers a list with these rows and this count; how it is read, and its log. */
async function deskWithList(ids: readonly number[], rowCount: number) {
  const network = await networkApi(() => ({
    json: { models: ids.map((id) => ({ id, status: 'published' })), pagination: { rowCount } },
  }));
  const { desk, logger } = await signedIn(network.url);
  const read = () => desk.call('api.call', listCall('1'), 'w1');
  const lines = () =>
    logger.lines.map((line) => JSON.parse(line)).filter(({ event }) => event.startsWith('list.'));
  return { read, lines };
}

describe('a list whose answer contradicts itself', () => {
  it('is given with the number of rows it has, and is logged once', async () => {
    const { read, lines } = await deskWithList([1, 2, 3], 0);
    expect(await read()).toMatchObject({ ok: true, value: { rowCount: 3, said: 0 } });
    await read();
    expect(lines()).toMatchObject([
      { event: 'list.wrong-count', call: 'orders.list', rows: 3, said: 0, counted: 3 },
    ]);
  });

  it('keeps all rows of a repeated id, and is logged once for each such id', async () => {
    const { read, lines } = await deskWithList([1, 1, 2, 2, 2, 3], 6);
    expect(await read()).toMatchObject({ value: { rows: [{}, {}, {}, {}, {}, {}], rowCount: 6 } });
    await read();
    expect(lines()).toMatchObject([
      { event: 'list.doubled-id', call: 'orders.list', id: '1' },
      { event: 'list.doubled-id', call: 'orders.list', id: '2' },
    ]);
  });
});

it('a list without contradictions is not in the log', async () => {
  const { read, lines } = await deskWithList([1, 2, 3], 3);
  await read();
  expect(lines()).toEqual([]);
});
