/** The tests that `npm run mutants` runs on each changed copy of the code. */
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { part } from '#cli/checks/mutants.mjs';
import all from '../vitest.config.ts';

/** The project that runs these tests else, as far as it is a configuration of its own. */
const project = (all.test?.projects ?? []).find(
  (each): each is ViteUserConfig =>
    typeof each === 'object' &&
    'test' in each &&
    each.test?.name === (part.isInBrowser ? 'component' : 'unit'),
);

export default defineConfig({
  ...project,
  root: `${import.meta.dirname}/../..`,
  test: {
    ...(part.isInBrowser && project?.test),
    tags: all.test?.tags ?? [],
    include: [...part.tests],
    exclude: ['**/*.keychain.test.ts', ...(part.isInBrowser ? [] : ['**/*.browser.test.tsx'])],
    // A test that waits for what a change has stopped fails before Stryker starts its process again.
    ...(!part.isInBrowser && { testTimeout: 10_000 }),
  },
});
