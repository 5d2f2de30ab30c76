import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authToken, authUser, SESSION_MESSAGES } from '#contract/people/session.ts';
import { tokens } from '../database/schema.ts';
import {
  type Answer,
  KINDS,
  send,
  signIn,
  type TestSandbox,
  tokenOf,
  tokensOf,
} from '../testing/sandboxes.ts';

const refresh = (url: string, refreshToken: string): Promise<Answer> =>
  send(`${url}/auth/refresh/token`, {
    method: 'POST',
    body: new URLSearchParams({
      refresh_token: refreshToken,
      grant_type: 'refresh_token',
      scope: 'read write',
    }),
  });

const refused = (status: number, message: string) => ({ status, body: { message } });

describe.each(KINDS)('the session on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let url: string;

  beforeAll(async () => {
    sandbox = await open({ orders: 1 });
    url = sandbox.url;
  });
  afterAll(() => sandbox.close());

  it.each(['admin', 'manager', 'principal', 'customer'])(
    'signs %s in with user and token under data',
    { tags: ['1S04', '1S05', '1S06'] },
    async (role) => {
      const { status, body } = await signIn(url, `${role}@corridor.test`);
      expect(status).toBe(200);
      const { user, token } = body['data'] as Record<string, unknown>;
      expect(authUser.parse(user)).toMatchObject({ role });
      expect(authToken.parse(token)).toMatchObject({ token_type: 'Bearer' });
    },
  );

  it.each([
    ['admin@corridor.test', 'wrong'],
    ['admin@corridor.test', ''],
    ['nobody@corridor.test', 'corridor'],
    ['', ''],
  ])('refuses %s with the password %s', { tags: ['1S10'] }, async (username, password) => {
    expect(await signIn(url, username, password)).toEqual(
      refused(401, SESSION_MESSAGES.badCredentials),
    );
  });

  it('refuses another grant', async () => {
    const { status, body } = await send(`${url}/auth/user/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'a', password: 'b', grant_type: 'magic' }),
    });
    expect(status).toBe(422);
    expect(body['message']).toEqual(expect.stringContaining('grant_type: '));
  });

  it('keeps no token, only its hash', async () => {
    const { access_token: access, refresh_token: secret } = tokensOf(
      await signIn(url, 'admin@corridor.test'),
    );
    const stored = JSON.stringify(await sandbox.database.queries.select().from(tokens));
    expect(stored).not.toContain(access);
    expect(stored).not.toContain(secret);
  });

  it.each([undefined, 'no-such-token', ''])(
    'answers a call with the token %s as one without a session',
    { tags: ['1S16'] },
    async (token) => {
      expect(await send(`${url}/countries`, { token })).toEqual(
        refused(401, SESSION_MESSAGES.credentialsExpired),
      );
    },
  );

  it('answers an expired access token, whose refresh token is still good', {
    tags: ['1S15'],
  }, async () => {
    const session = tokensOf(await signIn(url, 'admin@corridor.test'));
    await send(`${url}/sandbox/faults`, { method: 'POST', body: { expireAccessTokens: true } });
    expect(await send(`${url}/countries`, { token: session.access_token })).toEqual(
      refused(401, SESSION_MESSAGES.accessExpired),
    );
    const renewed = await refresh(url, session.refresh_token);
    expect(renewed.body['data']).toMatchObject({ user: { role: 'admin' } });
    const { access_token: token } = tokensOf(renewed);
    expect((await send(`${url}/countries`, { token })).status).toBe(200);
  });

  it('takes a refresh token once', { tags: ['1S17'] }, async () => {
    const { refresh_token: first } = tokensOf(await signIn(url, 'manager@corridor.test'));
    const { refresh_token: second } = tokensOf(await refresh(url, first));
    expect(second).not.toBe(first);
    expect(await refresh(url, first)).toEqual(refused(401, SESSION_MESSAGES.refreshInvalid));
    expect((await refresh(url, second)).status).toBe(200);
  });

  it('lets only one of two refreshes with the same token pass', async () => {
    const { refresh_token: token } = tokensOf(await signIn(url, 'manager@corridor.test'));
    const both = await Promise.all([refresh(url, token), refresh(url, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses an unknown refresh token', async () => {
    expect(await refresh(url, 'nonsense')).toEqual(refused(401, SESSION_MESSAGES.refreshInvalid));
  });

  it('ends a session with its refresh token', { tags: ['1S25'] }, async () => {
    const session = tokensOf(await signIn(url, 'principal@corridor.test'));
    const ended = await send(`${url}/session/clear`, { token: session.access_token });
    expect(ended.status).toBe(200);
    expect(await send(`${url}/countries`, { token: session.access_token })).toEqual(
      refused(401, SESSION_MESSAGES.credentialsExpired),
    );
    expect(await refresh(url, session.refresh_token)).toEqual(
      refused(401, SESSION_MESSAGES.refreshInvalid),
    );
  });

  it('takes a reset for any address alike', { tags: ['1S28'] }, async () => {
    for (const email of ['admin@corridor.test', 'nobody@example.com']) {
      const { status } = await send(`${url}/auth/reset/init`, { method: 'POST', body: { email } });
      expect(status).toBe(200);
    }
  });

  it('keeps customers out of the back office only', async () => {
    const token = await tokenOf(url, 'customer');
    expect(await send(`${url}/admin/transactions?page=1&pageSize=20`, { token })).toEqual(
      refused(403, 'You do not have permission to do this'),
    );
    expect((await send(`${url}/countries`, { token })).status).toBe(200);
  });

  it('ends with an expired refresh token', { tags: ['1S21'] }, async () => {
    const session = tokensOf(await signIn(url, 'admin@corridor.test'));
    await sandbox.database.queries.update(tokens).set({ refresh_expires_at: new Date() });
    expect(await refresh(url, session.refresh_token)).toEqual(
      refused(401, SESSION_MESSAGES.refreshExpired),
    );
  });

  it('lets tokens live for the configured time', async () => {
    const before = Date.now();
    await signIn(url, 'admin@corridor.test');
    const after = Date.now();
    const [latest] = await sandbox.database.queries
      .select()
      .from(tokens)
      .orderBy(desc(tokens.id))
      .limit(1);
    const { access, refresh: renewal } = sandbox.options.tokenLife;
    const accessEnds = latest?.access_expires_at.getTime() ?? 0;
    const refreshEnds = latest?.refresh_expires_at.getTime() ?? 0;
    expect(accessEnds).toBeGreaterThanOrEqual(before + access);
    expect(accessEnds).toBeLessThanOrEqual(after + access);
    expect(refreshEnds).toBeGreaterThanOrEqual(before + renewal);
    expect(refreshEnds).toBeLessThanOrEqual(after + renewal);
  });
});
