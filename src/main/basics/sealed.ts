/**
 * Values by key that are on the disk only encrypted, one file each, under a key in the keychain; without a
 * keychain they are kept in memory.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { whenFree } from './held-file.ts';
import type { Logger, Vault } from './ports.ts';
import { writeWhole } from './whole-file.ts';

/** Values by key. */
export interface Sealed<T> {
  /** Never rejects: what cannot be written is kept in memory. The answer is whether it is there after a restart. */
  keep(key: string, value: T): Promise<boolean>;
  /** What is known of it without the disk: what was kept or found by this program. */
  peek(key: string): T | undefined;
  /** Null where it is not known any more. */
  find(key: string): Promise<T | null>;
  /** All that can be read, by key. */
  all(): Promise<ReadonlyMap<string, T>>;
  forget(key: string): Promise<void>;
  /** Deletes all but those of these keys. */
  keepOnly(keys: readonly string[]): Promise<void>;
}

/** Values that are lost when the program ends. */
export function memorySealed<T>(): Sealed<T> {
  const values = new Map<string, T>();
  return {
    keep: (key, kept) => {
      values.set(key, kept);
      return Promise.resolve(false);
    },
    peek: (key) => values.get(key),
    find: (key) => Promise.resolve(values.get(key) ?? null),
    all: () => Promise.resolve(new Map(values)),
    forget: (key) => Promise.resolve(void values.delete(key)),
    keepOnly: (keys) => {
      for (const key of values.keys()) if (!keys.includes(key)) values.delete(key);
      return Promise.resolve();
    },
  };
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `text`, encrypted and bound to the name of its file, in base64. */
function seal(secret: Buffer, name: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** What {@link seal} has encrypted under that name. @throws when it is not that, or was changed */
function unseal(secret: Buffer, name: string, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}

export interface SealedOptions<T> {
  /** What the log calls these files. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** The folder of these files; made when it is missing. */
  readonly folder: string;
  /** Opens the item of the key; it is asked for when it is first needed. */
  readonly openVault: () => Promise<Vault>;
  readonly logger: Logger;
}

const SUFFIX = '.sealed';

/** The values in a folder, under a key in the keychain. */
export function createSealed<T>(options: SealedOptions<T>): Sealed<T> {
  const { name: what, schema, folder, openVault, logger } = options;
  const memory = memorySealed<T>();
  let secret: Promise<Buffer | null> | undefined;

  /** The key of the files, made where there is none; null without a keychain. */
  async function loadSecret(): Promise<Buffer | null> {
    const vault = await openVault();
    if (vault.kind === 'memory') return null;
    const known = Buffer.from((await vault.read()) ?? '', 'base64');
    if (known.length === KEY_BYTES) return known;
    const made = randomBytes(KEY_BYTES);
    await vault.write(made.toString('base64'));
    return made;
  }
  const theSecret = () => {
    secret ??= loadSecret().catch((error: unknown) => {
      logger.warn(`${what}.no-key`, { error });
      return null;
    });
    return secret;
  };
  const pathOf = (key: string) => join(folder, `${key}${SUFFIX}`);
  const remove = (name: string) => rm(join(folder, name)).catch(() => undefined);

  async function find(key: string): Promise<T | null> {
    const known = await memory.find(key);
    if (known !== null) return known;
    try {
      const text = await whenFree(() => readFile(pathOf(key), 'utf8'));
      const by = await theSecret();
      if (by === null) return null;
      const found = schema.parse(JSON.parse(unseal(by, key, text)));
      await memory.keep(key, found);
      return found;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        logger.warn(`${what}.not-read`, { error });
      }
      return null;
    }
  }

  return {
    keep: async (key, kept) => {
      await memory.keep(key, kept);
      try {
        const by = await theSecret();
        if (by === null) return false;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(pathOf(key), seal(by, key, JSON.stringify(kept)));
        return true;
      } catch (error) {
        logger.warn(`${what}.not-written`, { error });
        return false;
      }
    },
    peek: memory.peek,
    find,
    all: async () => {
      const names = await readdir(folder).catch(() => []);
      const keys = names.flatMap((name) =>
        name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : [],
      );
      await Promise.all(keys.map(find));
      return await memory.all();
    },
    forget: async (key) => {
      await memory.forget(key);
      await remove(`${key}${SUFFIX}`);
    },
    keepOnly: async (keys) => {
      await memory.keepOnly(keys);
      const names = await readdir(folder).catch(() => []);
      const kept = keys.map((key) => `${key}${SUFFIX}`);
      await Promise.all(names.filter((name) => !kept.includes(name)).map(remove));
    },
  };
}
