import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { databaseTests } from './tools/tests/database-tests.ts';
import { LongestFirst } from './tools/tests/longest-first.ts';
import { WhatFailed } from './tools/tests/what-failed.ts';

const exclude = ['**/node_modules/**', '**/dist/**'];
const root = import.meta.dirname;
const kit = 'apps/server/src/test-kit';
const embedded = `${kit}/prepare-embedded.ts`;
const postgres = process.env.TEST_DATABASE_URL ? [`${kit}/prepare-postgres.ts`] : [];
const onDatabase = (folder: string) => databaseTests(`${root}/${folder}`).map((path) => relative(root, path));
/** A whole run has each feature's tests on PostgreSQL: the embedded database gets what makes every call and the platform. */
const elsewhere = process.env.TEST_FEATURES_ELSEWHERE ? onDatabase('apps/server/src/features') : [];
/** With a PostgreSQL given, what may use it; else everything but what only a PostgreSQL can show (a dropped connection). */
const serverTests =
  postgres.length > 0
    ? { globalSetup: postgres, include: onDatabase('apps/server/src'), exclude }
    : {
        globalSetup: embedded,
        include: ['apps/server/**/*.test.ts', 'e2e/**/*.test.ts'],
        exclude: [...exclude, '**/*.postgres.test.ts', ...elsewhere],
      };

/** Node itself reads what the server is written in, as it does in production: Vite would transform it all for each run. */
const asNodeLoadsIt = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    // The embedded database starts sooner and with a fraction of the memory, see tools/prepare.mjs.
    execArgv: ['--liftoff-only'],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new WhatFailed()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // As for the server's: starting a process for each file took more processor time than the tests.
          isolate: false,
          maxWorkers: availableParallelism(),
          // After the server's, not among them: a worker that changes from one to the other begins anew.
          sequence: { groupOrder: 1 },
          // Some build thousands of documents, beside others that compute as hard.
          testTimeout: 30_000,
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
          ...serverTests,
          // One process runs many files: loading the server anew for each costs more than the tests themselves.
          isolate: false,
          ...asNodeLoadsIt,
          // Tests wait for each other's ends more than they compute.
          maxWorkers: Math.max(3, availableParallelism()),
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
          globalSetup: [embedded, ...postgres, 'e2e/demo.ts'],
          include: ['e2e/**/*.e2e.ts'],
          exclude,
          isolate: false,
          ...asNodeLoadsIt,
          // A third would only slow the other two down: pages compute more than they wait.
          maxWorkers: 2,
          // Most whole runs meet a race or two that no run of the file alone shows: CI may try once more until they are found.
          retry: process.env.CI ? 1 : 0,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
