import { PHOTO_WARNING_ADVICE, TOASTS } from '@trueseason/contracts';
import { never, problem } from './support/mock-api.ts';
import { completedOrder, LOCKED, ORDER_ID, order } from './support/orders.ts';
import { expect, expectPath, expectToast, test } from './support/test.ts';

test('preview: shows what waits behind the lock, with five decoy colors at most', async ({ page, api }) => {
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expect(
    page.getByText('Complete your purchase to unlock your personalized color palette and style guide', { exact: true }),
  ).toBeVisible();
  const cards = page.locator('main li');
  for (const card of ['Your Season', 'Your Color Palette', 'Clothing & Makeup Pinterest Boards', 'Jewelry Recs']) {
    await expect(cards.filter({ hasText: card })).toContainText('Locked');
  }
  const circles = cards.filter({ hasText: 'Your Color Palette' }).locator('[class*=circles] > *');
  await expect(circles).toHaveCount(5);
  const all = [...LOCKED.coreNeutrals, ...LOCKED.accentLights, ...LOCKED.accentBrights];
  expect(all.length).toBeGreaterThan(5);
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeEnabled();
  await expect(page.getByText('One-time payment • Instant access', { exact: true })).toBeVisible();
  await expect
    .poll(() => api.calls('getOrder'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}`, contentType: undefined }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
});

test('preview: photos that read like those of different people are told before anyone pays', async ({ page, api }) => {
  api.on('getOrder', order('analyzed', { analysisResult: { ...LOCKED, photosDiffer: true } }));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByText(PHOTO_WARNING_ADVICE.unlike_others.advice, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use other photos' })).toHaveAttribute('href', '/upload');
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeEnabled();
});

test('preview: the query names the order before the path does', async ({ page, api }) => {
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/abc?orderId=${ORDER_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
  await expect.poll(() => api.calls('getOrder')).toMatchObject([{ path: `/api/orders/${ORDER_ID}` }]);
});

test('preview: an order number that is missing or no number goes home', async ({ page }) => {
  for (const address of ['/results-preview/abc', '/results-preview', '/results-preview/1?orderId=12a']) {
    await page.goto(address);
    await expectPath(page, '/');
  }
});

test('preview: nothing can be unlocked before the order has loaded', async ({ page, api }) => {
  api.on('getOrder', never);
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByRole('button', { name: 'Unlock My Color Analysis' })).toBeDisabled();
});

test('preview: a completed order goes straight to its results', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expectPath(page, `/results/${ORDER_ID}`);
});

test('preview: an order without a result goes home with a message', async ({ page, api }) => {
  api.on('getOrder', order('processing'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expectPath(page, '/');
  await expectToast(page, TOASTS.analysisNotFound);
});

test('preview: an order that cannot be loaded goes home with a message', async ({ page, api }) => {
  api.on('getOrder', problem('order_not_found'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expectPath(page, '/');
  await expectToast(page, TOASTS.analysisLoadFailed);
});
