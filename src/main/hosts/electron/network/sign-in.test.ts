import { describe, expect, it } from 'vitest';
import { createProxySignIn } from './sign-in.ts';

const ADA = { user: 'ada', password: 'old' };

describe('the sign-in for a proxy', () => {
  it('is the stored one, whose password may hold colons', async () => {
    const signIn = createProxySignIn(() => Promise.resolve('ada:pass:word'));
    expect(await signIn.attempt().answer()).toEqual({ user: 'ada', password: 'pass:word' });
  });

  it('is null if none is stored', async () => {
    const attempt = createProxySignIn(() => Promise.resolve(null)).attempt();
    expect(await attempt.answer()).toBeNull();
    expect(attempt.wasRejected()).toBe(false);
  });

  it('that was rejected is not given again until another one is stored', async () => {
    let stored = 'ada:old';
    const signIn = createProxySignIn(() => Promise.resolve(stored));
    const first = signIn.attempt();
    expect(await first.answer()).toEqual(ADA);
    expect(await first.answer()).toBeNull();
    expect(first.wasRejected()).toBe(true);
    expect(await signIn.attempt().answer()).toBeNull();
    stored = 'ada:new';
    expect(await signIn.attempt().answer()).toEqual({ user: 'ada', password: 'new' });
  });

  it('is tried by one request, for which the others wait', async () => {
    const signIn = createProxySignIn(() => Promise.resolve('ada:old'));
    const [first, ...others] = Array.from({ length: 4 }, () => signIn.attempt());
    expect(await first?.answer()).toEqual(ADA);
    const answers = others.map((attempt) => attempt.answer());
    await first?.answer();
    expect(await Promise.all(answers)).toEqual([null, null, null]);
  });

  it('is given to those who waited once it was accepted', async () => {
    const signIn = createProxySignIn(() => Promise.resolve('ada:old'));
    const first = signIn.attempt();
    const second = signIn.attempt();
    const third = signIn.attempt();
    await first.answer();
    const answers = [second.answer(), third.answer()];
    first.end(true);
    expect(await Promise.all(answers)).toEqual([ADA, ADA]);
  });

  it('is tried by the next request if the first one ended without an answer', async () => {
    const signIn = createProxySignIn(() => Promise.resolve('ada:old'));
    const first = signIn.attempt();
    const second = signIn.attempt();
    const third = signIn.attempt();
    await first.answer();
    const answers = [second.answer(), third.answer()];
    first.end(false);
    expect(await answers[0]).toEqual(ADA);
    await second.answer();
    expect(await answers[1]).toBeNull();
  });
});
