import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on anything that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(told, `on ${page.url()}`).toEqual([]);
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
