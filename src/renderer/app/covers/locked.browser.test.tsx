import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Watch } from '#contract/bridge/watched.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const cover = page.getByRole('dialog', { name: 'Corridor is locked' });
const password = cover.getByLabelText('Password', { exact: true });
const email = cover.getByLabelText('E-mail', { exact: true });
const unlockButton = cover.getByRole('button', { name: 'Unlock' });

const USERNAME = 'admin@corridor.test';
const LOCKED = { isLocked: true, username: USERNAME };
const OPEN = { isLocked: false, username: USERNAME };

const WOKEN: Omit<Watch, 'id' | 'thing'> = {
  note: '',
  at: null,
  onChange: true,
  setAt: '2026-11-22T14:00:00.000Z',
  readAt: null,
  woke: { at: '2026-11-22T15:00:00.000Z', why: null, isSeen: false },
};

/** What is below the cover, and still to be seen or read aloud. */
const shownBelow = () =>
  [...document.querySelectorAll('body *')].filter(
    (each) => !each.closest('[data-cover]') && getComputedStyle(each).visibility !== 'hidden',
  );

describe('a locked window', () => {
  it('shows and reads aloud nothing but the way back, which is the password', async () => {
    const { tell, calls } = await openPage('/settings', {
      handlers: {
        'session.unlock': () => {
          tell('lock', OPEN);
        },
      },
    });
    const search = page.getByRole('main').getByRole('switch').first();
    await search.findElement();
    const had = search.element() as HTMLElement;
    had.focus();
    tell('lock', LOCKED);
    await expect.element(password).toHaveFocus();
    await expect.element(email).toHaveValue(USERNAME);
    const { left, top, right, bottom } = cover.element().getBoundingClientRect();
    expect([left, top, right, bottom]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
    expect(shownBelow()).toEqual([]);
    await expect.poll(() => document.title).toBe('Locked · Corridor');
    expect(await commands.violations()).toEqual([]);
    for (const key of ['{Escape}', '{Escape}']) await userEvent.keyboard(key);
    await expect.element(cover).toBeVisible();
    await password.fill('the password');
    await userEvent.keyboard('{Enter}');
    await expect.element(cover).not.toBeInTheDocument();
    expect(calls.findLast(({ name }) => name === 'session.unlock')?.input).toEqual({
      username: USERNAME,
      password: 'the password',
    });
    expect(document.activeElement).toBe(had);
    await expect.poll(() => document.title).toBe('Settings · Corridor');
  });

  it('covers an open dialog, whose keys do nothing, and gives it back as it was', async () => {
    const { tell } = await openPage('/settings', {});
    await userEvent.keyboard('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('typed');
    // As long as Fluent takes to call the focus back into its dialog.
    await vi.waitFor(() => expect(sheet.query()).toBeNull());
    await expect.element(password).toHaveValue('typed');
    expect(shownBelow()).toEqual([]);
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.closest('[data-cover], body')).not.toBe(
        document.querySelector('[role=dialog]:not([data-cover])'),
      );
    }
    expect(cover.element().closest('[aria-hidden=true]')).toBeNull();
    tell('lock', OPEN);
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('says what the server says of a wrong password, and asks again', async () => {
    await openPage('/settings', {
      lock: { isLocked: true },
      handlers: {
        'session.unlock': () => {
          throw new ProblemError({
            kind: 'server',
            message: 'The user credentials were incorrect.',
            status: 401,
          });
        },
      },
    });
    await password.fill('guessed');
    await unlockButton.click();
    await expect.element(cover.getByText('The user credentials were incorrect.')).toBeVisible();
    await expect.element(password).toHaveValue('');
    await expect.element(password).toHaveFocus();
  });

  it('asks for the e-mail first where it is not known', async () => {
    await openPage('/settings', { lock: { isLocked: true, username: '' } });
    await expect.element(email).toHaveFocus();
  });

  it('gives way to the end of the program, which asks for no password', async () => {
    const { tell } = await openPage('/settings', { lock: { isLocked: true } });
    await expect.element(password).toHaveFocus();
    tell('program', { hasEnded: true });
    await expect.element(page.getByRole('dialog', { name: 'Corridor has ended' })).toBeVisible();
    expect(document.querySelector('input[type=password]')).toBeNull();
    expect(shownBelow()).toEqual([]);
  });

  it('is loaded again when its session ends, so that who ended it sees nothing of it', async () => {
    const { tell, place } = await openPage('/settings', { lock: { isLocked: true } });
    await expect.element(password).toHaveFocus();
    tell('session', { state: { status: 'signed-out' }, ended: true });
    tell('lock', { isLocked: false, username: '' });
    await expect.poll(place).toBe('/login');
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('notifies without a name', async () => {
    const { tell, calls } = await openPage('/settings', {});
    const notified = () =>
      calls.flatMap((call) => (call.name === 'window.notify' ? [call.input] : []));
    const come = (...ids: string[]) => {
      const watches = ids.map((id) => ({ ...WOKEN, id, thing: { kind: 'user', id } as const }));
      tell('watches', { watches, isLasting: true });
    };
    await expect.poll(() => calls.some(({ name }) => name === 'watches.list')).toBe(true);
    come('7');
    await expect.poll(notified).toMatchObject([{ title: 'Watched: User 7' }]);
    tell('lock', LOCKED);
    come('7', '8');
    await expect
      .poll(notified)
      .toMatchObject([
        {},
        { title: 'Corridor', text: 'There is news. Unlock Corridor to see it.', path: '/users/8' },
      ]);
  });
});

it.each(['palette', 'menu'])('Corridor is locked from the %s', async (from) => {
  await openPage('/settings', {});
  if (from === 'palette') {
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox').fill('lock');
    await userEvent.keyboard('{Enter}');
  } else {
    await page.getByRole('button', { name: /^Signed in as/u }).click();
    await page.getByRole('menuitem', { name: /^Lock Corridor/u }).click();
  }
  await expect.element(password).toHaveFocus();
});

it('what a person does in a window is reported every few seconds', async () => {
  const { calls } = await openPage('/settings', {});
  const reports = () => calls.filter(({ name }) => name === 'window.input');
  await userEvent.keyboard('a');
  await userEvent.keyboard('b');
  await expect.poll(reports).toHaveLength(1);
});
