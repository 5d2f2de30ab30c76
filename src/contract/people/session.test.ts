import { describe, expect, it } from 'vitest';
import { place } from '../wire/endpoint.ts';
import { sessionEndpoints } from './session.ts';

const USER = { id: 7, role: 'admin' };
const TOKEN = { access_token: 'abc', token_type: 'Bearer', refresh_token: 'def' };

describe('the calls of the session', () => {
  it('sign-in is form-encoded with grant type and scope', { tags: ['1S04'] }, () => {
    const declared = sessionEndpoints['session.create'];
    const placed = place(declared, { username: 'u', password: 'p' });
    expect(declared.body?.encoding).toBe('form');
    expect([declared.method, placed.path]).toEqual(['POST', 'auth/user/token']);
    expect(placed.body).toEqual({
      username: 'u',
      password: 'p',
      grant_type: 'password',
      scope: 'read write',
    });
  });

  it('refresh is form-encoded with grant type and scope', { tags: ['1S17'] }, () => {
    const declared = sessionEndpoints['session.refresh'];
    const placed = place(declared, { refresh_token: 'r' });
    expect(declared.body?.encoding).toBe('form');
    expect([declared.method, placed.path]).toEqual(['POST', 'auth/refresh/token']);
    expect(placed.body).toEqual({
      refresh_token: 'r',
      grant_type: 'refresh_token',
      scope: 'read write',
    });
  });

  it.each(['session.create', 'session.refresh'] as const)(
    '%s reads user and token, under data',
    { tags: ['1S05', '1S06'] },
    (name) => {
      const { answer } = sessionEndpoints[name];
      const read = { user: { id: '7', role: 'admin' }, token: TOKEN };
      expect(answer.parse({ data: { user: { ...USER, extra: 1 }, token: TOKEN } })).toEqual(read);
    },
  );

  it.each([
    ['user', { token: TOKEN }],
    ['user.id', { user: { role: 'admin' }, token: TOKEN }],
    ['token.token_type', { user: USER, token: { ...TOKEN, token_type: '' } }],
    ['token.refresh_token', { user: USER, token: { ...TOKEN, refresh_token: undefined } }],
  ])('an answer without %s is not a session', { tags: ['1S06'] }, (field, data) => {
    const read = sessionEndpoints['session.create'].answer.safeParse({ data });
    expect(read.error?.issues[0]?.path.join('.')).toBe(field);
  });

  it.each([
    ['refresh_token', { ...TOKEN, refresh_token: undefined }, true],
    ['refresh_token', { ...TOKEN, refresh_token: null }, true],
    ['access_token', { ...TOKEN, access_token: '' }, false],
  ])('a refresh without %s: %j is read: %s', (_field, token, isRead) => {
    const { answer } = sessionEndpoints['session.refresh'];
    expect(answer.safeParse({ data: { user: USER, token } }).success).toBe(isRead);
  });

  it('keeps a new refresh token', () => {
    const { token } = sessionEndpoints['session.refresh'].answer.parse({
      user: USER,
      token: TOKEN,
    });
    expect(token).toEqual(TOKEN);
  });
});
