import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { facePhoto } from './support/photos.ts';
import { expect, seedSession, test } from './support/test.ts';

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await facePhoto(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

/** Where everything stands that can be pressed. */
const places = (dialog: Locator): Promise<string[]> =>
  dialog.locator('label, button').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** Between the card or the last button, whichever ends lower, and the end of the leaf: its padding is 2rem. */
const roomBelow = (dialog: Locator): Promise<number> =>
  dialog.evaluate((leaf) => {
    const ends = [...leaf.querySelectorAll('[data-card], button')].map((one) => one.getBoundingClientRect().bottom);
    return leaf.getBoundingClientRect().bottom - Math.max(...ends);
  });

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [1280, 800],
] as const) {
  test(`share: the controls stay where they are at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/results/${ORDER_ID}#share`);
    await page.getByRole('button', { name: 'Make a story picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Your Results!' });
    const card = dialog.locator('[data-card]');
    await expect(dialog.getByText('Square', { exact: true })).toBeVisible();
    await expect.poll(() => dialog.evaluate((leaf) => leaf.getAnimations().length)).toBe(0);
    const before = await places(dialog);
    const photo = dialog.getByRole('checkbox', { name: 'Show my photo on the card' });
    await expect(photo).toBeChecked();
    for (const face of [false, true]) {
      for (const kind of ['Square', 'Story']) {
        await photo.setChecked(face);
        await dialog.getByText(kind, { exact: true }).click();
        await expect(card).toBeVisible();
        expect(await places(dialog), `${kind}, ${face}`).toEqual(before);
        if (width > 1000) expect(await roomBelow(dialog), `${kind}, ${face}`).toBeLessThan(36);
      }
    }
    const hold = Promise.withResolvers<void>();
    await page.route('**/share', async (route) => {
      await hold.promise;
      await route.fallback();
    });
    await dialog.getByRole('button', { name: 'Save & Share' }).click();
    await expect(dialog.getByRole('button', { name: 'Save & Share' })).toBeDisabled();
    expect(await places(dialog), 'while it is made').toEqual(before);
    hold.resolve();
  });
}

test('share: a picture for a friend, with two cloths, is made on the device', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results/${ORDER_ID}#share`);
  const card = page.locator('[data-card]');
  await expect(card).toContainText('Not mine');
  await expect(card).toContainText(new URL(page.url()).host);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Show a Friend' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('True Autumn-before-and-after.png');
  const { width, height } = await sharp(await download.path()).metadata();
  expect([width, height]).toEqual([1080, 1350]);
  expect(sent).toEqual([]);
  await page.setViewportSize({ width: 375, height: 548 });
  await expectNoSidewaysScroll(page);
});
