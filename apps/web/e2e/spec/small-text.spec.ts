import type { Page } from '@playwright/test';
import { outfitsFor } from '@trueseason/seasons';
import { CONTENT_PAGES } from '../content-pages.ts';
import { completedOrder, ORDER_ID, order } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

/** Pixels on the screen below which nobody reads on a phone. */
const SMALLEST = 10;

/** Texts that are smaller than that where they stand, drawn ones in the size that they are shown in. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A picture to share is shown in small, and read where it is posted.
      if (parent.closest('[data-card], .visually-hidden, style, script, noscript')) continue;
      const drawn = parent.closest('text');
      const scale = drawn ? Math.abs(drawn.getScreenCTM()?.d ?? 1) || 1 : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < smallest) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
    return [...new Set(found)];
  }, SMALLEST);

const STEPS = ['overview', 'palette', 'clothing', 'accessories', 'hair', 'makeup', 'celebrities', 'evidence', 'share'];

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  api.on('getOutfits', outfitsFor('True Autumn'));
  await seedSession(page, { storySeen: [ORDER_ID] });
});

for (const width of [390, 1280]) {
  test(`small text: none in a result at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const steps = STEPS.map((step, i) => [`/results/${ORDER_ID}#${step}`, `Step ${i + 1} of 9`] as const);
    const others = [
      [`/results/${ORDER_ID}?view=classic`, 'True Autumn'],
      [`/results-premium/${ORDER_ID}`, 'True Autumn'],
    ] as const;
    for (const [path, shown] of [...steps, ...others]) {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.locator('[class*=skeleton]')).toHaveCount(0);
      expect.soft(await smallTexts(page), path).toEqual([]);
    }
  });

  test(`small text: none before a result and on the pages around it at ${width} px`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 844 });
    api.on('getOrder', order('analyzed'));
    api.on('listMyOrders', []);
    const paths = [`/results-preview/${ORDER_ID}`, '/upload', '/checkout', '/lookup', '/my-data'];
    for (const path of [...paths, ...CONTENT_PAGES.map(([page]) => page)]) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      expect.soft(await smallTexts(page), path).toEqual([]);
    }
  });
}
