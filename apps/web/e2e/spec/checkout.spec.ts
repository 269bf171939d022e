import type { Page } from '@playwright/test';
import { PROBLEMS, TOASTS } from '@trueseason/contracts';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { FREE, INTENT, progress } from './support/orders.ts';
import { choosePhotos, PHOTOS } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { allowAnalytics, events, expect, expectPath, expectToast, seedSession, test } from './support/test.ts';

const METADATA = PHOTOS.map(({ name }) => ({ name, size: 70, type: 'image/jpeg', lastModified: 1 }));
const TEN_OFF = { ...INTENT, clientSecret: 'pi_124_secret_1', amount: 2610, discount: 10, paymentIntentId: 'pi_124' };
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const total = (page: Page) => page.locator('dl > div').last();

test('checkout: shows the order, the price and the way back to the photos', async ({ page, api }) => {
  await mockProvider(page, api);
  await allowAnalytics(page);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure Checkout');
  const summary = page.getByRole('region', { name: 'Personal Color Analysis' });
  await expect(summary.getByText('Professional 16-season analysis with PDF report')).toBeVisible();
  await expect(summary.getByText('3 photos ready', { exact: true })).toBeVisible();
  await expect(summary.getByRole('img')).toHaveCount(3);
  await expect(total(page)).toHaveText('Total$29.00');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  expect(api.bodies('createPaymentIntent')).toEqual([{ amount: 2900, promoCode: '' }]);
  expect((await events(page, 'funnel_step')).map(({ step }) => step)).toEqual([
    'checkout_page_view',
    'payment_intent_created',
  ]);
  expect(await events(page, 'begin_checkout')).toMatchObject([{ value: 29, currency: 'USD' }]);
  await page.reload();
  await expect(summary.getByRole('img')).toHaveCount(3);
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await expectRoomForLargeText(page, PHONES);
  await page.getByRole('link', { name: 'Back to Photos' }).click();
  await expectPath(page, '/upload');
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
});

test('checkout: a promo code is checked, applied and removed', async ({ page, api }) => {
  await mockProvider(page, api);
  await seedSession(page, { uploadedFiles: METADATA });
  api.on('createPaymentIntent', INTENT);
  await page.goto('/checkout');
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  // For who looks for one, and not beside the price.
  await expect(page.getByText('FIRST10 (10%)')).toBeHidden();
  await page.getByText('Codes for everyone').click();
  for (const listed of ['FIRST10 (10%)', 'WELCOME (15%)', 'STUDENT (20%)', 'SAVE5 (5%)']) {
    await expect(page.getByText(listed)).toBeVisible();
  }
  for (const blank of ['', '   ']) {
    await code(page).fill(blank);
    await apply(page).click();
    await expectToast(page, TOASTS.emptyPromo);
  }
  expect(api.calls('createPaymentIntent')).toHaveLength(1);

  await code(page).fill('first10');
  await expect(code(page)).toHaveValue('FIRST10');
  await apply(page).click();
  await expectToast(page, TOASTS.invalidPromo);

  api.on('createPaymentIntent', TEN_OFF);
  await apply(page).click();
  await expectToast(page, TOASTS.promoApplied(10));
  await expect(total(page)).toHaveText('Total$26.10');
  await expect(page.getByText('FIRST10: you save $2.90 (10%)')).toBeVisible();
  expect(api.bodies('createPaymentIntent').at(-1)).toEqual({
    amount: 2900,
    promoCode: 'FIRST10',
    orderId: INTENT.orderId,
  });

  api.on('createPaymentIntent', INTENT);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(total(page)).toHaveText('Total$29.00');
  expect(api.bodies('createPaymentIntent').at(-1)).toMatchObject({ promoCode: '' });
  await expect(code(page)).toHaveValue('');
});

test('checkout: a payment that cannot be prepared', async ({ page, api }) => {
  await seedSession(page, { uploadedFiles: METADATA });
  api.on('createPaymentIntent', problem('payment_provider_unavailable'));
  await page.goto('/checkout');
  await expectToast(page, TOASTS.paymentError);
  api.on('createPaymentIntent', FREE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Free Color Analysis!' })).toBeVisible();
});

test('checkout: a code for 100 % asks for no card and starts a free analysis', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('createPaymentIntent', FREE);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Free Color Analysis!' })).toBeVisible();
  await expect(page.getByText('Card form', { exact: true })).toBeHidden();
  await expectRoomForLargeText(page, PHONES);
  await page.getByLabel('Email').fill('someone@example.com');
  api.on('updateEmail', { success: true });
  api.on('startFreeAnalysis', problem('internal'));
  const start = page.getByRole('button', { name: 'Start Free Analysis' });
  await start.click();
  await expectToast(page, { ...TOASTS.freeStartFailed, text: PROBLEMS.internal.message });
  api.on('startFreeAnalysis', { success: true, id: FREE.orderId });
  api.on('getOrderStatus', progress('processing', { paymentStatus: 'paid' }));
  await start.click();
  await expectPath(page, '/processing/free_1');
  const [, started] = api.calls('startFreeAnalysis');
  expect(started?.path).toBe('/api/start-free-analysis/free_1');
  const kinds = started?.body.images.map((image: string) => /^data:image\/(\w+);base64,/.exec(image)?.[1]);
  expect(kinds).toEqual(['jpeg', 'png', 'jpeg']);
});

test('checkout: without photos it leads back to them, and so does a free start', async ({ page, api }) => {
  await page.goto('/checkout');
  await expectPath(page, '/upload');
  await expectToast(page, TOASTS.noPhotosFound);
  await page.evaluate((kept) => sessionStorage.setItem('uploadedFiles', JSON.stringify(kept)), METADATA);
  api.on('createPaymentIntent', FREE);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Start Free Analysis' }).click();
  await expectPath(page, '/upload');
  await expectToast(page, TOASTS.missingImages);
});
