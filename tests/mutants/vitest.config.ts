/** The tests that `npm run mutants` runs on each changed copy of the code. */
import { defineConfig } from 'vitest/config';
import { readAreas } from '#cli/facts/facts.ts';

const root = `${import.meta.dirname}/../..`;

export default defineConfig({
  root,
  test: {
    tags: readAreas(root).flatMap(({ facts }) => facts.map(({ id }) => ({ name: id }))),
    include: [
      'src/domain/{acts,orders,disputes}/**/*.test.ts',
      'src/domain/money.test.ts',
      'src/main/{acts,session}/**/*.test.ts',
      'src/renderer/ui/guard/*.test.ts',
      'tests/acts/guard.test.ts',
    ],
    exclude: ['**/*.keychain.test.ts', '**/*.browser.test.tsx'],
    testTimeout: 20_000,
  },
});
