/** Fetching a file from an address into the person's downloads, by stream. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import axios, { type AxiosResponse } from 'axios';
import type { FileKind } from '#contract/bridge.ts';
import { failed, ok, type Problem, type Result } from '#contract/problem.ts';
import { isLoopback } from '#main/api/client.ts';
import { CANCELLED, offline } from '#main/api/problems.ts';
import { downloadName } from './file-name.ts';
import { beginNewFile } from './new-file.ts';

/** What to fetch and where to. */
export interface FileRequest {
  readonly url: URL;
  readonly folder: string;
  /** Names the file when the server does not. */
  readonly name: string;
  readonly format: FileKind;
  /** Told of the bytes so far, at most four times a second; `total` is null while it is not known. */
  readonly onProgress: (received: number, total: number | null) => void;
  readonly signal: AbortSignal;
  /** Milliseconds without a byte after which it is given up. */
  readonly idleLimit?: number;
  /** Bytes. */
  readonly sizeLimit?: number;
}

/** A report of many orders is computed before its first byte comes. */
const IDLE_LIMIT_MS = 120_000;
const SIZE_LIMIT_BYTES = 1024 ** 3;
const PROGRESS_MS = 250;

/** Why a file is not taken. */
class FetchError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'FetchError';
    this.problem = problem;
  }
}

const refusal = (message: string) => new FetchError({ kind: 'refused', message });

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NOT_WRITABLE: ReadonlySet<unknown> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'EIO'],
  ...['EEXIST', 'EISDIR', 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EMFILE'],
]);

/** What the file system says; undefined when the error is not of its making. */
function diskProblem(error: unknown): Problem | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (NO_ROOM.has(code)) {
    return {
      kind: 'refused',
      message: 'There is no room in your Downloads folder. Make room, then export again.',
    };
  }
  if (!NOT_WRITABLE.has(code)) return undefined;
  return {
    kind: 'refused',
    message:
      'The file could not be written to your Downloads folder. Make the folder writable, then export again.',
  };
}

function problemOf(error: unknown, signal: AbortSignal): Problem {
  if (signal.aborted) return CANCELLED;
  if (error instanceof FetchError) return error.problem;
  return diskProblem(error) ?? offline();
}

/** A signal that aborts with another one, or when nothing has happened for some time. */
interface IdleLimit {
  readonly signal: AbortSignal;
  /** Something has happened. */
  restart(): void;
  clear(): void;
}

function startIdleLimit(milliseconds: number, outer: AbortSignal): IdleLimit {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new Error('it stopped coming')), milliseconds);
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    restart: () => void timer.refresh(),
    clear: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}

/** @throws {FetchError} when what was answered is no file to save */
function assertFile({ status, headers }: AxiosResponse<Readable>, host: string): void {
  if (status >= 300 && status < 400) {
    throw refusal(
      `${host} sent the download on to another address, where Corridor does not follow. Tell the people who run the API.`,
    );
  }
  if (status !== 200) {
    const message = `${host} answered the download with status ${status}. Export again; if it happens again, tell the people who run the API.`;
    throw new FetchError({ kind: 'server', message, status });
  }
  if (String(headers['content-type']).startsWith('text/html')) {
    throw refusal(`${host} answered a web page, not the file. Tell the people who run the API.`);
  }
}

/** The length that was announced; null when none was, or that of a compressed form. */
function announcedLength({ headers }: AxiosResponse<Readable>): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return headers['content-encoding'] === undefined && Number.isSafeInteger(length) ? length : null;
}

/** The body as it comes, with its bytes counted. */
async function* counted(
  body: AsyncIterable<Buffer>,
  { onProgress, sizeLimit = SIZE_LIMIT_BYTES }: FileRequest,
  total: number | null,
  onChunk: () => void,
): AsyncGenerator<Buffer> {
  let received = 0;
  let told = Number.NEGATIVE_INFINITY;
  for await (const chunk of body) {
    onChunk();
    received += chunk.length;
    if (received > sizeLimit) {
      const most = Math.floor(sizeLimit / 1024 ** 2);
      throw refusal(`The file is larger than ${most} MB. Narrow the filters, then export again.`);
    }
    if (performance.now() - told >= PROGRESS_MS) {
      told = performance.now();
      onProgress(received, total);
    }
    yield chunk;
  }
  // A connection that ends early can look like the end of the file.
  if (total !== null && received !== total) throw new Error(`${received} of ${total} bytes came`);
}

/** Saves the body under a name nothing else has, and gives its full path. */
async function save(
  request: FileRequest,
  response: AxiosResponse<Readable>,
  limit: IdleLimit,
): Promise<string> {
  const { url, folder } = request;
  assertFile(response, url.host);
  const fileName = downloadName(response.headers['content-disposition'], request, new Date());
  if (fileName === undefined) {
    throw refusal(`${url.host} sent a file of a kind that Corridor does not save.`);
  }
  const file = await beginNewFile(folder, fileName);
  try {
    const total = announcedLength(response);
    await pipeline(
      response.data,
      (body) => counted(body, request, total, limit.restart),
      file.content,
      { signal: limit.signal },
    );
    await file.keep();
    return file.path;
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/**
 * Fetches a file and saves it under a name nothing else has. Redirects are not followed, and no
 * credentials are sent: the address is the permission, as it was when a browser opened it in a new
 * window. What ends early leaves nothing behind.
 */
export async function fetchFile(request: FileRequest): Promise<Result<string>> {
  const { url } = request;
  const limit = startIdleLimit(request.idleLimit ?? IDLE_LIMIT_MS, request.signal);
  try {
    const response = await axios.get<Readable>(url.href, {
      adapter: 'http',
      responseType: 'stream',
      maxRedirects: 0,
      validateStatus: () => true,
      headers: { 'Accept-Encoding': 'identity' },
      signal: limit.signal,
      ...(isLoopback(url.href) && { proxy: false as const }),
    });
    try {
      return ok(await save(request, response, limit));
    } finally {
      response.data.destroy();
    }
  } catch (error) {
    return failed(problemOf(error, request.signal));
  } finally {
    limit.clear();
  }
}
