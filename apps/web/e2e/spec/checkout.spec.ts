import { CURRENCY, PRICE_CENTS, PROBLEMS } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { expectRoomForLargeText, PHONES } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { problem } from './support/mock-api.ts';
import { FREE, INTENT } from './support/orders.ts';
import { choosePhotos, PHOTOS } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { allowAnalytics, events, expect, expectPath, expectToast, seedSession, test } from './support/test.ts';

const METADATA = PHOTOS.map(({ name }) => ({ name, size: 70, type: 'image/jpeg', lastModified: 1 }));

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
  await expect(page.locator('dl > div').last()).toHaveText(`Total${PRICE}`);
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  expect(api.bodies('createPaymentIntent')).toEqual([{ amount: PRICE_CENTS, promoCode: '' }]);
  expect((await events(page, 'funnel_step')).map(({ step }) => step)).toEqual([
    'checkout_page_view',
    'payment_intent_created',
  ]);
  expect(await events(page, 'begin_checkout')).toMatchObject([
    { value: PRICE_CENTS / 100, currency: CURRENCY.toUpperCase() },
  ]);
  await page.reload();
  await expect(summary.getByRole('img')).toHaveCount(3);
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  await expectRoomForLargeText(page, PHONES);
  await page.getByRole('link', { name: 'Back to Photos' }).click();
  await expectPath(page, '/upload');
  await expect(page.getByRole('heading', { name: 'Selected Photos (3/3)' })).toBeVisible();
});

test('checkout: Refresh Page keeps the address', async ({ page, api }) => {
  await mockProvider(page, api, { form: 'loaderror' });
  await choosePhotos(page, api);
  api.on('createPaymentIntent', INTENT);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('someone@example.co');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh Page' }).click()]);
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.co');
});

test('checkout: codes for everyone are listed, and a blank one is refused', async ({ page, api }) => {
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
    await page.getByLabel('Code', { exact: true }).fill(blank);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectToast(page, TOASTS.emptyPromo);
  }
  expect(api.calls('createPaymentIntent')).toHaveLength(1);
});

test('checkout: a free start that fails says why', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('createPaymentIntent', FREE);
  api.on('updateEmail', { success: true });
  api.on('startFreeAnalysis', problem('internal'));
  await page.goto('/checkout');
  await expectRoomForLargeText(page, PHONES);
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Start Free Analysis' }).click();
  await expectToast(page, { ...TOASTS.freeStartFailed, text: PROBLEMS.internal.message });
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
