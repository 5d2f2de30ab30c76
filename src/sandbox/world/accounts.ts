/** The accounts that can sign in to the sandbox. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../database/database.ts';
import { accounts } from '../database/schema.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The password of every account. */
export const PASSWORD = 'corridor';

/** The sign-ins; the console refuses the last one. */
export const SIGN_INS = [
  { email: 'admin@corridor.test', role: 'admin' },
  { email: 'manager@corridor.test', role: 'manager' },
  { email: 'principal@corridor.test', role: 'principal' },
  { email: 'customer@corridor.test', role: 'customer' },
] as const;

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, KEY_BYTES);
  return `${salt.toString('base64')}$${hash.toString('base64')}`;
}

/** Whether `password` is the one `stored` was made from. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), KEY_BYTES);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Adds the accounts. */
export async function loadAccounts(database: Database): Promise<void> {
  const rows = await Promise.all(
    SIGN_INS.map(async ({ email, role }, index) => ({
      id: index + 1,
      email,
      role,
      password_hash: await hashPassword(PASSWORD),
    })),
  );
  await database.load(accounts, rows);
}
