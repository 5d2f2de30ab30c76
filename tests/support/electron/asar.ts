/**
 * Files in an archive, as Electron lets a program read them: the packaged files are tested as
 * shipped. By some functions of `fs`, and by `import` and `require`. All other functions see the
 * archive as a file.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { extractAll } from '@electron/asar';

const ARCHIVE = /^(.*\.asar)(?=[\\/])/u;

/** The functions whose first argument may lead into an archive, of those that programs here call. */
const KNOWN = {
  fs: [
    'access',
    'accessSync',
    'createReadStream',
    'existsSync',
    'lstatSync',
    'open',
    'openSync',
    'readFile',
    'readFileSync',
    'readdirSync',
    'realpathSync',
    'stat',
    'statSync',
  ],
  promises: ['access', 'lstat', 'open', 'readFile', 'readdir', 'realpath', 'stat'],
} as const;

/** The archive in a path; null without one. */
export const archiveOf = (path: string): string | null => ARCHIVE.exec(path)?.[1] ?? null;

/** Lets this process read that archive. Its content is in a folder until the process ends. */
export function readFromArchive(archive: string): void {
  const folder = fs.mkdtempSync(join(tmpdir(), 'corridor-archive-'));
  const { rmSync } = fs;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  extractAll(archive, folder);

  const inside = `${archive}${sep}`;
  const [ofArchive, ofFolder] = [inside, `${folder}${sep}`].map((path) => pathToFileURL(path).href);
  const outward = (url: string) => replaceStart(url, ofArchive ?? '', ofFolder ?? '');
  const inward = (url: string) => replaceStart(url, ofFolder ?? '', ofArchive ?? '');
  const real = (path: unknown) => {
    if (path instanceof URL) return new URL(outward(path.href));
    return typeof path === 'string' ? replaceStart(path, inside, `${folder}${sep}`) : path;
  };

  redirect(fs, KNOWN.fs, real);
  redirect(fs.promises, KNOWN.promises, real);
  syncBuiltinESMExports();
  registerHooks({
    resolve: (specifier, context, next) => {
      const parentURL = context.parentURL === undefined ? undefined : outward(context.parentURL);
      const found = next(outward(specifier), { ...context, parentURL });
      // CommonJS is loaded by its path, so it stays in place: it must load no other file.
      return found.format === 'module' ? { ...found, url: inward(found.url) } : found;
    },
    load: (url, context, next) => next(outward(url), context),
  });
}

const replaceStart = (text: string, start: string, by: string) =>
  text.startsWith(start) ? by + text.slice(start.length) : text;

type Functions = Record<string, (...args: unknown[]) => unknown>;

function redirect(module: object, names: readonly string[], real: (path: unknown) => unknown) {
  const functions = module as Functions;
  for (const name of names) {
    const own = functions[name];
    if (!own) throw new Error(`There is no fs.${name}`);
    functions[name] = Object.assign(
      (path: unknown, ...rest: unknown[]) => own.call(module, real(path), ...rest),
      own,
    );
  }
}
