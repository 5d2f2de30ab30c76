/**
 * `ClientRequest` of `net.request`: what talks to servers is tested as it runs in Electron, with
 * its events and habits.
 */
import { EventEmitter } from 'node:events';
import {
  type IncomingMessage,
  type ClientRequest as NodeRequest,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import process from 'node:process';
import { PassThrough, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { issuerOf } from '#main/network/certificates.ts';
import { asksForSignIn, asNetError, isAboutCertificate, netError } from './net-error.ts';
import type { NetSession, Way } from './session.ts';

/** The options of `net.request`. */
export interface RequestOptions {
  readonly method: string;
  readonly url: string;
  readonly session: NetSession;
  readonly redirect: 'manual';
  readonly cache: 'no-store';
  readonly priority: 'medium';
}

/** Headers that Chromium keeps for itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'content-length',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const DECODERS: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
};

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The message a program gets: decoded, with Chromium's error when its body breaks off. */
function messageOf(answer: IncomingMessage) {
  const body = new PassThrough();
  const broken = answer.headers['content-length']
    ? 'CONTENT_LENGTH_MISMATCH'
    : 'INCOMPLETE_CHUNKED_ENCODING';
  const decoder = DECODERS[answer.headers['content-encoding'] ?? '']?.();
  const fail = () => void body.destroy(netError(broken));
  answer.on('error', fail);
  decoder?.on('error', fail);
  body.on('close', () => answer.destroy());
  (decoder ? answer.pipe(decoder) : answer).pipe(body);
  const { statusCode, statusMessage, headers } = answer;
  return Object.assign(body, { statusCode, statusMessage, headers });
}

/** One request. It behaves as Electron's, also where that surprises. */
export class ClientRequest extends EventEmitter {
  readonly #options: RequestOptions;
  readonly #headers = new Map<string, string>();
  readonly #body: Buffer[] = [];
  #sent: NodeRequest | undefined;
  #answer: PassThrough | undefined;
  #isAborted = false;
  #uploaded = 0;

  constructor(options: RequestOptions) {
    super();
    this.#options = options;
  }

  setHeader(name: string, value: string): void {
    const key = name.toLowerCase();
    if (OWN_HEADERS.has(key)) throw new Error(`The header ${name} is Chromium's own`);
    this.#headers.set(key, value);
  }

  write(chunk: Buffer): void {
    this.#body.push(chunk);
  }

  end(): void {
    void this.#go();
    // Electron's is a stream that is closed as soon as all of it is written, long before an answer.
    queueMicrotask(() => this.emit('close'));
  }

  abort(): void {
    this.#isAborted = true;
    this.#sent?.destroy();
    this.#answer?.destroy();
    process.nextTick(() => this.emit('abort'));
  }

  getUploadProgress() {
    const total = Buffer.concat(this.#body).length;
    const written = Math.min(this.#sent?.socket?.bytesWritten ?? 0, total);
    return { active: true, started: true, current: this.#uploaded || written, total };
  }

  async #go(): Promise<void> {
    const { url, session } = this.#options;
    try {
      const way = await session.wayTo(url);
      if (!this.#isAborted) this.#transmit(way);
    } catch (error) {
      if (!this.#isAborted) this.emit('error', error);
    }
  }

  #transmit(way: Way): void {
    const { method, url } = this.#options;
    const isSecure = url.startsWith('https:');
    const body = Buffer.concat(this.#body);
    const headers: Record<string, string | number> = { ...Object.fromEntries(this.#headers) };
    headers['accept-encoding'] ??= 'gzip, deflate, br';
    if (body.length > 0) headers['content-length'] = body.length;
    const agent = isSecure ? way.https : way.http;
    const sent = (isSecure ? requestHttps : requestHttp)(url, { method, headers, agent });
    this.#sent = sent;
    sent.on('response', (answer) => this.#respond(answer, way));
    sent.on('error', (error) => void this.#fail(error, sent.reusedSocket, way));
    sent.on('finish', () => {
      this.#uploaded = body.length;
    });
    sent.end(body);
  }

  #respond(answer: IncomingMessage, way: Way): void {
    const { statusCode = 0, headers } = answer;
    if (this.#isAborted) return;
    if (statusCode === 407 && way.proxy !== null) {
      answer.resume();
      this.#askForSignIn(way.proxy, () => this.emit('response', messageOf(answer)));
      return;
    }
    if (headers.location !== undefined && REDIRECTS.includes(statusCode)) {
      const target = new URL(headers.location, this.#options.url).href;
      this.emit('redirect', statusCode, this.#options.method, target, headers);
      answer.destroy();
      if (!this.#isAborted) this.emit('error', new Error('Redirect was cancelled'));
      return;
    }
    this.#answer = messageOf(answer);
    this.emit('response', this.#answer);
  }

  async #fail(error: Error, wasReused: boolean, way: Way): Promise<void> {
    if (this.#isAborted || this.#answer) return;
    // ShouldResendRequest: whatever the method, when the connection was used before.
    if (wasReused && 'code' in error && error.code === 'ECONNRESET') return this.#transmit(way);
    const refuse = (name: Error) => this.emit('error', name);
    if (asksForSignIn(error) && way.proxy !== null) {
      this.#askForSignIn(way.proxy, () => refuse(netError('TUNNEL_CONNECTION_FAILED')));
      return;
    }
    const failure = asNetError(error, way.proxy !== null);
    if (isAboutCertificate(error)) {
      const { url, session } = this.#options;
      const issuer = (await issuerOf(url, way.https)) ?? '';
      await session.verified(new URL(url).hostname, issuer, failure.message);
    }
    refuse(failure);
  }

  #askForSignIn(proxy: string, giveUp: () => void): void {
    // Chromium forgets a sign-in that was refused (HttpAuthController).
    this.#options.session.signIn(proxy, null);
    const [host = '', port = '80'] = proxy.split(':');
    const challenge = { isProxy: true, scheme: 'basic', host, port: Number(port), realm: 'proxy' };
    const answer = (user?: string, password?: string) => {
      if (this.#isAborted) return;
      if (user === undefined || password === undefined) return giveUp();
      this.#options.session.signIn(proxy, [user, password]);
      void this.#go();
    };
    if (!this.emit('login', challenge, answer)) answer();
  }
}
