/** Electron's binary: npm does not bring it; it is fetched when it is first wanted. */
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { release, tmpdir, type } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { ended, start, stop } from '../machine/processes.mjs';
import { node24 } from '../runtime.mjs';
import { withProgress } from '../say.mjs';

/** How the program says that a window has been shown or its page has started. */
const OPEN_LINE = 'window: open';
/** Two seconds after the program itself tells what it knows, if it can, in milliseconds. */
const SILENT_MS = 22_000;

/**
 * Passes the output of Electron on, and calls `tell` with what is known once it has run for so long
 * without a window.
 */
export function watchElectron(
  child: ChildProcess,
  root: string,
  tell: (known: string) => void,
  limitMs = SILENT_MS,
): void {
  const timer = setTimeout(() => {
    const versions = `Corridor ${versionOf(root)}, Electron ${versionOf(join(root, 'node_modules/electron'))}, ${type()} ${release()}, ${process.arch}`;
    tell(
      `Electron has been running for ${Math.round(limitMs / 1000)} s, but no window has been shown and no page has started (${versions}).`,
    );
  }, limitMs);
  child.once('close', () => clearTimeout(timer));
  if (!child.stdout) return;
  child.stdout.pipe(process.stdout, { end: false });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === OPEN_LINE) clearTimeout(timer);
  });
}

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Timeouts of a download, in milliseconds. */
export interface Timeouts {
  /** Without a byte arriving. */
  readonly stalledMs: number;
  /** Altogether. */
  readonly totalMs: number;
}

/** A failed download is not tried again for this long, in milliseconds. */
const REMEMBERED_MS = 24 * 60 * 60_000;
const MEGABYTE = 1_000_000;

/** The Electron program of this installation; undefined when it was not fetched yet. */
export function electronBinary(root: string): string | undefined {
  const folder = join(root, 'node_modules/electron');
  try {
    const program = readFileSync(join(folder, 'path.txt'), 'utf8');
    const binary = join(
      process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist'),
      program,
    );
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

const failureFile = (root: string) => join(root, 'out/setup/electron-failed.json');

/** Why Electron was not available lately, so that this start need not try again. */
export function rememberedFailure(root: string, now = Date.now()): string | undefined {
  try {
    const { at, reason } = JSON.parse(readFileSync(failureFile(root), 'utf8'));
    return typeof reason === 'string' && now - at < REMEMBERED_MS ? reason : undefined;
  } catch {
    return undefined;
  }
}

/** Notes why Electron was not available or did not start. */
export function rememberFailure(root: string, reason: string, now = Date.now()): void {
  mkdirSync(join(root, 'out/setup'), { recursive: true });
  writeFileSync(failureFile(root), JSON.stringify({ at: now, reason }));
}

/**
 * Downloads Electron's binary with the package's own installer.
 * @returns undefined when it is there, else why not
 */
export async function fetchElectron(
  root: string,
  { stalledMs, totalMs }: Timeouts,
): Promise<string | undefined> {
  // A folder of our own for the download shows how far it is.
  const folder = mkdtempSync(join(tmpdir(), 'corridor-electron-'));
  try {
    const installer = join(root, 'node_modules/electron/install.js');
    const child = start(node24(), [installer], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    const bytes = () => folderSize(folder);
    const watch = whenTooSlow(bytes, { stalledMs, totalMs });
    const finished = ended(child).then(({ code }) => (code === 0 ? undefined : reasonOf(errors)));
    const outcome = await withProgress(
      'Downloading Electron',
      () => Promise.race([finished, watch.tooSlow]),
      {
        howFar: () => `${Math.round(bytes() / MEGABYTE)} MB`,
        failed: (reason) => reason !== undefined,
      },
    );
    watch.cancel();
    await stop(child);
    return electronBinary(root) ? undefined : (outcome ?? 'its installer left no program');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with the reason once nothing arrived for too long or it takes too long altogether. */
function whenTooSlow(bytes: () => number, { stalledMs, totalMs }: Timeouts) {
  const { promise: tooSlow, resolve } = Promise.withResolvers<string>();
  const began = performance.now();
  let last = { size: 0, at: began };
  const timer = setInterval(() => {
    const now = performance.now();
    const size = bytes();
    if (size !== last.size) last = { size, at: now };
    if (now - last.at > stalledMs) resolve(`nothing arrived for ${stalledMs / 1000} s`);
    if (now - began > totalMs) resolve(`it did not arrive within ${totalMs / 1000} s`);
  }, 500);
  return { tooSlow, cancel: () => clearInterval(timer) };
}

const folderSize = (folder: string) =>
  globSync(join(folder, '**/*')).reduce((sum, file) => sum + sizeOf(file), 0);

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The installer's reason of a failure is its first line; without a network it prints almost nothing. */
function reasonOf(errors: string): string {
  const line = errors.split('\n').find((each) => each.trim() !== '');
  if (!line) return 'its installer failed';
  return line.includes('fetch failed') ? 'its download server cannot be reached' : line.trim();
}
