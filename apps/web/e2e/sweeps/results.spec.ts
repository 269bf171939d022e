import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectEvenHalves,
  expectNoSidewaysScroll,
  expectNoSmallText,
  expectPlainWords,
  expectRoomForLargeText,
} from '../accessibility.ts';
import { expect, test, unlockFree, uploadToPreview } from '../journey.ts';
import { STEPS } from '../steps.ts';

const PREMIUM = ['identity', 'palette', 'wow', 'guide', 'looks'];

async function expectGoodOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, { scrolls: true });
  // The lines of shops are names, not sentences.
  if (!page.url().endsWith('#looks')) await expectPlainWords(page);
  await expectRoomForLargeText(page);
}

async function expectReadable(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectEvenHalves(page);
    await expectNoSmallText(page);
  }
}

test('every view of a result reads well for everyone', async ({ page }) => {
  test.setTimeout(360_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const orderId = await uploadToPreview(page);
  await expectAccessible(page);
  await expectReadable(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await unlockFree(page, 'everyone@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).first().click();

  const views = [
    ...STEPS.map((step) => `/results/${orderId}#${step}`),
    ...PREMIUM.map((step) => `/results-premium/${orderId}#${step}`),
    `/results/${orderId}?view=classic`,
    `/analysis/${orderId}`,
  ];
  for (const scheme of ['light', 'dark', 'forced'] as const) {
    const forcedColors = scheme === 'forced' ? 'active' : 'none';
    await page.emulateMedia({
      colorScheme: scheme === 'light' ? 'light' : 'dark',
      reducedMotion: 'reduce',
      forcedColors,
    });
    // The others differ in their colors alone, so a few views with every kind of part stand for the rest.
    for (const view of scheme === 'light' ? views : views.filter((_, i) => i % 4 === 0)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(view);
      await page.locator('h1, h2').first().waitFor();
      await page.waitForTimeout(250);
      await expectAccessible(page, { recolored: scheme !== 'light' });
      if (scheme === 'light') await expectGoodOnPhone(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      if (scheme === 'light') await expectReadable(page);
    }
  }
});
