import { TOASTS } from '../../src/lib/message-texts.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, progress } from './support/orders.ts';
import { expect, expectNoToast, expectPath, expectToast, test } from './support/test.ts';

const BACK = 'payment_intent=pi_123&payment_intent_client_secret=s&redirect_status';
const NOT_CHARGED = TOASTS.paymentFailed('The payment didn’t go through. You weren’t charged.');

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

test('returned in another browser: says what became of the payment, and leads on', async ({ page, api }) => {
  api.on('getOrderStatus', problem('order_not_found'));
  const code = page.getByRole('link', { name: 'Open My Order with a Code' });
  for (const path of [`/results/${ORDER_ID}`, '/processing']) {
    await page.goto(`${path}?${BACK}=failed`);
    await expectToast(page, NOT_CHARGED);
    await expect(page.getByRole('heading', { name: NOT_CHARGED.text })).toBeVisible();
    await expect(page.getByText('If you just paid')).toHaveCount(0);
    await expect(code).toBeVisible();
    await page.goto(`${path}?${BACK}=succeeded`);
    await expect(page.getByRole('alert')).toContainText('you don’t have to pay again');
    await expect(code).toHaveAttribute('href', '/my-data');
    await expectNoToast(page);
  }
  expect(api.calls('getOrder')).toHaveLength(0);
});
