import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 600 } });

const SCREENS = ['/upload', '/lookup', '/gift'];
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The browser holds on to what is seen when something above it is laid anew, which may be a line's fraction. */
const expectNear = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - y)).toBeLessThan(10);

/** Scrolls what was drawn at build, and then lets the app take over. */
async function openScrolled(page: Page, path: string, y: number): Promise<void> {
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('[data-prerendered]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // A font that came after the scroll would move lines by a pixel or two, and the place with them.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate((top) => window.scrollTo(0, top), y);
  expect(await scrolled(page)).toBe(y);
  // What lies under the eye may not jump for a moment either.
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { seen: positions });
    addEventListener('scroll', () => positions.push(window.scrollY));
  });
  app.resolve();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
}

for (const path of SCREENS) {
  test(`${path}: what is scrolled before the app is there stays where it is`, async ({ page }) => {
    await openScrolled(page, path, 200);
    expect(await scrolled(page)).toBe(200);
    expect(await page.evaluate(() => (window as { seen?: number[] }).seen)).not.toContain(0);
    // Come to once more, it begins at its top; loaded again, and gone back to, where it was left.
    await page.goto('/faqs');
    await page.goto(path);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.reload();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expectNear(page, 150);
    await page.goto('/faqs');
    await page.goBack();
    await expectNear(page, 150);
  });
}
