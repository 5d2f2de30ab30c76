import type { ComponentType } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { EndpointInput } from '#contract/wire/endpoints.ts';
import { router } from '#renderer/app/routes.tsx';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { apiReachable, unreachableBecause } from '#renderer/client/calls/endpoints.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { SCREEN_LOADERS } from '../loaders.ts';

describe('a screen that fails', () => {
  it('does not claim that nothing was sent', async () => {
    const loader = () => {
      throw new Error('It broke');
    };
    router.patchRoutes('0', [{ path: '/fault', loader, element: null }]);
    await openPage('/fault');
    const failure = page.getByRole('alert').filter({ hasText: 'It broke' });
    await expect.element(failure).toHaveTextContent('check its result before you repeat it');
    await expect.element(failure).not.toHaveTextContent(/nothing was sent/iu);
  });
});

it('a screen stays until the code of the next one is there, which is not shown once another is opened', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const load = vi.spyOn(SCREEN_LOADERS, '/help').mockReturnValue(code.promise);
  onTestFinished(() => load.mockRestore());
  const opened = await openPage('/about');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const late = opened.goTo('/help');
  expect(opened.place()).toBe('/help');
  await expect.element(title).toHaveTextContent('About Corridor');
  await opened.goTo('/settings');
  await expect.element(title).toHaveTextContent('Settings');
  code.resolve(() => 'Come too late');
  await late;
  await expect.element(title).toHaveTextContent('Settings');
});

it("the person's menu says who is signed in, by role and account", async () => {
  await openPage('/settings', { role: 'manager' });
  const button = page.getByRole('button', { name: 'Signed in as manager, account ID 7' });
  await expect.element(button).toHaveTextContent(/manager\s*ID 7/u);
  await button.click();
  await expect
    .element(page.getByRole('menu'))
    .toHaveTextContent('Signed in as manager, account ID 7');
});

it("the person's menu has the name once an answer about users has it", async () => {
  const own = { id: 7, full_name: 'Ada Obi' };
  const users = [{ id: 8, full_name: 'Chidi Eze' }, own];
  const answers = { 'users.list': { data: users, pagination: { rowCount: 2 } } };
  const opened = await openPage('/users', { role: 'manager', answers });
  const button = page.getByRole('button', {
    name: 'Signed in as Ada Obi, manager, account ID 7',
  });
  await expect.element(button).toHaveTextContent(/Ada Obi\s*manager/u);
  expect(opened.asked('users.read')).toEqual([]);
});

describe('Maintenance Mode', () => {
  const toggle = page.getByRole('button', { name: 'Maintenance Mode' });

  it('shows neither On nor Off before its value has loaded', { tags: ['1M02'] }, async () => {
    const answer = Promise.withResolvers<{ data: { value: boolean } }>();
    await openPage('/settings', { answers: { 'siteSettings.read': () => answer.promise } });
    await expect.element(toggle).toHaveTextContent('Loading…');
    await expect.element(toggle).not.toHaveTextContent(/On|Off/u);
    await expect.element(toggle).not.toHaveAttribute('aria-pressed');
    answer.resolve({ data: { value: true } });
    await expect.element(toggle).toHaveTextContent('On');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  const question = page.getByRole('alertdialog', { name: 'Are You Sure?' });
  const press = (name: string) => question.getByRole('button', { name }).click();
  const refused = (message: string) => () => {
    throw new ProblemError({ kind: 'server', status: 409, message });
  };
  /** The page on a network whose app is up. */
  async function openWhileOff(answers: Answers = {}) {
    let value = false;
    const opened = await openPage('/settings', {
      role: 'principal',
      answers: {
        'siteSettings.read': () => ({ data: { value } }),
        'siteSettings.write': (input: EndpointInput<'siteSettings.write'>) => {
          ({ value } = input);
          return {};
        },
        ...answers,
      },
    });
    await toggle.filter({ hasText: 'Off' }).findElement();
    return opened;
  }

  it('is switched after asking, and not before', {
    tags: ['1M01', '1M02', '1M03', '1M04', '1M05', '1M06', '1N16'],
  }, async () => {
    const { asked } = await openWhileOff();
    expect(asked('siteSettings.read')).toEqual([{ type: 'maintenance' }]);
    await toggle.click();
    await expect
      .element(question)
      .toHaveTextContent('You are about to turn On the app for maintenance');
    await expect.element(question.getByRole('button', { name: 'No' })).toHaveFocus();
    await press('No');
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('siteSettings.write')).toEqual([]);

    await toggle.click();
    await press('Yes');
    await expect.element(toggle).toHaveTextContent('On');
    expect(asked('siteSettings.write')).toEqual([{ type: 'maintenance', value: true }]);

    await toggle.click();
    await expect
      .element(question)
      .toHaveTextContent('You are about to turn Off the app from maintenance');
    await press('Yes');
    await expect.element(toggle).toHaveTextContent('Off');
    expect(asked('siteSettings.write')).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('asks by the current setting, not by the one loaded before', {
    tags: ['1M04', '1M05'],
  }, async () => {
    const opened = await openWhileOff();
    opened.answer({ 'siteSettings.read': { data: { value: true } } });
    await toggle.click();
    await expect
      .element(question)
      .toHaveTextContent('You are about to turn Off the app from maintenance');
  });

  it('shows what someone else has switched while live updates were away', {
    tags: ['1M02'],
  }, async () => {
    const opened = await openWhileOff();
    opened.answer({ 'siteSettings.read': { data: { value: true } } });
    opened.tell('realtime', { event: 'connected' });
    await expect.element(toggle).toHaveTextContent('On');
  });

  it('asks nothing while the setting cannot be loaded, and says why', async () => {
    const opened = await openWhileOff();
    opened.answer({ 'siteSettings.read': refused('The settings are away') });
    await toggle.click();
    const problem = page.getByRole('alertdialog', { name: 'Unable to load maintenance mode' });
    await expect.element(problem).toHaveTextContent('The settings are away');
    await problem.getByRole('button', { name: 'OK' }).click();
    await expect.element(toggle).toHaveTextContent('Unknown');
    expect(question.query()).toBeNull();
  });

  it('says in its dialog why a switch was refused, and stays as it was', async () => {
    await openWhileOff({ 'siteSettings.write': refused('The settings are locked') });
    await toggle.click();
    await press('Yes');
    await expect
      .element(question)
      .toHaveTextContent('Unable to change Maintenance ModeThe settings are locked');
    await press('No');
    await expect.element(toggle).toHaveTextContent('Off');
  });
});

describe('a web page in place of the API', () => {
  it('is called so in the banner, which offers the web browser', async () => {
    await openPage('/settings', {
      answers: { 'siteSettings.read': () => new Promise(() => undefined) },
    });
    onTestFinished(() => apiReachable.set(true));
    unreachableBecause.set({
      advice: 'A web page answered in place of the server.',
      page: 'https://api.corridor.test/v1/admin/site/settings',
    });
    apiReachable.set(false);
    const banner = page.getByRole('status').filter({ hasText: 'connectivity issues' });
    expect(await commands.violations()).toEqual([]);
    await banner.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: 'connectivity issues', exact: false });
    await expect.element(details).toHaveTextContent('A web page answered in place of the server.');
    await expect.element(details).not.toHaveTextContent('api.corridor.test');
    await details.getByRole('button', { name: 'Open web browser' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Open this link?' });
    await expect.element(dialog).toHaveTextContent('https://api.corridor.test/');
    await expect.element(dialog).not.toHaveTextContent('/v1');
  });

  it('offers no web browser for another cause', async () => {
    await openPage('/settings', {
      answers: { 'siteSettings.read': () => new Promise(() => undefined) },
    });
    onTestFinished(() => apiReachable.set(true));
    unreachableBecause.set({ advice: 'The proxy of this computer cannot be reached.' });
    apiReachable.set(false);
    await page.getByRole('button', { name: 'Details' }).click();
    await expect
      .element(page.getByText('The proxy of this computer cannot be reached.'))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Open web browser' }).query()).toBeNull();
  });
});

describe('a window of 1280 × 720 at 200 %', () => {
  const toggle = (name: string) => page.getByRole('button', { name: `${name} navigation` });
  /** Opens a screen at that size. */
  async function openSmall(path: string) {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(1440, 900));
    return openPage(path, { answers: answersWith(someOrders(20)) });
  }

  it('opens the navigation over the screen until something is chosen', async () => {
    const opened = await openSmall('/settings');
    const place = () => page.getByRole('main').element().getBoundingClientRect().left;
    const before = place();
    await toggle('Expand').click();
    expect(place()).toBe(before);
    await page.getByRole('link', { name: 'Transactions' }).click();
    await expect.element(toggle('Expand')).toBeVisible();
    await expect.poll(opened.place).toBe('/transactions');
    // A screen takes the focus when it arrives.
    await expect.element(page.getByRole('main')).toHaveFocus();
    await toggle('Expand').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle('Expand')).toHaveFocus();
  });
});
