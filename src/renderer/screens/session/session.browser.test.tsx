import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/bridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
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

describe('a session that could not be renewed', { tags: ['1S20'] }, () => {
  const ADDRESS = '/transactions?search=ada';
  const AWAY = { status: 'signed-out', suspended: 'Down for repair' } as const;
  const BACK = { status: 'signed-in', user: { id: '7', role: 'admin' } } as const;
  const tryAgain = page.getByRole('button', { name: 'Try again' });

  it('gives the reason on the sign-in screen, and leads back without a password', async () => {
    const opened = await openPage(ADDRESS, {
      answers: answersWith([]),
      handlers: {
        'session.resume': () => {
          opened.tell('session', { state: BACK, ended: false });
          return BACK;
        },
      },
    });
    opened.tell('session', { state: AWAY, ended: false });
    await expect.poll(opened.place).toBe('/login');
    await expect.element(page.getByText('Down for repair')).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(await commands.violations()).toEqual([]);
    await tryAgain.click();
    await expect.poll(opened.place).toBe(ADDRESS);
  });

  it('says why it failed again', async () => {
    const opened = await openPage('/login', {
      role: null,
      handlers: {
        'session.resume': () => {
          opened.tell('session', { state: { ...AWAY, suspended: 'Still down' }, ended: false });
          throw new ProblemError({ kind: 'server', status: 503, message: 'Still down' });
        },
      },
    });
    opened.tell('session', { state: AWAY, ended: false });
    await tryAgain.click();
    await expect.element(page.getByText('Still down')).toBeVisible();
    await expect.element(tryAgain).toBeEnabled();
  });
});
