import { defineConfig } from '@playwright/test';
import { launchOptions } from '@trueseason/print/chromium';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/e2e',
  globalSetup: './e2e/start-system.ts',
  // On two cores, since a browser spends over a third of its time waiting.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    { name: 'chromium', testIgnore: '**/other-engines/**' },
    // A whole journey is one test there, so that its browser starts once.
    { name: 'other-engines', testMatch: '**/other-engines/*.spec.ts', timeout: 300_000 },
  ],
  use: {
    launchOptions: await launchOptions(),
    reducedMotion: 'reduce',
    // Only retries, because recording pages, calls and console takes a sixth of a journey's CPU, screenshots a fifth
    // more. `--trace retain-on-failure` records first tries as well.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
