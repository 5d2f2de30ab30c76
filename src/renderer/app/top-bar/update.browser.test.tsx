/** An update of the console, as the desk tells of it: the button of the top bar, and About. */
import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { UpdateState } from '#contract/bridge/bridge.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const READY: UpdateState = {
  status: 'ready',
  version: '1.4.0',
  notes: 'Orders open in half the time.\n\n- Filters remember their order\n- <b>Not bold</b>',
};
const DOWNLOADING: UpdateState = { status: 'downloading', version: '1.4.0', percent: 40 };
const FAILED: UpdateState = { status: 'failed', message: 'Version 1.4.0 could not be downloaded.' };

/** The page of a desk that can be updated, and which calls about that it has made. */
async function openAt(path: string, role: string | null) {
  const opened = await openPage(path, {
    role,
    answers: EVERYWHERE,
    handlers: { 'update.check': () => ({ status: 'idle' }), 'update.install': () => undefined },
  });
  const wishes = () => opened.calls.flatMap(({ name }) => (name.startsWith('update.') ? name : []));
  return { tell: opened.tell, wishes };
}

const button = page.getByRole('button', { name: 'Restart to update' });

it('is not mentioned until it is ready, then shows what is new and restarts on request', async () => {
  const { tell, wishes } = await openAt('/offers', 'admin');
  tell('update', DOWNLOADING);
  tell('update', FAILED);
  await expect.element(page.getByRole('heading', { name: 'Global Offers' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();

  tell('update', READY);
  await button.click();
  const popover = page.getByRole('dialog', { name: 'Corridor 1.4.0 is ready' });
  await expect.element(popover).toBeVisible();
  const notes = popover.getByText(/Filters remember their order/u);
  await expect.element(notes).toHaveTextContent('<b>Not bold</b>');
  // Each of its lines is one on the screen.
  await expect.element(notes).toHaveStyle({ whiteSpace: 'pre-wrap' });
  expect(await commands.violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  expect(wishes()).toEqual([]);

  await button.click();
  await popover.getByRole('button', { name: 'Restart now' }).click();
  await expect.poll(wishes).toEqual(['update.install']);
});

it('is checked for from About, which shows its progress', async () => {
  const { tell, wishes } = await openAt('/about', null);
  tell('update', { status: 'idle' });
  const panel = page.getByRole('tabpanel');
  const status = panel.getByRole('status');
  const check = panel.getByRole('button', { name: 'Check for updates' });
  await expect.element(status).toHaveTextContent('No newer version has been found.');
  await check.click();
  await expect.poll(wishes).toEqual(['update.check']);
  await expect.element(status).toHaveTextContent('Corridor is up to date');
  tell('update', DOWNLOADING);
  await expect.element(status).toHaveTextContent('Downloading version 1.4.0: 40%');
  await expect.element(check).toHaveAttribute('aria-disabled', 'true');
  tell('update', FAILED);
  await expect.element(status).toHaveTextContent('Version 1.4.0 could not be downloaded.');
  tell('update', READY);
  await panel.getByRole('button', { name: 'Restart to update' }).click();
  await expect.poll(wishes).toEqual(['update.check', 'update.install']);
});
