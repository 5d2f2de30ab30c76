/** The built page, as both hosts serve it: files of one folder under a strict Content-Security-Policy. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { escaped } from '#domain/text/escaped.ts';

/** The build's placeholder of the nonce (`html.cspNonce` of the renderer's build). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The file kinds a built page consists of; anything else is answered as not found. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Sent with every answer of a host. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** An answer of the page, ready to be put into a response of either host. */
export interface PageAnswer {
  readonly status: 200 | 404 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** How a host wants its page served. */
export interface PageOptions {
  /** Folder that holds `index.html` and its assets. */
  readonly root: string;
  /** A script of the host, run before those of the page; a URL relative to the page. */
  readonly script?: string;
}

/** What may turn text into HTML, in a document that is never shown: DOMPurify, and the editor for pasted text. */
const TRUSTED_TYPES = ['dompurify', 'ProseMirrorClipboard'] as const;

/** What of the policy says which text may become a part of the page: none, but for those. */
export const TRUSTED_TYPES_POLICY = `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES.join(' ')}`;

/** A page that loads nothing from elsewhere. Fluent UI and the grid add styles at run time, hence the nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    TRUSTED_TYPES_POLICY,
  ].join('; ');
}

const hostPage = (head: string, body = '') => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Corridor</title>${head}</head>${body}
</html>
`;

/** A page of the host itself, with one heading and one paragraph. */
export const messagePage = (title: string, text: string): string =>
  hostPage('', `<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></body>`);

/** A page that leads on to `address` by itself, without a script. */
export const forwardingPage = (address: string): string =>
  hostPage(`<meta http-equiv="refresh" content="0; url=${escaped(address)}">`);

/** A page that shows nothing and runs a script of the host, which its policy allows by `nonce`. */
export const scriptPage = (script: string, nonce: string): string =>
  hostPage(`<script nonce="${nonce}">${script}</script>`);

/** Answers an encoded URL path from the built page. It never reads outside the root and never throws. */
export function createPage(options: PageOptions): (path: string) => Promise<PageAnswer> {
  const document = async (): Promise<PageAnswer> => {
    const nonce = randomBytes(16).toString('base64');
    const headers = {
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce),
      'content-type': CONTENT_TYPES['.html'] ?? '',
    };
    const html = await readFile(join(options.root, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return { status: 503, headers, body: NOT_BUILT };
    const page = options.script ? withScript(html, options.script) : html;
    return { status: 200, headers, body: page.replaceAll(NONCE_PLACEHOLDER, nonce) };
  };
  const asset = async (segments: readonly string[], contentType: string): Promise<PageAnswer> => {
    const body = await readFile(join(options.root, ...segments)).catch(() => null);
    if (body === null) return NOT_FOUND;
    // Files under assets/ carry a hash of their content in their name.
    const caching = segments[0] === 'assets' ? 'private, max-age=31536000, immutable' : 'no-cache';
    const headers = { ...SECURITY_HEADERS, 'cache-control': caching, 'content-type': contentType };
    return { status: 200, headers, body };
  };
  return async (path) => {
    const segments = pathSegments(path);
    if (!segments) return NOT_FOUND;
    const file = segments.join('/');
    if (file === '' || file === 'index.html') return await document();
    const contentType = CONTENT_TYPES[extname(file)];
    return contentType ? await asset(segments, contentType) : NOT_FOUND;
  };
}

/** The answer to a path under which there is nothing. */
export const NOT_FOUND: PageAnswer = {
  status: 404,
  headers: {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  },
  body: 'Not found',
};

const NOT_BUILT = messagePage(
  'Corridor has not been built',
  'This installation has no built page, so there is nothing to show. Stop it and start it again with: npm start',
);

/** The decoded parts of a URL path, or null when one of them could lead out of the root. */
function pathSegments(path: string): readonly string[] | null {
  try {
    const segments = decodeURIComponent(path).split('/').filter(Boolean);
    const safe = segments.every((segment) => /^[\w@-][\w.@ -]*$/u.test(segment));
    return safe ? segments : null;
  } catch {
    return null;
  }
}

/** Module scripts run in the order of the document, so the host's goes before all others. */
export const withScript = (html: string, script: string): string =>
  html.replace(/<head[^>]*>/iu, (head) => `${head}<script type="module" src="${script}"></script>`);
