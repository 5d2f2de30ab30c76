/** The accounts that can sign in to the sandbox. */
import { hash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PRACTICE_PASSWORD, PRACTICE_SIGN_INS } from '#domain/access/practice-accounts.ts';
import type { Database } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The salt comes from the address, so that the same seed gives the same rows. */
async function hashPassword(password: string, email: string): Promise<string> {
  const salt = hash('sha256', email, 'buffer').subarray(0, SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES);
  return `${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Whether `password` is the one `stored` was made from. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), KEY_BYTES);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Adds the accounts. */
export async function loadAccounts(database: Database): Promise<void> {
  const rows = await Promise.all(
    PRACTICE_SIGN_INS.map(async ({ email, role, name }, index) => ({
      id: index + 1,
      email,
      full_name: name,
      role,
      password_hash: await hashPassword(PRACTICE_PASSWORD, email),
    })),
  );
  await database.load(accounts, rows);
}
