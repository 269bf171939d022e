import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { STEPS } from './steps.ts';

/** What a phone shows with nothing pressed. */
export const PHONE = { width: 390, height: 844 } as const;

export interface PageSize {
  readonly px: number;
  readonly words: number;
  readonly controls: number;
}

/** The height of the page, and the words and controls of its main part. */
const sizeOf = (page: Page): Promise<PageSize> =>
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
export async function settledSize(page: Page): Promise<PageSize> {
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

/** The sizes of the nine steps of a result. */
export async function stepSizes(page: Page, orderId: string | number): Promise<Record<string, PageSize>> {
  await page.setViewportSize(PHONE);
  await page.evaluate((id) => sessionStorage.setItem('storySeen', `[${id}]`), orderId);
  // What is open and how the hero is shaped is decided when a page opens.
  await page.reload();
  const sizes: Record<string, PageSize> = {};
  for (const step of STEPS) {
    await page.goto(`/results/${orderId}#${step}`);
    // What is below the first screen comes after it.
    if (step === 'overview') await expect(page.getByRole('heading', { name: 'Key characteristics' })).toBeVisible();
    // The try-on comes after the rest; hair has one only where photos show it.
    if (step === 'makeup') await expect(page.locator('main canvas')).toBeVisible();
    sizes[step] = await settledSize(page);
  }
  return sizes;
}

/** What all steps have together, at most: their heights in pixels, and their words. */
const MOST = { px: 11_000, words: 900 } as const;

/** Fails where the steps are longer than that together. */
export function expectShort(sizes: Readonly<Record<string, PageSize>>): void {
  const each = Object.entries(sizes).map(([step, { px, words }]) => `${step} ${px} px, ${words} words`);
  for (const unit of ['px', 'words'] as const) {
    const sum = Object.values(sizes).reduce((total, size) => total + size[unit], 0);
    expect.soft(sum, `${unit} of ${each.join('\n')}`).toBeLessThanOrEqual(MOST[unit]);
  }
}
