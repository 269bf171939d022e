import { expect, type Page } from '@playwright/test';
import { HIGHEST_GRADE, readingGrade } from '@trueseason/testing/reading-grade';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of those tags, what looks at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on anything that axe finds. It takes what a bar at the window's end lies over for a smaller target; `scrolls` says
 * that there is such a bar, from under which one scrolls. `recolored` is what has been looked at and only changed its
 * colors since.
 */
export async function expectAccessible(page: Page, { scrolls = false, recolored = false } = {}): Promise<void> {
  // Prerendered markup is inert until the app is there, so axe would skip it.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  // Once a document: loading it takes longer than a look. Frames are of other origins, which are not ours.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violationTexts = await page.evaluate(
    async ([runOnly, rules]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // Text that still fades in has too little contrast.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // What axe reads as a text's color is not forced, unlike what is seen.
      if (matchMedia('(forced-colors: active)').matches)
        for (const element of document.querySelectorAll<HTMLElement>('body *'))
          element.style.setProperty('-webkit-text-fill-color', getComputedStyle(element).color);
      const { violations } = await loaded.run({ resultTypes: ['violations'], iframes: false, runOnly, rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [recolored ? COLOR_RULES : TAGS, { 'target-size': { enabled: !scrolls && !recolored } }] as const,
  );
  expect(violationTexts, `on ${page.url()}`).toEqual([]);
}

/** Lines that the specification fixes word by word. */
const FIXED = [/^Complete your purchase to unlock your personalized color palette and style guide$/];

/** Fails where a page takes more than eight years of school to read: what people read in sentences, not labels. */
export async function expectPlainWords(page: Page): Promise<void> {
  const readTexts = await page.locator('main :is(p, li, dd, td, figcaption, label, summary)').evaluateAll((all) =>
    all
      .filter((element) => !element.querySelector('p, li, dd, td') && element.getClientRects().length > 0)
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll('code, pre, svg, [aria-hidden="true"]')) part.remove();
        return copy.textContent ?? '';
      }),
  );
  const texts = readTexts.map((text) => text.trim()).filter((text) => !FIXED.some((fixed) => fixed.test(text)));
  const { grade, hardest } = readingGrade(texts);
  expect(grade, `on ${page.url()}: ${hardest.join('\n')}`).toBeLessThanOrEqual(HIGHEST_GRADE);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `sideways scroll on ${page.url()}`,
    })
    .toBeLessThanOrEqual(0);
}

/**
 * Fails when the page is wider than a window of these widths, or the one it has, once its text is twice as large; leaves
 * the text as large as it was.
 */
export async function expectRoomForLargeText(page: Page, widths: readonly number[] = []): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  if (widths.length === 0) await expectNoSidewaysScroll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Phones, the smallest ones too. */
export const PHONES = [320, 390] as const;

/** Fails on sections side by side that begin at different heights. */
export async function expectEvenHalves(page: Page): Promise<void> {
  const unevenHalves = await page.evaluate(() =>
    [...document.querySelectorAll('main details + :is(details, section)')].flatMap((second) => {
      const [a, b] = [second.previousElementSibling ?? second, second].map((half) => half.getBoundingClientRect());
      const isUneven = a && b && a.right <= b.left && Math.abs(a.top - b.top) > 1;
      return isUneven ? `${second.textContent?.slice(0, 40)}: ${a.top} and ${b.top}` : [];
    }),
  );
  expect(unevenHalves).toEqual([]);
}

/** The smallest readable text on a phone, in pixels. */
const SMALLEST = 10;

/** Fails on texts that are smaller than that where they are, drawn ones in the size that they are shown in; opens what is folded. */
export async function expectNoSmallText(page: Page): Promise<void> {
  const smallTexts = await page.evaluate((smallest) => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A picture to share is shown in small, and read where it is posted.
      if (parent.closest('[data-card], .visually-hidden, style, script, noscript')) continue;
      const svgText = parent.closest('text');
      const scale = svgText ? Math.abs(svgText.getScreenCTM()?.d ?? 1) || 1 : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < smallest) small.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
    return [...new Set(small)];
  }, SMALLEST);
  expect.soft(smallTexts, `on ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Fails when a field or a button comes nearer to the right edge of the window than the page's heading to the left. */
export async function expectEvenMargins(page: Page): Promise<void> {
  const boxes = page.locator('main h1, main input:visible, main button:visible');
  const overhang = async (): Promise<number> => {
    const edges = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect()));
    const leftEdge = Math.min(...edges.map((edge) => edge.left));
    return leftEdge - ((page.viewportSize()?.width ?? 0) - Math.max(...edges.map((edge) => edge.right)));
  };
  // A form that is still loading may move once more.
  await expect.poll(overhang, `overhang on ${page.url()}`).toBeLessThanOrEqual(0.5);
}
