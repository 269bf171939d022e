import type { Page } from '@playwright/test';
import { discountedCents, PROBLEMS } from '@trueseason/contracts';
import { FIELD_MESSAGES, TOASTS } from '../../src/lib/message-texts.ts';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { PRICE, priceLess } from '../prices.ts';
import { type MockApi, problem, refusal, unreachable } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order } from './support/orders.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectToast, test } from './support/test.ts';

const TEN_OFF = {
  ...INTENT,
  clientSecret: 'pi_124_secret_1',
  amount: discountedCents(10),
  discount: 10,
  paymentIntentId: 'pi_124',
};

async function openForm(page: Page, api: MockApi): Promise<void> {
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).press('Enter');
}
const submit = (page: Page) => page.locator('button[type=submit]');
const promo = (page: Page) => page.getByLabel('Promo code (optional)');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

test('unlock: prepares the payment, then shows the form, which needs only an address', async ({ page, api }) => {
  await mockProvider(page, api);
  const answer = api.hold('createPaymentIntent', INTENT);
  await openForm(page, api);
  await expect(page.getByText('Setting up payment...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await expect(page.getByText('Setting up payment...')).toBeHidden();
  // A keyboard goes on where the form has opened.
  const email = page.getByLabel('Email');
  await expect(page.getByRole('region', { name: 'Purchase' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(page.getByText("We'll email your complete analysis report and order number")).toBeVisible();
  await expect(page.getByText('Apple Pay may not appear in preview mode.')).toBeVisible();
  await expect(page.locator('dl')).toContainText(PRICE);
  await expect
    .poll(() => api.calls('createPaymentIntent'))
    .toMatchObject([{ body: { amount: 29.99, orderId: String(ORDER_ID) }, contentType: 'application/json' }]);
  expect(api.bodies('createPaymentIntent')[0]).not.toHaveProperty('promoCode');

  await expect(submit(page)).toHaveText(`Complete Purchase - ${PRICE}`);
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription('Please enter your email first.');
  for (const text of ['someone', 'some one@example.com', 'someone@example', '@example.com']) {
    await email.fill(text);
    await submit(page).click();
    await expect(page.getByText(FIELD_MESSAGES.email, { exact: true })).toBeVisible();
    await expect(email).toBeFocused();
  }
  expect(api.calls('updateEmail')).toHaveLength(0);
  await email.fill('someone@example.com');
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveAccessibleDescription('');
  await expectRoomForLargeText(page, PHONES);
});

test('unlock: waits for the card form before it takes money', async ({ page, api }) => {
  await mockProvider(page, api, { form: 'silent' });
  api.on('createPaymentIntent', INTENT);
  await openForm(page, api);
  await page.getByLabel('Email').fill('someone@example.com');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

test('unlock: a promo code is tidied and kept; a bad one says why', async ({ page, api }) => {
  await mockProvider(page, api);
  api.on('createPaymentIntent', TEN_OFF);
  api.on('validatePromo', { discount: 10 });
  await openForm(page, api);
  await promo(page).fill(' first10 ');
  await expect(promo(page)).toHaveValue(' FIRST10 ');
  await apply(page).click();
  await expectToast(page, TOASTS.promoApplied(10));
  expect(api.bodies('validatePromo')).toEqual([{ code: 'FIRST10' }]);
  await page.reload();
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await expect(promo(page)).toHaveValue('FIRST10');
  await expect(submit(page)).toHaveText(`Complete Purchase - ${priceLess(10)}`);
  api.on('createPaymentIntent', INTENT);
  for (const [reply, message] of [
    [problem('invalid_promo'), 'The promo code you entered is not valid or has expired.'],
    [refusal(500), FIELD_MESSAGES.promoRejected],
    [unreachable, FIELD_MESSAGES.promoUnreachable],
  ] as const) {
    api.on('validatePromo', reply);
    await apply(page).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(submit(page)).toHaveText(`Complete Purchase - ${PRICE}`);
  }
});

test('unlock: a failed payment setup shows a readable message and can be retried', async ({ page, api }) => {
  // A payment without a key to it is not set up either.
  api.on('createPaymentIntent', { ...INTENT, clientSecret: null });
  await openForm(page, api);
  for (const [reply, text] of [
    [refusal(503, 'no provider'), undefined],
    [problem('payment_provider_unavailable'), PROBLEMS.payment_provider_unavailable.message],
  ] as const) {
    await expectToast(page, TOASTS.paymentSetupFailed());
    await expect(submit(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    api.on('createPaymentIntent', reply);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectToast(page, TOASTS.paymentSetupFailed(text));
  }
});
