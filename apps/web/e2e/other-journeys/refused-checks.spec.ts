import type { Route } from '@playwright/test';
import { agree } from '../consent.ts';
import { expect, test, threePhotos } from '../journey.ts';

/* What refuses photo checks for a while, before they reach the real worker. They repeat by themselves. */

const REFUSED_MS = 20_000;
/** The longest wait between two tries, and a check of three photos on a busy machine. */
const CHECKED_WITHIN_MS = 30_000;
const refusal = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { code: 'unavailable', message: 'Not now.' } });

for (const [what, refuse] of [
  ['a limit', refusal(429)],
  ['a busy server', refusal(503)],
  ['a lost network', (route: Route) => route.abort('connectionreset')],
] as const)
  test(`checks that ${what} refuses for twenty seconds repeat by themselves`, async ({ page }) => {
    let refused = 0;
    const until = Date.now() + REFUSED_MS;
    await page.route('**/api/photos/check', (route) => {
      if (Date.now() >= until) return route.continue();
      refused += 1;
      return refuse(route);
    });
    await page.goto('/upload');
    await agree(page);
    await page.getByTestId('picker').setInputFiles(await threePhotos());
    const waiting = page.getByText('We couldn’t check this one yet.');
    await expect(waiting).toHaveCount(3);
    await expect(waiting).toHaveCount(0, { timeout: REFUSED_MS + CHECKED_WITHIN_MS });
    expect(refused).toBeGreaterThan(3);
    await expect(page.getByText('Looking at this photo…')).toHaveCount(0);
  });
