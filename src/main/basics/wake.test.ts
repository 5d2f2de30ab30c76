import { describe, expect, it } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { api, deskWith, signedIn } from '../testing/desk.ts';

const SETTING = { json: { data: { value: '0' } } };
const EXPIRED = { status: 401, json: { message: SESSION_MESSAGES.accessExpired } };
const OVER = { status: 401, json: { message: SESSION_MESSAGES.refreshExpired } };

describe('a desk on a machine that has slept', () => {
  it('asks the server once whether the session still holds, and refreshes it where it does not', async () => {
    const server = await api(({ headers }) =>
      headers.authorization === 'Bearer canary-access-1' ? EXPIRED : SETTING,
    );
    const { desk } = await signedIn(server.url);
    await desk.wake();
    expect(server.received.map(({ path }) => path).slice(1)).toEqual([
      '/admin/site/settings',
      '/auth/refresh/token',
      '/admin/site/settings',
    ]);
  });

  it('reports a session that ended during the sleep', async () => {
    const server = await api(() => OVER);
    const { desk, emitted } = await signedIn(server.url);
    await desk.wake();
    expect(emitted).toContainEqual({
      event: 'session',
      payload: { state: { status: 'signed-out' }, ended: true },
    });
  });

  it('asks nothing while signed out', async () => {
    const server = await api();
    const { desk } = deskWith();
    await desk.wake();
    expect(server.received).toEqual([]);
  });
});
