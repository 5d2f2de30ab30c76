/** What the main process loads before anybody is signed in: code costs time before the first window. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';

/** What these modules and their imports import, as the imports are written; they are loaded in a new process. */
function importsOf(...modules: readonly string[]): readonly string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ resolve: (name, context, next) => (seen.add(name), next(name, context)) });
    for (const name of ${JSON.stringify(modules)}) await import(name);
    process.stdout.write(JSON.stringify([...seen]));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as readonly string[];
}

it.each([
  ['the desk', '#main/hosts/shared/assemble.ts', ['socket.io-client']],
  [
    'the network of Electron',
    '#main/hosts/electron/network/session-network.ts',
    ['socket.io-client'],
  ],
  [
    'what serves the page to a browser',
    '#main/hosts/browser/run.ts',
    ['socket.io-client', 'axios', 'ws', 'socks-proxy-agent'],
  ],
])('%s is loaded without what only a session or a call needs', (_what, module, later) => {
  const imports = importsOf(module);
  expect(imports).toContain(module);
  expect(imports.filter((name) => later.includes(name))).toEqual([]);
});
