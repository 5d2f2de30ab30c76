/** The build of the console: whether it is of the current source, and making it. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { exclusively } from './machine/exclusive.mjs';
import { run } from './machine/processes.mjs';
import { node24 } from './runtime.mjs';
import { SetupError, withProgress } from './say.mjs';

const BUILD_LIMIT_MS = 5 * 60_000;
const FOLDERS = ['main', 'preload', 'renderer'];

interface Build {
  readonly what: string;
  /** Relative to the project. */
  readonly folder: string;
  /** The file that a complete build has in its folder. */
  readonly products: readonly string[];
  /** Holds the {@link sourceHash} of the source it was made from. Relative to the project. */
  readonly stamp: string;
  /** More words for electron-vite. */
  readonly args: readonly string[];
}

const PRODUCTS = [
  'main/electron.js',
  'main/sandbox.js',
  'main/sandbox-process.js',
  'preload/preload.cjs',
  'renderer/index.html',
];

const BUILDS = {
  /** To run from the project: both hosts, with source maps. */
  console: {
    what: 'Building Corridor',
    folder: 'out',
    products: [...PRODUCTS, 'main/browser.js'],
    stamp: 'out/setup/build.txt',
    args: [],
  },
  /** What goes into an installer. */
  package: {
    what: 'Building Corridor for a package',
    folder: 'out/package',
    products: PRODUCTS,
    stamp: 'out/setup/build-package.txt',
    args: ['--mode', 'package'],
  },
} as const satisfies Record<string, Build>;

/** `console` runs from the project; `package` goes into an installer. */
export type BuildName = keyof typeof BUILDS;

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
 * A hash of the content of everything that goes into a build.
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

/** Whether there is a complete build of the current source. */
export function isBuilt(root: string, name: BuildName = 'console'): boolean {
  const { folder, products, stamp } = BUILDS[name];
  if (!products.every((product) => existsSync(join(root, folder, product)))) return false;
  return readStamp(join(root, stamp)) === sourceHash(root);
}

function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Builds unless the build is current.
 * @throws SetupError with the output of the build when it fails
 */
export async function ensureBuild(root: string, name: BuildName = 'console'): Promise<void> {
  if (isBuilt(root, name)) return;
  await exclusively(join(root, 'out/setup/build.lock'), async () => {
    if (!isBuilt(root, name)) await build(root, BUILDS[name]);
  });
}

/** Makes the next command build again, because something else is about to write into `out/`. */
export function forgetBuild(root: string): void {
  rmSync(join(root, BUILDS.console.stamp), { force: true });
}

async function build(root: string, { what, folder, stamp, args }: Build): Promise<void> {
  // Taken before: what is saved while the build runs is not in it.
  const hash = sourceHash(root);
  rmSync(join(root, stamp), { force: true });
  for (const part of FOLDERS) rmSync(join(root, folder, part), { recursive: true, force: true });
  const tool = join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const { code, output, timedOut } = await withProgress(
    what,
    () =>
      run(node24(), [tool, 'build', ...args], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
        timeoutMs: BUILD_LIMIT_MS,
      }),
    { failed: (outcome) => outcome.code !== 0 },
  );
  if (timedOut) throw new SetupError(`The build took longer than ${BUILD_LIMIT_MS / 60_000} min.`);
  if (code !== 0) {
    const said = stripVTControlCharacters(output).trim();
    throw new SetupError(`Corridor could not be built:\n\n${said}`);
  }
  mkdirSync(join(root, 'out/setup'), { recursive: true });
  writeFileSync(join(root, stamp), hash);
}
