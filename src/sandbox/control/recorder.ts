/** Remembers the latest requests, so that a test can tell what the console asked for. */
import type { FastifyInstance } from 'fastify';
import { isUpload } from '#contract/wire/upload.ts';
import { CONTROL_PREFIX, pathOf } from './faults.ts';

/** One request as it came in. Secrets are left out. */
export interface RecordedRequest {
  /** The HTTP method; `SOCKET` for an event a socket sent. */
  readonly method: string;
  /** The path, or the name of the socket's event. */
  readonly path: string;
  /** The query string as it came, without the question mark. */
  readonly query: string;
  /** The Authorization header without its token, e.g. 'Bearer …'. */
  readonly authorization: string | null;
  readonly contentType: string | null;
  readonly body: unknown;
  readonly status: number;
}

/** The latest requests, oldest first. */
export interface Recorder {
  record(request: RecordedRequest): void;
  list(): readonly RecordedRequest[];
  clear(): void;
  /** Records every request of the server, those of the control routes excepted. */
  install(server: FastifyInstance): void;
}

const KEPT = 1000;
const SECRET_FIELDS = ['password', 'access_token', 'refresh_token'];
const HIDDEN = '…';

/** The token's type without the token. */
export const withoutToken = (header: string | undefined): string | null =>
  header === undefined ? null : `${header.split(' ')[0]} ${HIDDEN}`;

/** A file by its name and type: its content would fill the memory. */
const withoutContent = (value: unknown) =>
  isUpload(value) ? { ...value, content: HIDDEN } : value;

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      SECRET_FIELDS.includes(name) ? HIDDEN : withoutContent(value),
    ]),
  );
}

/** Creates an empty recorder. */
export function createRecorder(): Recorder {
  let kept: RecordedRequest[] = [];
  const record = (request: RecordedRequest) => {
    kept.push(request);
    if (kept.length > KEPT) kept = kept.slice(-KEPT);
  };
  return {
    record,
    list: () => kept,
    clear: () => {
      kept = [];
    },
    install: (server) => {
      server.addHook('onResponse', (request, reply, done) => {
        const path = pathOf(request);
        if (path.startsWith(CONTROL_PREFIX)) return done();
        record({
          method: request.method,
          path,
          query: request.url.slice(path.length + 1),
          authorization: withoutToken(request.headers.authorization),
          contentType: request.headers['content-type'] ?? null,
          body: withoutSecrets(request.body),
          status: reply.statusCode,
        });
        done();
      });
    },
  };
}
