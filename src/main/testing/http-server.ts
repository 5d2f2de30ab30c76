/** A small real HTTP server for tests: what a client truly puts on the wire, and what it makes of answers. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it came. */
export interface Received {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  /** The query string, decoded, without '?'. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server does: answer, or one of the ways not to. */
export type Reply =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'hang'
  | 'drop';

export interface TestServer {
  readonly url: string;
  /** Every request so far, in order of arrival. */
  readonly received: readonly Received[];
  /** Resolves when the client has given up a request that was left hanging. */
  readonly givenUp: Promise<void>;
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? '/', 'http://server');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: decodeURIComponent(url.search.slice(1).replaceAll('+', ' ')),
    headers: request.headers,
    body: await text(request),
  };
}

/** Answers a request by hand. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server that answers everything by `answer`, until the test ends. @returns its address */
export async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server on a free port of 127.0.0.1; it is closed when the test ends. */
export async function startServer(
  reply: (request: Received) => Reply | Promise<Reply>,
): Promise<TestServer> {
  const received: Received[] = [];
  const givenUp = Promise.withResolvers<void>();
  const url = await serve(async (incoming, response) => {
    const request = await readRequest(incoming);
    received.push(request);
    const answer = await reply(request);
    if (answer === 'hang') {
      response.on('close', givenUp.resolve);
    } else if (answer === 'drop') {
      incoming.socket.destroy();
    } else {
      const body = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
      const type = answer.text === undefined ? 'application/json' : 'text/html';
      response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers });
      response.end(body);
    }
  });
  return { url, received, givenUp: givenUp.promise };
}

/** An address nothing listens at: its port was free a moment ago. */
export async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
