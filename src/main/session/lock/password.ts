/** What can tell a person's password without the network: a hash of it, which is kept with the session. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../authority.ts';

/** Salt and hash are base64. */
export const passwordHash = z.object({ username: z.string(), salt: z.string(), hash: z.string() });
export type PasswordHash = z.infer<typeof passwordHash>;

const BYTES = 32;
/** What OWASP's cheat sheet on storing passwords asks for, with 32 MiB of memory. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** The hash of this person's password, with a salt of its own. */
export async function hashPassword({ username, password }: Account): Promise<PasswordHash> {
  const salt = randomBytes(BYTES);
  const hash = await derive(password, salt);
  return { username, salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Whether two names are those of one account. */
export const isSameAccount = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether it is the password that was hashed. */
export async function isPassword(kept: PasswordHash, password: string): Promise<boolean> {
  const derived = await derive(password, Buffer.from(kept.salt, 'base64'));
  const hash = Buffer.from(kept.hash, 'base64');
  return hash.length === derived.length && timingSafeEqual(hash, derived);
}
