/**
 * Decides who may use the browser host. Any program and any web page on this computer can reach a
 * loopback port. So a request must come from a window that was opened with the key, must name this
 * host (a foreign name that resolves to 127.0.0.1 is DNS rebinding), and must not be made by a page
 * of another origin.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The secrets of one run of the host; none of them outlives it. */
export interface Access {
  /** For the first URL; buys one session. */
  readonly key: string;
  /** Exchanges the key for the value of a `Set-Cookie` header; null when it is wrong or was used. */
  exchange(key: string): string | null;
  /** Whether the request comes from a window that holds the session. */
  holdsSession(headers: IncomingHttpHeaders): boolean;
  /** Why a request is not for us or not from us; null when it is. The session is another matter. */
  refusal(headers: IncomingHttpHeaders): string | null;
  /** The same for the WebSocket, on which a browser always states its origin. */
  socketRefusal(headers: IncomingHttpHeaders): string | null;
}

/** Makes the secrets of this run. `port` is the one the host listens on. */
export function createAccess(port: number): Access {
  const key = randomBytes(32).toString('base64url');
  const session = randomBytes(32).toString('base64url');
  // Cookies ignore the port, so two hosts on one machine need two names.
  const cookie = `corridor-${port}`;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  let used = false;

  const refusal = (headers: IncomingHttpHeaders): string | null => {
    if (!hosts.includes(headers.host ?? '')) return 'host';
    if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
      return 'origin';
    return isForeignFetch(headers) ? 'site' : null;
  };
  return {
    key,
    exchange: (candidate) => {
      if (used || !equalSecrets(candidate, key)) return null;
      used = true;
      return `${cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    holdsSession: (headers) => equalSecrets(cookieValue(headers.cookie, cookie), session),
    refusal,
    socketRefusal: (headers) => (headers.origin === undefined ? 'no origin' : refusal(headers)),
  };
}

/**
 * Whether a page of another origin requested this as a part of itself. A link from elsewhere may
 * open the console, because that page sees nothing of it.
 */
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

/** Compares two secrets in constant time, whatever their content and length. */
function equalSecrets(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
