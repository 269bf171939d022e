import { TOASTS } from '@trueseason/contracts';
import { problem } from './support/mock-api.ts';
import { completedOrder, INTENT, ORDER_ID, order, progress } from './support/orders.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectNoToast, expectPath, expectToast, seedSession, test } from './support/test.ts';

const BACK = 'payment_intent=pi_123&payment_intent_client_secret=s&redirect_status';
const NOT_CHARGED = TOASTS.paymentFailed('The payment didn’t go through. You weren’t charged.');

test('returned from the provider to the progress: the order is settled and followed', async ({ page, api }) => {
  api.on('getOrderStatus', progress('processing'));
  api.on('markCompleted', { success: true, status: 'processing' });
  await page.goto(`/processing?${BACK}=succeeded`);
  await expectToast(page, TOASTS.paidFirst);
  await expect(page.getByText(`Analysis ID: ${ORDER_ID}`)).toBeVisible();
  await expect.poll(() => api.calls('markCompleted').length).toBe(1);
  expect(api.calls('getOrderStatus')[0]?.path).toBe('/api/orders/pi_123/status');
  expect(api.calls('markCompleted')[0]?.path).toBe(`/api/orders/${ORDER_ID}/mark-completed`);
});

test('returned from the provider to the progress: settling that fails is only logged', async ({ page, api }) => {
  api.on('getOrderStatus', progress('processing'));
  api.on('markCompleted', problem('internal'));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Settling a returned payment'));
  await page.goto(`/processing?${BACK}=succeeded`);
  await logged;
  await expect(page.getByText('75% complete')).toBeVisible();
});

test('returned from the provider after a failed payment: back to the checkout', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  const photo = { name: 'one.jpg', size: 70, type: 'image/jpeg', lastModified: 1 };
  await seedSession(page, { uploadedFiles: [photo, photo, photo] });
  api.on('getOrderStatus', progress('files_uploaded'));
  api.on('createPaymentIntent', INTENT);
  await page.goto(`/processing?${BACK}=failed`);
  await expectPath(page, '/checkout');
  await expectToast(page, NOT_CHARGED);
});

test('returned from the provider to the results: settled before the order is read', async ({ page, api }) => {
  completedOrder(api);
  const settle = api.hold('markCompleted', { success: true, status: 'completed' });
  await page.goto(`/results/${ORDER_ID}?email=someone%40example.com&${BACK}=succeeded`);
  await expect.poll(() => api.calls('markCompleted').length).toBe(1);
  expect(api.calls('getOrder')).toHaveLength(0);
  settle();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await expectPath(page, `/results/${ORDER_ID}`);
});

test('returned from the provider to the results after a failed payment: back to the preview', async ({ page, api }) => {
  api.on('getOrderStatus', progress('analyzed'));
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results/${ORDER_ID}?${BACK}=failed`);
  await expectPath(page, `/results-preview/${ORDER_ID}`);
  await expectToast(page, NOT_CHARGED);
});

test('returned from the provider in another browser after a failed payment: says so, and leads on', async ({
  page,
  api,
}) => {
  api.on('getOrderStatus', problem('order_not_found'));
  for (const path of [`/results/${ORDER_ID}`, '/processing']) {
    await page.goto(`${path}?${BACK}=failed`);
    await expectToast(page, NOT_CHARGED);
    await expect(page.getByRole('heading', { name: NOT_CHARGED.text })).toBeVisible();
    await expect(page.getByText('If you just paid')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open My Order with a Code' })).toBeVisible();
  }
});

test('returned from the provider in another browser: says that the order is safe', async ({ page, api }) => {
  api.on('getOrderStatus', problem('order_not_found'));
  for (const path of [`/results/${ORDER_ID}`, '/processing']) {
    await page.goto(`${path}?${BACK}=succeeded`);
    await expect(page.getByRole('alert')).toContainText('you don’t have to pay again');
    await expect(page.getByRole('link', { name: 'Open My Order with a Code' })).toHaveAttribute('href', '/my-data');
    await expectNoToast(page);
  }
  expect(api.calls('getOrder')).toHaveLength(0);
});
