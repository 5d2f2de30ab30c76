/** How a window gets in: the pages between the start link and the console, and those of a refusal. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { chromiumVersion, OLDEST_CHROMIUM } from '#domain/program/browsers.ts';
import { messagePage, SECURITY_HEADERS, scriptPage } from '../../shared/page.ts';
import type { Access, GrantedEntry } from './access.ts';
import type { SecretName } from './wire.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A request that is turned away: the reason for the log, and a page for the person. */
export interface ErrorPage {
  readonly status: number;
  readonly reason: string;
  readonly title: string;
  readonly text: string;
}

const NEW_LINK =
  'Each start link works once, in one browser. If Corridor is open in a window of that browser, continue there. Otherwise stop Corridor (Ctrl-C in its terminal), start it again with npm start, and open the new link.';
export const BAD_ADDRESS: ErrorPage = {
  status: 400,
  reason: 'address',
  title: 'Refused',
  text: 'The address of this request cannot be read.',
};
const WRONG_KEY: ErrorPage = {
  status: 403,
  reason: 'key',
  title: 'This link has expired',
  text: NEW_LINK,
};
const NO_SESSION: ErrorPage = {
  status: 401,
  reason: 'no session',
  title: 'Corridor is not open in this browser',
  text: NEW_LINK,
};

/** Whether no window of Corridor makes such a request. */
export function refusalOf(request: IncomingMessage, access: Access, url: URL): ErrorPage | null {
  const reason = access.refusal(request.headers);
  if (reason !== null) {
    return {
      status: 403,
      reason,
      title: 'Refused',
      text: 'This request is not meant for Corridor.',
    };
  }
  // Before the link is used up: it can be opened again in a newer browser.
  if (request.method === 'GET' || request.method === 'HEAD') {
    return url.pathname === '/' ? tooOld(request) : null;
  }
  return {
    status: 405,
    reason: 'method',
    title: 'Refused',
    text: 'Only reading is possible here.',
  };
}

/** Whether the console would not run in this browser. */
function tooOld({ headers }: IncomingMessage): ErrorPage | null {
  const version = chromiumVersion(headers['user-agent']);
  if (version === undefined || version >= OLDEST_CHROMIUM) return null;
  return {
    status: 403,
    reason: 'old browser',
    title: 'This browser is too old',
    text: `Corridor needs Chromium, Chrome or Edge ${OLDEST_CHROMIUM} or newer. This is version ${version}. Update the browser, then start Corridor again.`,
  };
}

/** The answer to a request that no rule refuses. */
export type Admission =
  | { readonly is: 'in' }
  | { readonly is: 'entering' | 'on its way'; readonly answer: Answer }
  | { readonly is: 'refused'; readonly page: ErrorPage };

const refused = (page: ErrorPage): Admission => ({ is: 'refused', page });

/**
 * Admits a window that is in already, or that comes with a key: from the start link it is led on to the
 * name of the console, and there the key buys the session. A key is used up by GET only.
 */
export function admit(request: IncomingMessage, access: Access, url: URL): Admission {
  const { headers, method } = request;
  const key = url.pathname === '/' && method === 'GET' ? url.searchParams.get('key') : null;
  if (access.isForLink(headers)) {
    if (key === null) return refused(NO_SESSION);
    if (!access.isKey(key)) return refused(WRONG_KEY);
    const answer = redirect(`${access.origin}/?key=${key}`);
    return { is: 'on its way', answer: { ...answer, headers: { ...answer.headers, ...CLEARED } } };
  }
  const isIn = access.holdsSession(headers);
  if (key === null) return isIn ? { is: 'in' } : refused(NO_SESSION);
  if (isIn) return { is: 'on its way', answer: redirect('/') };
  const entry = access.exchange(key);
  return entry ? { is: 'entering', answer: enter(entry) } : refused(WRONG_KEY);
}

/** Each start has this address, so that another program may have left a service worker there. */
const CLEARED: Readonly<Record<string, string>> = { 'clear-site-data': '"storage"' };

const SECRET_NAME: SecretName = 'corridor-socket';

/** For a page that loads nothing else. */
const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};
const plainPolicy = (script = "'none'") =>
  `default-src 'none'; script-src ${script}; base-uri 'none'; frame-ancestors 'none'`;

/** The page of a refusal. */
export const turnAway = ({ status, title, text }: ErrorPage): Answer => ({
  status,
  headers: { ...PLAIN_PAGE_HEADERS, 'content-security-policy': plainPolicy() },
  body: messagePage(title, text),
});

/** The key must not stay in the address bar; a route after '#' survives the redirect. */
const redirect = (location: string): Answer => ({
  status: 303,
  headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', location },
  body: '',
});

/**
 * Gives the session, keeps the socket's secret in the page's storage, and goes to the console. It is a
 * page and no redirect: browsers send a SameSite=Strict cookie with the next navigation of a visitor
 * from another page, such as the file of `handover.ts`, but not with a redirect.
 */
function enter({ cookie, secret }: GrantedEntry): Answer {
  const nonce = randomBytes(16).toString('base64');
  const script = `localStorage.setItem('${SECRET_NAME}', '${secret}'); location.replace('/' + location.hash);`;
  return {
    status: 200,
    headers: {
      ...PLAIN_PAGE_HEADERS,
      'content-security-policy': plainPolicy(`'nonce-${nonce}'`),
      'set-cookie': cookie,
    },
    body: scriptPage(script, nonce),
  };
}
