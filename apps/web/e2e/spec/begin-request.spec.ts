import { BEGIN_REQUEST } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { PRICE } from '../prices.ts';
import { completedOrder, INTENT, myOrder, ORDER_ID, order } from './support/orders.ts';
import { mockProvider } from './support/provider.ts';
import { expect, expectPath, seedSession, test } from './support/test.ts';

test.describe('in Europe', () => {
  test.use({ timezoneId: 'Europe/Dublin' });

  test('begin request: a buyer in Europe asks to begin at once before anything is charged', async ({ page, api }) => {
    await mockProvider(page, api);
    api.on('getOrder', order('analyzed'));
    api.on('createPaymentIntent', INTENT);
    api.on('updateEmail', { success: true });
    api.on('requestBeginning', { success: true });
    api.on('markCompleted', { success: true, status: 'completed' });
    await page.goto(`/results-preview/${ORDER_ID}`);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await page.getByLabel('Email').fill('someone@example.com');
    const pay = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
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

  test('begin request: the hosted page opens after the request to begin', async ({ page, api }) => {
    await page.route('https://pay.example/**', (route) =>
      route.fulfill({ body: 'Hosted page', contentType: 'text/html' }),
    );
    api.on('createCheckout', { url: 'https://pay.example/c/1', orderId: ORDER_ID });
    await page.goto('/payment');
    await expect(page.getByText(/^This is all you pay\./)).toBeVisible();
    const buy = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
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

  test('withdrawal: every footer leads to it, and the result while it applies', async ({ page, api }) => {
    completedOrder(api);
    api.on('listMyOrders', [myOrder()]);
    await seedSession(page, { storySeen: [ORDER_ID] });
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' });
    for (const path of ['/faqs', '/upload', `/results/${ORDER_ID}#share`]) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expect(inFooter).toHaveAttribute('href', '/my-data#withdraw');
      await expectNoSidewaysScroll(page);
    }
    await inFooter.click();
    await expect(page.getByText('None of these orders is open for withdrawal.')).toBeVisible();
    const inResult = page.getByRole('main').getByRole('link', { name: 'withdraw from the contract' });
    await page.goto(`/results/${ORDER_ID}`);
    await expect(page.getByText('Step 1 of 9', { exact: true })).toBeVisible();
    await expect(inResult).toHaveCount(0);
    api.on('getOrder', order('completed', { withdrawable: true }));
    api.on('listMyOrders', [{ ...myOrder(), withdrawable: true }]);
    await page.reload();
    await expect(inResult).toBeVisible();
    await expectAccessible(page);
    await inResult.click();
    await expect(page.getByRole('button', { name: 'Withdraw from contract' })).toBeVisible();
  });
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('begin request, withdrawal: buyers in other countries see neither', async ({ page, api }) => {
    await mockProvider(page, api);
    api.on('getOrder', order('analyzed'));
    api.on('createPaymentIntent', INTENT);
    const checkbox = page.getByRole('checkbox', { name: BEGIN_REQUEST.statement });
    await page.goto(`/results-preview/${ORDER_ID}`);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await expect(page.getByRole('button', { name: `Complete Purchase - ${PRICE}` })).toBeVisible();
    await expect(checkbox).toHaveCount(0);
    await page.goto('/payment');
    await expect(page.getByRole('button', { name: `Complete Purchase - ${PRICE}` })).toBeVisible();
    await expect(checkbox).toHaveCount(0);
    completedOrder(api);
    api.on('getOrder', order('completed', { withdrawable: true }));
    for (const step of ['#share', '']) {
      await page.goto('/faqs');
      await page.goto(`/results/${ORDER_ID}${step}`);
      await expect(page.getByText(/^Step \d of 9$/)).toBeVisible();
      if (step) await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
      await expect(page.getByText(/withdraw from/i)).toHaveCount(0);
    }
  });
});
