/**
 * The settings of one start, checked before anything runs: the managed settings of the computer,
 * then the command line, then the environment.
 */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { ApiAddress, ApiSource, EndpointPaths } from '#main/basics/ports.ts';
import { isUnencrypted, withoutSignIn } from '#main/network/hosts.ts';
import { readKeychainItem, storeKeychainItem } from '#main/session/vault.ts';
import { ENCRYPTED_EXPECTED, readAddress } from './address.ts';
import { type Policy, policyOf } from './declared.ts';
import { type ManagedSource, readManagedSettings } from './managed.ts';

type VaultMode = 'keychain' | 'memory';

/** The settings of one start. */
export interface Configuration {
  /** The configured API; undefined means the sandbox. */
  readonly api: ApiAddress | undefined;
  /** Absolute path of the folder for preferences and the journal, which may follow a person to another computer. */
  readonly dataDir: string;
  /** Absolute path of the folder for all else: Chromium's profile, logs and databases stay on this computer. */
  readonly localDir: string;
  /** Undefined takes the keychain where there is one. */
  readonly vault: VaultMode | undefined;
  /** What the administrator of the machine has set. */
  readonly managed: ManagedSource;
  readonly policy: Policy;
  /** Reads the credential of the unified recipient service; null when this machine has none. */
  readonly recipientsCredential: () => Promise<string | null>;
  /** Keeps that credential in the keychain; undefined where none is used. Rejects when it cannot. */
  readonly storeRecipientsCredential: ((credential: string) => Promise<void>) | undefined;
  /** Reads the sign-in of a proxy as `user:password`; or null. */
  readonly proxyCredential: () => Promise<string | null>;
}

/** The options of the command line, which override the environment. */
export interface GivenFlags {
  readonly api?: string | undefined;
  readonly dataDir?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used; the message names each one, what it holds and what is expected. */
export class ConfigurationError extends Error {}

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

const wrong = ({ name, value }: Setting, expected: string) =>
  `${name} holds '${withoutSignIn(value)}'; expected ${expected}.`;

/** A setting as an address; what is wrong goes to `problems`. */
function readUrl(
  setting: Setting | undefined,
  policy: Policy,
  problems: string[],
): string | undefined {
  if (!setting) return undefined;
  const read = readAddress(setting.value);
  if (!('url' in read)) {
    problems.push(wrong(setting, read.expected));
    return undefined;
  }
  if (isUnencrypted(read.url) && !policy.unencryptedAllowed) {
    problems.push(wrong(setting, ENCRYPTED_EXPECTED));
  }
  return read.url;
}

function readVault(setting: Setting | undefined, problems: string[]): VaultMode | undefined {
  if (!setting) return undefined;
  const { value } = setting;
  if (value === 'keychain' || value === 'memory') return value;
  problems.push(wrong(setting, "'keychain' or 'memory', or nothing for whichever there is"));
  return undefined;
}

/** The item of the keychain that holds the credential where the managed settings name no other. */
const CREDENTIAL_ITEM = 'unified-recipients';
/** The keychain item of the proxy's sign-in. */
const PROXY_ITEM = 'proxy';

/** Where credentials come from. */
interface CredentialSource {
  readonly vault: VaultMode | undefined;
  readonly environment: Environment;
  readonly isPackaged: boolean;
}

/**
 * A function that reads a credential: an item of the keychain. Only a program that is not packaged and
 * has no keychain takes it from that variable of the environment.
 */
function credentialOf(
  item: string,
  variable: string,
  { vault, environment, isPackaged }: CredentialSource,
): () => Promise<string | null> {
  if (vault !== 'memory') return () => readKeychainItem(item);
  const given = isPackaged ? undefined : environment[variable]?.trim();
  return () => Promise.resolve(given || null);
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

/** The folder for what does not follow a person to another computer; only Windows has another one for it. */
export function defaultLocalDir(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
  home: string = homedir(),
): string {
  if (platform !== 'win32') return defaultDataDir(platform, environment, home);
  return join(environment['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'Corridor');
}

const ADMINISTRATOR =
  'Corridor does not start with managed settings that it cannot apply. Tell your administrator.';

/** The managed settings; what is wrong with them goes to `problems`. */
function readManaged(
  isPackaged: boolean,
  environment: Environment,
  problems: string[],
): ManagedSource | undefined {
  const read = readManagedSettings(isPackaged, environment);
  if ('managed' in read) return read.managed;
  problems.push(...read.problems, ADMINISTRATOR);
  return undefined;
}

/**
 * The API's address. With a managed one, only the managed socket address is used: anyone who could
 * change the socket could get the tokens of everyone who signs in.
 */
function readApi(
  policy: Policy,
  flags: GivenFlags,
  environment: Environment,
  problems: string[],
): ApiAddress | undefined {
  if (policy.apiUrl !== undefined) {
    const { recipientsCredential: _credential, ...services } = policy.services ?? {};
    const address = addressOf(policy.apiUrl, policy.socketUrl);
    return policy.services ? { ...address, services } : address;
  }
  const given = (name: string) => [name, environment[name]] as const;
  const api = firstGiven(['--api', flags.api], given('CORRIDOR_API_URL'));
  const apiUrl = readUrl(api, policy, problems);
  const socketUrl = readUrl(firstGiven(given('CORRIDOR_SOCKET_URL')), policy, problems);
  return apiUrl === undefined ? undefined : addressOf(apiUrl, socketUrl);
}

const addressOf = (apiUrl: string, socketUrl = new URL(apiUrl).origin): ApiAddress => ({
  apiUrl,
  socketUrl,
});

/**
 * Reads the settings. A value with only blanks counts as missing.
 * @param isPackaged whether this is an installed program, which reads the managed settings of the
 *   computer only
 * @throws {ConfigurationError} naming every setting that cannot be used
 */
export function readConfiguration(
  flags: GivenFlags = {},
  environment: Environment = process.env,
  isPackaged = false,
): Configuration {
  const problems: string[] = [];
  const given = (name: string) => [name, environment[name]] as const;
  const managed = readManaged(isPackaged, environment, problems);
  const policy = policyOf(managed?.settings ?? {});
  const api = readApi(policy, flags, environment, problems);
  const vault = readVault(firstGiven(given('CORRIDOR_VAULT')), problems);
  const folder = firstGiven(['--data-dir', flags.dataDir], given('CORRIDOR_DATA_DIR'));
  if (folder?.value.includes('\0')) problems.push(wrong(folder, 'the path of a folder'));
  if (managed && problems.length === 0 && !api && !policy.practiceAllowed) {
    problems.push(
      `${managed.place}: practiceAllowed holds false, and no API is configured; expected an apiUrl beside it.`,
      ADMINISTRATOR,
    );
  }
  if (!managed || problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  const source = { vault, environment, isPackaged };
  const recipientsItem = policy.services?.recipientsCredential ?? CREDENTIAL_ITEM;
  const chosen = folder && resolve(folder.value);
  return {
    api,
    dataDir: chosen ?? defaultDataDir(process.platform, environment),
    localDir: chosen ?? defaultLocalDir(process.platform, environment),
    vault,
    managed,
    policy,
    recipientsCredential: credentialOf(recipientsItem, 'CORRIDOR_RECIPIENTS_CREDENTIAL', source),
    storeRecipientsCredential:
      vault === 'memory' ? undefined : (secret) => storeKeychainItem(recipientsItem, secret),
    proxyCredential: credentialOf(PROXY_ITEM, 'CORRIDOR_PROXY_CREDENTIAL', source),
  };
}

/**
 * The source of a configured API, which is known from the start.
 * @param endpointPaths paths of its calls that differ from the contract's
 * @param recipientsCredential reads the credential of its unified recipient service
 * @param storeRecipientsCredential keeps it, where it can be kept
 */
export const configuredApi = (
  address: ApiAddress,
  endpointPaths: EndpointPaths = {},
  recipientsCredential: ApiSource['recipientsCredential'] = () => Promise.resolve(null),
  storeRecipientsCredential?: ApiSource['storeRecipientsCredential'],
): ApiSource => ({
  practice: false,
  label: address.apiUrl,
  account: address.apiUrl,
  endpointPaths,
  recipientsCredential,
  storeRecipientsCredential,
  address: Promise.resolve(address),
});
