import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { completedOrder, ORDER_ID, RESULT, SHARED } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** What fits on a sheet of A4 at least: some is lost where it breaks. */
const LEAST = 1050;

/** The text of each sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4' }));
  const { numPages, getPage } = await getDocument({ data }).promise.then((pdf) => ({
    numPages: pdf.numPages,
    getPage: (number: number) => pdf.getPage(number),
  }));
  const sheets: string[] = [];
  for (let number = 1; number <= numPages; number++) {
    const { items } = await (await getPage(number)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return sheets;
}

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
    const cloths = page.locator('main li svg');
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
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const sheets = await sheetsOf(page);
    expect(
      sheets.filter((text) => text.trim() === ''),
      path,
    ).toEqual([]);
    expect(sheets.length, path).toBeLessThanOrEqual(Math.ceil(height / LEAST));
  }
});

test('a printed step is whole: its folds are open, and what can only be pressed is left out', async ({ page, api }) => {
  completedOrder(api);
  for (const [step, folded] of [
    ['overview', 'Key characteristics'],
    ['makeup', 'Guidelines'],
    ['evidence', `Why not ${RESULT.evidence.runnerUp}`],
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/results/${ORDER_ID}#${step}`);
    const fold = page
      .locator('details')
      .filter({ has: page.getByText(folded ?? '') })
      .locator('> :not(summary)');
    await expect(fold).toHaveCount(1);
    await expect(fold).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(fold).toBeVisible();
    await expect(
      page
        .locator('main')
        .getByRole('button')
        .filter({ visible: true, hasNot: page.locator('svg') }),
    ).toHaveCount(0);
    await expect(page.locator('main').locator('input, form').filter({ visible: true })).toHaveCount(0);
  }
});
