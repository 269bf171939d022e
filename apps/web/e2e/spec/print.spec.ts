import { resultFixture } from '@trueseason/testing/result';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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

test('a printed result leaves no heading at the foot of a page', async ({ page, api }) => {
  for (const season of ['True Autumn', 'Light Summer'] as const) {
    completedOrder(api, resultFixture(season));
    for (const path of [`/results/${ORDER_ID}#palette`, `/results-premium/${ORDER_ID}#palette`]) {
      await page.goto(path);
      await page.reload();
      await expect(page.locator('main li svg').first()).toBeVisible();
      // What stands above the colors of a section: its heading, and what it says of them.
      const heads = await page.locator('main section > div:first-child:not(:only-child)').allInnerTexts();
      expect(heads.length).toBeGreaterThan(2);
      for (const format of ['A4', 'Letter'] as const) {
        const sheets = await getDocument({ data: new Uint8Array(await page.pdf({ format })) }).promise;
        for (let i = 1; i <= sheets.numPages; i++) {
          const { items } = await (await sheets.getPage(i)).getTextContent();
          const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
          const lowest = lines.toSorted((a, b) => a.transform[5] - b.transform[5])[0]?.str.trim() ?? '';
          expect([path, format, i, heads.some((head) => head.includes(lowest)) ? lowest : '']).toEqual([
            path,
            format,
            i,
            '',
          ]);
        }
      }
    }
  }
});
