/** The tests that `npm run mutants` runs on each changed copy of the code. */
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { part } from '#cli/checks/mutants.mjs';
import all from '../vitest.config.ts';

/** The project of component tests, as far as it is a configuration of its own. */
const component = (all.test?.projects ?? []).find(
  (project): project is ViteUserConfig =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'component',
);

export default defineConfig({
  ...(part.isInBrowser && component),
  root: `${import.meta.dirname}/../..`,
  test: {
    ...(part.isInBrowser && component?.test),
    tags: all.test?.tags ?? [],
    include: [...part.tests],
    exclude: ['**/*.keychain.test.ts', ...(part.isInBrowser ? [] : ['**/*.browser.test.tsx'])],
    ...(!part.isInBrowser && { testTimeout: 20_000 }),
  },
});
