/**
 * The oldest supported Chromium that is available beside the installed one, for the smoke tests. It
 * is unpacked in the project and not installed.
 */
import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_CHROMIUM } from '#domain/program/browsers.ts';
import { run } from '../machine/processes.mjs';
import { installedMajor } from './browser.ts';

/** Debian's parts of one version of Chromium: the program and what it loads. */
const PACKAGES = ['chromium', 'chromium-common'];
/** Where apt keeps packages it has fetched before. */
const ARCHIVES = '/var/cache/apt/archives';
const PROGRAM = 'usr/lib/chromium/chromium';

const majorOf = (version: string) => Number.parseInt(version, 10);
const oldestFirst = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

const folderIn = (root: string) => join(root, 'out/setup/oldest-browser');

/** The program that was unpacked; undefined where none was, and then its smoke is left out. */
export function oldestBrowser(root: string): string | undefined {
  const folder = folderIn(root);
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions.map((version) => join(folder, version, PROGRAM)).find((file) => existsSync(file));
}

/** Where packages are searched for. */
export interface PackageSources {
  /** A folder of .deb files. */
  readonly archives: string;
}

/** The versions of Chromium in apt's lists and among the packages it has fetched, oldest first. */
export async function offeredVersions({ archives }: PackageSources): Promise<readonly string[]> {
  const { output } = await run('apt-cache', ['madison', 'chromium']);
  const listed = output.split('\n').map((line) => line.split('|')[1]?.trim() ?? '');
  const kept = globSync('chromium_*.deb', { cwd: archives })
    .map((file) => file.split('_')[1] ?? '')
    .filter((version) => PACKAGES.every((name) => archived(archives, name, version)));
  return [...new Set([...listed, ...kept])]
    .filter((version) => majorOf(version) >= OLDEST_CHROMIUM)
    .toSorted(oldestFirst);
}

const archived = (archives: string, name: string, version: string): string | undefined =>
  globSync(`${name}_${version}_*.deb`, { cwd: archives }).map((file) => join(archives, file))[0];

/**
 * Unpacks the oldest supported Chromium if it is older than the installed browser.
 * @returns undefined when {@link oldestBrowser} has it, else why there is none
 */
export async function ensureOldestBrowser(
  root: string,
  sources: PackageSources = { archives: ARCHIVES },
): Promise<string | undefined> {
  const [oldest] = await offeredVersions(sources);
  const installed = await installedMajor();
  if (oldest === undefined) return 'the package lists of this computer name no Chromium';
  if (installed !== undefined && majorOf(oldest) >= installed) {
    rmSync(folderIn(root), { recursive: true, force: true });
    return `no Chromium older than the installed version ${installed} is available`;
  }
  if (existsSync(join(folderIn(root), oldest, PROGRAM))) return undefined;
  return await unpack(oldest, folderIn(root), sources);
}

/** Leaves nothing half-way: the folder gets its name when all is in it. */
async function unpack(
  version: string,
  folder: string,
  { archives }: PackageSources,
): Promise<string | undefined> {
  const part = join(folder, '.part');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  for (const name of PACKAGES) {
    const file = archived(archives, name, version) ?? (await fetched(part, name, version));
    const unpacked = file ? await run('dpkg-deb', ['--extract', file, part]) : undefined;
    if (unpacked?.code !== 0) {
      rmSync(folder, { recursive: true, force: true });
      return `${name} ${version} could not be fetched and unpacked`;
    }
  }
  renameSync(part, join(folder, version));
  return undefined;
}

/** The package, downloaded into a folder; undefined when it is not available. */
async function fetched(folder: string, name: string, version: string) {
  await run('apt-get', ['download', `${name}=${version}`], { cwd: folder });
  return archived(folder, name, version);
}
