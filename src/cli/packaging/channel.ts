/** The release channel a package looks for updates on, and how many installations may see it. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDn } from 'builder-util-runtime';
import { parse, stringify } from 'yaml';
import { SetupError } from '../setup/say.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The address of the release channel; '' for a package that never checks for updates.
 * @throws SetupError when it is not an https address: updates are programs
 */
export function releaseUrl(environment: Environment): string {
  const given = environment['CORRIDOR_RELEASE_URL']?.trim() ?? '';
  if (given === '' || URL.parse(given)?.protocol === 'https:') return given;
  throw new SetupError(
    `CORRIDOR_RELEASE_URL holds '${given}'; expected the https address of the folder that holds the releases, or nothing for a package without updates.`,
  );
}

/**
 * The share of installations that are offered a release at first, in percent; undefined for all.
 * @throws SetupError when it is not a whole number from 1 to 100
 */
export function rolloutPercent(environment: Environment): number | undefined {
  const given = environment['CORRIDOR_ROLLOUT_PERCENT']?.trim() ?? '';
  if (given === '') return undefined;
  if (/^(?:[1-9]\d?|100)$/u.test(given)) return Number(given);
  throw new SetupError(
    `CORRIDOR_ROLLOUT_PERCENT holds '${given}'; expected a whole number from 1 to 100.`,
  );
}

/**
 * The subject of the certificate that signs packages for Windows, which an installed Corridor
 * expects in an update; undefined for an unsigned package.
 * @throws SetupError when it is a name only, which another company may have too
 */
export function publisherSubject(environment: Environment): string | undefined {
  const given = environment['CORRIDOR_PUBLISHER']?.trim() ?? '';
  if (given === '') return undefined;
  const parts = parseDn(given);
  if (parts.has('CN') && parts.size > 1) return given;
  throw new SetupError(
    `CORRIDOR_PUBLISHER holds '${given}'; expected the full subject of the certificate, such as 'CN=Example Ltd, O=Example Ltd, C=GB'.`,
  );
}

/** A channel file, as far as it differs between the packages of one version. */
interface Channel extends Readonly<Record<string, unknown>> {
  readonly version: string;
  readonly files: readonly unknown[];
}

const channelsIn = (folder: string) => globSync('{latest,beta,alpha}*.yml', { cwd: folder }).sort();
const readChannel = (file: string): Channel => parse(readFileSync(file, 'utf8'));

/**
 * Puts the packages of several processors into one folder, where one channel file names those of all: an updater
 * takes the file whose name has its processor. What a file says beside that is of the first folder.
 * @throws Error when they are of different versions
 */
export function mergeReleases(folders: readonly string[], target: string): void {
  const merged = new Map<string, Channel>();
  for (const folder of folders) {
    for (const name of channelsIn(folder)) {
      const found = readChannel(join(folder, name));
      const first = merged.get(name) ?? { ...found, files: [] };
      if (first.version !== found.version) {
        throw new Error(
          `${name} is of version ${found.version} in ${folder}, and of ${first.version}`,
        );
      }
      merged.set(name, { ...first, files: [...first.files, ...found.files] });
    }
    cpSync(folder, target, { recursive: true });
  }
  for (const [name, channel] of merged) writeFileSync(join(target, name), stringify(channel));
}

/**
 * Writes the share into the channel files of a release (`latest.yml`, `beta-mac.yml`, …). Raising it
 * later is an edit of the published files.
 * @returns the names of the files
 */
export function stageRollout(folder: string, percent: number): readonly string[] {
  const files = channelsIn(folder);
  for (const name of files) {
    const file = join(folder, name);
    writeFileSync(file, stringify({ ...readChannel(file), stagingPercentage: percent }));
  }
  return files;
}
