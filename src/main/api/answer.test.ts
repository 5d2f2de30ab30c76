/** What the network sends, from the wire to what a window gets and a call sends back. */
import type { AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { anyAnswer, type Endpoint } from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { clientOf, GOOD, rows as LIST } from '#main/testing/api-client.ts';
import { startServer } from '#main/testing/http-server.ts';
import { readAnswer } from './answer.ts';

const ORDER = { id: 7, status: 'matched', posted_at: '2026-11-20', poster_currency: 'NGN' };

/** The answer of the network to the list of orders, its text as it is sent. */
async function listOf(text: string) {
  const { url } = await startServer(() => ({ text }));
  const { send, logger } = clientOf(url);
  const endpoint = endpoints['orders.list'];
  const outcome = await send(endpoint, { page: 1, pageSize: 20 }, { name: 'orders.list' });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return { ...outcome.value, lines: logger.lines };
}

const pageOf = (...models: readonly object[]) =>
  JSON.stringify({ models, pagination: { rowCount: models.length } });

describe('a page of rows', () => {
  const odd = [
    { ...ORDER, id: 1, poster_amount: '1,234.50', user: { phone: '+1' } },
    { ...ORDER, id: 2, poster_amount: 'Infinity', status: null },
    { ...ORDER, id: 3, posted_at: '2026-02-31' },
    { status: 'matched' },
    ORDER,
  ];

  it('has every row that can be shown', async () => {
    const { rows, rowCount, unread } = await listOf(pageOf(...odd));
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '7']);
    expect(rows.map((row) => row.poster_amount)).toEqual([
      { unreadable: '1,234.50' },
      { unreadable: 'Infinity' },
      null,
      null,
    ]);
    expect([rows[1]?.status, rows[2]?.posted_at]).toEqual([null, { unreadable: '2026-02-31' }]);
    expect([rowCount, unread]).toEqual([5, ['id']]);
  });

  it('with unreadable values is one line of the log, which names the call and the fields and nothing that was sent', async () => {
    const { lines } = await listOf(pageOf(...odd));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      event: 'api.unreadable',
      call: 'orders.list',
      fields: ['models.poster_amount', 'models.status', 'models.posted_at', 'models.id'],
    });
    expect(lines[0]).not.toContain('1,234.50');
  });

  it('without unreadable values is not in the log', async () => {
    expect((await listOf(pageOf(ORDER))).lines).toEqual([]);
  });
});

describe('digits that a number does not hold', () => {
  const LONG = '9007199254740993';
  const text = pageOf({ ...ORDER, poster_amount: 0 })
    .replace('"id":7', `"id":${LONG}`)
    .replace('"poster_amount":0', '"poster_amount":999999999999999.99');

  it('are all read', async () => {
    const { rows } = await listOf(text);
    expect(rows[0]).toMatchObject({ id: LONG, poster_amount: '999999999999999.99' });
  });

  it('go back in the type that they came with, to the order that they name', {
    tags: ['1A18'],
  }, async () => {
    const { rows } = await listOf(text);
    const server = await startServer(() => ({ json: {} }));
    // As it crosses the bridge.
    const id = JSON.parse(JSON.stringify(rows[0]?.raw_id));
    await clientOf(server.url).send(endpoints['orders.setHidden'], { id, hidden: true });
    expect(server.received[0]?.path).toBe(`/admin/orders/set-hidden/${LONG}`);
    expect(server.received[0]?.body).toBe(`{"id":${LONG},"hidden":true}`);
  });
});

const ADDRESS = 'http://api.test/admin/rows';
const TEXT = JSON.stringify(GOOD);

/** What is made of an answer: its value, or what its problem says. */
function readingOf(
  status: number,
  data: string,
  { endpoint = LIST, location }: { endpoint?: Endpoint; location?: string } = {},
) {
  const response = { status, data, headers: { ...(location && { location }) } };
  const call = { name: 'rows.list', endpoint };
  const outcome = readAnswer(call, ADDRESS, response as AxiosResponse<string>, () => undefined);
  return outcome.ok ? outcome : { ...outcome.problem };
}

describe('a redirect', () => {
  it.each([
    [300, undefined, 'a redirect'],
    [302, 'http://', 'a redirect'],
    [302, '/login?key=1', 'a redirect to http://api.test/login'],
    [399, 'https://api.test/v2/admin/rows', 'a redirect to https://api.test/v2/admin/rows'],
  ])('of status %i to %s is no answer of the API', (status, location, said) => {
    expect(readingOf(status, '', { ...(location && { location }) })).toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining(`${ADDRESS} answered ${said} (status ${status})`),
    });
  });

  const away = { location: 'http://portal.test/login' };
  it.each([300, 307, 399])('of status %i to another host is of a network', (status) => {
    expect(readingOf(status, '', away)).toMatchObject({ kind: 'offline', page: ADDRESS });
  });

  it('is what only 300 to 399 mean', () => {
    expect(readingOf(299, TEXT, away)).toMatchObject({ ok: true });
    for (const status of [400, 503]) {
      const problem = { kind: 'server', status, message: 'Wrong id' };
      expect(readingOf(status, '{"message":"Wrong id"}', away)).toEqual(problem);
    }
  });
});

describe('a text', () => {
  it.each(['', ' \n'])('that is empty is an answer of which nothing is used: %j', (text) => {
    expect(readingOf(200, text, { endpoint: { ...LIST, answer: anyAnswer } })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['It works! 1 < 2', { kind: 'unreadable' }],
    ['\n  <html>', { kind: 'offline', page: ADDRESS }],
  ])('is a web page where it begins as one: %j', (text, expected) => {
    expect(readingOf(200, text)).toMatchObject(expected);
  });

  const message = SESSION_MESSAGES.accessExpired;
  it.each([
    [401, message],
    [401, JSON.stringify({ message: 'Unauthorized', error: message })],
    [200, JSON.stringify({ message })],
    [302, JSON.stringify({ message })],
  ])('of status %i that is about the session is the problem: %s', (status, text) => {
    expect(readingOf(status, text)).toEqual({ kind: 'server', status, message });
  });

  it('that the contract does not take says what was expected', () => {
    expect(readingOf(200, '{"models":[],"pagination":{}}')).toMatchObject({
      message: expect.stringContaining(
        '(rows.list: pagination.rowCount, Invalid input: expected number',
      ),
    });
  });
});
