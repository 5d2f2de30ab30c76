/** The build of the console: whether it is of the current source, and making it. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { exclusively } from './exclusive.mjs';
import { run } from './processes.mjs';
import { node24 } from './runtime.mjs';
import { SetupError, withProgress } from './say.mjs';

const BUILD_LIMIT_MS = 5 * 60_000;
const FOLDERS = ['main', 'preload', 'renderer'];

/** What a complete build leaves behind, relative to `out/`. */
const PRODUCTS = [
  'main/electron.js',
  'main/browser.js',
  'main/sandbox.js',
  'preload/preload.cjs',
  'renderer/index.html',
];

/** Everything a build is made from. The commands and the tests are not part of it. */
const SOURCES = [
  'src/**/*',
  'resources/**/*',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const NOT_BUILT = ['src/cli/**', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.md'];

/**
 * One number for the content of everything that goes into a build.
 * @param root the project's folder
 */
export function sourceHash(root: string): string {
  const files = globSync(SOURCES, { cwd: root, exclude: NOT_BUILT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether `out/` holds a complete build of the current source. */
export function isBuilt(root: string): boolean {
  const out = join(root, 'out');
  if (!PRODUCTS.every((product) => existsSync(join(out, product)))) return false;
  return stampOf(root) === sourceHash(root);
}

const stampFile = (root: string) => join(root, 'out/setup/build.txt');

function stampOf(root: string): string | null {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Builds unless the build is current.
 * @throws SetupError with the build's own words when it fails
 */
export async function ensureBuild(root: string): Promise<void> {
  if (isBuilt(root)) return;
  await exclusively(join(root, 'out/setup/build.lock'), async () => {
    if (!isBuilt(root)) await build(root);
  });
}

/** Makes the next command build anew, because something else is about to write into `out/`. */
export function forgetBuild(root: string): void {
  rmSync(stampFile(root), { force: true });
}

async function build(root: string): Promise<void> {
  // Taken before: what is saved while the build runs is not in it.
  const hash = sourceHash(root);
  forgetBuild(root);
  for (const folder of FOLDERS) rmSync(join(root, 'out', folder), { recursive: true, force: true });
  const tool = join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const { code, output, timedOut } = await withProgress(
    'Building the console',
    () =>
      run(node24(), [tool, 'build'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
        timeoutMs: BUILD_LIMIT_MS,
      }),
    { failed: (outcome) => outcome.code !== 0 },
  );
  if (timedOut) throw new SetupError(`The build took longer than ${BUILD_LIMIT_MS / 60_000} min.`);
  if (code !== 0) {
    const said = stripVTControlCharacters(output).trim();
    throw new SetupError(`The console could not be built:\n\n${said}`);
  }
  mkdirSync(join(root, 'out/setup'), { recursive: true });
  writeFileSync(stampFile(root), hash);
}
