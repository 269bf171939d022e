import type { Page } from '@playwright/test';
import { REVEAL } from '../../src/drape/reveal/timing.ts';
import { freeze } from './support/clock.ts';
import { completedOrder, ORDER_ID, RESULT } from './support/orders.ts';
import { facePhoto } from './support/photos.ts';
import { expect, seedSession, test } from './support/test.ts';

const SCREEN = `/results/${ORDER_ID}`;
const stage = (page: Page) => page.getByRole('dialog', { name: 'Your season is being revealed' });
const name = (page: Page) => page.getByRole('heading', { level: 1, name: 'True Autumn' });

/** Time stands still until the first cloth moves: a busy machine would use up the patience with the picture. */
async function openStage(page: Page): Promise<void> {
  await freeze(page);
  await page.goto(SCREEN);
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(stage(page)).toHaveAttribute('data-phase', 'playing', { timeout: 250 });
  }).toPass({ intervals: [10], timeout: 60_000 });
}

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('reveal: about eight seconds, once an order and browser, and then the page', async ({ page }) => {
    await openStage(page);
    // Content below it is not reachable.
    await expect(page.locator('[inert] h1')).toHaveText('True Autumn');
    await expect(stage(page).getByRole('button', { name: 'Skip' })).toBeFocused();
    await expect(stage(page)).toHaveAccessibleDescription(/^Beside your skin, .{8,100}\.$/);
    for (const text of ['It takes no side.', 'To avoid', 'Yours', 'Your season', 'TrueAutumn']) {
      await expect(stage(page)).toContainText(text);
    }
    expect(REVEAL.end).toBeGreaterThanOrEqual(7000);
    expect(REVEAL.end).toBeLessThanOrEqual(9000);
    await page.clock.fastForward(REVEAL.end);
    await expect(stage(page)).toHaveCount(0);
    await expect(name(page)).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await page.clock.resume();
    await page.reload();
    await expect(name(page)).toBeVisible();
    await expect(stage(page)).toHaveCount(0);
  });

  for (const how of ['button', 'Escape'] as const)
    test(`reveal: skipped by ${how}`, async ({ page }) => {
      await openStage(page);
      if (how === 'button') await stage(page).getByRole('button', { name: 'Skip' }).click();
      else await page.keyboard.press('Escape');
      await expect(stage(page)).toHaveCount(0);
      await expect(name(page)).toBeVisible();
    });

  test('reveal: not for who arrives at another step', async ({ page }) => {
    await page.goto(`${SCREEN}#palette`);
    await expect(page.getByRole('heading', { level: 1, name: 'Color Palette' })).toBeVisible();
    await expect(stage(page)).toHaveCount(0);
  });
});

test('reveal: with reduced motion, the result shows at once', async ({ page, api }) => {
  await facePhoto(api);
  await page.goto(SCREEN);
  await expect(name(page)).toBeVisible();
  await expect(stage(page)).toHaveCount(0);
});

test('hero: the four colors hang on the picture when tapped, and open nothing', async ({ page }) => {
  await seedSession(page, {});
  await page.goto(SCREEN);
  const cloths = page.getByRole('group', { name: 'Cloth on the picture' });
  await expect(cloths.getByRole('radio')).toHaveCount(4);
  for (const text of RESULT.overview.signatureColors.slice(1, 4)) {
    await cloths.getByRole('radio', { name: text.slice(8) }).check({ force: true });
    await expect(page.locator(`main svg rect[fill="${text.slice(0, 7)}"]`).first()).toBeVisible();
    await expect(cloths.getByRole('paragraph')).toHaveText(text.slice(8));
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
