import { expect, it } from 'vitest';
import { failed, OFFLINE_MESSAGE, ok, type Result } from '#contract/wire/problem.ts';
import { act } from '#main/testing/api-client.ts';
import { startServer } from '#main/testing/http-server.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { reportingApiEnd } from './ended.ts';

const REQUEST = { name: 'act', endpoint: act, input: { id: '1', hidden: true } };

/** A client of a server that drops every call. */
async function droppedBy(ended: Promise<string> | undefined) {
  const { url } = await startServer(() => 'drop');
  const client = createApiClient({
    network: openTestNetwork(),
    address: Promise.resolve({ apiUrl: url }),
    logger: createTestLogger(),
  });
  return reportingApiEnd(client, ended).send(REQUEST);
}

it('a call cut off by the end of the sandbox says so, even if that is known only later', async () => {
  const why = 'The practice sandbox has stopped: it was ended by SIGKILL.';
  const news = Promise.withResolvers<string>();
  const outcome = droppedBy(news.promise);
  setImmediate(() => news.resolve(why));
  expect(await outcome).toMatchObject({ problem: { kind: 'offline', message: why } });
});

it.each([
  ['a sandbox that goes on', new Promise<string>(() => undefined)],
  ['a network', undefined],
])('a call to %s says the words for no answer', { tags: ['1E03'] }, async (_what, ended) => {
  expect(await droppedBy(ended)).toMatchObject({
    problem: { message: OFFLINE_MESSAGE, advice: expect.stringContaining('was interrupted') },
  });
});

it.each<Result<unknown>>([
  ok({}),
  failed({ kind: 'server', message: 'No such order', status: 404 }),
])(
  'an answer counts although the sandbox ends, after which nothing is sent: %o',
  async (answer) => {
    const news = Promise.withResolvers<string>();
    let sent = 0;
    const send = () => {
      sent += 1;
      news.resolve('It has ended.');
      return Promise.resolve(answer);
    };
    const inner = { send, close: () => undefined } as unknown as ApiClient;
    const client = reportingApiEnd(inner, news.promise);
    expect(await client.send(REQUEST)).toEqual(answer);
    expect(await client.send(REQUEST)).toMatchObject({ problem: { message: 'It has ended.' } });
    expect(sent).toBe(1);
  },
);
