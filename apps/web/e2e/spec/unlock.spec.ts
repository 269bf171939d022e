import type { Page } from '@playwright/test';
import { FIELD_MESSAGES, PROBLEMS, TOASTS } from '@trueseason/contracts';
import { type MockApi, problem, refusal, unreachable } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order } from './support/orders.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectToast, test } from './support/test.ts';

const TEN_OFF = { ...INTENT, clientSecret: 'pi_124_secret_1', amount: 2610, discount: 10, paymentIntentId: 'pi_124' };

async function openForm(page: Page, api: MockApi): Promise<void> {
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
}
const submit = (page: Page) => page.locator('button[type=submit]');
const promo = (page: Page) => page.getByLabel('Promo code (optional)');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

test('unlock: prepares the payment, then shows the whole form', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  const answer = api.hold('createPaymentIntent', INTENT);
  await openForm(page, api);
  await expect(page.getByText('Setting up payment...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await expect(page.getByText('Setting up payment...')).toBeHidden();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(page.getByText("We'll email your complete analysis report and order number")).toBeVisible();
  await expect(page.getByText('Apple Pay may not appear in preview mode.')).toBeVisible();
  await expect(page.locator('dl')).toContainText('$29.00');
  await expect
    .poll(() => api.calls('createPaymentIntent'))
    .toMatchObject([{ body: { amount: 29.99, orderId: String(ORDER_ID) }, contentType: 'application/json' }]);
  expect(api.bodies('createPaymentIntent')[0]).not.toHaveProperty('promoCode');

  await expect(submit(page)).toHaveText('Complete Purchase - $29.00');
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription('Please enter your email first.');
  await email.fill('someone@example.com');
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveAccessibleDescription('');
});

test('unlock: waits for the card form before it takes money', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL, { form: 'silent' });
  api.on('createPaymentIntent', INTENT);
  await openForm(page, api);
  await page.getByLabel('Email').fill('someone@example.com');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

test('unlock: refuses what is no e-mail address', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  api.on('createPaymentIntent', INTENT);
  await openForm(page, api);
  for (const text of ['someone', 'some one@example.com', 'someone@example', '@example.com']) {
    await page.getByLabel('Email').fill(text);
    await submit(page).click();
    await expect(page.getByText(FIELD_MESSAGES.email, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  }
  expect(api.calls('updateEmail')).toHaveLength(0);
});

test('unlock: a promo code is trimmed, upper-cased and renews the price', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  api.on('createPaymentIntent', INTENT, TEN_OFF);
  api.on('validatePromo', { discount: 10 });
  await openForm(page, api);
  await apply(page).click();
  expect(api.calls('validatePromo')).toHaveLength(0);
  await promo(page).fill(' first10 ');
  await expect(promo(page)).toHaveValue(' FIRST10 ');
  await apply(page).click();
  await expectToast(page, TOASTS.promoApplied(10));
  await expect(submit(page)).toHaveText('Complete Purchase - $26.10');
  await expect(page.locator('dl')).toContainText('FIRST10: you save $2.90 (10%)');
  expect(api.bodies('validatePromo')).toEqual([{ code: 'FIRST10' }]);
  expect(api.bodies('createPaymentIntent')[1]).toMatchObject({ promoCode: 'FIRST10' });

  await page.reload();
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await expect(promo(page)).toHaveValue('FIRST10');
  await expect(submit(page)).toHaveText('Complete Purchase - $26.10');
});

test('unlock: a keyboard goes on where the form has opened', async ({ page, api, baseURL }) => {
  await mockProvider(page, api, baseURL);
  api.on('createPaymentIntent', INTENT);
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  const unlock = page.getByRole('button', { name: 'Unlock My Color Analysis' });
  await expect(unlock).toBeEnabled();
  await unlock.press('Enter');
  await expect(page.getByRole('region', { name: 'Purchase' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('unlock: says why a promo code does not count, and goes back to the full price', async ({
  page,
  api,
  baseURL,
}) => {
  await mockProvider(page, api, baseURL);
  api.on('createPaymentIntent', INTENT, TEN_OFF, INTENT);
  api.on('validatePromo', { discount: 10 });
  await openForm(page, api);
  await promo(page).fill('FIRST10');
  await apply(page).click();
  await expect(submit(page)).toHaveText('Complete Purchase - $26.10');
  const misses = [
    [problem('invalid_promo'), 'The promo code you entered is not valid or has expired.'],
    [refusal(500), FIELD_MESSAGES.promoRejected],
    [unreachable, FIELD_MESSAGES.promoUnreachable],
  ] as const;
  for (const [reply, message] of misses) {
    api.on('validatePromo', reply);
    await apply(page).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(submit(page)).toHaveText('Complete Purchase - $29.00');
  }
});

test('unlock: a failed payment setup shows a readable message and can be retried', async ({ page, api }) => {
  api.on('createPaymentIntent', refusal(503, 'no provider'));
  await openForm(page, api);
  await expectToast(page, TOASTS.paymentSetupFailed());
  await expect(submit(page)).toBeDisabled();
  api.on('createPaymentIntent', problem('payment_provider_unavailable'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, TOASTS.paymentSetupFailed(PROBLEMS.payment_provider_unavailable.message));
});

test('unlock: a payment without a key to it counts as not set up', async ({ page, api }) => {
  api.on('createPaymentIntent', { ...INTENT, clientSecret: null });
  await openForm(page, api);
  await expectToast(page, TOASTS.paymentSetupFailed());
});
