import type { Locator, Page } from '@playwright/test';
import record from '../../src/lib/paintings/paintings.json' with { type: 'json' };
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  [390, 844],
  [375, 548],
  [360, 640],
  [1440, 900],
] as const;

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Divider between' });

type Painted = (typeof record.paintings)[number] | undefined;
const clothsOf = (painted: Painted): string[] => painted?.cloths.map((text) => text.slice(8)) ?? [];
const picture = (page: Page, painted: Painted): Locator => {
  const [own, other] = clothsOf(painted);
  return page.getByRole('img', {
    name: `${painted?.title}, painted by ${painted?.painter}, with a cloth in ${own} on the left and one in ${other} on the right, under the chin`,
  });
};

for (const [width, height] of SIZES) {
  test(`front page: each face in cloth, the promise, the button and the price at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const first = [
      page.getByRole('heading', { level: 1 }),
      page.locator('main .lead'),
      page.getByRole('button', { name: 'Try it on your face' }),
      page.getByText(`${PRICE} once`).first(),
      page.getByRole('link', { name: 'Start with three photos' }).first(),
      page.getByRole('link', { name: 'See a sample result' }),
    ];
    for (const painted of record.paintings) {
      const { title, painter } = painted;
      await page.getByRole('radio', { name: `${title}, painted by ${painter}` }).check({ force: true });
      const face = picture(page, painted);
      await expect(face).toBeVisible();
      expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByRole('figure').filter({ has: face })).toContainText(`${painter}, ${title}, `);
      for (const locator of [face, ...first]) await expect(locator).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('main').getByRole('button')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  });
}

test('front page: the divider and the faces answer to keys', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await slider(page).press('ArrowLeft');
  const [first, second] = record.paintings;
  const split = (painted: Painted) => `49% ${clothsOf(painted)[0]}, 51% ${clothsOf(painted)[1]}`;
  await expect(slider(page)).toHaveAttribute('aria-valuetext', split(first));
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(picture(page, second)).toBeVisible();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', split(second));
});

test('front page: a face that does not load leaves the one before', async ({ page }) => {
  await page.route('**/juan-de-pareja*', (route) => route.abort());
  await page.goto('/');
  const [first] = record.paintings;
  await page.getByRole('radio', { name: /^Juan de Pareja/ }).click({ force: true });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(picture(page, first)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('front page: one still picture', async ({ page }) => {
    await page.goto('/');
    const [first] = record.paintings;
    await expect(picture(page, first)).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
