import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HIGHEST_GRADE, readingGrade } from '@trueseason/test-kit/reading-grade';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of those tags, what looks at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on anything that axe finds. It takes what a bar at the window's end lies over for a smaller target; `scrolls` says
 * that there is such a bar, from under which one scrolls. `recolored` is what has been looked at and only changed its
 * colors since.
 */
export async function expectAccessible(page: Page, { scrolls = false, recolored = false } = {}): Promise<void> {
  // In the page itself instead of a second one, and without naming every element that is as it should be: both found the
  // same, this in less than half of the time. What it leaves out are frames of other origins, which are not ours.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (recolored) axe.withRules(COLOR_RULES);
  else axe.withTags(TAGS);
  const { violations } = await (scrolls ? axe.disableRules('target-size') : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found, `on ${page.url()}`).toEqual([]);
}

/** Lines that the specification fixes word by word. */
const FIXED = [/^Complete your purchase to unlock your personalized color palette and style guide$/];

/** Fails where a page takes more than eight years of school to read: what people read in sentences, not labels. */
export async function expectPlainWords(page: Page): Promise<void> {
  const told = await page.locator('main :is(p, li, dd, td, figcaption, label, summary)').evaluateAll((all) =>
    all
      .filter((element) => !element.querySelector('p, li, dd, td') && element.getClientRects().length > 0)
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll('code, pre, svg, [aria-hidden="true"]')) part.remove();
        return copy.textContent ?? '';
      }),
  );
  const texts = told.map((text) => text.trim()).filter((text) => !FIXED.some((fixed) => fixed.test(text)));
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

/** Fails when a field or a button comes nearer to the right edge of the window than the page's heading to the left. */
export async function expectEvenMargins(page: Page): Promise<void> {
  const boxes = page.locator('main h1, main input:visible, main button:visible');
  const overhang = async (): Promise<number> => {
    const edges = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect()));
    const left = Math.min(...edges.map((edge) => edge.left));
    return left - ((page.viewportSize()?.width ?? 0) - Math.max(...edges.map((edge) => edge.right)));
  };
  // A form that is still loading may move once more.
  await expect.poll(overhang, `overhang on ${page.url()}`).toBeLessThanOrEqual(0.5);
}
