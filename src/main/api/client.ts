/** Calls of the API over HTTP: built from the contract, read by the contract. */
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { z } from 'zod';
import type { AuthToken } from '#contract/people/session.ts';
import { serviceOf } from '#contract/wire/areas.ts';
import { type AnswerOf, type Endpoint, type Placed, place } from '#contract/wire/endpoint.ts';
import { toJson } from '#contract/wire/json.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import type { ApiAddress, EndpointPaths, Logger, Network } from '#main/basics/ports.ts';
import { backoff, createTimeLimit, pause, unlessAborted } from '#main/basics/timing.ts';
import { createTurns } from '#main/basics/turns.ts';
import { adviceOn, causesOf, PROXY_ASKS, ProxyAsksError } from '#main/network/trouble.ts';
import { readAnswer } from './answer.ts';
import { multipartBody } from './multipart.ts';
import {
  CANCELLED,
  offline,
  sessionVerdict,
  unreachable,
  unreadableField,
  wrongFields,
} from './problems.ts';
import { bracketQuery, formBody } from './query.ts';

export interface ApiRequest<E extends Endpoint> {
  /** The endpoint's name in the contract, for messages and the log. */
  readonly name: string;
  readonly endpoint: E;
  /** The fields of the call; parsed by the endpoint's own schemas. */
  readonly input: unknown;
  /** Sent as the Authorization header `{token_type} {access_token}`. */
  readonly token?: Authorization | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds the call may take, where it is not the client's limit. */
  readonly timeLimit?: number | undefined;
  /** Called a few times a second with how many bytes of a multipart body have been sent. */
  readonly onUpload?: ((sent: number, total: number) => void) | undefined;
  /** Sent as the header Idempotency-Key (IETF draft): a server that supports it carries the call out once, if it arrives twice. */
  readonly idempotencyKey?: string | undefined;
  /** Only asks whether the server answers: a request to wait is an answer, and is not followed. */
  readonly isProbe?: boolean | undefined;
}

/** Sends calls of the contract. Outcomes are values; nothing rejects. */
export interface ApiClient {
  send<E extends Endpoint>(request: ApiRequest<E>): Promise<Result<AnswerOf<E>>>;
  /** Closes all connections. Nothing is sent after that. */
  close(): void;
}

export interface ApiClientOptions {
  /** Awaited before each call; not part of its time limit. */
  readonly address: Promise<Pick<ApiAddress, 'apiUrl' | 'services'>>;
  readonly network: Network;
  readonly logger: Logger;
  /** Calls with another path on this API than declared; none by default. */
  readonly endpointPaths?: EndpointPaths;
  /** Milliseconds a call may take, its repetitions included. */
  readonly timeLimit?: number;
}

const TIME_LIMIT_MS = 30_000;
/** A file takes long on a slow line. */
const UPLOAD_TIME_LIMIT_MS = 180_000;
/** Reading calls of one kind at the same time: fewer than the connections, so that other kinds get some. */
const MOST_OF_A_KIND = 6;
const MOST_REPETITIONS = 2;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 1000;
const LARGEST_ANSWER_BYTES = 32 * 1024 * 1024;
const LARGEST_BODY_BYTES = 16 * 1024 * 1024;

export type Authorization = Pick<AuthToken, 'access_token' | 'token_type'>;

/** The header and socket form of a token: 'Bearer abc' (1K02). */
export const authorization = (token: Authorization): string =>
  `${token.token_type} ${token.access_token}`;

/** `path` under `base`, whether or not the base has a path or ends in a slash. */
export const joinUrl = (base: string, path: string): string =>
  `${base.replace(/\/+$/u, '')}/${path.replace(/^\/+/u, '')}`;

/** Places the input's fields; a field the contract does not take is refused by name. */
function placed(request: ApiRequest<Endpoint>, paths: EndpointPaths): Result<Placed> {
  const { endpoint, name } = request;
  const path = Object.hasOwn(paths, name) ? paths[name] : undefined;
  try {
    return ok(place(path === undefined ? endpoint : { ...endpoint, path }, request.input));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return failed(wrongFields(name, error));
  }
}

async function wireBody({ body: declared }: Endpoint, body: Record<string, unknown>) {
  switch (declared?.encoding) {
    case 'multipart':
      return await multipartBody(body);
    case 'form':
      return { type: 'application/x-www-form-urlencoded', data: formBody(body) };
    default:
      return { type: 'application/json', data: toJson(body) };
  }
}

/** The call as axios sends it. */
async function wireRequest(
  { endpoint, token, idempotencyKey }: ApiRequest<Endpoint>,
  { query, body }: Placed,
  url: string,
  signal: AbortSignal,
): Promise<AxiosRequestConfig<string | Buffer>> {
  const search = bracketQuery(query);
  const sent = body && (await wireBody(endpoint, body));
  const config: AxiosRequestConfig<string | Buffer> = {
    url: search === '' ? url : `${url}?${search}`,
    method: endpoint.method,
    signal,
    headers: {
      ...(token && { Authorization: authorization(token) }),
      // Left to itself, axios calls the empty body of a POST a form.
      'Content-Type': sent ? sent.type : false,
      // A structured field: the draft wants a string, in quotes.
      ...(idempotencyKey && { 'Idempotency-Key': `"${idempotencyKey}"` }),
    },
  };
  if (sent) config.data = sent.data;
  return config;
}

/** The progress callback for the network; none for a body without a file. */
function uploadOf(
  { onUpload }: ApiRequest<Endpoint>,
  { data }: AxiosRequestConfig<string | Buffer>,
): ((sent: number) => void) | undefined {
  if (!(onUpload && Buffer.isBuffer(data))) return undefined;
  const { length } = data;
  return (sent) => onUpload(sent, length);
}

/** A response by which a proxy asks for a sign-in is no answer of the server. */
function assertPassed<T extends AxiosResponse>(response: T): T {
  if (response.status === PROXY_ASKS) throw new ProxyAsksError();
  return response;
}

/** Sends once more, after a pause, when no whole answer came. */
async function withRepetition<T>(
  send: () => Promise<T>,
  repetitions: () => number,
  signal: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt >= repetitions() || signal.aborted || !isLost(error)) throw error;
      await pause(backoff(attempt, FIRST_PAUSE_MS, LONGEST_PAUSE_MS), signal);
    }
  }
}

/** An answer that ends too early has the same code, and what came of it. */
const tooLarge = (error: unknown) =>
  axios.isAxiosError(error) && error.code === 'ERR_BAD_RESPONSE' && error.response === undefined;

const isLost = (error: unknown) =>
  axios.isAxiosError(error) &&
  !tooLarge(error) &&
  !causesOf(error).some((cause) => cause instanceof ProxyAsksError);

/** The problem of a call to which no whole answer came. */
async function failureProblem(
  name: string,
  url: string,
  error: unknown,
  network: Network,
): Promise<Problem> {
  const limit = `an answer of at most ${LARGEST_ANSWER_BYTES / 1024 / 1024} MB`;
  if (tooLarge(error)) return unreadableField(name, '', `expected ${limit}`);
  return unreachable(adviceOn(await network.explain(error, url)));
}

/** What the log has of a problem; null for an ended session, which is no defect. */
function loggedProblem(problem: Problem): Record<string, unknown> | null {
  if (problem.kind !== 'server') {
    const { kind, message } = problem;
    return { problem: kind, reason: message, page: 'page' in problem ? problem.page : undefined };
  }
  // The server's text may name people; its status is enough.
  const isOfSession = sessionVerdict(problem.message) !== undefined;
  return isOfSession ? null : { problem: 'server', status: problem.status };
}

/** Builds the client. It opens no connection before its first call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { address, network, logger, endpointPaths = {}, timeLimit = TIME_LIMIT_MS } = options;
  let isClosed = false;
  const inTurn = createTurns(MOST_OF_A_KIND);
  const http = axios.create({
    // A redirect would carry credentials to an address that is not configured, or turn a POST into a GET.
    maxRedirects: 0,
    maxContentLength: LARGEST_ANSWER_BYTES,
    maxBodyLength: LARGEST_BODY_BYTES,
    transformResponse: [],
    validateStatus: () => true,
  });

  function logProblem(call: string, problem: Problem, started: number, cause?: unknown): void {
    const milliseconds = Math.round(performance.now() - started);
    const logged = loggedProblem(problem);
    if (logged) logger.warn('api.problem', { call, ...logged, milliseconds, cause });
  }

  /** A call that changes something is sent once and without waiting. It has its own connections. */
  function sendByMethod<T>(
    { name, endpoint }: ApiRequest<Endpoint>,
    send: () => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    if (endpoint.method !== 'GET') return send();
    const repetitions = () => (isClosed ? 0 : MOST_REPETITIONS);
    return inTurn(name, () => withRepetition(send, repetitions, signal), signal);
  }

  async function transmit<E extends Endpoint>(
    request: ApiRequest<E>,
    fields: Placed,
    base: string,
  ): Promise<Result<AnswerOf<E>>> {
    const { name, endpoint, signal } = request;
    const started = performance.now();
    const url = joinUrl(base, fields.path);
    const usual = endpoint.body?.encoding === 'multipart' ? UPLOAD_TIME_LIMIT_MS : timeLimit;
    const limit = createTimeLimit(request.timeLimit ?? usual, signal);
    try {
      const sent = await wireRequest(request, fields, url, limit.signal);
      const send = () =>
        http.request<string>({
          ...network.http(url, { onUpload: uploadOf(request, sent) }),
          ...sent,
        });
      const response = await sendByMethod(request, send, limit.signal);
      const read = readAnswer(request, url, assertPassed(response), (unread) =>
        logger.warn('api.unreadable', { call: name, fields: unread }),
      );
      if (!read.ok) logProblem(name, read.problem, started);
      return read;
    } catch (error) {
      if (signal?.aborted) return failed(CANCELLED);
      // When a call took too long, the stack only says that it was aborted.
      const cause = limit.signal.aborted ? limit.signal.reason : error;
      const problem = await failureProblem(name, url, cause, network);
      logProblem(name, problem, started, cause);
      return failed(problem);
    } finally {
      limit.clear();
    }
  }

  return {
    send: async (request) => {
      const fields = placed(request, endpointPaths);
      if (!fields.ok) return fields;
      let base: string;
      try {
        const { apiUrl, services } = await unlessAborted(address, request.signal);
        const service = serviceOf(request.name);
        base = (service && services?.[service]) ?? apiUrl;
      } catch (error) {
        if (request.signal?.aborted) return failed(CANCELLED);
        return failed(offline(error instanceof Error ? error.message : undefined));
      }
      return isClosed ? failed(CANCELLED) : transmit(request, fields.value, base);
    },
    close: () => {
      isClosed = true;
      network.close();
    },
  };
}
