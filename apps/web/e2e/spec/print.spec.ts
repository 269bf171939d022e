import { completedOrder, ORDER_ID, SHARED } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('a printed result is its colors, without what is of the screen', async ({ page, api }) => {
  completedOrder(api);
  api.on('getSharedResult', SHARED);
  for (const path of [
    `/results/${ORDER_ID}#palette`,
    `/results-premium/${ORDER_ID}#palette`,
    `/results/${ORDER_ID}?view=classic`,
    '/shared/token',
  ]) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(path);
    const cloths = page.locator('main li svg:not([aria-label="Sure"])');
    await expect(cloths.first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((node) => ['sticky', 'fixed'].includes(getComputedStyle(node).position) && node.checkVisibility())
        .map(({ className, tagName }) => `${tagName} ${className}`),
    );
    expect([path, stuck]).toEqual([path, []]);
    const empty = await cloths.evaluateAll(
      (all) => all.filter((svg) => svg.getBoundingClientRect().height < 20).length,
    );
    expect([path, empty]).toEqual([path, 0]);
    const print = await page.locator('body').evaluate((body) => {
      const { colorScheme, printColorAdjust } = getComputedStyle(body);
      return { colorScheme, printColorAdjust };
    });
    expect(print).toEqual({ colorScheme: 'light', printColorAdjust: 'exact' });
  }
});
