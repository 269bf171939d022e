import { TOASTS } from '@trueseason/contracts';
import { dueCount, duePath, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { unreachable } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, progress } from './support/orders.ts';
import { expect, expectPath, test } from './support/test.ts';

const SCREEN = `/processing/${ORDER_ID}?view=classic`;
const STEPS = ['Processing Photos', 'AI Color Analysis', 'Creating Your Palette', 'Finalizing Report'];

test.beforeEach(({ page }) => freeze(page));

test('older screen: runs on its clock: 25, 60, 85 and 100 % at 2, 8, 15 and 20 s', async ({ page, api }) => {
  api.on('getOrderStatus', progress('processing'));
  await page.goto(SCREEN);
  await dueText(page, '0%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analyzing Your Colors');
  await expect(page.getByText('Analysis usually takes 2-5 minutes.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Did you know?' })).toBeVisible();
  await expect(page.getByText(/There are 16 seasonal color types/)).toBeVisible();
  let before = '0%';
  for (const [i, [wait, percent]] of [
    [2000, '25%'],
    [6000, '60%'],
    [7000, '85%'],
    [5000, '100%'],
  ].entries()) {
    await pass(page, Number(wait) - 200);
    await expect(page.getByText(before, { exact: true })).toBeVisible();
    await pass(page, 200);
    await dueText(page, String(percent));
    await expect(page.locator('ol li[data-state=done]')).toHaveText(
      STEPS.slice(0, i + 1).map((step) => `${step}, done`),
    );
    before = String(percent);
  }
  await expectPath(page, SCREEN);
});

test('older screen: polls every 2 s; a completed order shows it at once and goes on 1.5 s later', async ({
  page,
  api,
}) => {
  completedOrder(api);
  api.on('getOrderStatus', progress('queued'), unreachable, progress('completed'));
  await page.goto(SCREEN);
  await dueText(page, '0%');
  await dueCount(page, () => api.calls('getOrderStatus').length, 1);
  for (const polls of [1, 2]) {
    // The two seconds begin with the answer.
    await pass(page, 0);
    await pass(page, 1900);
    expect(api.calls('getOrderStatus')).toHaveLength(polls);
    await pass(page, 120);
    await dueCount(page, () => api.calls('getOrderStatus').length, polls + 1);
  }
  await dueText(page, 'Analysis complete! Preparing your results...');
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await expect(page.locator('ol li[data-state=done]')).toHaveCount(4);
  await pass(page, 1400);
  await expectPath(page, SCREEN);
  await pass(page, 100);
  await duePath(page, `/results/${ORDER_ID}`);
});

test('older screen: a failed order goes home with a message, whatever its clock says', async ({ page, api }) => {
  api.on('getOrderStatus', progress('failed'));
  await page.goto(SCREEN);
  await duePath(page, '/');
  await dueToast(page, TOASTS.classicProgressFailed);
});

test('older screen: without an order it goes home', async ({ page }) => {
  await page.goto('/processing?view=classic');
  await duePath(page, '/');
});
