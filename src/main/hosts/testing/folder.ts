/** Folders for tests, gone when the test ends. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files; a name may hold folders. */
export async function createFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** A page as the build writes one. */
export const BUILT_PAGE = {
  'renderer/index.html':
    '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="./assets/index-1a2b.js" nonce="__CSP_NONCE__"></script></head><body></body></html>',
  'renderer/assets/index-1a2b.js': 'globalThis.started = true;',
  'renderer/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'renderer/notes.txt': 'not part of a page',
  'main/page-bridge.js': '/* the bridge */',
  'secret.json': '{"secret":true}',
} as const;
