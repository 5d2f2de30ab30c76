import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { router } from '#renderer/app/routes.tsx';
import { apiReachable, unreachableBecause } from '#renderer/client/endpoints.ts';
import { openPage } from '#renderer/testing/openPage.ts';

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
    await expect.element(banner).toHaveTextContent('A web page answered in place of the server.');
    await expect.element(banner).not.toHaveTextContent('api.corridor.test');
    expect(await commands.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Open web browser' }).click();
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
    await expect
      .element(page.getByText('The proxy of this computer cannot be reached.'))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Open web browser' }).query()).toBeNull();
  });
});
