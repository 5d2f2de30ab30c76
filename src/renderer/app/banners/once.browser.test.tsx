import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { apiReachable } from '#renderer/client/calls/endpoints.ts';
import { ADA, EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';

const ADVICE = 'The proxy of this computer cannot be reached.';
const offline = () => {
  throw new ProblemError({ kind: 'offline', message: OFFLINE_MESSAGE, advice: ADVICE });
};
const banner = page.getByRole('status', { name: OFFLINE_MESSAGE });
const dialog = page.getByRole('alertdialog');
const failed = page.getByText(/^Refresh failed/u);

/** The page with everything loaded; `cut` then leaves every call without an answer. */
async function open(path: string): Promise<OpenPage & { readonly cut: () => void }> {
  const answers: Answers = { ...EVERYWHERE, 'siteSettings.read': { data: { value: false } } };
  const opened = await openPage(path, { role: 'principal', answers });
  onTestFinished(() => apiReachable.set(true));
  const dead = Object.fromEntries(Object.keys(answers).map((name) => [name, offline])) as Answers;
  const cut = () => {
    // The test says itself when the API is reachable: the call of the bridge is not made.
    apiReachable.set(false);
    opened.answer(dead);
  };
  return { ...opened, cut };
}

describe('without a connection', () => {
  it('the banner is one line, and Details says what it means and what to do', async () => {
    const opened = await open('/transactions');
    await page.getByRole('link', { name: '1001', exact: true }).findElement();
    opened.cut();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(banner).toBeVisible();
    expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await banner.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: OFFLINE_MESSAGE });
    await expect.element(details).toHaveTextContent('You can still read what is on screen');
    await details.getByRole('button', { name: 'Close' }).click();
    await expect.element(details).not.toBeInTheDocument();
  });

  it.each([
    ['/transactions'],
    ['/users'],
    ['/third-party-transactions'],
    ['/ribbons'],
    ['/users/1'],
  ])('%s keeps what was loaded, and says the failure nowhere but in the banner', async (path) => {
    const opened = await open(path);
    await page.getByRole('button', { name: 'Refresh', exact: true }).findElement();
    opened.cut();
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect.element(banner).toBeVisible();
    await expect.element(page.getByText(/^as of \d/u).first()).toBeVisible();
    expect(failed.query()).toBeNull();
    expect(dialog.query()).toBeNull();
  });

  it.each([['/users'], ['/third-party-transactions'], ['/ribbons']])(
    '%s that was never loaded says so in its place, and raises no dialog',
    async (path) => {
      const opened = await open('/settings');
      opened.cut();
      await opened.goTo(path);
      await expect.element(page.getByText(/could not be loaded/u).first()).toBeVisible();
      expect(dialog.query()).toBeNull();
    },
  );

  it('an order that is opened shows what its list knew, as of when, and answers in one dialog', {
    tags: ['1D26', '1E01'],
  }, async () => {
    const opened = await open('/transactions');
    await page.getByRole('link', { name: '1001', exact: true }).findElement();
    opened.cut();
    await opened.goTo('/transactions/1001');
    await expect.element(dialog).toHaveTextContent('Unable to load Offer');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(failed.query()).toBeNull();
    await expect.element(page.getByRole('table', { name: 'Order' })).toBeVisible();
    // The list behind it has its own time.
    await expect.element(page.getByText(/^as of \d/u).last()).toBeVisible();
  });

  it('a user who is opened shows what the list knew, as of when', async () => {
    const opened = await open('/users');
    await page.getByRole('link', { name: ADA.full_name }).findElement();
    opened.cut();
    await opened.goTo('/users/1');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('heading', { name: ADA.full_name })).toBeVisible();
    await expect.element(page.getByRole('article')).toHaveTextContent('User Created');
    // The list behind it has its own time.
    await expect.element(page.getByText(/^as of \d/u).last()).toBeVisible();
  });
});
