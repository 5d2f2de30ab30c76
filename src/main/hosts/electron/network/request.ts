/** A `fetch` on `net.request`: what changes something is sent once; redirects, proxies and progress are told. */
import { Readable } from 'node:stream';
import type { ClientRequest, IncomingMessage, Net, Session } from 'electron';
import type { Purpose } from '#main/basics/ports.ts';
import { createLanes, type Sessions } from './sessions.ts';
import type { ProxySignIn } from './sign-in.ts';
import { ProxySignInError } from './troubles.ts';

export interface RequestParts {
  readonly net: Pick<Net, 'request'>;
  readonly sessions: Sessions;
  readonly signIn: ProxySignIn;
}

/** The options of a request beyond those of fetch. */
interface RequestOptions {
  /** A call where left out. */
  readonly purpose?: Purpose;
  /** Called with the bytes of the body that have been sent. */
  readonly onUpload?: ((sent: number) => void) | undefined;
}

/** Sends a request; rejects when no answer came, with the signal's reason when it was aborted. */
export type Send = (request: Request, options?: RequestOptions) => Promise<Response>;

const PROGRESS_MS = 250;

/** Statuses whose answer has no body, for which `Response` takes none. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Methods that change nothing. */
const READING: readonly string[] = ['GET', 'HEAD'];

/** Electron's message is a stream, although its types do not say so. */
const streamOf = (message: IncomingMessage) => message as unknown as Readable;

function toResponse(message: IncomingMessage, method: string): Response {
  const { statusCode: status, statusMessage: statusText } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const isEmpty = method === 'HEAD' || WITHOUT_BODY.includes(status);
  const body = isEmpty ? null : (Readable.toWeb(streamOf(message)) as ReadableStream<Uint8Array>);
  return new Response(body, { status, statusText, headers });
}

/** Tells how much has been sent, until the returned function is called. */
function tellProgress(
  sent: ClientRequest,
  size: number,
  onUpload: RequestOptions['onUpload'],
): (isWhole: boolean) => void {
  if (!onUpload) return () => undefined;
  const timer = setInterval(() => onUpload(sent.getUploadProgress().current), PROGRESS_MS);
  return (isWhole) => {
    clearInterval(timer);
    if (isWhole) onUpload(size);
  };
}

/** Closes the session's connections if none is in use, and counts one more; gives what ends that use. */
function freshConnections(session: Session): () => Promise<() => void> {
  let used = 0;
  let fresh = Promise.resolve();
  return async () => {
    // Connections that were opened ahead, or that a server left open, are not new.
    if (used === 0) fresh = session.closeAllConnections().catch(() => undefined);
    used += 1;
    await fresh;
    return () => {
      used -= 1;
    };
  };
}

/** Gives the one answer to `sent`; `onEnd` is called once, when nothing more will come. */
function answerTo(
  sent: ClientRequest,
  { method, signal }: Request,
  signIn: ProxySignIn,
  onEnd: () => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const attempt = signIn.attempt();
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    signal.removeEventListener('abort', abort);
    attempt.end(false);
    onEnd();
  };
  const giveUp = (reason: unknown) => {
    reject(reason);
    sent.abort();
    end();
  };
  const abort = () => giveUp(signal.reason);
  signal.addEventListener('abort', abort);
  sent.on('response', (message) => {
    attempt.end(true);
    streamOf(message).once('close', end);
    try {
      resolve(toResponse(message, method));
    } catch (error) {
      giveUp(error);
    }
  });
  // The redirect is not followed, so Electron cancels the request afterwards.
  sent.on('redirect', (status, _method, location) => {
    attempt.end(true);
    resolve(new Response(null, { status, headers: { location } }));
    end();
  });
  sent.on('error', (error) => {
    reject(error);
    end();
  });
  sent.on('login', async (challenge, answer) => {
    // A server that asks gets no sign-in: its 401 is the answer.
    if (!challenge.isProxy) return answer();
    const credential = await attempt.answer();
    if (credential) return answer(credential.user, credential.password);
    giveUp(new ProxySignInError(`${challenge.host}:${challenge.port}`, attempt.wasRejected()));
  });
  return promise;
}

/** Makes a request of the session, with its headers. */
function makeRequest(
  net: RequestParts['net'],
  { method, url, headers }: Request,
  session: Session,
  isAct: boolean,
): ClientRequest {
  const sent = net.request({
    method,
    url,
    session,
    redirect: 'manual',
    cache: 'no-store',
    priority: 'medium',
  });
  for (const [name, value] of headers) sent.setHeader(name, value);
  if (isAct) sent.setHeader('Connection', 'close');
  return sent;
}

/**
 * Gives the function that sends. Unlike `net.fetch` it hands out redirects, knows a proxy that asks for
 * a sign-in, reports how much was really sent, and keeps neither cookies nor copies.
 *
 * Chromium sends a request of any method a second time when a connection that it has used before
 * breaks (`HttpNetworkTransaction::ShouldResendRequest`). What changes something gets a session of its
 * own and ends its connection, so that it always goes over a new one and is sent once.
 */
export function createSend({ net, sessions, signIn }: RequestParts): Send {
  const { files, acts, ready } = sessions;
  const takeFresh = freshConnections(acts);
  const calls = createLanes(sessions.calls);
  /** The session for a request, and the function that ends its use. */
  const enter = (isAct: boolean, purpose: Purpose) => {
    if (isAct) return { session: acts, leave: () => undefined };
    return purpose === 'file' ? { session: files, leave: () => undefined } : calls.enter();
  };

  return async (request, { onUpload, purpose = 'call' } = {}) => {
    await ready;
    const { method, signal } = request;
    const body = request.body && Buffer.from(await request.arrayBuffer());
    const isAct = !READING.includes(method);
    const { session, leave } = enter(isAct, purpose);
    let sent: ClientRequest;
    try {
      sent = makeRequest(net, request, session, isAct);
    } catch (error) {
      leave();
      throw error;
    }
    const release = isAct ? await takeFresh() : leave;
    if (signal.aborted) {
      release();
      throw signal.reason;
    }
    const tell = tellProgress(sent, body?.length ?? 0, onUpload);
    const answer = answerTo(sent, request, signIn, release);
    if (body) sent.write(body);
    sent.end();
    return await answer.then(
      (response) => {
        tell(true);
        return response;
      },
      (error: unknown) => {
        tell(false);
        throw error;
      },
    );
  };
}
