import { defineConfig } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/e2e',
  globalSetup: './e2e/start-system.ts',
  // Two cores and one system for all: a browser waits for more than a third of its time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A loaded machine may miss a moment; what needed another try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  use: {
    launchOptions: await launchOptions(),
    reducedMotion: 'reduce',
    // Pages, calls and console of each step; a film of the screen as well took a fifth of a journey's time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
