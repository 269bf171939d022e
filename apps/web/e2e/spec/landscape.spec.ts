import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [932, 430],
] as const) {
  test(`results: a phone on its side (${width} by ${height}) shows cloth and name at first`, async ({ page, api }) => {
    completedOrder(api);
    await seedSession(page, { storySeen: [ORDER_ID] });
    await page.setViewportSize({ width, height });
    await page.goto(`/results/${ORDER_ID}`);
    const name = page.getByRole('heading', { level: 1, name: 'True Autumn' });
    await expect(name).toBeVisible();
    const plate = await page.locator('main [class*=plate]').first().boundingBox();
    const words = await name.boundingBox();
    const bar = await page.getByRole('button', { name: /^Next/ }).locator('..').boundingBox();
    const end = bar?.y ?? 0;
    expect(end).toBeGreaterThan(200);
    for (const box of [plate, words]) expect((box?.y ?? end) + (box?.height ?? end)).toBeLessThanOrEqual(end);
    // Large enough for a face, where there is a photo, and the name in it.
    expect(plate?.height).toBeGreaterThan(190);
    expect(words?.y).toBeGreaterThan(plate?.y ?? end);
  });
}
