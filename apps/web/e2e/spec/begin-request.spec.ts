import { BEGIN_REQUEST } from '@trueseason/contracts';
import { expectAccessible } from '../accessibility.ts';
import { completedOrder, ORDER_ID, order } from './support/orders.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectPath, test } from './support/test.ts';

const INTENT = {
  clientSecret: 'pi_123_secret_1',
  amount: 2900,
  discount: 0,
  isFree: false,
  paymentIntentId: 'pi_123',
  orderId: ORDER_ID,
};

test.describe('in Europe', () => {
  test.use({ timezoneId: 'Europe/Dublin' });

  test('begin request: a buyer in Europe asks to begin at once before anything is charged', async ({
    page,
    api,
    baseURL,
  }) => {
    await mockProvider(page, api, baseURL);
    api.on('getOrder', order('analyzed'));
    api.on('createPaymentIntent', INTENT);
    api.on('updateEmail', { success: true });
    api.on('requestBeginning', { success: true });
    api.on('markCompleted', { success: true, status: 'completed' });
    await page.goto(`/results-preview/${ORDER_ID}`);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await page.getByLabel('Email').fill('someone@example.com');
    const pay = page.getByRole('button', { name: 'Complete Purchase - $29.00' });
    await pay.click();
    const box = page.getByRole('checkbox', { name: BEGIN_REQUEST.statement });
    await expect(page.getByText('Please check this box first. You haven’t been charged.')).toBeVisible();
    await expect(box).toBeFocused();
    expect(api.calls('updateEmail')).toEqual([]);
    await expectAccessible(page);
    await box.check();
    completedOrder(api);
    await pay.click();
    await expectPath(page, `/results/${ORDER_ID}`);
    expect(api.bodies('requestBeginning')).toEqual([{ version: BEGIN_REQUEST.version }]);
  });

  test('begin request: the hosted page opens once it is asked to begin', async ({ page, api }) => {
    await page.route('https://pay.example/**', (route) =>
      route.fulfill({ body: 'Hosted page', contentType: 'text/html' }),
    );
    api.on('createCheckout', { url: 'https://pay.example/c/1' });
    await page.goto('/payment');
    const buy = page.getByRole('button', { name: 'Complete Purchase - $29.00' });
    await buy.click();
    const box = page.getByRole('checkbox', { name: BEGIN_REQUEST.statement });
    await expect(box).toBeFocused();
    expect(api.calls('createCheckout')).toEqual([]);
    await expectAccessible(page);
    await box.check();
    await buy.click();
    await expect(page).toHaveURL('https://pay.example/c/1');
    expect(api.bodies('createCheckout')).toEqual([{ beginRequest: BEGIN_REQUEST.version }]);
  });
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('begin request: a buyer elsewhere is not asked', async ({ page, api, baseURL }) => {
    await mockProvider(page, api, baseURL);
    api.on('getOrder', order('analyzed'));
    api.on('createPaymentIntent', INTENT);
    await page.goto(`/results-preview/${ORDER_ID}`);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await expect(page.getByRole('button', { name: 'Complete Purchase - $29.00' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: BEGIN_REQUEST.statement })).toHaveCount(0);
    await page.goto('/payment');
    await expect(page.getByRole('button', { name: 'Complete Purchase - $29.00' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: BEGIN_REQUEST.statement })).toHaveCount(0);
  });
});
