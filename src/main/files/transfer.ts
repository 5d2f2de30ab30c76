/** Fetching a file from an address by stream: what exports and attachments share. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import axios, { type AxiosResponse } from 'axios';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { askedSeconds, CANCELLED, unreachable } from '#main/api/problems.ts';
import type { Waits } from '#main/api/waits.ts';
import type { Network } from '#main/basics/ports.ts';
import { createTimeLimit } from '#main/basics/timing.ts';
import { adviceOn, PROXY_ASKS, ProxyAsksError } from '#main/network/trouble.ts';

/** What to fetch, how long to wait, and how much to take. */
export interface DownloadRequest {
  readonly network: Network;
  readonly url: URL;
  /** Called with the bytes so far, at most four times a second; `total` is null while it is not known. */
  readonly onProgress: (received: number, total: number | null) => void;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte after which it is given up. */
  readonly idleLimit: number;
  /** Bytes. */
  readonly sizeLimit: number;
  /** Keeps to what the host asks with Retry-After; without it nothing is asked for again. */
  readonly waits?: Pick<Waits, 'read'> | undefined;
  readonly words: {
    /** What to do after a failure, as the beginning of a sentence: 'Export again'. */
    readonly again: string;
    /** What to do about a file that is too large, as a sentence. */
    readonly tooLarge: string;
  };
}

/** A file whose first bytes have arrived. */
export interface Download {
  readonly headers: AxiosResponse['headers'];
  /** The body as it comes; it throws when it ends too early, or becomes too large. */
  readonly body: AsyncIterable<Buffer>;
  /** Aborts with the request, or when no data arrives for some time. */
  readonly signal: AbortSignal;
}

const PROGRESS_MS = 250;

/** Why a file is not taken. */
export class FetchError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'FetchError';
    this.problem = problem;
  }
}

/** A refused file, with the message for the user. */
export const refusal = (message: string): FetchError =>
  new FetchError({ kind: 'refused', message });

/** @throws {FetchError} when what was answered is no file */
function assertFile(
  { status, headers }: AxiosResponse,
  { url: { host }, words }: DownloadRequest,
): void {
  if (status >= 300 && status < 400) {
    throw refusal(
      `${host} redirected the download, which Corridor does not allow. Nothing was saved. Tell the API team.`,
    );
  }
  if (status !== 200) {
    const message = `${host} answered the download with status ${status}. ${words.again}. If it happens again, tell the API team.`;
    const retryAfter = askedSeconds({ status, headers });
    throw new FetchError({
      kind: 'server',
      message,
      status,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  if (/^text\/html/iu.test(String(headers['content-type']))) {
    throw refusal(`${host} answered with a web page instead of the file. Tell the API team.`);
  }
}

/** The length that was announced; null when none was, or that of a compressed form. */
function announcedLength({ headers }: AxiosResponse): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return headers['content-encoding'] === undefined && Number.isSafeInteger(length) ? length : null;
}

/** The body as it comes, with its bytes counted. */
async function* counted(
  body: AsyncIterable<Buffer>,
  { onProgress, sizeLimit, words }: DownloadRequest,
  total: number | null,
  onChunk: () => void,
): AsyncGenerator<Buffer> {
  let received = 0;
  const assertSize = (bytes: number) => {
    const most = Math.floor(sizeLimit / 1024 ** 2);
    if (bytes > sizeLimit) throw refusal(`The file is larger than ${most} MB. ${words.tooLarge}`);
  };
  assertSize(total ?? 0);
  let reportedAt = Number.NEGATIVE_INFINITY;
  for await (const chunk of body) {
    onChunk();
    received += chunk.length;
    assertSize(received);
    if (performance.now() - reportedAt >= PROGRESS_MS) {
      reportedAt = performance.now();
      onProgress(received, total);
    }
    yield chunk;
  }
  // A connection that ends early can look like the end of the file.
  if (total !== null && received !== total) throw new Error(`${received} of ${total} bytes came`);
}

async function problemOf(
  error: unknown,
  given: AbortSignal,
  { url, network, signal }: DownloadRequest,
): Promise<Problem> {
  if (signal.aborted) return CANCELLED;
  if (error instanceof FetchError) return error.problem;
  return unreachable(
    adviceOn(await network.explain(given.aborted ? given.reason : error, url.href)),
  );
}

/** The body as a Node stream, from any stack; some give none for an empty body. */
function streamOf(body: Readable | ReadableStream<Uint8Array> | null): Readable {
  if (body instanceof Readable) return body;
  return body === null ? Readable.from([]) : Readable.fromWeb(body);
}

/**
 * Fetches a file and passes it to `take`. Redirects are not followed, and no credentials are sent:
 * the address itself is the permission, as in a browser. An error of `take` that is no {@link
 * FetchError} counts as no answer.
 */
export function transfer<T>(
  request: DownloadRequest,
  take: (download: Download) => Promise<T>,
): Promise<Result<T>> {
  const { url, signal, waits } = request;
  const once = () => transferOnce(request, take);
  return waits ? waits.read(`files of ${url.host}`, once, signal) : once();
}

async function transferOnce<T>(
  request: DownloadRequest,
  take: (download: Download) => Promise<T>,
): Promise<Result<T>> {
  const { url, network } = request;
  const limit = createTimeLimit(request.idleLimit, request.signal);
  try {
    const response = await axios.get(url.href, {
      ...network.http(url.href, { purpose: 'file' }),
      responseType: 'stream',
      maxRedirects: 0,
      validateStatus: () => true,
      headers: { 'Accept-Encoding': 'identity' },
      signal: limit.signal,
    });
    const content = streamOf(response.data);
    // It can break before it is read; the reader gets the error then.
    content.on('error', () => undefined);
    try {
      if (response.status === PROXY_ASKS) {
        throw new ProxyAsksError();
      }
      assertFile(response, request);
      const body = counted(content, request, announcedLength(response), limit.restart);
      return ok(await take({ headers: response.headers, body, signal: limit.signal }));
    } finally {
      content.destroy();
    }
  } catch (error) {
    return failed(await problemOf(error, limit.signal, request));
  } finally {
    limit.clear();
  }
}
