/**
 * What an act wanted, until its outcome is known: the thing before it and its input. The proof of an
 * outcome needs them. They are on the disk only encrypted, one file an act, and the key is in the
 * keychain; without a keychain they are kept in memory.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { whenFree } from '#main/basics/held-file.ts';
import type { Logger, Vault } from '#main/basics/ports.ts';
import { writeWhole } from '#main/basics/whole-file.ts';

const want = z.object({ before: z.unknown(), wanted: z.unknown() });

/** The thing as it was read just before an act, and what is kept of the act's input. */
export type Want = z.infer<typeof want>;

/** What unsettled acts wanted, by their keys. */
export interface Wants {
  /** Never rejects: what cannot be written is kept in memory. */
  keep(key: string, want: Want): Promise<void>;
  /** What is known of it without the disk: what was kept or found by this program. */
  peek(key: string): Want | undefined;
  /** Null where it is not known any more. */
  find(key: string): Promise<Want | null>;
  forget(key: string): Promise<void>;
  /** Deletes all but those of these acts. */
  keepOnly(keys: readonly string[]): Promise<void>;
}

/** Wants that are lost when the program ends. */
export function memoryWants(): Wants {
  const wants = new Map<string, Want>();
  return {
    keep: (key, kept) => Promise.resolve(void wants.set(key, kept)),
    peek: (key) => wants.get(key),
    find: (key) => Promise.resolve(wants.get(key) ?? null),
    forget: (key) => Promise.resolve(void wants.delete(key)),
    keepOnly: (keys) => {
      for (const key of wants.keys()) if (!keys.includes(key)) wants.delete(key);
      return Promise.resolve();
    },
  };
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `text`, encrypted and bound to the name of its act, in base64. */
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

interface WantsOptions {
  /** The folder of these files; made when it is missing. */
  readonly folder: string;
  /** Opens the item of the key; it is asked for when it is first needed. */
  readonly openVault: () => Promise<Vault>;
  readonly logger: Logger;
}

const SUFFIX = '.sealed';

/** The wants in a folder, under a key in the keychain. */
export function createWants({ folder, openVault, logger }: WantsOptions): Wants {
  const memory = memoryWants();
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
      logger.warn('wants.no-key', { error });
      return null;
    });
    return secret;
  };
  const pathOf = (key: string) => join(folder, `${key}${SUFFIX}`);
  const remove = (name: string) => rm(join(folder, name)).catch(() => undefined);

  return {
    keep: async (key, kept) => {
      await memory.keep(key, kept);
      try {
        const by = await theSecret();
        if (by === null) return;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(pathOf(key), seal(by, key, JSON.stringify(kept)));
      } catch (error) {
        logger.warn('wants.not-written', { error });
      }
    },
    peek: memory.peek,
    find: async (key) => {
      const known = await memory.find(key);
      if (known !== null) return known;
      try {
        const text = await whenFree(() => readFile(pathOf(key), 'utf8'));
        const by = await theSecret();
        if (by === null) return null;
        const found = want.parse(JSON.parse(unseal(by, key, text)));
        await memory.keep(key, found);
        return found;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          logger.warn('wants.not-read', { error });
        }
        return null;
      }
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
