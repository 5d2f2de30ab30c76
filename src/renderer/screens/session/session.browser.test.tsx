import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

describe('the sign-in screen', () => {
  const email = page.getByLabelText('E-mail', { exact: true });

  it('shows a card with the logo, both fields, Remember me and both links', {
    tags: ['1S01', '1S02', '1N01'],
  }, async () => {
    const { place, goBack } = await openPage('/login', { role: null });
    await expect.element(email).toBeVisible();
    await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    await expect.poll(() => document.querySelector('main img')?.checkVisibility()).toBe(true);
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect.poll(place).toBe('/reset-password');
    await goBack();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect.poll(place).toBe('/sign');
  });

  it('takes the e-mail address along to the reset of a password, and back', {
    tags: ['1S27', '1S32'],
  }, async () => {
    await openPage('/login', { role: null });
    await email.fill('ada@corridor.test');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect.element(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await expect.element(email).toHaveValue('ada@corridor.test');
    await email.fill('ada.obi@corridor.test');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.element(email).toHaveValue('ada.obi@corridor.test');
  });
});

describe('the link of a screen for staff', { tags: ['1R19'] }, () => {
  const LINK = '/transactions?search=1002';
  const MANAGER = { status: 'signed-in', user: { id: '8', role: 'manager' } } as const;

  it('is kept through the sign-in, also by way of About', async () => {
    const { goTo, place, tell } = await openPage('/login', {
      role: null,
      answers: answersWith(someOrders(2)),
    });
    await goTo(LINK);
    await expect.poll(place).toBe('/login');
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    tell('session', { state: MANAGER, ended: false });
    await expect.poll(place).toBe(LINK);
  });

  it('is not kept for the next person after a log-out', async () => {
    const { place, tell } = await openPage(LINK, {
      answers: { ...EVERYWHERE, ...answersWith(someOrders(2)) },
    });
    await page.getByRole('link', { name: '1002' }).findElement();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(place).toBe('/login');
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible();
    tell('session', { state: MANAGER, ended: false });
    await expect.poll(place).toBe('/offers/create');
  });
});

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

it('the sign-in screen and its error have no violation', async () => {
  await openPage('/login', {
    role: null,
    handlers: { 'session.signIn': refuses('No such account') },
  });
  expect(await commands.violationsInAllThemes()).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(await commands.violationsInAllThemes()).toEqual([]);
});

it('practice without a real network is permanent, and its accounts are offered', async () => {
  await openPage('/login', { role: null, app: { practice: true } });
  await expect.element(page.getByText('Practice: nothing here is real')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'admin@corridor.test' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /practice/u })).not.toBeInTheDocument();
  expect(await commands.violationsInAllThemes()).toEqual([]);
});

it.each([
  [{}, '/offers/create'],
  [{ startPage: '/settings' }, '/offers/create'],
  [{ startPage: '/transactions' }, '/transactions'],
])(
  'a sign-in opens the start page that was chosen: %o',
  { tags: ['1S11'] },
  async (preferences, place) => {
    const opened = await openPage('/login', { role: null, preferences, answers: EVERYWHERE });
    opened.tell('session', {
      state: { status: 'signed-in', user: { id: '7', role: 'manager' } },
      ended: false,
    });
    await expect.poll(opened.place).toBe(place);
  },
);

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

describe('nothing of a person stays in the memory of the page', () => {
  const OUT = { status: 'signed-out' } as const;
  const signedIn = (id: string) => ({ status: 'signed-in', user: { id, role: 'admin' } }) as const;
  const open = async () => {
    const opened = await openPage('/transactions?search=1002', {
      answers: answersWith(someOrders(2)),
      preferences: { startPage: '/transactions' },
    });
    await page.getByRole('link', { name: '1002' }).findElement();
    const starts = () => opened.calls.filter(({ name }) => name === 'app.start').length;
    return { ...opened, starts };
  };

  it('after a log-out, also of another window', async () => {
    const { starts, tell, place } = await open();
    tell('session', { state: OUT, ended: false });
    await expect.poll(starts).toBe(2);
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible();
    expect(place()).toBe('/login');
  });

  it('after a log-out that failed on the server, once that was read', {
    tags: ['1S26'],
  }, async () => {
    const opened = await openPage('/transactions', {
      answers: answersWith(someOrders(2)),
      handlers: {
        'session.signOut': () => {
          opened.tell('session', { state: OUT, ended: false });
          throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
        },
      },
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error logout' });
    await expect.element(dialog).toHaveTextContent('broken');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    expect(opened.calls.filter(({ name }) => name === 'app.start')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible();
  });

  it('after the server has ended the session, once another person signs in', {
    tags: ['1S22'],
  }, async () => {
    const { starts, tell, place } = await open();
    tell('session', { state: OUT, ended: true });
    const notice = page.getByRole('alertdialog', { name: 'Session Ended' });
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(starts()).toBe(1);
    tell('session', { state: signedIn('8'), ended: false });
    await expect.poll(starts).toBe(2);
    await expect.poll(place).toBe('/transactions');
  });

  it('but the same person is back where they were, with the page as it was', async () => {
    const { starts, tell, place } = await open();
    tell('session', { state: OUT, ended: true });
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(place).toBe('/login');
    tell('session', { state: signedIn('7'), ended: false });
    await expect.poll(place).toBe('/transactions?search=1002');
    expect(starts()).toBe(1);
  });
});
