import { filesOf, name, part } from '#cli/checks/mutants.mjs';

/**
 * What `npm run mutants` changes, and how it runs. The code is changed in a copy under `out/`.
 * @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: {
    configFile: 'tests/mutants/vitest.config.ts',
    // In a thread, a test cannot set its time zone.
    pool: 'forks',
    // The tests of a part are named: none has to be looked for before each change.
    related: false,
  },
  mutate: filesOf(part, `${import.meta.dirname}/../..`),
  ignorePatterns: ['out', 'resources/manual/images'],
  // Stryker rewrites the paths of this file by functions that TypeScript 7 no longer has. They are
  // right as they are, so it is given one that does not exist.
  tsconfigFile: 'none',
  tempDirName: 'out/mutants/copy',
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `out/mutants/${name}.json` },
  htmlReporter: { fileName: `out/mutants/${name}.html` },
  thresholds: { high: 95, low: 90, break: 90 },
};
