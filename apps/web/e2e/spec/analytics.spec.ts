import { PRICE_CENTS } from '@trueseason/contracts';
import { ORDER_ID, progress } from './support/orders.ts';
import { allowAnalytics, confirmEvents, events, expect, expectPath, session, test } from './support/test.ts';

test('analytics: a page view on every change of route, without order numbers', async ({ page, api }) => {
  await allowAnalytics(page);
  api.on('getOrderStatus', progress('queued'));
  await page.goto(`/processing/${ORDER_ID}`);
  await page.getByRole('link', { name: 'Find your results' }).first().click();
  await expectPath(page, '/lookup');
  await page.getByRole('link', { name: 'Get Your Analysis' }).click();
  await expectPath(page, '/upload');
  // The router changes the address before it draws the screen, which is what counts as a view.
  await expect
    .poll(async () => (await events(page, 'page_view')).map(({ path }) => path))
    .toEqual(['/processing/:id', '/lookup', '/upload']);
});

test('analytics: both landing variants report themselves', async ({ page }) => {
  await allowAnalytics(page);
  for (const variant of ['homepage', 'reddit-landing']) {
    await page.goto(`/${variant}`);
    await expect.poll(() => events(page, 'ad_landing')).toMatchObject([{ variant }]);
    // Else the next page tells of it again.
    await confirmEvents(page);
  }
});

test('analytics test page: fires each event and prints the campaign', async ({ page }) => {
  await allowAnalytics(page);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto('/utm-test');
  for (const value of ['reddit', 'cpc'])
    await expect(page.locator('dd').filter({ hasText: value }).first()).toBeVisible();
  const sample = JSON.parse((await session(page, 'campaign')) ?? '');
  const campaignKeys = ['campaign', 'content', 'medium', 'source', 'term'].map((name) => `utm_${name}`);
  expect(Object.keys(sample).sort()).toEqual(['timestamp', ...campaignKeys]);
  const buttons = [
    ['Photo upload', { event: 'photo_upload', photos: 3 }],
    ['Payment initiated', { event: 'funnel_step', step: 'payment_initiated', amount: PRICE_CENTS / 100 }],
    ['Conversion', { event: 'purchase', transaction_id: 'test_payment_123', value: PRICE_CENTS / 100 }],
    ['Analysis complete', { event: 'analysis_complete', season: 'True Winter', order_id: 'test_order_123' }],
    ['Funnel step', { event: 'funnel_step' }],
  ] as const;
  for (const [name, event] of buttons) {
    await page.getByRole('button', { name }).click();
    expect((await events(page)).at(-1)).toMatchObject(event);
  }
  await page.getByRole('button', { name: 'Print campaign data' }).click();
  await expect.poll(() => printed.filter((line) => line.startsWith('Campaign data'))).toHaveLength(1);
});
