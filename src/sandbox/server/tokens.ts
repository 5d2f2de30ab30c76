/** Tokens: opaque random texts. The database keeps only their hash. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type AuthToken, SESSION_MESSAGES } from '#contract/people/session.ts';
import type { Queries } from '../database/database.ts';
import { accounts, tokens } from '../database/schema.ts';
import type { Caller, Services, TokenLife } from './context.ts';
import { HttpError } from './problem.ts';

const TOKEN_TYPE = 'Bearer';
const TOKEN_BYTES = 32;
const UNAUTHORIZED = 401;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Opens a session for an account. */
export async function issueTokens(
  queries: Queries,
  accountId: number,
  life: TokenLife,
): Promise<AuthToken> {
  const access = newToken();
  const refresh = newToken();
  const now = Date.now();
  await queries.insert(tokens).values({
    account_id: accountId,
    access_hash: hashOf(access),
    access_expires_at: new Date(now + life.access),
    refresh_hash: hashOf(refresh),
    refresh_expires_at: new Date(now + life.refresh),
  });
  return { access_token: access, token_type: TOKEN_TYPE, refresh_token: refresh };
}

/**
 * The caller of the header `{token_type} {access_token}`.
 * @throws {HttpError} 401 when the token is missing, unknown, revoked or expired
 */
export async function identify(
  header: string | undefined,
  { database }: Pick<Services, 'database'>,
): Promise<Caller> {
  const [type, token] = header?.split(' ') ?? [];
  if (type?.toLowerCase() !== TOKEN_TYPE.toLowerCase() || !token) {
    throw new HttpError(UNAUTHORIZED, SESSION_MESSAGES.credentialsExpired);
  }
  const [found] = await database.queries
    .select({
      tokenId: tokens.id,
      accountId: tokens.account_id,
      expires: tokens.access_expires_at,
      role: accounts.role,
    })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.account_id))
    .where(and(eq(tokens.access_hash, hashOf(token)), isNull(tokens.revoked_at)));
  if (!found) throw new HttpError(UNAUTHORIZED, SESSION_MESSAGES.credentialsExpired);
  if (found.expires.getTime() <= Date.now()) {
    throw new HttpError(UNAUTHORIZED, SESSION_MESSAGES.accessExpired);
  }
  return { tokenId: found.tokenId, accountId: found.accountId, role: found.role };
}

/**
 * The account of a refresh token, which is then used up.
 * @throws {HttpError} 401 when it is unknown, used, revoked or expired
 */
export async function redeem(queries: Queries, refreshToken: string): Promise<number> {
  const [used] = await queries
    .update(tokens)
    .set({ refreshed_at: new Date() })
    .where(
      and(
        eq(tokens.refresh_hash, hashOf(refreshToken)),
        isNull(tokens.refreshed_at),
        isNull(tokens.revoked_at),
      ),
    )
    .returning({ accountId: tokens.account_id, expires: tokens.refresh_expires_at });
  if (!used) throw new HttpError(UNAUTHORIZED, SESSION_MESSAGES.refreshInvalid);
  if (used.expires.getTime() <= Date.now()) {
    throw new HttpError(UNAUTHORIZED, SESSION_MESSAGES.refreshExpired);
  }
  return used.accountId;
}

/** Ends a session: its tokens are invalid after this. */
export async function revoke(queries: Queries, tokenId: number): Promise<void> {
  await queries.update(tokens).set({ revoked_at: new Date() }).where(eq(tokens.id, tokenId));
}

/** Lets every access token expire now; refresh tokens stay good. */
export async function expireAccessTokens(queries: Queries): Promise<void> {
  await queries.update(tokens).set({ access_expires_at: new Date(0) });
}
