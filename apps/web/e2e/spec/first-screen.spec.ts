import type { Locator, Page } from '@playwright/test';
import { KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { parseColor } from '../../src/lib/named-colors.ts';
import { completedOrder, ORDER_ID, RESULT } from './support/orders.ts';
import { facePhoto } from './support/photos.ts';
import { expect, seedSession, test } from './support/test.ts';

/* What stands above the bar of a result at first, in windows of many sizes. */

const SCREEN = `/results/${ORDER_ID}`;
const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'True Autumn' });
const cloths = (page: Page) => page.getByRole('group', { name: 'Cloth on the picture' });
const edge = (what: Locator, side: 'top' | 'bottom' | 'left') =>
  what.evaluate((part, end) => part.getBoundingClientRect()[end], side);
const barTop = (page: Page) => edge(page.getByRole('button', { name: 'Previous' }).locator('..'), 'top');

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

type Whole = readonly [what: string, size: string, step: string, (page: Page) => Locator];
/** The longest statement names three seasons. */
const OPEN = resultFixture(RESULT.season, { shares: KIND_SHARES.open });
const verdict = (page: Page) => page.getByText(OPEN.reading.sections.verdict.lines[0]?.text ?? '');
const WHOLE: readonly Whole[] = [
  ['the longest statement about certainty', '390×664', '', verdict],
  ['the longest statement about certainty', '375×548', '', verdict],
  ['the colors, on a phone', '390×844', '', (page) => cloths(page).getByRole('radio').first()],
  ['the colors and their name, on a laptop', '1280×800', '', (page) => cloths(page).locator('> :last-child')],
  [
    'the cloth and its handle, on a laptop',
    '1280×800',
    '#palette',
    (page) => page.getByRole('slider', { name: /^Divider between / }).locator('..'),
  ],
];

for (const [what, size, step, part] of WHOLE) {
  test(`first screen: ${what} at ${size}, with a photo and without`, async ({ page, api }) => {
    const [width = 0, height = 0] = size.split('×').map(Number);
    await page.setViewportSize({ width, height });
    // However much is said above the colors.
    const evidence = { ...RESULT.evidence, runnerUp: 'Soft Summer' as const };
    completedOrder(api, width > 1000 ? { ...RESULT, season: 'Soft Autumn', evidence } : OPEN);
    for (const hasPhoto of [false, true]) {
      if (hasPhoto) await facePhoto(api);
      await page.goto(SCREEN + step);
      if (hasPhoto) await page.reload();
      await expect(part(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      expect(await edge(part(page), 'bottom')).toBeLessThanOrEqual(await barTop(page));
    }
  });
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [932, 430],
] as const) {
  test(`first screen: a phone on its side (${width}×${height}) shows cloth and name`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(SCREEN);
    await expect(name(page)).toBeVisible();
    const plate = await page.locator('main [class*=plate]').first().boundingBox();
    const words = await name(page).boundingBox();
    const end = await barTop(page);
    expect(end).toBeGreaterThan(200);
    for (const box of [plate, words]) expect((box?.y ?? end) + (box?.height ?? end)).toBeLessThanOrEqual(end);
    // Large enough for a face, where there is a photo, and the name in it.
    expect(plate?.height).toBeGreaterThan(190);
    expect(words?.y).toBeGreaterThan(plate?.y ?? end);
  });
}

test('overview: the names of the signature cloths begin where the words below them do', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(SCREEN);
    const { name: cloth = '' } = parseColor(RESULT.overview.signatureColors[0] ?? '');
    const leftEdgeOf = (text: Locator) =>
      text.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(range.getBoundingClientRect().left);
      });
    const words = page.getByText(RESULT.reading.sections.season.lines.map(({ text }) => text).join(' '));
    expect(await leftEdgeOf(page.locator('li').getByText(cloth, { exact: true }).first())).toBe(
      await leftEdgeOf(words),
    );
  }
});
