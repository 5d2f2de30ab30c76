import { join } from 'node:path';
import { session } from 'electron';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPictures } from '#main/files/pictures/pictures.ts';
import { BUILT_PAGE, createFolder } from '../../testing/folder.ts';
import { answers, privileged } from '../testing/session.ts';
import { registerScheme, servePage } from './protocol.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

beforeAll(registerScheme);

async function openProtocol(pictures = createPictures()) {
  servePage(session.defaultSession, join(await createFolder(BUILT_PAGE), 'renderer'), pictures);
  const answer = answers.get('app');
  if (!answer) throw new Error('nothing serves app://');
  return (url: string, method = 'GET') => answer({ url, method } as Request);
}

describe('the scheme', () => {
  it('is a separate secure origin and does not bypass the policy', () => {
    expect(Object.fromEntries(privileged)).toEqual({
      app: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    });
  });
});

describe('app://corridor', () => {
  it('answers the page under a strict policy, with another nonce each time', async () => {
    const get = await openProtocol();
    const first = await get('app://corridor/');
    const second = await get('app://corridor/index.html');
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(first.status).toBe(200);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toBe(second.headers.get('content-security-policy'));
    expect(await first.text()).not.toContain('bridge.js');
  });

  it('answers a file of the page with its type', async () => {
    const answer = await (await openProtocol())('app://corridor/assets/index-1a2b.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('globalThis.started = true;');
  });

  it.each([
    'app://corridor/assets/missing.js',
    'app://corridor/..%2fsecret.json',
    'app://corridor/assets/..%2f..%2fsecret.json',
    'app://corridor/assets/%2e%2e/%2e%2e/secret.json',
    'app://corridor/..%5csecret.json',
    'app://other/index.html',
    'app:///etc/hosts.json',
    'not a url',
  ])('answers nothing at %s', async (url) => {
    expect((await (await openProtocol())(url)).status).toBe(404);
  });

  it('answers a picture under its key alone, locked in and kept nowhere', async () => {
    const pictures = createPictures();
    const key = pictures.keep({ type: 'image/png', bytes: Uint8Array.of(1, 2, 3) });
    const get = await openProtocol(pictures);
    const answer = await get(`app://corridor/pictures/${key}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3));
    expect((await get('app://corridor/pictures/other')).status).toBe(404);
    expect((await get('app://corridor/pictures/')).status).toBe(404);
  });

  it('answers reading only', async () => {
    expect((await (await openProtocol())('app://corridor/', 'POST')).status).toBe(404);
  });
});
