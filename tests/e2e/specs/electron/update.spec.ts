import { expect, type Page } from '@playwright/test';
import type { UpdateState } from '#contract/bridge/bridge.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

const READY: UpdateState = {
  status: 'ready',
  version: '1.4.0',
  notes: 'Orders open in half the time.\n\n- Filters remember their order\n- <b>Not bold</b>',
};

/**
 * Sits between the page and the host: the page gets an update, which the browser host never
 * has, and its wish to restart is kept here.
 */
async function withUpdate(page: Page) {
  const wishes: string[] = [];
  const told = Promise.withResolvers<(state: UpdateState) => void>();
  await page.routeWebSocket(/\/bridge$/u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { id, name } = JSON.parse(String(message));
      if (!name.startsWith('update.')) {
        server.send(message);
        return;
      }
      wishes.push(name);
      socket.send(JSON.stringify({ id, result: { ok: true } }));
    });
    told.resolve((payload) => socket.send(JSON.stringify({ event: 'update', payload })));
  });
  return { wishes, tell: async (state: UpdateState) => (await told.promise)(state) };
}

test.describe('an update', { tag: '@browser-host' }, () => {
  test('is not mentioned until it is ready, then shows what is new and restarts on request', async ({
    page,
    signInPage,
  }) => {
    const { wishes, tell } = await withUpdate(page);
    await page.reload();
    await signInPage.signIn('admin@corridor.test', 'corridor');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    const button = page.getByRole('button', { name: 'Restart to update' });
    await tell({ status: 'downloading', version: '1.4.0', percent: 40 });
    await tell({ status: 'failed', message: 'Version 1.4.0 could not be downloaded.' });
    await expect(button).toHaveCount(0);

    await tell(READY);
    await button.click();
    const popover = page.getByRole('dialog', { name: 'Corridor 1.4.0 is ready' });
    await expect(popover).toContainText('- Filters remember their order\n- <b>Not bold</b>', {
      useInnerText: true,
    });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    expect(wishes).toEqual([]);

    await button.click();
    await popover.getByRole('button', { name: 'Restart now' }).click();
    await expect.poll(() => wishes).toEqual(['update.install']);
  });

  test('is checked for from About, which shows its progress', async ({ page, signInPage }) => {
    const { wishes, tell } = await withUpdate(page);
    await page.reload();
    await expect(signInPage.email).toBeVisible();
    await tell({ status: 'idle' });
    await page.getByRole('link', { name: 'About' }).click();
    const panel = page.getByRole('tabpanel');
    const status = panel.getByRole('status');
    await expect(status).toContainText('No newer version has been found.');
    await panel.getByRole('button', { name: 'Check for updates' }).click();
    await expect.poll(() => wishes).toEqual(['update.check']);
    await expect(status).toContainText('Corridor is up to date');
    await tell({ status: 'downloading', version: '1.4.0', percent: 40 });
    await expect(status).toHaveText('Downloading version 1.4.0: 40%');
    await expect(panel.getByRole('button', { name: 'Check for updates' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await tell({ status: 'failed', message: 'Version 1.4.0 could not be downloaded.' });
    await expect(status).toHaveText('Version 1.4.0 could not be downloaded.');
    await tell(READY);
    await panel.getByRole('button', { name: 'Restart to update' }).click();
    await expect.poll(() => wishes).toEqual(['update.check', 'update.install']);
  });

  test('is never there in the browser host', async ({ page, signInAs }) => {
    await signInAs('admin');
    const answer = await page.evaluate(() => window.corridor.call('update.check', undefined));
    expect(answer).toEqual({ ok: true, value: { status: 'none' } });
    await expect(page.getByRole('button', { name: 'Restart to update' })).toHaveCount(0);
  });
});
