/** What is left of a window's content in the profile that the browser host opens it with. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, expect } from '@playwright/test';
import { findBrowser } from '#cli/setup/browsers/browser.ts';
import { handOver } from '#main/hosts/browser/window/handover.ts';
import { renewProfile } from '#main/hosts/browser/window/profile.ts';
import { windowArguments } from '#main/hosts/browser/window/window.ts';
import { startBrowserHost } from '#support/harness.ts';
import { test } from '../../support/fixtures.ts';

/** What no file may hold: a name that was searched, a text that was typed, and who signed in. */
const PERSONAL = [
  'Canary Searched',
  'canary-searched',
  'Canary%20Searched',
  'Canary+Searched',
  'canary-typed',
  'ada.canary@example.com',
];

/** The files of a folder that hold one of the texts, in the writing of texts or of Chromium's databases. */
function filesWith(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const content = readFileSync(file);
      return PERSONAL.some(
        (text) => content.includes(text) || content.includes(Buffer.from(text, 'utf16le')),
      );
    });
}

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
  const email = page.getByLabel('E-mail', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('ada.canary@example.com');
  await password.fill('canary-typed');
  await password.press('Enter');
  await page.getByText('You entered an invalid username or password').waitFor();
  await page.keyboard.press('Escape');
  await email.fill('admin@corridor.test');
  await password.fill('corridor');
  await password.press('Enter');
  await page.waitForURL(/#\/(?!login)/u);
  await page.goto(`${host.origin}/#/transactions?search=Canary%20Searched`);
  const search = page.getByRole('searchbox').first();
  await expect(search).toHaveValue('Canary Searched');
  await page.goto(`${host.origin}/#/users?search=Canary%20Searched`);
  await search.fill('canary-typed');
  await page.goto(`${host.origin}/#/about`);
  expect(filesWith(profile)).toEqual([]);
  await context.close();
  expect(filesWith(profile)).toEqual([]);
});
