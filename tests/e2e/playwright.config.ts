import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';
import { JOINABLE } from '#support/electron/launch.ts';
import { electronPath } from '#support/electron.ts';
import type { ElectronChoice } from './electron.ts';

const executablePath = electronPath();

/** Specs of one host, or of one way to run it, say so with a tag. */
const NOT_IN_BROWSER = /@electron|@stand-in/u;
const NOT_IN_STAND_IN = /@browser-host/u;
const NOT_IN_ELECTRON = /@browser-host|@stand-in/u;

/**
 * What differs by host: sessions, windows, files, links, settings, and one whole list. Other specs are
 * about the page alone, which is the same build on every host, and run once.
 */
const OF_THE_HOST =
  /\/(?:electron-|accessibility|bad-input|kept-work|maintenance|orders-list|palette|queues|secrets|self-check|session|settings|shell|views|files-)[\w-]*\.spec\.ts$/u;

const launchOptions = { executablePath: chromiumPath(), args: [...LAUNCH_FLAGS] };

/**
 * Every spec in Chromium through the browser host; those of the host also through the built Electron
 * entry on a stand-in for the `electron` module, and in real Electron where its binary is present.
 * Each worker has a sandbox of its own, each test a console of its own.
 */
export default defineConfig<{ electron: ElectronChoice | undefined }>({
  testDir: '.',
  outputDir: '../../out/test/e2e',
  fullyParallel: true,
  workers: 2,
  // A shared machine can be slow enough to fail a spec now and then; the report names what needed another try.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../../out/test/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'browser', grepInvert: NOT_IN_BROWSER },
    {
      name: 'electron-stand-in',
      testMatch: OF_THE_HOST,
      use: {
        electron: 'stand-in',
        launchOptions: { ...launchOptions, args: [...LAUNCH_FLAGS, ...JOINABLE] },
      },
      grepInvert: NOT_IN_STAND_IN,
    },
    ...(executablePath === undefined
      ? []
      : [
          {
            name: 'electron',
            testMatch: OF_THE_HOST,
            use: { electron: { executablePath } },
            grepInvert: NOT_IN_ELECTRON,
          },
        ]),
  ],
});
