import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { AUTHORIZATION_EVENT } from '#contract/wire/realtime.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { KINDS, SERVER_URL, send, type TestSandbox, tokenOf } from './testing/sandboxes.ts';

const sockets: Socket[] = [];

/** The next event of this name, with what it carried. */
const once = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    socket.once(event, (...carried: unknown[]) => resolve(carried));
  });

/** A socket of the sandbox at `url`; a header given is sent on every connect. */
function connect(url: string, header?: string): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 10 });
  sockets.push(socket);
  if (header !== undefined) {
    socket.on('connect', () => socket.emit(AUTHORIZATION_EVENT, header));
  }
  return socket;
}

async function connectStaff(url: string): Promise<Socket> {
  const socket = connect(url, `Bearer ${await tokenOf(url, 'manager')}`);
  await once(socket, 'connected');
  return socket;
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

describe.each(KINDS)('the sandbox on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let url: string;
  let token: string;
  const lines: string[] = [];

  beforeAll(async () => {
    sandbox = await open({ orders: 50, report: (line) => lines.push(line) });
    url = sandbox.url;
    token = await tokenOf(url, 'admin');
  });
  afterAll(() => sandbox.close());

  const control = (method: string, path: string, body?: unknown) =>
    send(`${url}/sandbox/${path}`, { method, ...(body === undefined ? {} : { body }) });
  const fail = (failure: Record<string, unknown>) =>
    control('POST', 'faults', { failures: [failure] });

  afterEach(() => control('DELETE', 'faults'));

  describe('answers', () => {
    it('gives countries and the three remittance companies under data', {
      tags: ['1N18', '1F15'],
    }, async () => {
      const { body: countries } = await send(`${url}/countries`, { token });
      expect(countries['data']).toContainEqual(
        expect.objectContaining({
          abbreviation: 'NG',
          country: 'Nigeria',
          currencyModel: { currency_code: 'NGN', max_amount: 300_000, step: 1000 },
        }),
      );
      const { body: companies } = await send(`${url}/third-party-companies`, { token });
      expect(companies['data']).toHaveLength(3);
    });

    it('gives maintenance mode as a boolean, off until it is switched on', {
      tags: ['1M01'],
    }, async () => {
      const setting = () => send(`${url}/admin/site/settings?type=maintenance`, { token });
      expect((await setting()).body['data']).toEqual({ type: 'maintenance', value: false });
      await send(`${url}/admin/site/settings`, {
        method: 'POST',
        token,
        body: { type: 'maintenance', value: true },
      });
      expect((await setting()).body['data']).toEqual({ type: 'maintenance', value: true });
    });

    it('an unknown path with 404', async () => {
      expect(await send(`${url}/admin/nothing`, { token })).toEqual({
        status: 404,
        body: { message: 'There is no GET /admin/nothing' },
      });
    });

    it('a body that is no JSON with a message', async () => {
      const response = await fetch(`${url}/auth/reset/init`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":',
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('message');
    });

    it.each([
      ['GET', '/admin/transactions?page=1&pageSize=20&search=a%00b', undefined],
      ['GET', '/admin/transactions?page=1&pageSize=20&filters[posterCountry][]=%00', undefined],
      ['GET', '/admin/users/%00', undefined],
      ['POST', '/auth/user/token', { username: 'a\0', password: 'x' }],
    ])(
      'a text with a NUL byte, which no database takes, with 400: %s %s',
      async (method, path, body) => {
        const sent = { method, token, ...(body && { body: { grant_type: 'password', ...body } }) };
        const { status, body: said } = await send(`${url}${path}`, sent);
        expect({ status, said }).toEqual({
          status: 400,
          said: { message: expect.stringContaining('NUL') },
        });
        expect(lines.join('\n')).not.toContain(path.split('?')[0]);
      },
    );

    it('an internal failure with 500 and no detail, and reports it', async () => {
      await sandbox.database.run('alter table countries rename to countries_gone');
      const answer = await send(`${url}/countries`, { token });
      await sandbox.database.run('alter table countries_gone rename to countries');
      expect(answer).toEqual({ status: 500, body: { message: 'Internal server error' } });
      expect(lines.join('\n')).toContain('GET /countries failed');
    });
  });

  describe('simulates faults on request', () => {
    it('fails as often as asked, then not any more', async () => {
      await fail({ path: 'countries', times: 2, status: 503, body: { message: 'Busy' } });
      const statuses: number[] = [];
      for (let call = 0; call < 3; call += 1) {
        statuses.push((await send(`${url}/countries`, { token })).status);
      }
      expect(statuses).toEqual([503, 503, 200]);
    });

    it('fails only what fits', async () => {
      await fail({ method: 'post', path: '/auth', body: { error: { message: 'No' } } });
      expect((await send(`${url}/countries`, { token })).status).toBe(200);
      expect(await send(`${url}/auth/reset/init`, { method: 'POST', body: {} })).toEqual({
        status: 500,
        body: { error: { message: 'No' } },
      });
    });

    it('distinguishes a path from those below it', async () => {
      await fail({ path: '/admin/transactions', exact: true });
      const list = await send(`${url}/admin/transactions?page=1&pageSize=1`, { token });
      const statistics = await send(`${url}/admin/transactions/statistics`, { token });
      expect([list.status, statistics.status]).toEqual([500, 200]);
    });

    it('answers with invalid JSON', async () => {
      await fail({ path: '/countries', status: 200, text: '<h1>Proxy</h1>' });
      const response = await fetch(`${url}/countries`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('<h1>Proxy</h1>');
    });

    it('cuts the connection', async () => {
      await fail({ path: '/countries', drop: true });
      await expect(fetch(`${url}/countries`)).rejects.toThrow();
    });

    it('does not answer until the caller gives up', async () => {
      await fail({ path: '/countries', held: true, drop: true });
      const call = fetch(`${url}/countries`, { signal: AbortSignal.timeout(150) });
      await expect(call).rejects.toThrow(/timeout/u);
    });

    it('holds an answer back until the fault is over', async () => {
      await fail({ path: '/countries', held: true, passes: true });
      let isAnswered = false;
      const asked = send(`${url}/countries`, { token }).finally(() => {
        isAnswered = true;
      });
      await fail({ path: '/countries', held: true, passes: true });
      expect((await send(`${url}/third-party-companies`, { token })).status).toBe(200);
      expect(isAnswered).toBe(false);
      await control('DELETE', 'faults');
      expect((await asked).status).toBe(200);
    });

    it('is slow', async () => {
      await control('POST', 'faults', { latencyMs: 120 });
      const start = performance.now();
      await send(`${url}/countries`, { token });
      expect(performance.now() - start).toBeGreaterThan(110);
    });

    it('takes no faults it does not know', async () => {
      expect((await control('POST', 'faults', { latency: 3 })).status).toBe(422);
      expect((await fail({ status: 'bad' })).body['message']).toEqual(
        expect.stringContaining('failures[0][status]: '),
      );
    });

    it('but not for a page of a browser', async () => {
      const refusal = await send(`${url}/sandbox/orders`, {
        method: 'POST',
        origin: 'https://elsewhere.example',
      });
      expect(refusal.status).toBe(403);
    });
  });

  it('adds orders that are not hidden', async () => {
    const added = await Promise.all(Array.from({ length: 40 }, () => control('POST', 'orders')));
    expect(added.map(({ status }) => status)).toEqual(added.map(() => 200));
    const { body } = await send(`${url}/admin/transactions?page=1&pageSize=40`, { token });
    const models = body['models'] as readonly { readonly hidden: boolean }[];
    expect(models.map(({ hidden }) => hidden)).toEqual(added.map(() => false));
  });

  describe('remembers requests', () => {
    beforeEach(() => control('DELETE', 'requests'));

    it('as they came, without secrets', async () => {
      await tokenOf(url, 'admin');
      await send(`${url}/admin/transactions?page=1&pageSize=1&filters[statuses][]=matched`, {
        token,
      });
      const { body } = await control('GET', 'requests');
      expect(body['data']).toEqual([
        {
          method: 'POST',
          path: '/auth/user/token',
          query: '',
          authorization: null,
          contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
          body: {
            username: 'admin@corridor.test',
            password: '…',
            grant_type: 'password',
            scope: 'read write',
          },
          status: 200,
        },
        expect.objectContaining({
          path: '/admin/transactions',
          query: 'page=1&pageSize=1&filters[statuses][]=matched',
          authorization: 'Bearer …',
          status: 200,
        }),
      ]);
    });
  });

  describe('socket', () => {
    it('greets staff with a valid token, and then sends every event', {
      tags: ['1V01', '1V02'],
    }, async () => {
      const socket = await connectStaff(url);
      const heard = once(socket, 'orderMatched');
      await control('POST', 'events', { event: 'orderMatched', payload: { id: 4 } });
      expect(await heard).toEqual([{ id: 4 }]);
    });

    it('remembers that a socket showed its token, without it', async () => {
      await control('DELETE', 'requests');
      await connectStaff(url);
      const { body } = await control('GET', 'requests');
      expect(body['data']).toContainEqual(
        expect.objectContaining({
          method: 'SOCKET',
          path: AUTHORIZATION_EVENT,
          authorization: 'Bearer …',
          status: 200,
        }),
      );
    });

    it.each([
      ['a wrong token', () => Promise.resolve('Bearer wrong')],
      ['no type', () => Promise.resolve(token)],
      ["a customer's token", async () => `Bearer ${await tokenOf(url, 'customer')}`],
    ])('refuses %s and hangs up', async (_name, header) => {
      const socket = connect(url, await header());
      const hungUp = once(socket, 'disconnect');
      expect(await once(socket, 'unauthorized')).toEqual([{ message: expect.any(String) }]);
      await hungUp;
    });

    it('sends nothing to clients without a token', async () => {
      const stranger = connect(url);
      await once(stranger, 'connect');
      const staff = await connectStaff(url);
      const heard: string[] = [];
      stranger.onAny((event) => heard.push(event));
      const saved = once(staff, 'orderSaved');
      await control('POST', 'events', { event: 'orderSaved' });
      await saved;
      // A round trip on the stranger's own line: anything sent before has arrived by now.
      stranger.emit(AUTHORIZATION_EVENT, 'Bearer wrong');
      await once(stranger, 'unauthorized');
      expect(heard).toEqual(['unauthorized']);
    });

    it('sends a storm of events', async () => {
      const socket = await connectStaff(url);
      let heard = 0;
      const { promise: all, resolve } = Promise.withResolvers<void>();
      socket.on('orderSaved', () => {
        heard += 1;
        if (heard === 500) resolve();
      });
      await control('POST', 'events', { event: 'orderSaved', times: 500 });
      await all;
      expect(heard).toBe(500);
    });

    it('is cut and refused on demand', async () => {
      const socket = await connectStaff(url);
      const cut = once(socket, 'disconnect');
      await control('POST', 'faults', { dropSockets: true, refuseSockets: true });
      await cut;
      socket.connect();
      await once(socket, 'connect_error');
      expect(socket.connected).toBe(false);
      await control('DELETE', 'faults');
      await once(socket, 'connected');
      expect(socket.connected).toBe(true);
    });
  });

  describe('new orders', () => {
    it.each(ORDER_STATUSES)('makes one that is %s and tells everyone', async (status) => {
      const socket = await connectStaff(url);
      const heard = once(socket, 'newOrder');
      const { body } = await control('POST', 'orders', { status });
      const { id } = body['data'] as { id: number };
      expect(await heard).toEqual([{ id }]);
      const { body: list } = await send(
        `${url}/admin/transactions?page=1&pageSize=20&search=${id}`,
        { token },
      );
      expect(list['models']).toEqual([expect.objectContaining({ id, status })]);
    });
  });
});

describe.runIf(SERVER_URL)('sandboxes that share a server', () => {
  let first: TestSandbox;
  let second: Sandbox;

  beforeAll(async () => {
    const kind = KINDS.find(({ name }) => name === 'server');
    first = (await kind?.open({ orders: 50 })) as TestSandbox;
    second = await createSandbox(first.options);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('share sessions, orders and events', async () => {
    const token = await tokenOf(first.url, 'admin');
    const list = () => send(`${second.url}/admin/transactions?page=1&pageSize=1`, { token });
    const before = await list();
    const socket = await connectStaff(second.url);
    const heard = once(socket, 'newOrder');
    const { body } = await send(`${first.url}/sandbox/orders`, { method: 'POST' });
    expect(await heard).toEqual([body['data']]);
    const rowCount = ({ body: page }: typeof before) =>
      (page['pagination'] as { rowCount: number }).rowCount;
    expect(rowCount(await list())).toBe(rowCount(before) + 1);
  });
});
