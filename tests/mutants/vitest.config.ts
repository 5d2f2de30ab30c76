/** The tests that `npm run mutants` runs on each changed copy of the code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { filesOf, part } from '#cli/checks/mutants.mjs';
import all from '../vitest.config.ts';

/** How long a test waits for what a change may have stopped, in milliseconds; in a browser, for one element. */
const LONGEST_WAIT = 4_000;

/** The project that runs these tests else, as far as it is a configuration of its own. */
const project = (all.test?.projects ?? []).find(
  (each): each is ViteUserConfig =>
    typeof each === 'object' &&
    'test' in each &&
    each.test?.name === (part.isInBrowser ? 'component' : 'unit'),
);
const { browser } = project?.test ?? {};

const root = `${import.meta.dirname}/../..`;

/**
 * A file that loads what is changed before the tests. Otherwise a screen's code is loaded within one of them, and
 * Stryker takes that one for the only test of what the code does while it is loaded.
 */
function loadsChanged(): string {
  const file = `${root}/out/mutants/changed.ts`;
  mkdirSync(`${root}/out/mutants`, { recursive: true });
  writeFileSync(
    file,
    filesOf(part, root)
      .map((each) => `import '/${each}';\n`)
      .join(''),
  );
  return file;
}

export default defineConfig({
  ...project,
  root,
  test: {
    ...(part.isInBrowser && {
      ...project?.test,
      setupFiles: [...[project?.test?.setupFiles ?? []].flat(), loadsChanged()],
      expect: { poll: { timeout: LONGEST_WAIT } },
      browser: {
        ...browser,
        // Loading the page for each file of tests takes more than half as long as the tests.
        isolate: false,
        provider: playwright({ ...browser?.provider?.options, actionTimeout: LONGEST_WAIT }),
      },
    }),
    tags: all.test?.tags ?? [],
    include: [...part.tests],
    exclude: ['**/*.keychain.test.ts', ...(part.isInBrowser ? [] : ['**/*.browser.test.tsx'])],
    // A test that waits for what a change has stopped fails before Stryker starts its process again.
    testTimeout: part.isInBrowser ? 20_000 : 10_000,
  },
});
