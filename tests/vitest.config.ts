import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { readAreas } from '#cli/facts/facts.ts';
import { findBrowser } from '#cli/setup/browsers/browser.ts';
import { TRUSTED_TYPES_POLICY } from '#main/hosts/shared/page.ts';
import { licences, referenceData } from '#reference/plugin.ts';
import { violationsIn, violationsInAllThemes } from '#support/axe.ts';
import { LAUNCH_FLAGS } from '#support/chromium.ts';

/** What axe finds wrong with the page of a component test; see `src/renderer/testing`. */
const violations: BrowserCommand<[]> = async ({ frame }) => violationsIn(await frame());
const inAllThemes: BrowserCommand<[]> = async ({ page, frame }) =>
  violationsInAllThemes(page, await frame());

/** What the page of a component test prints, as text; the browser itself would print the runner around it. */
const printedText: BrowserCommand<[]> = async ({ page, frame }) => {
  const tested = await frame();
  const tell = (event: string) => tested.evaluate((type) => dispatchEvent(new Event(type)), event);
  await tell('beforeprint');
  await page.emulateMedia({ media: 'print' });
  const [text = ''] = await tested.locator('[data-printed]').allInnerTexts();
  await page.emulateMedia({ media: null });
  await tell('afterprint');
  return text;
};

const root = `${import.meta.dirname}/..`;
const FLUENT = `${root}/node_modules/@fluentui`;
const executablePath = findBrowser();
/** Tests that mostly wait, for a timer or for another program. */
const WAITING = { maxWorkers: availableParallelism() * 3, testTimeout: 20_000 };
const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Replaces a module for its whole process, or leaves timers running in it: each file of these has its own process. */
const ALONE = [
  'src/main/hosts/electron/**/*.test.ts',
  'src/main/basics/held-file.test.ts',
  // A bridge never ends by itself: with the fake timers of another test it would retry without end.
  'src/main/hosts/browser/page/bridge.test.ts',
  'src/main/session/keytar.test.ts',
  'src/main/settings/credentials.test.ts',
  'src/preload/*.test.ts',
];

/** A list of what the sandbox itself says. */
const PRINTED_BY_SANDBOX = 'tests/verdicts/debriefings.test.ts';

/**
 * Unit tests are beside the code they test. Those that need something of the machine have a
 * separate project, so that `npm test` can provide it: the build for `built`, a Secret Service for `keychain`,
 * the build for packages for `package`, and for `sandbox` optionally a Postgres server named by
 * CORRIDOR_TEST_DATABASE_URL.
 */
export default defineConfig({
  // What one project defines of the environment is in that of all: JSX without the checks for developers.
  oxc: { jsx: { development: false } },
  root,
  test: {
    // One more than there are cores: a test often waits.
    maxWorkers: availableParallelism() + 1,
    // The modules of the files of a worker are loaded once.
    isolate: false,
    // Tests name the facts of the specification as tags; an unknown id is an error.
    tags: readAreas(root).flatMap(({ facts }) => facts.map(({ id }) => ({ name: id }))),
    projects: [
      {
        extends: true,
        // As CommonJS: of the icons, Node can load nothing else.
        resolve: {
          alias: {
            '@fluentui/react-components': `${FLUENT}/react-components/lib-commonjs/index.cjs`,
            '@fluentui/react-icons': `${FLUENT}/react-icons/lib-cjs/index.js`,
          },
        },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [
            'src/sandbox/**',
            PRINTED_BY_SANDBOX,
            'tests/{built,networks,package}/**',
            '**/*.keychain.test.ts',
            '**/*.browser.test.tsx',
            ...ALONE,
          ],
          ...WAITING,
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: ALONE, isolate: true, ...WAITING },
      },
      {
        extends: true,
        plugins: [react(), referenceData, licences(root)],
        // React and Fluent as they are in the build: their checks for developers take a third of the time.
        define: PRODUCTION,
        optimizeDeps: {
          // Found before the first test: what is found later makes the window start again.
          entries: ['src/renderer/**/*.{ts,tsx}', 'tests/**/*.browser.test.tsx'],
          rolldownOptions: { transform: { define: PRODUCTION } },
        },
        test: {
          name: 'component',
          include: ['{src/renderer,tests}/**/*.browser.test.tsx'],
          setupFiles: ['src/renderer/testing/policy.ts'],
          provide: { pagePolicy: TRUSTED_TYPES_POLICY },
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: [...LAUNCH_FLAGS] },
              contextOptions: {
                locale: 'en-US',
                timezoneId: 'Africa/Lagos',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { violations, violationsInAllThemes: inAllThemes, printedText },
            // Names are the specification's, letter for letter.
            locators: { exact: true },
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        test: {
          // What talks to servers, once more on the network stack of the Electron host.
          name: 'session-network',
          include: [
            'src/main/{api,files,realtime,session}/**/*.test.ts',
            'src/main/desk/desk*.test.ts',
          ],
          exclude: ['**/*.keychain.test.ts'],
          env: { TEST_NETWORK: 'session' },
          ...WAITING,
        },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          include: ['src/sandbox/**/*.test.ts', PRINTED_BY_SANDBOX],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'], ...WAITING } },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Changes the network it runs in: `npm run networks`.
        extends: true,
        test: {
          name: 'networks',
          include: ['tests/networks/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 30_000,
        },
      },
      { extends: true, test: { name: 'keychain', include: ['src/**/*.keychain.test.ts'] } },
    ],
  },
});
