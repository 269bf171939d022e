import type { Page } from '@playwright/test';
import { PAYMENT_LOAD_MESSAGES } from '../../src/lib/message-texts.ts';
import { dueCount, duePress, dueText, freeze, pass } from './support/clock.ts';
import { forbidden, type MockApi } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order } from './support/orders.ts';
import { mockProvider, type ProviderScript } from './support/provider.ts';
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

test.beforeEach(({ page }) => freeze(page));

for (const failures of [1, 9]) {
  test(`payment system: a script that fails is asked for once more after 1 s (${failures})`, async ({ page, api }) => {
    await mockProvider(page, api);
    let requestCount = 0;
    await page.route('**/mock-provider.js', (route) => (++requestCount <= failures ? route.abort() : route.fallback()));
    await openForm(page, api);
    await dueCount(page, () => requestCount, 1);
    await pass(page, 900);
    expect(requestCount).toBe(1);
    await pass(page, 100);
    if (failures === 1) await dueText(page, 'Card form');
    else await expectFailure(page, PAYMENT_LOAD_MESSAGES.unavailable);
    expect(requestCount).toBe(2);
  });
}

const BROKEN: readonly [what: string, how: ProviderScript, key: string, message: string][] = [
  ['the key does not start with pk_', {}, 'sk_test_1', PAYMENT_LOAD_MESSAGES.initialization],
  ['the provider refuses the key', { refusesKey: true }, 'pk_test_spec', PAYMENT_LOAD_MESSAGES.initialization],
  ['the card form does not come', { form: 'loaderror' }, 'pk_test_spec', PAYMENT_LOAD_MESSAGES.failed],
];

for (const [what, how, paymentPublishableKey, message] of BROKEN) {
  test(`payment system: ${what}`, async ({ page, api }) => {
    await mockProvider(page, api, how);
    const paymentScriptUrl = `${process.env.E2E_WEB_URL}/mock-provider.js`;
    const rest = { testMode: true, challenge: null, secondOpinion: false, analytics: null };
    api.on('getClientConfig', forbidden({ paymentScriptUrl, paymentPublishableKey, ...rest }));
    await openForm(page, api);
    await expectFailure(page, message);
  });
}
