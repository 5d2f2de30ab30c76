/** Calls that get no answer, are repeated, or given up. */
import { AxiosError } from 'axios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { anyAnswer, endpoint } from '#contract/wire/endpoint.ts';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { ProxyAsksError } from '#main/network/trouble.ts';
import { act, clientOf, GOOD, rows } from '#main/testing/api-client.ts';
import { deadAddress, serve, startServer, type TestServer } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createApiClient } from './client.ts';

describe('no answer', () => {
  const offline = (advice: RegExp) => ({
    ok: false,
    problem: {
      kind: 'offline',
      message: OFFLINE_MESSAGE,
      advice: expect.stringMatching(advice),
    },
  });

  it('of an address without a server has the text of the specification', {
    tags: ['1E03'],
  }, async () => {
    const { send, logger } = clientOf(await deadAddress());
    expect(await send(rows)).toEqual(
      offline(/^127\.0\.0\.1:\d+ rejected the connection\. .* firewall/u),
    );
    expect(logger.lines.join()).toMatch(/E(?:RR_)?CONN(?:ECTION_)?REFUSED/u);
  });

  it('of a host that does not exist reads the same, with other advice', {
    tags: ['1E03'],
  }, async () => {
    expect(
      await clientOf('http://no-such-host.invalid').send(act, { id: '1', hidden: true }),
    ).toEqual(offline(/^The address no-such-host\.invalid was not found\. .* VPN/u));
  });

  it('within the time limit reads the same, with other advice', { tags: ['1E03'] }, async () => {
    const { url } = await startServer(() => 'hang');
    expect(await clientOf(url, 50).send(rows)).toEqual(offline(/ did not answer in time\. /u));
  });

  it('of a server that hangs up reads the same, with other advice', {
    tags: ['1E03'],
  }, async () => {
    const { url } = await startServer(() => 'drop');
    expect(await clientOf(url).send(rows)).toEqual(offline(/ was interrupted\. /u));
  });

  it('but the beginning of one reads the same, with other advice', { tags: ['1E03'] }, async () => {
    const url = await serve((_request, response) => {
      response.write('{"data":', () => response.destroy());
    });
    expect(await clientOf(url).send(act, { id: '1', hidden: true })).toEqual(
      offline(/ was interrupted\. /u),
    );
  });

  it('of a proxy that asks for a sign-in says so', async () => {
    const { url, received } = await startServer(() => ({ status: 407 }));
    expect(await clientOf(url).send(rows)).toEqual(offline(/^The proxy asks for a sign-in /u));
    expect(received).toHaveLength(1);
  });

  it('of a source that will never have an address gives its reason', async () => {
    const address = Promise.reject(new Error('The sandbox could not start.'));
    expect(await clientOf(address).send(rows)).toMatchObject({
      problem: { kind: 'offline', message: 'The sandbox could not start.' },
    });
  });
});

describe('the time limit', () => {
  const form = endpoint({
    method: 'POST',
    path: 'done',
    body: { encoding: 'form', fields: z.object({ name: z.string() }) },
    answer: anyAnswer,
    source: 'this test',
  });
  const file = endpoint({
    ...form,
    body: { encoding: 'multipart', fields: z.object({ name: z.string() }) },
  });

  it('of a form is that of any call, and of a file longer', async () => {
    const arrived = Promise.withResolvers<void>();
    const { url } = await startServer(() => {
      arrived.resolve();
      return 'hang';
    });
    const { send } = clientOf(url, 50);
    const leaving = new AbortController();
    const upload = send(file, { name: 'a' }, { signal: leaving.signal });
    // Its limit began before that of the form.
    await arrived.promise;
    expect(await send(form, { name: 'a' })).toMatchObject({ problem: { kind: 'offline' } });
    leaving.abort();
    expect(await upload).toMatchObject({ problem: { kind: 'cancelled' } });
  });

  it('leaves no timer behind after an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = await startServer(() => ({ json: GOOD }));
    expect(await clientOf(url).send(rows)).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('repeating', () => {
  const failing = (times: number): Promise<TestServer> => {
    let left = times;
    return startServer(() => {
      left -= 1;
      return left >= 0 ? 'drop' : { json: GOOD };
    });
  };

  it('sends a GET that got no answer up to twice more', async () => {
    const server = await failing(2);
    expect(await clientOf(server.url).send(rows)).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(3);
  });

  it('sends a GET again whose answer ended too early', async () => {
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      if (requests === 1) response.write('{"models":[', () => response.destroy());
      else response.end(JSON.stringify(GOOD));
    });
    expect(await clientOf(url).send(rows)).toMatchObject({ ok: true });
    expect(requests).toBe(2);
  });

  it('gives up after the second repetition', async () => {
    const server = await failing(9);
    expect(await clientOf(server.url).send(rows)).toMatchObject({ problem: { kind: 'offline' } });
    expect(server.received).toHaveLength(3);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('never sends a %s again', async (method) => {
    const server = await failing(1);
    const changing = { ...act, method };
    const outcome = await clientOf(server.url).send(changing, { id: '1', hidden: true });
    expect(outcome).toMatchObject({ problem: { kind: 'offline' } });
    expect(server.received.map((request) => request.method)).toEqual([method]);
  });

  it('never sends a POST again either when it goes where a GET went before', async () => {
    const server = await startServer(({ method }) => (method === 'GET' ? { json: GOOD } : 'drop'));
    const { send } = clientOf(server.url);
    await send(rows);
    // Kept connections break at any time; some network stacks then send again what was on its way.
    expect(await send(act, { id: '1', hidden: true })).toMatchObject({ ok: false });
    expect(await send(act, { id: '2', hidden: true })).toMatchObject({ ok: false });
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  it.each([{ status: 503 }, { status: 429, json: { message: 'Slow down' } }, { text: '<p>' }])(
    'never sends again what was answered, however badly: %o',
    async (reply) => {
      const server = await startServer(() => reply);
      await clientOf(server.url).send(rows);
      expect(server.received).toHaveLength(1);
    },
  );

  it('never sends again what a proxy did not let through without a sign-in, which may lock the account', async () => {
    const adapter = vi.fn(() => {
      const error = new Error('no tunnel', { cause: new ProxyAsksError() });
      return Promise.reject(AxiosError.from(error));
    });
    const client = createApiClient({
      address: Promise.resolve({ apiUrl: 'http://api.test' }),
      network: { ...openTestNetwork(), http: () => ({ adapter }) },
      logger: createTestLogger(),
    });
    expect(await client.send({ name: 'rows.list', endpoint: rows, input: {} })).toMatchObject({
      problem: { kind: 'offline', advice: expect.stringContaining('asks for a sign-in') },
    });
    expect(adapter).toHaveBeenCalledOnce();
  });

  it('stops when the caller goes away', async () => {
    const leaving = new AbortController();
    const server = await startServer(() => {
      leaving.abort();
      return 'drop';
    });
    const outcome = await clientOf(server.url).send(rows, {}, { signal: leaving.signal });
    expect(outcome).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(server.received).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('aborts the request on the wire', { tags: ['1E04'] }, async () => {
    const leaving = new AbortController();
    const arrived = Promise.withResolvers<void>();
    const server = await startServer(() => {
      arrived.resolve();
      return 'hang';
    });
    const { send, logger } = clientOf(server.url);
    const outcome = send(rows, {}, { signal: leaving.signal });
    await arrived.promise;
    leaving.abort();
    const message = 'The request was cancelled.';
    expect(await outcome).toEqual({ ok: false, problem: { kind: 'cancelled', message } });
    await server.givenUp;
    expect(logger.lines).toEqual([]);
  });

  it('ends the waiting for an address too', { tags: ['1E04'] }, async () => {
    const leaving = new AbortController();
    const never = new Promise<{ apiUrl: string }>(() => undefined);
    const outcome = clientOf(never).send(rows, {}, { signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toMatchObject({ problem: { kind: 'cancelled' } });
  });
});
