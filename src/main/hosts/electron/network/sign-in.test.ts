import { describe, expect, it } from 'vitest';
import { createProxySignIn } from './sign-in.ts';

describe('the sign-in for a proxy', () => {
  it('is the stored one, whose password may hold colons', async () => {
    const signIn = createProxySignIn(() => Promise.resolve('ada:pass:word'));
    expect(await signIn.answer(false)).toEqual({ user: 'ada', password: 'pass:word' });
  });

  it('is null if none is stored', async () => {
    const signIn = createProxySignIn(() => Promise.resolve(null));
    expect(await signIn.answer(false)).toBeNull();
  });

  it('that was refused is not given again, so that no account is locked', async () => {
    let stored = 'ada:old';
    const signIn = createProxySignIn(() => Promise.resolve(stored));
    expect(await signIn.answer(false)).toEqual({ user: 'ada', password: 'old' });
    expect(await signIn.answer(true)).toBeNull();
    expect(await signIn.answer(false)).toBeNull();
    stored = 'ada:new';
    expect(await signIn.answer(false)).toEqual({ user: 'ada', password: 'new' });
  });
});
