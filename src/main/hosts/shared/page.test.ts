import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_PAGE, createFolder } from '../testing/folder.ts';
import { contentSecurityPolicy, createPage } from './page.ts';

const openPage = async (script?: string) => {
  const folder = await createFolder(BUILT_PAGE);
  const root = join(folder, 'renderer');
  return createPage(script === undefined ? { root } : { root, script });
};

const nonceIn = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

describe('the document', () => {
  it('has the nonce of its policy everywhere the build requested one', async () => {
    const { status, headers, body } = await (await openPage())('/');
    const nonce = nonceIn(headers['content-security-policy']);
    expect(status).toBe(200);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(String(body).split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(body).not.toContain('__CSP_NONCE__');
  });

  it('has another nonce each time and is never kept', async () => {
    const page = await openPage();
    const first = await page('/');
    const second = await page('/index.html');
    expect(nonceIn(first.headers['content-security-policy'])).not.toBe(
      nonceIn(second.headers['content-security-policy']),
    );
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it("runs the host's script before those of the page", async () => {
    const { body } = await (await openPage('./bridge.js'))('/');
    const scripts = [...String(body).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts).toEqual(['./bridge.js', './assets/index-1a2b.js']);
  });

  it('says what to do when nothing was built', async () => {
    const { status, body } = await createPage({ root: await createFolder() })('/');
    expect(status).toBe(503);
    expect(body).toContain('Corridor has not been built');
    expect(body).toContain('npm start');
  });
});

describe('the policy', () => {
  it('allows only the own origin, and no inline script', () => {
    const policy = contentSecurityPolicy('abc');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('lets no text become HTML or a script, except for two that parse it outside the page', () => {
    const policy = contentSecurityPolicy('abc');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/; trusted-types dompurify ProseMirrorClipboard$/u);
  });
});

describe('a file', () => {
  it('comes with its type; a hashed one is kept for good', async () => {
    const { status, headers, body } = await (await openPage())('/assets/index-1a2b.js');
    expect(status).toBe(200);
    expect(String(body)).toBe('globalThis.started = true;');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    '/../secret.json',
    '/assets/../../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.json',
    '//etc/hosts.json',
    '/assets/index-1a2b.js%00.svg',
    '/.hidden.js',
    '/%E0%A4%A',
    '/C:/secret.json',
    '/notes.txt',
    '/assets/missing.js',
    '/assets',
  ])('is not found at %s', async (path) => {
    const { status, body } = await (await openPage())(path);
    expect(status).toBe(404);
    expect(body).toBe('Not found');
  });
});
