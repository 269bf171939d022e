import type { Page } from '@playwright/test';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('wizard: a step whose code cannot be fetched says so, keeps the rest, and is fetched when tried again', async ({
  page,
  api,
}) => {
  completedOrder(api);
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto(`/results/${ORDER_ID}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('True Autumn');
  const next = page.getByRole('button', { name: 'Next' });
  for (const step of [2, 3]) {
    await next.click();
    await expect(page.getByText(`Step ${step} of 9`, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This step didn’t load');
  }
  // What came with the reveal is still there, and so are the other ways.
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first().click();
  await expect(heading).toHaveText('True Autumn');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await next.click();
  await page.unroute('**/assets/later-*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Core neutrals', exact: true })).toBeVisible();
  await expect(page.getByText('Step 2 of 9', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  const stage = (page: Page) => page.getByRole('dialog', { name: 'Your season is being revealed' });

  test('reveal: a stylesheet that could not be fetched is asked for again', async ({ page, api }) => {
    completedOrder(api);
    let asked = 0;
    await page.route('**/assets/*.css', (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto(`/results/${ORDER_ID}`);
    await expect(stage(page)).toHaveAttribute('data-phase', 'playing');
    await expect(stage(page)).toHaveCSS('position', 'fixed');
  });

  test('reveal: kept for another visit where its stylesheet never comes', async ({ page, api }) => {
    completedOrder(api);
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.goto(`/results/${ORDER_ID}`);
    await expect(page.getByRole('heading', { level: 1, name: 'True Autumn' })).toBeVisible();
    await expect(stage(page)).toHaveCount(0);
    await page.unroute('**/assets/*.css');
    await page.reload();
    await expect(stage(page)).toHaveAttribute('data-phase', 'playing');
  });
});
