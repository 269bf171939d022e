import type { Page } from '@playwright/test';
import type { BoughtOrder } from '@trueseason/contracts';
import { PRICE } from '../prices.ts';
import { problem } from './support/mock-api.ts';
import { INTENT, NOTHING_HELD, ORDER_ID, progress } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectNoToast, expectPath, purchase, test } from './support/test.ts';

/* A tab that knows nothing of what was paid in another one, which was closed. */

const bought = (more: Partial<BoughtOrder> = {}) => ({
  ...NOTHING_HELD,
  bought: { id: ORDER_ID, status: 'processing', nextStep: 'analysis', pending: false, failure: null, ...more } as const,
  latest: more.id ?? ORDER_ID,
});
const notice = (page: Page) => page.getByText(`You already have an analysis: order ${ORDER_ID}.`);
const another = (page: Page) => page.getByRole('button', { name: /^Start Another (Analysis|Order)$/ });

test('a new tab at the photos: links to what a closed tab has paid for', async ({ page, api }) => {
  api.on('findPurchaseContext', bought());
  await page.goto('/upload');
  await expect(notice(page)).toBeVisible();
  api.on('getOrderStatus', progress('processing'));
  await page.getByRole('link', { name: 'Check Your Progress' }).click();
  await expectPath(page, `/processing/${ORDER_ID}`);
});

test('a new tab at the photos: they are for the order that waits, or another on purpose', async ({ page, api }) => {
  api.on('findPurchaseContext', bought({ status: 'queued', nextStep: 'photos' }));
  await page.goto('/upload');
  api.on('getOrderStatus', progress('queued', { nextStep: 'photos' }));
  await page.getByRole('link', { name: 'Add Your Photos' }).click();
  await expectPath(page, `/upload?order=${ORDER_ID}`);
  await expect(page.getByText(`Your order ${ORDER_ID} needs three photos.`)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  api.on('findPurchaseContext', bought());
  await page.goto('/upload');
  await another(page).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Drop your photos here', { exact: false })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // The next purchase is shown again.
  api.on('findPurchaseContext', bought({ id: ORDER_ID + 1 }));
  await page.reload();
  await expect(page.getByText(`order ${ORDER_ID + 1}`, { exact: false })).toBeVisible();
});

test('checkout: who has paid in another tab sees that first, and may buy another', async ({ page, api }) => {
  await mockProvider(page, api);
  await choosePhotos(page, api);
  api.on('createPaymentIntent', problem('bought_already'), INTENT);
  api.on('findPurchaseContext', bought({ status: 'completed', nextStep: 'result' }));
  await page.goto('/checkout');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Your Results' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  // On a phone it would stand below what is bought.
  await expect(page.getByText(PRICE)).toHaveCount(0);
  await expectNoToast(page);
  await another(page).click();
  await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  expect(api.bodies('createPaymentIntent').map(({ additionalTo }) => additionalTo)).toEqual([undefined, ORDER_ID]);
  expect(await purchase(page)).toMatchObject({ additionalTo: ORDER_ID });
});

test('checkout: a pending payment blocks another; an order without a response is asked for again', async ({
  page,
  api,
}) => {
  await choosePhotos(page, api);
  api.on('createPaymentIntent', problem('bought_already'));
  api.on('findPurchaseContext', bought({ status: 'queued', nextStep: 'payment', pending: true }));
  await page.goto('/checkout');
  await expect(page.getByText('You don’t need to pay again', { exact: false })).toBeVisible();
  await expect(page.getByText('Complete Your Purchase')).toHaveCount(0);
  await expect(another(page)).toBeVisible();
  api.on('findPurchaseContext', problem('payment_provider_unavailable'));
  await page.reload();
  await expect(page.getByText('You weren’t charged', { exact: false })).toBeVisible();
  api.on('findPurchaseContext', bought());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page)).toBeVisible();
});

test('purchase screen: who has paid sees it in place of the price, and may buy another', async ({ page, api }) => {
  await page.route('https://pay.example/**', (route) =>
    route.fulfill({ body: 'Hosted page', contentType: 'text/html' }),
  );
  const buy = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
  // Paid in another tab since this one was opened.
  await page.goto('/payment');
  await expect.poll(() => api.calls('findPurchaseContext')).toHaveLength(1);
  api.on('createCheckout', problem('bought_already'), { url: 'https://pay.example/c/1', orderId: ORDER_ID });
  api.on('findPurchaseContext', bought({ status: 'queued', nextStep: 'photos' }));
  await buy.click();
  await expect(page.getByText(`Order ${ORDER_ID} is paid and needs your photos.`)).toBeVisible();
  await expect(buy).toHaveCount(0);
  await expect(page.getByText(PRICE)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add Your Photos' })).toBeVisible();
  await another(page).click();
  await buy.click();
  await expect(page).toHaveURL('https://pay.example/c/1');
  expect(api.bodies('createCheckout')).toEqual([undefined, { additionalTo: ORDER_ID }]);
});

test('purchase screen: with two bought orders, the one that keeps from a third is shown', async ({ page, api }) => {
  api.on('findPurchaseContext', bought());
  await page.goto('/payment');
  await another(page).click();
  api.on('createCheckout', problem('bought_already'));
  // The server would go on naming the first one.
  await page.route('**/api/my/purchase-context', (route) =>
    route.fulfill({
      json:
        route.request().postDataJSON().additionalTo === ORDER_ID
          ? bought({ id: ORDER_ID + 1, nextStep: 'payment', pending: true })
          : bought(),
    }),
  );
  await page.getByRole('button', { name: `Complete Purchase - ${PRICE}` }).click();
  await expect(page.getByText(`Your payment for order ${ORDER_ID + 1} is under way.`)).toBeVisible();
  await expect(page.getByText('You don’t need to pay again', { exact: false })).toBeVisible();
});
