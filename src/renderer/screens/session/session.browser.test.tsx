import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';

it('two presses in the same instant sign in once', async () => {
  const { calls } = await openPage('/login', {
    role: null,
    handlers: { 'session.signIn': () => new Promise(() => undefined) },
  });
  const button = page.getByRole('button', { name: 'Sign in' }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'session.signIn')).toHaveLength(1);
});
