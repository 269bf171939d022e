import type { Page } from '@playwright/test';
import { PAYMENT_LOAD_MESSAGES } from '@trueseason/contracts';
import { dueCount, duePress, dueText, freeze, pass } from './support/clock.ts';
import { forbidden, type MockApi } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order } from './support/orders.ts';
import { mockProvider } from './support/provider.ts';
import { expect, test } from './support/test.ts';

async function openForm(page: Page, api: MockApi): Promise<void> {
  api.on('getOrder', order('analyzed'));
  api.on('createPaymentIntent', INTENT);
  await page.goto(`/results-preview/${ORDER_ID}`);
  await duePress(page, page.getByRole('button', { name: 'Unlock My Color Analysis' }));
}

/** The message stands where the card form would, and Refresh Page loads the page anew. */
async function expectFailure(page: Page, message: string): Promise<void> {
  await dueText(page, message);
  await expect(page.getByRole('alert')).toContainText(message);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh Page' }).click()]);
  await dueText(page, 'One-time payment • Instant access');
}

/** Counts how often the script is asked for and fails the first `failures` times. */
async function failingScript(page: Page, failures: number): Promise<() => number> {
  let asked = 0;
  await page.route('**/mock-provider.js', (route) => (++asked <= failures ? route.abort() : route.fallback()));
  return () => asked;
}

test.beforeEach(({ page }) => freeze(page));

test('payment system: the script is asked for once more after 1 s', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  const asked = await failingScript(page, 1);
  await openForm(page, api);
  await dueCount(page, asked, 1);
  await pass(page, 900);
  expect(asked()).toBe(1);
  await pass(page, 100);
  await dueText(page, 'Card form');
  expect(asked()).toBe(2);
});

test('payment system unavailable: the script fails twice', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  const asked = await failingScript(page, 9);
  await openForm(page, api);
  await dueCount(page, asked, 1);
  await pass(page, 1000);
  await expectFailure(page, PAYMENT_LOAD_MESSAGES.unavailable);
  expect(asked()).toBe(2);
});

test('payment system initialization failed: the key does not start with pk_', async ({ page, api, baseURL }) => {
  const config = {
    paymentScriptUrl: `${baseURL}/mock-provider.js`,
    paymentPublishableKey: 'sk_test_1',
    testMode: true,
  };
  api.on('getClientConfig', forbidden(config));
  await openForm(page, api);
  await expectFailure(page, PAYMENT_LOAD_MESSAGES.initialization);
});

test('payment system initialization failed: the provider refuses the key', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL, { refusesKey: true });
  await openForm(page, api);
  await expectFailure(page, PAYMENT_LOAD_MESSAGES.initialization);
});

test('payment system failed to load: the card form does not come', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL, { form: 'loaderror' });
  await openForm(page, api);
  await expectFailure(page, PAYMENT_LOAD_MESSAGES.failed);
});
