/** The managed settings: what the command line and the environment say, checked before anything runs. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { ApiAddress, ApiSource } from '#main/ports.ts';

export type VaultMode = 'keychain' | 'memory';

/** The settings of one start. */
export interface Configuration {
  /** The configured API; undefined means the sandbox. */
  readonly api: ApiAddress | undefined;
  /** Absolute path of the folder for preferences, logs and the sandbox's database. */
  readonly dataDir: string;
  /** Undefined takes the keychain where there is one. */
  readonly vault: VaultMode | undefined;
}

/** What was given on the command line; it goes before the environment. */
export interface GivenFlags {
  readonly api?: string | undefined;
  readonly dataDir?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used; the message names each one, what it holds and what is expected. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A setting where it was given: its value, and the name people know it by. */
interface Setting {
  readonly name: string;
  readonly value: string;
}

/** The first of these that holds something. */
function firstGiven(
  ...candidates: readonly (readonly [string, string | undefined])[]
): Setting | undefined {
  const settings = candidates.map(([name, given]) => ({ name, value: given?.trim() ?? '' }));
  return settings.find(({ value }) => value !== '');
}

/** The value as a message may show it: a password in an address stays out. */
const shown = (value: string) => value.replace(/\/\/[^/@\s]*@/u, '//…@');

const wrong = ({ name, value }: Setting, expected: string) =>
  `${name} holds '${shown(value)}'; expected ${expected}.`;

const EXPECTED_URL = 'an absolute http or https address such as https://api.example.com/v1';

/** A setting as an address without trailing slash; what is wrong goes to `problems`. */
function readUrl(setting: Setting | undefined, problems: string[]): string | undefined {
  if (!setting) return undefined;
  const url = URL.parse(setting.value);
  if (!(url && ['http:', 'https:'].includes(url.protocol))) {
    problems.push(wrong(setting, EXPECTED_URL));
  } else if (url.username || url.password) {
    problems.push(wrong(setting, `${EXPECTED_URL}, without user name and password`));
  } else if (url.search || url.hash) {
    problems.push(wrong(setting, `${EXPECTED_URL}, without '?' and '#'`));
  } else {
    return url.href.replace(/\/+$/u, '');
  }
  return undefined;
}

function readVault(setting: Setting | undefined, problems: string[]): VaultMode | undefined {
  if (!setting) return undefined;
  const { value } = setting;
  if (value === 'keychain' || value === 'memory') return value;
  problems.push(wrong(setting, "'keychain' or 'memory', or nothing for whichever there is"));
  return undefined;
}

/** The folder for a program's own data, by the convention of the system. */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') {
    return join(environment['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Corridor');
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Corridor');
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'corridor');
}

/**
 * Reads the settings. A value that holds only blanks counts as not given.
 * @throws {ConfigurationError} naming every setting that cannot be used
 */
export function readConfiguration(
  flags: GivenFlags = {},
  environment: Environment = process.env,
): Configuration {
  const problems: string[] = [];
  const given = (name: string) => [name, environment[name]] as const;
  const apiUrl = readUrl(firstGiven(['--api', flags.api], given('CORRIDOR_API_URL')), problems);
  const socketUrl = readUrl(firstGiven(given('CORRIDOR_SOCKET_URL')), problems);
  const vault = readVault(firstGiven(given('CORRIDOR_VAULT')), problems);
  const folder = firstGiven(['--data-dir', flags.dataDir], given('CORRIDOR_DATA_DIR'));
  if (folder?.value.includes('\0')) problems.push(wrong(folder, 'the path of a folder'));
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return {
    api: apiUrl === undefined ? undefined : { apiUrl, socketUrl: socketUrl ?? originOf(apiUrl) },
    dataDir: folder ? resolve(folder.value) : defaultDataDir(process.platform, environment),
    vault,
  };
}

const originOf = (url: string) => new URL(url).origin;

/** The source of a configured API: it is known from the start. */
export const configuredApi = (address: ApiAddress): ApiSource => ({
  practice: false,
  label: address.apiUrl,
  account: address.apiUrl,
  address: Promise.resolve(address),
});
