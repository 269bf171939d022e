import type { Page } from '@playwright/test';
import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { duePath, duePress, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { type MockApi, problem } from './support/mock-api.ts';
import { completedOrder, INTENT, ORDER_ID, order } from './support/orders.ts';
import { confirmNow, mockProvider, type ProviderScript, providerLog } from './support/provider.ts';
import { allowAnalytics, events, expect, expectPath, session, test } from './support/test.ts';

const SCREEN = `/results-preview/${ORDER_ID}`;
const submit = (page: Page) => page.locator('button[type=submit]');

/** The unlock form, filled in and ready to pay. */
async function filledForm(page: Page, api: MockApi, how?: ProviderScript): Promise<void> {
  await mockProvider(page, api, how);
  completedOrder(api);
  api.on('getOrder', order('analyzed'), order('completed'));
  api.on('createPaymentIntent', INTENT);
  api.on('updateEmail', { success: true });
  api.on('markCompleted', { success: true, status: 'completed' });
  await page.goto(SCREEN);
  await duePress(page, page.getByRole('button', { name: 'Unlock My Color Analysis' }));
  await dueText(page, 'Card form');
  await page.getByLabel('Email').fill(' someone@example.com ');
}

test.beforeEach(({ page }) => freeze(page));

test('unlock: a payment opens the results 1.5 s later', async ({ page, api, baseURL }) => {
  await allowAnalytics(page);
  await filledForm(page, api, { held: true });
  await duePress(page, submit(page));
  await dueText(page, 'Processing...');
  await expect(submit(page)).toBeDisabled();
  await expect.poll(async () => (await providerLog(page))?.confirmed.length).toBe(1);
  await confirmNow(page);
  await dueToast(page, TOASTS.paymentUnlocked);
  await pass(page, 1000);
  await expectPath(page, SCREEN);
  await pass(page, 500);
  await duePath(page, `/results/${ORDER_ID}`);

  expect(await session(page, 'userEmail')).toBe('someone@example.com');
  await expect
    .poll(() => api.calls('updateEmail'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}/update-email`, body: { email: 'someone@example.com' } }]);
  await expect
    .poll(() => api.calls('markCompleted'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}/mark-completed` }]);
  expect(api.calls('markCompleted')[0]?.body).toBeUndefined();
  const log = await providerLog(page);
  expect(log?.keys).toEqual(['pk_test_spec']);
  expect(log?.created[0]).toEqual({ type: 'payment', paymentMethodOrder: ['apple_pay', 'google_pay', 'card'] });
  expect(log?.confirmed).toMatchObject([
    {
      clientSecret: INTENT.clientSecret,
      redirect: 'if_required',
      confirmParams: { return_url: `${baseURL}/results/${ORDER_ID}?email=someone%40example.com` },
    },
  ]);
  await expect
    .poll(async () => (await events(page, 'funnel_step')).map(({ step }) => step))
    .toEqual(['payment_intent_created', 'payment_initiated', 'payment_completed', 'results_page_view']);
  expect(await events(page, 'begin_checkout')).toHaveLength(1);
  expect(await events(page, 'purchase')).toMatchObject([
    { transaction_id: 'pi_123', value: PRICE_CENTS / 100, currency: CURRENCY.toUpperCase() },
  ]);
});

test('unlock: paid, but the order did not open', async ({ page, api }) => {
  await filledForm(page, api);
  api.on('markCompleted', problem('internal'));
  await duePress(page, submit(page));
  await dueToast(page, TOASTS.paidButFailed);
  await pass(page, 1500);
  await duePath(page, `/processing/${ORDER_ID}`);
});
