import type { Page } from '@playwright/test';
import { NO_ANSWERS, PROBLEMS, TOASTS } from '@trueseason/contracts';
import { type MockApi, problem, unreachable } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { confirmNow, mockProvider, type ProviderScript, providerLog } from './support/provider.ts';
import { allowAnalytics, events, expect, expectPath, expectToast, session, test } from './support/test.ts';

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

test('checkout: an order that this browser no longer knows is left for another', async ({ page, api, baseURL }) => {
  await readyToPay(page, api, baseURL);
  api.on('createPaymentIntent', problem('order_not_found'), INTENT);
  await page.reload();
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  expect(api.bodies('createPaymentIntent').map(({ orderId }) => orderId)).toEqual([undefined, ORDER_ID, undefined]);
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
