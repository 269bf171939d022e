import { expect, test } from './journey.ts';
import { openBoughtResult } from './opened-order.ts';
import { expectShort, PHONE, settledSize, stepSizes } from './page-size.ts';

test('the nine steps are short on a phone', async ({ page }) => {
  const sizes = await stepSizes(page, await openBoughtResult(page));
  expectShort(sizes);
  for (const [step, { controls }] of Object.entries(sizes)) {
    // Each color of the palette is one that copies its code.
    expect.soft(controls - (step === 'palette' ? 36 : 0), `controls of ${step}`).toBeLessThanOrEqual(40);
  }
});

test('the front page is short on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  expect((await settledSize(page)).px).toBeLessThanOrEqual(4_500);
});
