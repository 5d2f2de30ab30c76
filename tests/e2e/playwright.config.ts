import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { chromiumPath, LAUNCH_FLAGS } from '#support/chromium.ts';
import { electronPath } from '#support/electron.ts';

const electron = electronPath();

/**
 * The same specs through both hosts: in Chromium through the browser host, and in real Electron
 * where its binary is present. Each worker has a sandbox of its own, each test a console of its own.
 */
export default defineConfig<{ electron: string | undefined }>({
  testDir: '.',
  outputDir: '../../out/test/e2e',
  fullyParallel: true,
  workers: 2,
  // A shared machine can be slow enough to fail a spec once; the report names what needed two tries.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../../out/test/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...LAUNCH_FLAGS] },
  },
  projects: [
    { name: 'browser' },
    // Specs of the browser host itself say so with a tag.
    ...(electron === undefined
      ? []
      : [{ name: 'electron', use: { electron }, grepInvert: /@browser-host/u }]),
  ],
});
