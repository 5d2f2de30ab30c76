/** What is left of a window's content in the profile that the browser host opens it with. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, expect } from '@playwright/test';
import { findBrowser } from '#cli/setup/browsers/browser.ts';
import { handOver } from '#main/hosts/browser/window/handover.ts';
import { renewProfile } from '#main/hosts/browser/window/profile.ts';
import { windowArguments } from '#main/hosts/browser/window/window.ts';
import { startBrowserHost } from '#support/harness.ts';
import { test } from '../../support/fixtures.ts';
import { filesWithTraces, leaveTraces } from '../../support/traces.ts';

test('nothing that was searched, typed or signed in with is in its profile, while it is open and after', async ({
  apiUrl,
  dataDir,
}) => {
  await using host = await startBrowserHost({ apiUrl, dataDir });
  const profile = join(dataDir, 'browser-profile');
  mkdirSync(profile);
  renewProfile(profile);
  const { url } = handOver(host.url, profile);
  const args = windowArguments(url, profile, {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
  });
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: args.filter((arg) => !arg.startsWith('--user-data-dir')),
    ignoreDefaultArgs: ['--disable-features'],
  });
  const page = context.pages().at(-1) ?? (await context.newPage());
  await page.waitForURL(/localhost/u);
  await leaveTraces(page);
  expect(filesWithTraces(dataDir)).toEqual([]);
  await context.close();
  expect(filesWithTraces(dataDir)).toEqual([]);
});
