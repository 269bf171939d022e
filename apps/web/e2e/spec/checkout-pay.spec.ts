import type { Page } from '@playwright/test';
import { PRICE_CENTS, PROBLEMS } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { PRICE } from '../prices.ts';
import { type MockApi, problem, unreachable } from './support/mock-api.ts';
import { INTENT, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { confirmNow, mockProvider, type ProviderScript, providerLog } from './support/provider.ts';
import { allowAnalytics, events, expect, expectPath, expectToast, seedSession, session, test } from './support/test.ts';

const DECLINED = { type: 'card_error', message: 'Your card was declined.' } as const;
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$|^Processing/ });

async function readyToPay(page: Page, api: MockApi, how?: ProviderScript): Promise<void> {
  await mockProvider(page, api, how);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  api.on('updateEmail', { success: true });
  api.on('putOrderPhotos', { success: true });
  api.on('getOrderStatus', progress('processing'));
  await page.goto('/checkout');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('someone@example.com');
}

test('checkout: the photos arrive before the payment, then the progress opens', async ({ page, api, baseURL }) => {
  await allowAnalytics(page);
  await readyToPay(page, api, { held: true });
  await expect(pay(page)).toHaveText(`Pay ${PRICE}`);
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
  expect(await events(page, 'purchase')).toMatchObject([{ transaction_id: 'pi_123', value: PRICE_CENTS / 100 }]);
});

test('checkout: the card form can be read when the device grows dark while it is open', async ({ page, api }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await readyToPay(page, api);
  const formColors = async () => (await providerLog(page))?.colors.at(-1);
  const paper = (await formColors())?.colorBackground;
  const ink = (await formColors())?.colorText;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await formColors())?.colorText).not.toBe(ink);
  expect((await formColors())?.colorBackground).not.toBe(paper);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await formColors())?.colorText).toBe(ink);
});

test('checkout: another card a day later asks for photos again, which are erased by then', async ({ page, api }) => {
  await readyToPay(page, api, { confirmed: { error: DECLINED } });
  await pay(page).click();
  await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await pay(page).click();
  await expectPath(page, '/upload');
  await expect(page.getByText('so we erased them')).toBeVisible();
  expect(api.calls('putOrderPhotos')).toHaveLength(1);
});

test('checkout: an order that is paid or gone is not charged, and another follows', async ({ page, api }) => {
  await readyToPay(page, api);
  const form = () => expect(page.getByText('Card form', { exact: true })).toBeVisible();
  api.on('createPaymentIntent', problem('already_settled'));
  await page.reload();
  await expectPath(page, `/processing/${ORDER_ID}`);
  await expectToast(page, TOASTS.alreadyPaid);
  expect(api.bodies('createPaymentIntent').at(-1)).toMatchObject({ orderId: ORDER_ID });
  // The next photos of this visit are another order's.
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  await page.goto('/checkout');
  await form();
  expect(api.bodies('createPaymentIntent').at(-1)).toEqual({ amount: PRICE_CENTS, promoCode: '' });
  api.on('createPaymentIntent', problem('order_not_found'), INTENT);
  await page.reload();
  await form();
  expect(api.bodies('createPaymentIntent').map(({ orderId }) => orderId)).toEqual([
    ...[undefined, ORDER_ID, undefined, ORDER_ID, undefined],
  ]);
});

test('checkout: an order that is deleted meanwhile is followed by another, with its photos', async ({ page, api }) => {
  await readyToPay(page, api);
  api.on('putOrderPhotos', problem('order_not_found'), { success: true });
  const other = { ...INTENT, clientSecret: 'pi_other_secret', orderId: ORDER_ID + 1 };
  api.on('createPaymentIntent', problem('order_not_found'), other);
  await pay(page).click();
  await expect(page.locator('main').getByText('Please check the price and try again')).toBeVisible();
  await expect.poll(async () => (await providerLog(page))?.secrets.at(-1)).toBe('pi_other_secret');
  await pay(page).click();
  await expect
    .poll(() => api.calls('putOrderPhotos').map(({ path }) => path))
    .toEqual([`/api/orders/${ORDER_ID}/photos`, `/api/orders/${ORDER_ID + 1}/photos`]);
});

test('checkout: sends the answers that wait with the photos before these, once', async ({ page, api }) => {
  const draft = { orderId: null, answers: { hairDyed: true }, isSent: false };
  await seedSession(page, { draftAnswers: [draft] });
  await readyToPay(page, api, { confirmed: { error: DECLINED } });
  const photosFirst: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) photosFirst.push(api.calls('putOrderPhotos').length);
  });
  const decline = async (): Promise<void> => {
    await pay(page).click();
    await expectToast(page, TOASTS.paymentFailed('Your card was declined.'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('main').getByText('Your card was declined.', { exact: true })).toBeVisible();
  };
  await expect(page.getByRole('radio')).toHaveCount(0);
  api.on('putAnswers', unreachable, order('files_uploaded'));
  await decline();
  await decline();
  await decline();
  expect(api.bodies('putAnswers')).toEqual([{ hairDyed: true }, { hairDyed: true }]);
  expect(photosFirst).toEqual([0, 1]);
});

test('checkout: nothing is confirmed when the photos do not arrive', async ({ page, api }) => {
  await readyToPay(page, api);
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
