/** The tests that `npm run mutants` runs on each changed copy of the code. */
import { defineConfig } from 'vitest/config';
import { part } from '#cli/checks/mutants.mjs';
import { readAreas } from '#cli/facts/facts.ts';

const root = `${import.meta.dirname}/../..`;

export default defineConfig({
  root,
  test: {
    tags: readAreas(root).flatMap(({ facts }) => facts.map(({ id }) => ({ name: id }))),
    include: [...part.tests],
    exclude: ['**/*.keychain.test.ts', '**/*.browser.test.tsx'],
    testTimeout: 20_000,
  },
});
