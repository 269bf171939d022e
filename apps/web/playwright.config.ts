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
    // Pages, calls and console of each step, of a second try alone: recording them takes a sixth of a journey's CPU, a film
    // of the screen a fifth more. `--trace retain-on-failure` records first tries as well.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
