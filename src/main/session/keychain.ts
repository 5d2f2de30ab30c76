/** The keychain of the operating system, and secrets that are longer than one item of it may be. */
import { randomUUID } from 'node:crypto';

/** The keychain calls in use; keytar has them. */
export interface Keychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, secret: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Bytes of an item: Windows takes 2,560 (CRED_MAX_CREDENTIAL_BLOB_SIZE); two tokens can be longer. */
const ITEM_BYTES = 2500;

/** The content of an item whose secret is stored in parts: their number and name. */
const HEAD = /^corridor-parts:(\d{1,3}):([0-9a-f-]{36})$/u;

/** The names of the parts that an item points to; none where it is the secret itself, or missing. */
function partsOf(account: string, item: string | null): readonly string[] {
  const head = HEAD.exec(String(item));
  if (head === null) return [];
  const [, count, name] = head;
  return Array.from({ length: Number(count) }, (_, part) => `${account}#${name}.${part}`);
}

/** keytar is a CommonJS module: a bundler may put its functions under `default`. */
export async function loadKeytar(): Promise<Keychain> {
  const loaded: Keychain & { readonly default?: Keychain } = await import('keytar');
  return loaded.default ?? loaded;
}

/**
 * The same keychain, for secrets of any length. A long one is written under a separate name before
 * the item points to it, so that an interrupted write keeps the old secret. A secret with a missing
 * part reads as none.
 */
export function inParts(keychain: Keychain): Keychain {
  const partsAt = async (service: string, account: string): Promise<readonly string[]> =>
    partsOf(account, await keychain.getPassword(service, account));
  const forget = async (service: string, parts: readonly string[]): Promise<void> => {
    for (const part of parts) await keychain.deletePassword(service, part);
  };
  return {
    getPassword: async (service, account) => {
      const item = await keychain.getPassword(service, account);
      const parts = partsOf(account, item);
      if (parts.length === 0) return item;
      const texts: string[] = [];
      for (const part of parts) {
        const text = await keychain.getPassword(service, part);
        if (text === null) return null;
        texts.push(text);
      }
      return Buffer.from(texts.join(''), 'base64').toString();
    },
    setPassword: async (service, account, secret) => {
      const before = await partsAt(service, account);
      if (Buffer.byteLength(secret) <= ITEM_BYTES) {
        await keychain.setPassword(service, account, secret);
      } else {
        const name = randomUUID();
        const encoded = Buffer.from(secret).toString('base64');
        const count = Math.ceil(encoded.length / ITEM_BYTES);
        for (let part = 0; part < count; part += 1) {
          const text = encoded.slice(part * ITEM_BYTES, (part + 1) * ITEM_BYTES);
          await keychain.setPassword(service, `${account}#${name}.${part}`, text);
        }
        await keychain.setPassword(service, account, `corridor-parts:${count}:${name}`);
      }
      await forget(service, before);
    },
    deletePassword: async (service, account) => {
      const parts = await partsAt(service, account);
      const existed = await keychain.deletePassword(service, account);
      await forget(service, parts);
      return existed;
    },
  };
}
