/** How the program starts where Electron or the system around it is not as one would wish. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type StandIn, startStandIn } from '#support/electron/launch.ts';
import { startBrowserHost } from '#support/harness.ts';
import { test } from '../../support/fixtures.ts';

const isShown = (console: StandIn) =>
  console.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());

test.describe('a start of the program', { tag: '@stand-in' }, () => {
  test('with a link, while it runs, passes the link to the first and ends', async ({
    context,
    apiUrl,
    dataDir,
  }) => {
    const args = ['--api', apiUrl, '--data-dir', dataDir];
    await using first = await startStandIn({ context, args });
    await first.window.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const second = startStandIn({ context, args: [...args, 'corridor://about'] });
    await expect(second).rejects.toThrow('The console ended with code 0');
    await expect(first.window).toHaveURL(/#\/about$/u);
    expect(context.pages()).toHaveLength(1);
  });

  test('while the browser host has the data folder, says so and ends; and the reverse', async ({
    context,
    apiUrl,
    dataDir,
  }) => {
    const args = ['--api', apiUrl, '--data-dir', dataDir];
    const running = `Corridor is already running on the data folder ${dataDir} (process`;
    {
      await using _host = await startBrowserHost({ apiUrl, dataDir });
      const start = startStandIn({ context, args });
      await expect(start).rejects.toThrow('The console ended with code 0');
      await expect(start).rejects.toThrow(running);
      expect(context.pages()).toEqual([]);
    }
    await using _console = await startStandIn({ context, args });
    const start = startBrowserHost({ apiUrl, dataDir });
    await expect(start).rejects.toThrow('ended with code 0');
    await expect(start).rejects.toThrow(running);
    await expect(start).rejects.toThrow('Its window has been brought to the front.');
  });

  test('shows its window even without an event that it is drawn', async ({
    context,
    apiUrl,
    dataDir,
  }) => {
    await using console = await startStandIn({
      context,
      args: ['--api', apiUrl, '--data-dir', dataDir],
      env: { STAND_IN_QUIET_WINDOWS: '1' },
    });
    await expect.poll(() => isShown(console)).toBe(true);
  });

  test('uses the sandbox of Chromium unless the command line turns it off', async ({
    context,
    apiUrl,
    dataDir,
  }) => {
    const has = (running: StandIn, name: string) =>
      running.evaluate(({ app }, asked) => app.commandLine.hasSwitch(asked), name);
    await mkdir(join(dataDir, 'other'));
    const args = ['--api', apiUrl, '--data-dir'];
    await using usual = await startStandIn({ context, args: [...args, dataDir] });
    expect(await has(usual, 'enable-sandbox')).toBe(true);
    await using without = await startStandIn({
      context,
      args: [...args, join(dataDir, 'other'), '--no-sandbox'],
    });
    expect(await has(without, 'no-sandbox')).toBe(true);
    expect(await has(without, 'enable-sandbox')).toBe(false);
  });
});
