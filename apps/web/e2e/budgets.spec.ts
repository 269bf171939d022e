import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openBoughtResult } from './opened-order.ts';
import { STEPS } from './steps.ts';

/** What a phone shows with nothing pressed. */
const PHONE = { width: 390, height: 844 } as const;

/** These have a try-on, which comes after the rest. */
const TRY_ON = new Set<string>(['hair', 'makeup']);

interface Size {
  readonly px: number;
  readonly words: number;
  readonly controls: number;
}

/** The height of the page, and the words and controls of its main part. */
const sizeOf = (page: Page): Promise<Size> =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const isSeen = (element: Element | null): boolean => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      return !element.closest('title, desc, .visually-hidden');
    };
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      if (!isSeen(texts.currentNode.parentElement)) continue;
      words += texts.currentNode.textContent?.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    }
    const controls = [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(isSeen);
    return { px: document.documentElement.scrollHeight, words, controls: controls.length };
  });

/** The size once nothing is on its way and nothing grows any more. */
async function settledSize(page: Page): Promise<Size> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[class*=skeleton], [class*=waiting]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  let size = await sizeOf(page);
  const isSettled = async (): Promise<boolean> => {
    const previousSize = size;
    size = await sizeOf(page);
    return JSON.stringify(size) === JSON.stringify(previousSize);
  };
  await expect.poll(isSettled, { intervals: [700] }).toBe(true);
  return size;
}

test('the nine steps are short on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const orderId = await openBoughtResult(page);
  await page.evaluate((id) => sessionStorage.setItem('storySeen', `[${id}]`), orderId);
  const sizes: string[] = [];
  const total = { px: 0, words: 0 };
  for (const step of STEPS) {
    await page.goto(`/results/${orderId}#${step}`);
    if (TRY_ON.has(step)) await expect(page.locator('main canvas')).toBeVisible();
    const { px, words, controls } = await settledSize(page);
    sizes.push(`${step} ${px} px, ${words} words, ${controls} controls`);
    total.px += px;
    total.words += words;
    // Each color of the palette is one that copies its code.
    expect.soft(controls - (step === 'palette' ? 36 : 0), `controls of ${step}`).toBeLessThanOrEqual(40);
  }
  expect.soft(total.px, sizes.join('\n')).toBeLessThanOrEqual(11_300);
  expect.soft(total.words, sizes.join('\n')).toBeLessThanOrEqual(1_000);
});

test('the front page is short on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  expect((await settledSize(page)).px).toBeLessThanOrEqual(4_500);
});
