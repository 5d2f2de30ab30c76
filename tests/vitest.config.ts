import { defineConfig } from 'vitest/config';

/**
 * Unit tests stand beside the code they test. Those that need something of the machine have a
 * project of their own, so that `npm test` can provide it: a Secret Service for `keychain`, the build
 * for packages for `package`, and for `sandbox` optionally a Postgres server named by
 * CORRIDOR_TEST_DATABASE_URL.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['src/sandbox/**', 'tests/package/**', '**/*.keychain.test.ts'],
          // Some start programs of their own, which takes long on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          // What talks to servers, once more on the network stack of the Electron host.
          name: 'session-network',
          include: ['src/main/{api,files,realtime,session}/**/*.test.ts', 'src/main/desk*.test.ts'],
          exclude: ['**/*.keychain.test.ts'],
          env: { TEST_NETWORK: 'session' },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          include: ['src/sandbox/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'keychain', include: ['src/**/*.keychain.test.ts'] } },
    ],
  },
});
