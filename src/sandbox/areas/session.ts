/** Signing in, refreshing, signing out, asking for a new password (1S). */
import { eq } from 'drizzle-orm';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { accounts } from '../database/schema.ts';
import type { Services } from '../server/context.ts';
import type { Handlers } from '../server/mount.ts';
import { HttpError } from '../server/problem.ts';
import { issueTokens, redeem, revoke } from '../server/tokens.ts';
import { passwordMatches } from '../world/people/accounts.ts';

async function openSession(account: { id: number; role: string }, services: Services) {
  const token = await issueTokens(services.database.queries, account.id, services.tokenLife);
  return { data: { user: { id: account.id, role: account.role }, token } };
}

export const sessionHandlers = {
  'session.create': async ({ username, password }, services) => {
    const [account] = await services.database.queries
      .select()
      .from(accounts)
      .where(eq(accounts.email, username.trim().toLowerCase()));
    if (!(account && (await passwordMatches(password, account.password_hash)))) {
      throw new HttpError(401, SESSION_MESSAGES.badCredentials);
    }
    return await openSession(account, services);
  },

  'session.refresh': async ({ refresh_token: refreshToken }, services) => {
    const { queries } = services.database;
    const accountId = await redeem(queries, refreshToken);
    const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw new HttpError(401, SESSION_MESSAGES.refreshInvalid);
    return await openSession(account, services);
  },

  'session.clear': async (_input, services, caller) => {
    await revoke(services.database.queries, caller.tokenId);
    return { data: null };
  },

  // The same answer for every address: it must not tell who has an account.
  'session.reset': async () => ({ data: null }),
} satisfies Partial<Handlers>;
