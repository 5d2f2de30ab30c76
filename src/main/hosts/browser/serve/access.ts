/**
 * Decides who may use the browser host. Any program, of any account, and any web page on this computer
 * can reach a loopback port, and can listen on another. So a request must come from a window that was
 * opened with a key, must name this host by the secret name of this run (any other is also a foreign name
 * that resolves to 127.0.0.1, which is DNS rebinding), and must not be made by a page of another origin. At
 * the socket both sides prove that they know a secret, too (`proof.ts`).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface GrantedEntry {
  /** The value of a `Set-Cookie` header. */
  readonly cookie: string;
  /** The secret of the page's socket. */
  readonly secret: string;
}

/** The secrets of one run of the host; none of them outlives it. */
export interface Access {
  /** Where the console is served, under its secret name. */
  readonly origin: string;
  /** Makes a key, which buys one entry. */
  newKey(): string;
  /** Whether it is a key of this run, used or not. */
  isKey(candidate: string): boolean;
  /** Exchanges a key for an entry; null when it is wrong or was used. */
  exchange(key: string): GrantedEntry | null;
  /** Whether the request is for the start link's address, which leads on and serves nothing. */
  isForLink(headers: IncomingHttpHeaders): boolean;
  /** Whether the request comes from a window that holds the session. */
  holdsSession(headers: IncomingHttpHeaders): boolean;
  /** Why a request is refused; null when it may go on. The session is checked separately. */
  refusal(headers: IncomingHttpHeaders): string | null;
  /** Why a WebSocket is refused; null when it is opened. A browser always states its origin there. */
  socketRefusal(headers: IncomingHttpHeaders): string | null;
}

/** The address of start links and of the socket that listens. */
export const LOOPBACK = '127.0.0.1';

/**
 * Makes the secrets of this run. Its host name is new at each start: a browser sends a cookie to every port of
 * a name, and what another program has left under a name (a service worker) would run in the next start.
 * @param port the one the host listens on
 * @param secret what the page is given for its socket
 */
export function createAccess(port: number, secret: string): Access {
  const name = `${randomBytes(16).toString('hex')}.localhost`;
  const session = randomSecret();
  const cookie = `corridor-${port}`;
  const named = `${name}:${port}`;
  const ofLink = `${LOOPBACK}:${port}`;
  /** The digests of all keys, and whether they were used. */
  const keys = new Map<string, boolean>();

  const isForLink = ({ host }: IncomingHttpHeaders) => host === ofLink;
  const holdsSession = (headers: IncomingHttpHeaders) =>
    equalSecrets(cookieValue(headers.cookie, cookie), session);
  const refusal = (headers: IncomingHttpHeaders): string | null => {
    if (headers.host !== named && !isForLink(headers)) return 'host';
    if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
      return 'origin';
    return isForeignFetch(headers) ? 'site' : null;
  };
  return {
    origin: `http://${named}`,
    newKey: () => {
      const key = randomSecret();
      keys.set(digest(key), false);
      return key;
    },
    isKey: (candidate) => keys.has(digest(candidate)),
    exchange: (key) => {
      if (keys.get(digest(key)) !== false) return null;
      keys.set(digest(key), true);
      return { cookie: `${cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`, secret };
    },
    isForLink,
    holdsSession,
    refusal,
    socketRefusal: (headers) => {
      if (headers.origin === undefined) return 'no origin';
      if (isForLink(headers)) return 'host';
      return refusal(headers) ?? (holdsSession(headers) ? null : 'no session');
    },
  };
}

/** 256 bits, as text that addresses and headers can hold. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a page of another origin asks for this as a part of itself. A link may open the console. */
function isForeignFetch(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

function cookieValue(header: string | undefined, name: string): string {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value ?? '';
  }
  return '';
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** Compares two secrets in constant time, whatever their content and length. */
const equalSecrets = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(digest(left)), Buffer.from(digest(right)));
