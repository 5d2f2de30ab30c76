/** What tests ask through the network of a company: calls, an upload, a file and live updates. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { anyAnswer, type Endpoint, endpoint } from '#contract/wire/endpoint.ts';
import { upload } from '#contract/wire/upload.ts';
import { createApiClient } from '#main/api/client.ts';
import type { Network } from '#main/basics/ports.ts';
import { transfer } from '#main/files/transfer.ts';
import { nodeNetworks } from '#main/network/node-network.ts';
import type { ManagedProxy } from '#main/network/proxy.ts';
import { createLiveUpdates } from '#main/realtime/live.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';

/** The host of the API, which only a proxy of the company knows. */
export const NAME = 'api.corridor.test';
export const API = `https://${NAME}`;
export const PLAIN = `http://${NAME}`;
export const SIGN_IN = 'ada:pass word';

const source = 'this test';
const PATH = { path: 'rows', answer: anyAnswer, source };
export const read = endpoint({ method: 'GET', ...PATH });
export const act = endpoint({ method: 'POST', ...PATH });
const uploading = endpoint({
  ...PATH,
  method: 'POST',
  body: { encoding: 'multipart', fields: z.object({ file: upload }) },
});
/** Bytes; more than fits into one packet. */
const LARGE = 300_000;
const FILE = {
  name: 'a.bin',
  type: 'image/png',
  content: Buffer.alloc(LARGE).toString('base64'),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith('/socket.io')) return;
  const { length } = await buffer(request);
  const isFile = request.url === '/file';
  response.setHeader('content-type', isFile ? 'text/plain' : 'application/json');
  const body = { method: request.method, ...(length > LARGE && { isLarge: true }) };
  response.end(isFile ? 'content' : JSON.stringify(body));
}

/** An API with its socket on this machine. */
export async function startApi(): Promise<string> {
  const http = createServer((request, response) => void answer(request, response));
  const sockets = new Server(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => sockets.close());
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

/** Fetches a file, and gives its content. */
export const fetchFrom = (network: Network, url: string, signal = new AbortController().signal) =>
  transfer(
    {
      network,
      url: new URL(url),
      onProgress: () => undefined,
      signal,
      idleLimit: 10_000,
      sizeLimit: 1000,
      words: { again: 'Again', tooLarge: 'Less.' },
    },
    async ({ body }) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    },
  );

/** The outcomes of everything that the console sends, where nothing blocks it. */
export const ALL_ANSWERED = [
  { ok: true, value: { method: 'GET' } },
  { ok: true, value: { method: 'POST' } },
  { ok: true, value: { method: 'POST', isLarge: true } },
  { ok: true, value: { method: 'GET' } },
  { ok: true, value: 'content' },
];

/** What can be asked through a network. */
export function through(network: Network) {
  onTestFinished(network.close);
  const logger = createTestLogger();
  const send = (apiUrl: string, declared: Endpoint, input: unknown) => {
    const client = createApiClient({ address: Promise.resolve({ apiUrl }), network, logger });
    return client.send({ name: 'rows', endpoint: declared, input });
  };
  const ask = (apiUrl: string, declared = read) => send(apiUrl, declared, {});
  const file = () => fetchFrom(network, `${API}/file`);
  const connect = () => {
    const address = Promise.resolve({ socketUrl: API });
    const socket = createLiveUpdates({ address, network, logger, prove: async () => true });
    onTestFinished(socket.stop);
    socket.authorize({ access_token: 'a', token_type: 'Bearer', refresh_token: 'r' });
    return socket;
  };
  const live = async () => {
    const socket = connect();
    await vi.waitUntil(() => socket.state() === 'live', { timeout: 10_000 });
  };
  /** Everything the console sends: reads, acts, uploads, files and live updates, by both protocols. */
  const everything = async () => {
    const sent = [
      ask(API),
      ask(API, act),
      send(API, uploading, { file: FILE }),
      ask(PLAIN),
      file(),
    ];
    const outcomes = await Promise.all(sent);
    await live();
    return outcomes;
  };
  return { ask, file, connect, live, everything };
}

/** A call without an answer, and what is said about it. */
export const problem = (advice: RegExp) => ({
  problem: { kind: 'offline', advice: expect.stringMatching(advice) },
});

/** The variables by which programs are told of a proxy. */
const NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'];

/** Node's network stack in a process with these variables, and none else about proxies, until the test ends. */
export function nodeWith(
  environment: Readonly<Record<string, string>>,
  proxy?: ManagedProxy,
): Network {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of NAMES.flatMap((upper) => [upper, upper.toLowerCase()])) {
    vi.stubEnv(name, environment[name]);
  }
  return nodeNetworks({ proxy })();
}

/** The address of a proxy with a sign-in, as `user:password`. */
export const withSignIn = (proxy: string, credential?: string): string =>
  credential === undefined
    ? proxy
    : proxy.replace('//', `//${credential.split(':').map(encodeURIComponent).join(':')}@`);
