import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { oldestBrowser } from '#cli/setup/browsers/oldest-browser.ts';
import { ROOT } from '#cli/setup/paths.mjs';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';
import { JOINABLE } from '#support/electron/launch.ts';
import { electronPath } from '#support/electron.ts';
import type { ElectronChoice } from './support/electron.ts';

const executablePath = electronPath();
const oldest = oldestBrowser(ROOT);

/**
 * Specs run in the browser host. Those of another host, or of one way to run it, say so with a tag.
 * `@both-hosts` is for what each host does in its own way, and for one walk through the console.
 */
const NOT_IN_BROWSER = /@electron|@stand-in/u;
const IN_STAND_IN = /@electron|@stand-in|@both-hosts/u;
const IN_ELECTRON = /@electron|@both-hosts/u;

/** They take the pictures; `npm run screens` runs them alone. */
const PICTURES = ['**/all-screens.spec.ts', '**/opened.spec.ts', '**/readme.spec.ts'];

const launchOptions = { executablePath: chromiumPath(), args: [...LAUNCH_FLAGS] };

/**
 * Every spec in Chromium through the browser host; those with a tag for it also through the built
 * Electron entry on a stand-in for the `electron` module, and in real Electron where its binary is
 * present. Each worker has its sandbox and browser host, each test in Electron its console.
 * A smoke, tagged so, runs in the oldest supported Chromium that could be had as well.
 * A trace of each test doubles the time: ask for one with `--trace on`.
 */
export default defineConfig<object, { electron: ElectronChoice | undefined }>({
  testDir: '.',
  outputDir: '../../out/test/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../../out/test/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'browser', grepInvert: NOT_IN_BROWSER, testIgnore: PICTURES },
    { name: 'screens', testMatch: PICTURES },
    {
      name: 'electron-stand-in',
      use: {
        electron: 'stand-in',
        launchOptions: { ...launchOptions, args: [...LAUNCH_FLAGS, ...JOINABLE] },
      },
      grep: IN_STAND_IN,
    },
    ...(oldest === undefined
      ? []
      : [
          {
            name: 'oldest',
            grep: /@smoke/u,
            use: { launchOptions: { ...launchOptions, executablePath: oldest } },
          },
        ]),
    ...(executablePath === undefined
      ? []
      : [
          {
            name: 'electron',
            use: { electron: { executablePath } },
            grep: IN_ELECTRON,
          },
        ]),
  ],
});
