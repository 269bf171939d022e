import { PRICE_CENTS } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { PRICE } from '../prices.ts';
import { never, problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { allowAnalytics, events, expect, expectPath, expectToast, test } from './support/test.ts';

test('purchase screen: fixed price, four benefits, and on to the hosted page', async ({ page, api }) => {
  await allowAnalytics(page);
  await page.route('https://pay.example/**', (route) =>
    route.fulfill({ body: 'Hosted page', contentType: 'text/html' }),
  );
  await page.goto('/payment');
  await expect(page.getByText(PRICE, { exact: true })).toBeVisible();
  await expect(page.getByText('Then you come back here and add three photos')).toBeVisible();
  await choosePhotos(page, api);
  await page.goto('/payment');
  await expect(page.getByText('Then you come back here, and we measure your photos')).toBeVisible();
  await expect(page.locator('dt')).toHaveText([
    'AI season identification',
    'Personalized palette',
    'PDF report',
    'Style recommendations',
  ]);
  const answer = api.hold('createCheckout', { url: 'https://pay.example/c/1', orderId: ORDER_ID });
  const buy = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
  await buy.click();
  await expect(buy).toBeDisabled();
  expect(await events(page, 'funnel_step')).toMatchObject([{ step: 'payment_initiated', amount: PRICE_CENTS / 100 }]);
  answer();
  await expect(page).toHaveURL('https://pay.example/c/1');
  await expect
    .poll(() => api.calls('createCheckout'))
    .toMatchObject([{ method: 'POST', path: '/api/create-checkout', body: undefined }]);
});

test('purchase screen: can be used again after the hosted page, come or not', async ({ page, api }) => {
  // No content: the page stays, as it does when the browser keeps it.
  await page.route('https://pay.example/**', (route) => route.fulfill({ status: 204 }));
  api.on(
    'createCheckout',
    { url: 'https://pay.example/c/1', orderId: ORDER_ID },
    problem('payment_provider_unavailable'),
  );
  await page.goto('/payment');
  const buy = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
  await Promise.all([page.waitForRequest('https://pay.example/**'), buy.click()]);
  await expect(buy).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(buy).toBeEnabled();
  await buy.click();
  await expectToast(page, TOASTS.checkoutSessionFailed);
  await expect(buy).toBeEnabled();
});

for (const path of ['/payment', '/lookup', '/upload']) {
  test(`without any script, ${path} says so by itself`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    const notice = page.getByText('Service Temporarily Unavailable');
    await expect(notice).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(notice).toBeVisible();
  });
}

test('waiting screen: leads to the order, to what is so if it is unknown, to the photos without an order', async ({
  page,
  api,
}) => {
  await page.goto('/loading');
  await expectPath(page, '/upload');
  await page.evaluate((id) => sessionStorage.setItem('currentOrderId', id), String(ORDER_ID));
  api.on('getOrderStatus', never);
  await page.goto('/loading');
  await expect(page.getByText('One moment…')).toBeVisible();
  api.on('getOrderStatus', problem('order_not_found'));
  await page.reload();
  await expectPath(page, `/processing/${ORDER_ID}`);
  await expect(page.getByRole('heading', { name: 'We can’t find that order in this browser' })).toBeVisible();
  completedOrder(api);
  await page.goto('/loading');
  await expectPath(page, `/results/${ORDER_ID}`);
});
