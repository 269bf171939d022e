import { allowAnalytics, confirmEvents, events, expect, expectPath, session, test } from './support/test.ts';

const LANDING = '/faqs?utm_source=reddit&utm_medium=cpc&utm_campaign=autumn&utm_term=color&utm_content=ring';
const START = Date.UTC(2026, 10, 1);
const DAY = 24 * 60 * 60 * 1000;

test('analytics: events wait for a yes', async ({ page }) => {
  await page.goto(LANDING);
  await expect(page.getByRole('region', { name: 'Analytics' })).toBeVisible();
  expect(await events(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, count it' }).click();
  expect(await events(page)).toMatchObject([
    { event: 'utm_landing', utm_source: 'reddit', utm_medium: 'cpc' },
    { event: 'page_view', path: '/faqs', utm_campaign: 'autumn' },
  ]);
  await confirmEvents(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Analytics' })).toBeHidden();
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
});

test('analytics: events are dropped on a no', async ({ page }) => {
  await page.goto(LANDING);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expectPath(page, '/about');
  expect(await events(page)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Analytics' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('refused');
});

test('analytics: a page view on every change of route, without order numbers', async ({ page, api }) => {
  await allowAnalytics(page);
  api.on('getOrderStatus', {
    id: 4_711_471_147,
    status: 'queued',
    nextStep: 'analysis',
    paymentStatus: 'unpaid',
    refunded: false,
    result: null,
    openQuestions: [],
    failure: null,
  });
  await page.goto('/processing/4711471147');
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

test('campaign: kept in session storage for 30 days', async ({ page }) => {
  await allowAnalytics(page);
  await page.clock.install({ time: START });
  await page.goto(LANDING);
  await expect.poll(() => session(page, 'campaign')).not.toBeNull();
  expect(JSON.parse((await session(page, 'campaign')) ?? '')).toMatchObject({
    utm_source: 'reddit',
    utm_medium: 'cpc',
    utm_campaign: 'autumn',
    utm_term: 'color',
    utm_content: 'ring',
    timestamp: expect.any(Number),
  });
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
  await confirmEvents(page);
  await page.clock.setSystemTime(START + 29 * DAY);
  await page.goto('/upload');
  await expect.poll(() => events(page, 'page_view')).toMatchObject([{ utm_source: 'reddit' }]);
  await confirmEvents(page);
  await page.clock.setSystemTime(START + 31 * DAY);
  await page.goto('/lookup');
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
  expect((await events(page, 'page_view'))[0]).not.toHaveProperty('utm_source');
  expect(await session(page, 'campaign')).toBeNull();
});

test('analytics test page: fires each event and prints the campaign', async ({ page }) => {
  await allowAnalytics(page);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto('/utm-test');
  for (const value of ['reddit', 'cpc'])
    await expect(page.locator('dd').filter({ hasText: value }).first()).toBeVisible();
  const sample = JSON.parse((await session(page, 'campaign')) ?? '');
  expect(Object.keys(sample).sort()).toEqual([
    'timestamp',
    'utm_campaign',
    'utm_content',
    'utm_medium',
    'utm_source',
    'utm_term',
  ]);
  const buttons = [
    ['Photo upload', { event: 'photo_upload', photos: 3 }],
    ['Payment initiated', { event: 'funnel_step', step: 'payment_initiated', amount: 29 }],
    ['Conversion', { event: 'purchase', transaction_id: 'test_payment_123', value: 29 }],
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
