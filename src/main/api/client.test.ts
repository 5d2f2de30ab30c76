import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { anyAnswer, dataAnswer, type Endpoint, endpoint } from '#contract/wire/endpoint.ts';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { LARGEST_UPLOAD_BYTES, upload } from '#contract/wire/upload.ts';
import { act, clientOf, GOOD, rows } from '#main/testing/api-client.ts';
import { type Reply, startServer } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createApiClient, joinUrl } from './client.ts';

const attach = endpoint({
  method: 'PUT',
  path: 'admin/rows/{id}',
  params: z.object({ id: z.string() }),
  body: { encoding: 'multipart', fields: z.object({ evidence: upload.optional() }) },
  answer: anyAnswer,
  source: 'this test',
});
const ping = endpoint({ method: 'GET', path: '/ping', answer: anyAnswer, source: 'this test' });
const TOKEN = { access_token: 'abc', token_type: 'Bearer', refresh_token: 'r' };

/** The problem of one call to a server with this reply. */
async function problemOf(reply: Reply, declared: Endpoint = rows) {
  const { url } = await startServer(() => reply);
  const outcome = await clientOf(url).send(declared, { id: '1', hidden: true });
  return outcome.ok ? undefined : outcome.problem;
}

describe('joinUrl', () => {
  it.each([
    ['https://a.test', 'x/y', 'https://a.test/x/y'],
    ['https://a.test/', '/x/y', 'https://a.test/x/y'],
    ['https://a.test/v1', 'x/y', 'https://a.test/v1/x/y'],
    ['https://a.test/v1//', '//x/y', 'https://a.test/v1/x/y'],
  ])('%s and %s make %s', { tags: ['1K01'] }, (base, path, joined) => {
    expect(joinUrl(base, path)).toBe(joined);
  });
});

describe('a file', () => {
  const file = (bytes: number) => ({
    id: '1',
    evidence: {
      name: 'a.png',
      type: 'image/png',
      content: Buffer.alloc(bytes, 'x').toString('base64'),
    },
  });

  it('goes in a multipart body and reports its progress', async () => {
    const server = await startServer(() => ({ json: {} }));
    const emitted: (readonly [number, number])[] = [];
    const onUpload = (sent: number, total: number) => emitted.push([sent, total]);
    const size = 1024 ** 2;
    expect(await clientOf(server.url).send(attach, file(size), { onUpload })).toMatchObject({
      ok: true,
    });
    const [received] = server.received;
    expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(received?.body).toContain('name="evidence"; filename="a.png"');
    expect(received?.body.length).toBeGreaterThan(size);
    const length = received?.body.length;
    expect(emitted.at(-1)).toEqual([length, length]);
  });

  it('is cancelled on the wire when it is aborted', async () => {
    const server = await startServer(() => 'hang');
    const controller = new AbortController();
    const { signal } = controller;
    const outcome = clientOf(server.url).send(attach, file(10), { signal });
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    controller.abort();
    expect(await outcome).toMatchObject({ problem: { kind: 'cancelled' } });
    await server.givenUp;
  });

  it('that is too large, or no base64, is refused before anything is sent', async () => {
    const server = await startServer(() => ({ json: {} }));
    const { send } = clientOf(server.url);
    const refused = { problem: { kind: 'refused' } };
    expect(await send(attach, file(LARGEST_UPLOAD_BYTES + 3))).toMatchObject(refused);
    const broken = { id: '1', evidence: { name: 'a', type: '', content: '<>' } };
    expect(await send(attach, broken)).toMatchObject(refused);
    expect(server.received).toEqual([]);
  });
});

describe('the request', () => {
  it.each(['', '/', '/v1', '/v1/'])(
    "goes to paths under the base '%s'",
    { tags: ['1K01'] },
    async (base) => {
      const server = await startServer(() => ({ json: GOOD }));
      await clientOf(server.url + base).send(rows);
      expect(server.received[0]?.path).toBe(`${base.replace(/\/$/u, '')}/admin/rows`);
    },
  );

  it('has no content type where a POST has no body', async () => {
    const server = await startServer(() => ({ json: {} }));
    const bodiless = endpoint({ method: 'POST', path: 'done', answer: anyAnswer, source: 'here' });
    await clientOf(server.url).send(bodiless);
    expect(server.received[0]?.headers['content-type']).toBeUndefined();
    expect(server.received[0]?.body).toBe('');
  });

  it('carries token type and token in the Authorization header', { tags: ['1K02'] }, async () => {
    const server = await startServer(() => ({ json: GOOD }));
    const { send } = clientOf(server.url);
    await send(rows, {}, { token: TOKEN });
    await send(rows);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer abc',
      undefined,
    ]);
  });

  it('carries lists of the query in bracket style and leaves out empty fields', {
    tags: ['1K03'],
  }, async () => {
    const server = await startServer(() => ({ json: GOOD }));
    await clientOf(server.url).send(rows, { search: '', statuses: ['a', 'b'] });
    expect(server.received[0]?.query).toBe('statuses[]=a&statuses[]=b');
  });

  it('carries a form', async () => {
    const server = await startServer(() => ({ json: {} }));
    const body = { encoding: 'form', fields: z.object({ name: z.string() }) } as const;
    await clientOf(server.url).send({ ...act, body }, { id: '1', name: 'Ada Obi' });
    expect(server.received[0]).toMatchObject({
      body: 'name=Ada+Obi',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('carries the key of an act as a text in quotes', async () => {
    const server = await startServer(() => ({ json: {} }));
    const { send } = clientOf(server.url);
    await send(act, { id: '1', hidden: true }, { idempotencyKey: 'k1' });
    await send(act, { id: '1', hidden: true });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      '"k1"',
      undefined,
    ]);
  });

  it('goes to the address of the API where a service has none of its own', async () => {
    const server = await startServer(() => ({ json: {} }));
    await clientOf(server.url).send(ping, {}, { name: 'offers.exchangeRate' });
    expect(server.received).toHaveLength(1);
  });

  it('carries path fields encoded and a JSON body', async () => {
    const server = await startServer(() => ({ json: {} }));
    await clientOf(server.url).send(act, { id: 'a/b', hidden: false });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/admin/rows/a%2Fb/act',
      body: '{"hidden":false}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('goes to another path where this API has the call there', async () => {
    const server = await startServer(() => ({ json: {} }));
    const assumed = { ...act, assumed: true };
    const client = createApiClient({
      address: Promise.resolve({ apiUrl: server.url }),
      endpointPaths: { 'rows.act': 'staff/rows/{id}/do' },
      network: openTestNetwork(),
      logger: createTestLogger(),
    });
    const input = { id: 'a/b', hidden: true };
    await client.send({ name: 'rows.act', endpoint: assumed, input });
    await client.send({ name: 'rows.other', endpoint: assumed, input });
    expect(server.received.map(({ path }) => path)).toEqual([
      '/staff/rows/a%2Fb/do',
      '/admin/rows/a%2Fb/act',
    ]);
  });

  it('is nothing once the client is closed', async () => {
    const server = await startServer(() => ({ json: GOOD }));
    const address = Promise.resolve({ apiUrl: server.url });
    const network = openTestNetwork();
    const closed = vi.spyOn(network, 'close');
    const client = createApiClient({ address, network, logger: createTestLogger() });
    client.close();
    expect(closed).toHaveBeenCalledOnce();
    const outcome = await client.send({ name: 'rows.list', endpoint: rows, input: {} });
    expect(outcome).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(server.received).toEqual([]);
  });

  it('is nothing when a field is wrong: the problem names it', async () => {
    const server = await startServer(() => ({ json: {} }));
    const outcome = await clientOf(server.url).send(act, { id: 'a', hidden: 'yes' });
    expect(outcome).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('hidden') },
    });
    expect(server.received).toEqual([]);
  });

  it('is nothing when a declaration is wrong, which is no problem of the fields', async () => {
    const params = z.object({ id: z.string() }).transform((): { id: string } => {
      throw new Error('a defect');
    });
    await expect(clientOf('http://api.test').send({ ...act, params }, { id: '1' })).rejects.toThrow(
      'a defect',
    );
  });

  it('waits for an address that is not known yet, outside the time limit', async () => {
    const server = await startServer(() => ({ json: GOOD }));
    const known = Promise.withResolvers<{ apiUrl: string }>();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const outcome = clientOf(known.promise).send(rows);
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    known.resolve({ apiUrl: server.url });
    expect(await outcome).toMatchObject({ ok: true });
  });
});

describe('an answer', () => {
  it('is read by the contract', async () => {
    const { url } = await startServer(() => ({ json: { data: GOOD } }));
    const outcome = await clientOf(url).send(rows);
    expect(outcome).toEqual({ ok: true, value: { rows: [{ id: 'a' }], rowCount: 1 } });
  });

  it('may be empty if nothing of it is used', async () => {
    const { url } = await startServer(() => ({ status: 204 }));
    expect(await clientOf(url).send(ping)).toEqual({ ok: true, value: undefined });
  });

  it.each<[string, unknown, string]>([
    ['message', { message: 'No such order' }, 'No such order'],
    ['error.message', { error: { message: 'No such order' } }, 'No such order'],
    ['errors[0].message', { errors: [{ message: 'First' }, { message: 'Second' }] }, 'First'],
    ['errors[0]', { errors: ['First', 'Second'] }, 'First'],
    ['error', { error: 'No such order' }, 'No such order'],
    ['error_description', { error: 'invalid_grant', error_description: 'Wrong' }, 'Wrong'],
    ['message before error', { error: 'Bad Request', message: 'Wrong id' }, 'Wrong id'],
    [
      'a list of messages',
      { message: ['a is missing', 'b is missing'] },
      'a is missing\nb is missing',
    ],
    ['data.message', { data: { message: 'No such order' } }, 'No such order'],
    ['a text', 'No such order', 'No such order'],
  ])(
    "with an error status gives the server's own message, in %s",
    async (_where, json, message) => {
      expect(await problemOf({ status: 422, json })).toEqual({
        kind: 'server',
        message,
        status: 422,
      });
    },
  );

  it.each<[string, Reply]>([
    ['nothing', { status: 500 }],
    ['{}', { status: 500, json: {} }],
    ['a page', { status: 500, text: '<h1>Internal Server Error</h1>' }],
    ['an empty message', { status: 500, json: { message: ' ' } }],
  ])('of status 500 with %s gives a text that names status and call', async (_what, reply) => {
    const problem = await problemOf(reply);
    expect(problem).toMatchObject({ kind: 'server', status: 500 });
    expect(problem?.message).toMatch(/rows\.list.*500.*Try again/su);
  });

  it('of status 429 with a page says to try again, which a gateway in front of the server may ask', async () => {
    const problem = await problemOf({ status: 429, text: '<h1>Too many requests</h1>' });
    expect(problem?.message).toMatch(/rows\.list.*429.*Try again/su);
  });

  it('of status 404 without a message says to check the API address', async () => {
    const problem = await problemOf({ status: 404 });
    expect(problem?.message).toMatch(/404.*Check the API address.*admin\/rows/su);
  });

  it.each<[string, Reply]>([
    ['a text', { text: 'It works!' }],
    ['a redirect to http', { status: 302, headers: { location: '/login?key=1' } }],
  ])('that is not the API is called so: %s', async (what, reply) => {
    const problem = await problemOf(reply);
    expect(problem).toMatchObject({ kind: 'unreadable', endpoint: 'rows.list', field: '' });
    expect(problem?.message).toContain(`answered ${what}`);
    expect(problem?.message).not.toContain('key=1');
    expect(problem?.message).toContain('Check the API address (CORRIDOR_API_URL or --api)');
  });

  it.each<[string, Reply]>([
    ['a web page', { text: '<!doctype html><title>Welcome</title>' }],
    ['a page of status 403', { status: 403, text: '<h1>Blocked by your company</h1>' }],
    ['a page of status 404', { status: 404, text: '<h1>Not found</h1>' }],
    ['a page of status 511', { status: 511, text: '<h1>Sign in</h1>' }],
    ['status 511', { status: 511, json: { error: 'Sign in' } }],
    [
      'a redirect to another host',
      { status: 302, headers: { location: 'http://portal.test/login?key=1' } },
    ],
  ])('that a network gives in place of the server is called so: %s', async (_what, reply) => {
    const problem = await problemOf(reply);
    expect(problem).toEqual({
      kind: 'offline',
      message: OFFLINE_MESSAGE,
      advice:
        'A web page answered in place of the server. This network may have a page where you must sign in first. Open your web browser and sign in to the network there. If no such page opens, tell your administrator.',
      page: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/admin\/rows$/u),
    });
  });

  it.each([
    ['pagination', { models: [] }],
    ['models', { other: true }],
    ['models', []],
  ])('that the contract cannot read names endpoint and field: %s', async (field, json) => {
    const problem = await problemOf({ json });
    expect(problem).toMatchObject({ kind: 'unreadable', endpoint: 'rows.list', field });
    expect(problem?.message).toContain(`rows.list: ${field}`);
  });

  it('that is larger than any real one is given up', async () => {
    const server = await startServer(() => ({ text: ' '.repeat(33 * 1024 * 1024) }));
    expect(await clientOf(server.url).send(rows)).toMatchObject({
      problem: {
        kind: 'unreadable',
        message: expect.stringContaining('(rows.list, expected an answer of at most 32 MB)'),
        field: '',
      },
    });
    expect(server.received).toHaveLength(1);
  });

  it('never changes the address', async () => {
    const elsewhere = await startServer(() => ({ json: GOOD }));
    const { url } = await startServer(() => ({
      status: 307,
      headers: { location: `${elsewhere.url}/admin/rows` },
    }));
    await clientOf(url).send(rows, {}, { token: TOKEN });
    expect(elsewhere.received).toEqual([]);
  });
});

describe('the log', () => {
  it("names call and status of a refusal, but not the server's text, which may name people", async () => {
    const { url } = await startServer(() => ({
      status: 422,
      json: { message: 'Ada Obi is banned' },
    }));
    const { send, logger } = clientOf(url);
    const started = performance.now();
    await send(rows, { search: 'Ada Obi' }, { token: TOKEN });
    const [line] = logger.details();
    expect(line).toMatchObject({
      event: 'api.problem',
      call: 'rows.list',
      problem: 'server',
      status: 422,
    });
    expect(line?.['milliseconds']).toBeLessThanOrEqual(Math.ceil(performance.now() - started));
    expect(logger.lines).toHaveLength(1);
    expect(logger.lines[0]).not.toMatch(/Ada|Obi|abc/u);
  });

  it('names the page that answered in place of the server', async () => {
    const { url } = await startServer(() => ({ text: '<p>Sign in</p>' }));
    const { send, logger } = clientOf(url);
    await send(rows);
    expect(logger.details()).toMatchObject([{ problem: 'offline', page: `${url}/admin/rows` }]);
  });

  it('has nothing of a session that is over, which is no defect', async () => {
    const json = { message: SESSION_MESSAGES.refreshExpired };
    const { url } = await startServer(() => ({ status: 401, json }));
    const { send, logger } = clientOf(url);
    expect(await send(rows)).toMatchObject({ problem: { kind: 'server', status: 401 } });
    expect(logger.lines).toEqual([]);
  });

  it('names what prevents reading an envelope', async () => {
    const declared = endpoint({
      method: 'GET',
      path: 'x',
      answer: dataAnswer(z.object({ value: z.number() })),
      source: 'this test',
    });
    const { url } = await startServer(() => ({ json: { data: { value: 'many' } } }));
    const { send, logger } = clientOf(url);
    await send(declared);
    expect(logger.lines[0]).toContain('rows.list: data.value');
  });
});
