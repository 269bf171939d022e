import { defineConfig } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/e2e',
  globalSetup: './e2e/start-system.ts',
  // One system and two cores: journeys in parallel would only wait for each other.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A loaded machine may miss a moment once; what needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: await launchOptions(),
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
});
