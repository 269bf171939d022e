import { defineConfig } from 'vitest/config';

// Workspaces resolve each other's TypeScript source, so that no test needs a build; the setup and system tests do.
const conditions = ['source'];
const resolve = { conditions: [...conditions, 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: [...conditions, 'node', 'development|production'] } };

/** A poll ends once it holds; vitest's one second is too little on a machine that is busy with other work. */
const expectations = { poll: { timeout: 10_000 } };

/** What goes through every case there is; `npm test` leaves it to a run of all. */
const sweeps = process.env.WITHOUT_SWEEPS ? ['**/*.sweep.test.{ts,tsx}'] : [];

/** Whole processes from the built output, one file after the other. */
const processes = {
  expect: expectations,
  exclude: ['**/node_modules/**'],
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // One more than the cores CI has: a worker waits for the database, the store and time limits for more than a third of
    // its time.
    maxWorkers: 3,
    // Loading the same modules again for each file was half of what the unit tests took. Their files share no state but
    // what they clean up, which shuffled runs have shown.
    isolate: false,
    projects: [
      {
        resolve,
        ssr,
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          expect: expectations,
          // React's development build, which makes a stack for each element, took most of what drawing a report takes.
          env: { NODE_ENV: 'production' },
          // No test waits so long; a machine that is busy with other work makes all of them slow.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          environment: 'node',
          include: [
            '{packages,services}/*/src/**/*.test.{ts,tsx}',
            'apps/ops/src/**/*.test.ts',
            '{scripts,infra}/**/*.test.ts',
          ],
          exclude: ['**/*.{system,faults}.test.ts', '**/node_modules/**', ...sweeps],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        root: 'apps/web',
        resolve,
        ssr,
        test: {
          name: 'web',
          expect: expectations,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Making a document takes longer than most tests: those that look at one say so in their first line.
          environment: 'node',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.system.test.ts', '**/node_modules/**', ...sweeps],
        },
      },
      {
        resolve,
        ssr,
        test: { ...processes, name: 'system', include: ['{packages,services,apps}/*/src/**/*.system.test.ts'] },
      },
      {
        resolve,
        ssr,
        // What `npm run drill -- faults` runs.
        test: { ...processes, name: 'faults', include: ['packages/drills/src/**/*.faults.test.ts'] },
      },
    ],
  },
});
