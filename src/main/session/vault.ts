/** Where the session's secret is kept: the keychain of the system, else nowhere but in memory. */
import process from 'node:process';
import type { Notice } from '#contract/bridge/bridge.ts';
import type { Logger, Vault } from '#main/basics/ports.ts';
import { TimeLimitError, within } from '#main/basics/timing.ts';
import { keychainRequired, memoryChosen, signInNotKept } from '#main/kept/notices.ts';
import { inParts, type Keychain, loadKeytar } from './keychain.ts';

export interface VaultOptions {
  /** `keychain` insists on one, `memory` never asks for one; undefined takes what there is. */
  readonly mode: 'keychain' | 'memory' | undefined;
  /** The key of the item; one for each API. */
  readonly account: string;
  readonly logger: Logger;
  /** Loads the keychain; by default keytar, which may be missing or not start. */
  readonly load?: () => Promise<Keychain>;
  /** Milliseconds a keychain may take to answer; it may be waiting for a person to unlock it. */
  readonly timeLimit?: number;
}

/** The vault in use, and what the person should know about it. */
export interface OpenedVault {
  readonly vault: Vault;
  readonly notice: Notice | undefined;
}

const SERVICE = 'Corridor';
const TIME_LIMIT_MS = 4000;
/** macOS asks the person by itself whether Corridor may read an item, and answers when they have. */
const PERSON_LIMIT_MS = 5 * 60_000;

/** Milliseconds a keychain of this system may take to answer. */
export const keychainLimit = (platform: NodeJS.Platform = process.platform): number =>
  platform === 'darwin' ? PERSON_LIMIT_MS : TIME_LIMIT_MS;

/** A vault that forgets everything when the process ends. */
export function memoryVault(): Vault {
  let secret: string | null = null;
  return {
    kind: 'memory',
    read: () => Promise.resolve(secret),
    write: (value) => {
      secret = value;
      return Promise.resolve();
    },
    clear: () => {
      secret = null;
      return Promise.resolve();
    },
  };
}

/**
 * A vault in the keychain. A keychain that has hung once is not used again: each hanging call
 * blocks one of the few threads for files and name lookups.
 */
function keychainVault(keychain: Keychain, account: string, timeLimit: number): Vault {
  let hung: unknown;
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    if (hung !== undefined) throw hung;
    try {
      return await within(work(), timeLimit);
    } catch (error) {
      if (error instanceof TimeLimitError) hung = error;
      throw error;
    }
  };
  return {
    kind: 'keychain',
    read: () => ask(() => keychain.getPassword(SERVICE, account)),
    write: (secret) => ask(() => keychain.setPassword(SERVICE, account, secret)),
    clear: async () => {
      await ask(() => keychain.deletePassword(SERVICE, account));
    },
  };
}

/**
 * Opens the vault. Never rejects: a keychain that is missing, refuses or hangs is replaced by
 * memory, with a notice, which is stronger where a keychain is required.
 */
export async function openVault(options: VaultOptions): Promise<OpenedVault> {
  const { mode, account, logger, load = loadKeytar, timeLimit = keychainLimit() } = options;
  if (mode === 'memory') return { vault: memoryVault(), notice: memoryChosen };
  try {
    const keychain = inParts(await within(load(), timeLimit));
    const vault = keychainVault(keychain, account, timeLimit);
    await vault.read();
    return { vault, notice: undefined };
  } catch (error) {
    logger.warn('vault.no-keychain', { insisted: mode === 'keychain', error });
    return {
      vault: memoryVault(),
      notice: mode === 'keychain' ? keychainRequired : signInNotKept,
    };
  }
}

/** Items that are being read, by their accounts, so that the user is asked only once for each. */
const reading = new Map<string, Promise<string | null>>();

/**
 * Reads an item that an administrator or {@link storeKeychainItem} has put into the keychain, by
 * its account; null without one, or if the keychain cannot be used. It is read each time, so that a
 * new value needs no restart. Windows' own tools write it as UTF-16, which has a zero byte after
 * each character.
 */
export function readKeychainItem(
  account: string,
  load: () => Promise<Keychain> = loadKeytar,
  timeLimit = keychainLimit(),
): Promise<string | null> {
  const read = async () => {
    try {
      const keychain = await within(load(), timeLimit);
      const item = (await keychainVault(keychain, account, timeLimit).read()) ?? '';
      return item.replaceAll('\0', '').trim() || null;
    } catch {
      return null;
    } finally {
      reading.delete(account);
    }
  };
  const asked = reading.get(account) ?? read();
  reading.set(account, asked);
  return asked;
}

/**
 * Puts an item into the keychain, and replaces an existing one. On macOS the program that created
 * an item may read it without a question, so another program's item is deleted first: a change
 * would keep its owner.
 * @throws the keychain's error, or a TimeLimitError
 */
export async function storeKeychainItem(
  account: string,
  secret: string,
  load: () => Promise<Keychain> = loadKeytar,
  timeLimit = keychainLimit(),
): Promise<void> {
  const vault = keychainVault(await within(load(), timeLimit), account, timeLimit);
  await vault.clear();
  await vault.write(secret);
}
