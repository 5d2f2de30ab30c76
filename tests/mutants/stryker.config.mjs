/**
 * What `npm run mutants` changes, and how it runs. The code is changed in a copy under `out/`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  mutate: [
    'src/domain/money.ts',
    'src/domain/orders/{status,actions}.ts',
    'src/domain/disputes/disputes.ts',
    'src/domain/acts/*.ts',
    'src/main/{acts,session}/*.ts',
    'src/renderer/ui/guard/acting.ts',
    '!src/**/testing.ts',
    '!src/**/*.test.ts',
  ],
  ignorePatterns: ['out', 'resources/manual/images'],
  // Stryker rewrites the paths of this file by functions that TypeScript 7 no longer has. They are
  // right as they are, so it is given one that does not exist.
  tsconfigFile: 'none',
  tempDirName: 'out/mutants/copy',
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: 'out/mutants/report.json' },
  htmlReporter: { fileName: 'out/mutants/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};
