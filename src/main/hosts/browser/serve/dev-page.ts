/** The page while it is being written: read from Vite's server, which changes it in place. */
import { messagePage, type PageAnswer, SECURITY_HEADERS, withScript } from '../../shared/page.ts';

/** Wider than that of the built page, as Vite adds scripts, styles and a socket. No installed Corridor has it. */
const policy = (origin: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${origin} ${origin.replace('http', 'ws')}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Answers a path and its query from the development server. @param script the host's own, run before the page's */
export function createDevPage(url: string, script: string) {
  const { origin } = new URL(url);
  return async (path: string, query: string): Promise<PageAnswer> => {
    const source = await fetch(new URL(path + query, origin)).catch(() => null);
    if (!source) return NOT_RUNNING;
    const type = source.headers.get('content-type') ?? 'application/octet-stream';
    const headers = {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      'content-security-policy': policy(origin),
      'content-type': type,
    };
    const status = source.ok ? 200 : 404;
    if (!type.startsWith('text/html'))
      return { status, headers, body: new Uint8Array(await source.arrayBuffer()) };
    return { status, headers, body: withScript(await source.text(), script) };
  };
}

const NOT_RUNNING: PageAnswer = {
  status: 503,
  headers: { ...SECURITY_HEADERS, 'content-type': 'text/html; charset=utf-8' },
  body: messagePage(
    'The development server does not answer',
    'Stop and start again with: npm run dev',
  ),
};
