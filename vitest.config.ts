import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** What only a PostgreSQL can show (a dropped connection) is no part of the tests on the embedded database. */
const onPostgresOnly = process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts'];

export default defineConfig({
  test: {
    // The embedded database starts sooner and with a fraction of the memory, see tools/prepare.mjs.
    execArgv: ['--liftoff-only'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{admin,chatbox,simulator}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: 'apps/server/src/test-kit/prepare-dump.ts',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...exclude, ...onPostgresOnly],
          // Servers, databases and mails on a crowded machine may be late once; a fault is there every time.
          retry: process.env.CI ? 1 : 0,
          // What is polled for comes when it comes: only what never comes is a fault.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // So may a browser.
          retry: process.env.CI ? 2 : 0,
          include: ['e2e/**/*.e2e.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
