import type { Page } from '@playwright/test';
import { NO_ANSWERS, PROBLEMS, TOASTS } from '@trueseason/contracts';
import { type MockApi, problem, unreachable } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { confirmNow, mockProvider, type ProviderScript, providerLog } from './support/provider.ts';
import {
  allowAnalytics,
  events,
  expect,
  expectNoToast,
  expectPath,
  expectToast,
  purchase,
  session,
  test,
} from './support/test.ts';

const DECLINED = { type: 'card_error', message: 'Your card was declined.' };
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$|^Processing/ });

async function readyToPay(page: Page, api: MockApi, baseURL: string, how?: ProviderScript): Promise<void> {
  await mockProvider(page, api, baseURL, how);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  api.on('updateEmail', { success: true });
  api.on('putOrderPhotos', { success: true });
  api.on('getOrderStatus', progress('processing'));
  await page.goto('/checkout');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('someone@example.com');
}

const OTHER = { ...INTENT, clientSecret: 'pi_other_secret', orderId: ORDER_ID + 1 };

/** The press that finds the order gone asks once more with another's price; the next one pays for that, and brings it the photos. */
async function payForAnother(page: Page, api: MockApi): Promise<void> {
  await pay(page).click();
  await expect(page.locator('main').getByText('Please check the price and try again')).toBeVisible();
  await expect.poll(async () => (await providerLog(page))?.secrets.at(-1)).toBe('pi_other_secret');
  await pay(page).click();
  await expect
    .poll(() => api.calls('putOrderPhotos').map(({ path }) => path))
    .toEqual([`/api/orders/${ORDER_ID}/photos`, `/api/orders/${ORDER_ID + 1}/photos`]);
}

test('checkout: the photos arrive before the payment is confirmed, then it goes on to the progress', async ({
  page,
  api,
  baseURL,
}) => {
  await allowAnalytics(page);
  await readyToPay(page, api, baseURL, { held: true });
  await expect(pay(page)).toHaveText('Pay $29.00');
  await pay(page).click();
  await expect(pay(page)).toHaveText('Processing...');
  await expect(pay(page)).toBeDisabled();
  await expect.poll(async () => (await providerLog(page))?.confirmed.length).toBe(1);
  await expect
    .poll(() => api.calls('putOrderPhotos'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}/photos`, fields: ['photo1', 'photo2', 'photo3'] }]);
  await confirmNow(page);
  await expectToast(page, TOASTS.paidFirst);
  await expectPath(page, '/processing/pi_123');
  expect(await session(page, 'currentOrderId')).toBe(String(ORDER_ID));
  expect((await providerLog(page))?.confirmed).toMatchObject([
    { redirect: 'if_required', confirmParams: { return_url: `${baseURL}/processing` } },
  ]);
  const steps = async () => (await events(page, 'funnel_step')).map(({ step }) => step);
  await expect.poll(async () => (await steps()).slice(-2)).toEqual(['payment_initiated', 'payment_completed']);
  expect(await events(page, 'purchase')).toMatchObject([{ transaction_id: 'pi_123', value: 29 }]);
});

test('checkout: the card form can be read when the device grows dark while it is open', async ({
  page,
  api,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await readyToPay(page, api, baseURL);
  const told = async () => (await providerLog(page))?.colors.at(-1);
  const [paper, ink] = [(await told())?.colorBackground, (await told())?.colorText];
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await told())?.colorText).not.toBe(ink);
  expect((await told())?.colorBackground).not.toBe(paper);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await told())?.colorText).toBe(ink);
});

test('checkout: a declined card leaves the form open, and the photos are not sent twice', async ({
  page,
  api,
  baseURL,
}) => {
  await readyToPay(page, api, baseURL, { confirmed: { error: DECLINED } });
  for (let tries = 0; tries < 2; tries++) {
    await pay(page).click();
    await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
    await expect(pay(page)).toBeEnabled();
  }
  await expectPath(page, '/checkout');
  expect(api.calls('putOrderPhotos')).toHaveLength(1);
});

test('checkout: another card a day later sends the photos again, which are deleted by then', async ({
  page,
  api,
  baseURL,
}) => {
  await readyToPay(page, api, baseURL, { confirmed: { error: DECLINED } });
  await pay(page).click();
  await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();
  await expect.poll(() => api.calls('putOrderPhotos').length).toBe(2);
});

const ENDED_ERROR = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'canceled' };
const ENDED: ProviderScript = { confirmed: { error: ENDED_ERROR } };

test('an expired code is reported, and the full price can be paid', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL, ENDED);
  api.on('createPaymentIntent', { ...INTENT, amount: 1450, discount: 50, clientSecret: 'pi_half_secret' });
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('half');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(pay(page)).toHaveText('Pay $14.50');
  // From now on the server takes nothing off.
  api.on('createPaymentIntent', { ...INTENT, clientSecret: 'pi_full_secret' });
  await pay(page).click();
  await expectToast(page, TOASTS.invalidPromo);
  await expect(pay(page)).toHaveText('Pay $29.00');
  await expect(page.locator('main').getByText('You weren’t charged')).toBeVisible();
  expect(await purchase(page)).not.toHaveProperty('code');
  await expect.poll(async () => (await providerLog(page))?.secrets.at(-1)).toBe('pi_full_secret');
});

/** What the provider says of a press after one that was carried out and whose answer was lost. */
const refusedAs = (status: string): ProviderScript => ({
  confirmed: { error: { ...ENDED_ERROR, payment_intent: { status } } },
});

test('checkout: a payment whose answer was lost is found by the next press', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL, refusedAs('succeeded'));
  await pay(page).click();
  await expectPath(page, '/processing/pi_123');
  await expectNoToast(page);
});

test('checkout: a payment that the bank still looks at is not called free of charge', async ({
  page,
  api,
  baseURL,
}) => {
  await readyToPay(page, api, baseURL, refusedAs('processing'));
  api.on('markCompleted', problem('payment_pending'));
  await pay(page).click();
  await expect(page.locator('main').getByText('You don’t need to pay again')).toBeVisible();
  await expect(page.getByText(/You weren’t charged|Payment Failed/)).toHaveCount(0);
  await expect.poll(() => api.calls('markCompleted').length).toBeGreaterThan(1);
  await expectPath(page, '/checkout');
  // The bank has decided, and nothing was pressed.
  api.on('markCompleted', { success: true, status: 'processing' });
  await expectPath(page, '/processing/pi_123');
});

test('checkout: what a declined card said is taken away by the next press', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL, {
    confirmed: { error: DECLINED },
    confirmedNext: { paymentIntent: { status: 'succeeded' } },
  });
  await pay(page).click();
  await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
  await pay(page).click();
  await expectPath(page, '/processing/pi_123');
  await expect(page.getByText('AI is analyzing your colors...')).toBeVisible();
  expect(await page.getByText('Payment Failed').count()).toBe(0);
});

test('checkout: a payment without a response leads to the order, not to another charge', async ({
  page,
  api,
  baseURL,
}) => {
  await readyToPay(page, api, baseURL);
  api.on('createPaymentIntent', problem('already_settled'));
  await page.reload();
  await expectPath(page, `/processing/${ORDER_ID}`);
  await expectToast(page, TOASTS.alreadyPaid);
  expect(api.bodies('createPaymentIntent').at(-1)).toMatchObject({ orderId: ORDER_ID });
  // The next photos of this visit are another order's.
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  await page.goto('/checkout');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  expect(api.bodies('createPaymentIntent').at(-1)).toEqual({ amount: 2900, promoCode: '' });
});

test('checkout: a code that is tried on a paid order makes no new one', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL);
  api.on('createPaymentIntent', problem('already_settled'));
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('first10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectPath(page, `/processing/${ORDER_ID}`);
  expect(api.bodies('createPaymentIntent').map(({ orderId }) => orderId)).toEqual([undefined, ORDER_ID]);
});

test('checkout: an order that this browser no longer knows is left for another', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL);
  api.on('createPaymentIntent', problem('order_not_found'), INTENT);
  await page.reload();
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  expect(api.bodies('createPaymentIntent').map(({ orderId }) => orderId)).toEqual([undefined, ORDER_ID, undefined]);
});

test('checkout: who has deleted the cookies goes on with another order, which gets the photos, too', async ({
  page,
  api,
  baseURL,
}) => {
  await readyToPay(page, api, baseURL, { confirmed: { error: DECLINED } });
  await pay(page).click();
  await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
  api.on('updateEmail', problem('order_not_found'), { success: true });
  api.on('createPaymentIntent', problem('order_not_found'), OTHER);
  await payForAnother(page, api);
});

test('checkout: an order that is deleted while its photos are sent is followed by another, which gets them', async ({
  page,
  api,
  baseURL,
}) => {
  await readyToPay(page, api, baseURL);
  api.on('putOrderPhotos', problem('order_not_found'), { success: true });
  api.on('createPaymentIntent', problem('order_not_found'), OTHER);
  await payForAnother(page, api);
});

test('checkout: sends the answers before the photos, and again when they change', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL, { confirmed: { error: DECLINED } });
  const photosFirst: number[] = [];
  api.on('putAnswers', order('files_uploaded'));
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) photosFirst.push(api.calls('putOrderPhotos').length);
  });
  const told = page.getByRole('group', { name: 'Anything we can’t see?' });
  const decline = async (): Promise<void> => {
    await pay(page).click();
    await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('main').getByText('Your card was declined.', { exact: true })).toBeVisible();
  };
  await told.getByLabel('My hair is dyed').check();
  await decline();
  await decline();
  expect(api.bodies('putAnswers')).toEqual([{ ...NO_ANSWERS, hairDyed: true }]);
  expect(photosFirst).toEqual([0]);
  await told.getByLabel('My hair is dyed').uncheck();
  await decline();
  expect(api.bodies('putAnswers').at(-1)).toEqual({ hairDyed: null });

  await told.getByLabel('I wear colored contact lenses').check();
  api.on('putAnswers', unreachable);
  await decline();
  expect((await providerLog(page))?.confirmed).toHaveLength(4);
});

test('checkout: an answer from before a reload is taken back', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL, { confirmed: { error: DECLINED } });
  api.on('putAnswers', order('files_uploaded'));
  await page.getByLabel('My hair is dyed').check();
  await pay(page).click();
  await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
  await page.reload();
  await expect(page.getByLabel('My hair is dyed')).not.toBeChecked();
  await pay(page).click();
  await expect.poll(() => api.bodies('putAnswers').at(-1)).toMatchObject({ hairDyed: null });
});

test('checkout: nothing is confirmed when the photos do not arrive', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL);
  const refusals = [
    [unreachable, TOASTS.uploadFailed],
    [problem('internal'), { ...TOASTS.uploadFailed, text: PROBLEMS.internal.message }],
  ] as const;
  for (const [reply, toast] of refusals) {
    api.on('putOrderPhotos', reply);
    await pay(page).click();
    await expectToast(page, toast);
  }
  // An address that could not be kept is no failed upload.
  api.on('updateEmail', problem('unavailable'));
  await pay(page).click();
  await expectToast(page, { ...TOASTS.unexpected, text: PROBLEMS.unavailable.message });
  expect((await providerLog(page))?.confirmed).toEqual([]);
});
