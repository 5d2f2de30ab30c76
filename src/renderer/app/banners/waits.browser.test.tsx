import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const UNTIL = Date.UTC(2026, 10, 26, 14, 2, 11);
const banner = page.getByText(
  'The server asked Corridor to wait. Loading continues at 2:02:11 PM.',
);

it.each(['light', 'dark'])(
  'loading that waits for the server says so, and until when, in a %s window',
  async (theme) => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1280, 720);
    const preferences = { zone: 'utc', theme };
    const opened = await openPage('/users', { answers: EVERYWHERE, preferences });
    await expect.element(banner).not.toBeInTheDocument();
    opened.tell('waits', { until: UNTIL });
    await expect.element(banner).toBeVisible();
    expect(await commands.violations()).toEqual([]);
    opened.tell('waits', { until: null });
    await expect.element(banner).not.toBeInTheDocument();
  },
);

it('a window that opens meanwhile says so as well, before a sign-in too', async () => {
  await openPage('/login', { role: null, preferences: { zone: 'utc' }, waitsUntil: UNTIL });
  await expect.element(banner).toBeVisible();
});
