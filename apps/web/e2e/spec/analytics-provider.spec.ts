import type { Page } from '@playwright/test';
import type { MockApi } from './support/mock-api.ts';
import { completedOrder, INTENT, jobAnswer, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { allowAnalytics, expect, expectPath, test } from './support/test.ts';

/** Where the system of these tests is configured to load the provider from: e2e/start-system.ts. */
const SCRIPT = 'https://analytics.test/gtm.js';
const CONFIG = {
  paymentScriptUrl: 'https://pay.test/',
  paymentPublishableKey: 'pk_test_spec',
  testMode: true,
  challenge: null,
  secondOpinion: false,
  analytics: { scriptUrl: SCRIPT, id: 'GTM-TEST' },
};

interface Seen {
  readonly scripts: string[];
  readonly sent: Record<string, string>[];
  /** Whether the provider's script comes at all. */
  comes: boolean;
}

/** A stand-in of the provider: sends one request an event, says when it is on its way, and counts them. */
async function standIn(page: Page): Promise<Seen> {
  const seen: Seen = { scripts: [], sent: [], comes: true };
  const container = (): void => {
    type Layer = { event?: string; eventCallback?: () => void }[];
    const layer = (window as unknown as { dataLayer: Layer }).dataLayer;
    const send = ({ eventCallback, ...entry }: Layer[number]): void => {
      const query = new URLSearchParams(Object.entries(entry).map(([key, value]) => [key, String(value)]));
      void fetch(`https://analytics.test/collect?${query}`, { mode: 'no-cors', keepalive: true });
      eventCallback?.();
    };
    const { push } = layer;
    layer.forEach(send);
    layer.push = (...entries) => {
      entries.forEach(send);
      return push.apply(layer, entries);
    };
  };
  await page.route('https://analytics.test/**', (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/gtm.js') {
      seen.scripts.push(url.search);
      // One that does not come is still on its way when the page is left.
      if (!seen.comes) return;
      return route.fulfill({ contentType: 'text/javascript', body: `(${container.toString()})()` });
    }
    seen.sent.push(Object.fromEntries(url.searchParams));
    return route.fulfill({ status: 204 });
  });
  return seen;
}

const named = (sent: Record<string, string>[], name: string): Record<string, string>[] =>
  sent.filter(({ event, step }) => event === name || step === name);

test('analytics provider: loaded after a yes alone, with the campaign on every event', async ({ page, api }) => {
  api.on('getClientConfig', CONFIG);
  const { scripts, sent } = await standIn(page);
  await page.goto('/faqs?utm_source=reddit&utm_medium=cpc');
  await expect(page.getByRole('region', { name: 'Analytics' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Yes, count it' }).click();
  await expect.poll(() => named(sent, 'page_view')).toMatchObject([{ path: '/faqs', utm_source: 'reddit' }]);
  expect(scripts).toEqual(['?id=GTM-TEST']);
  expect(named(sent, 'utm_landing')).toHaveLength(1);
});

test('analytics provider: nothing is loaded where none is configured', async ({ page }) => {
  await allowAnalytics(page);
  const { scripts } = await standIn(page);
  const asked = page.waitForResponse('**/api/config');
  await page.goto('/faqs');
  await asked;
  expect(scripts).toEqual([]);
});

/** What every way to buy has to report, and how often. */
const ONCE = ['purchase', 'payment_completed', 'photo_upload', 'photos_uploaded', 'analysis_complete'];

async function expectOnce(sent: Record<string, string>[], names: readonly string[] = ONCE): Promise<void> {
  await expect.poll(() => names.filter((name) => named(sent, name).length > 0)).toEqual(names);
  for (const name of names) expect([name, named(sent, name).length]).toEqual([name, 1]);
}

async function prepare(page: Page, api: MockApi, baseURL: string): Promise<Seen> {
  await mockProvider(page, api, baseURL);
  api.on('getClientConfig', { ...CONFIG, paymentScriptUrl: `${baseURL}/mock-provider.js` });
  completedOrder(api);
  for (const name of ['updateEmail', 'putOrderPhotos', 'putJobPhotos'] as const) api.on(name, { success: true });
  api.on('markCompleted', { success: true, status: 'completed' });
  api.on('createPaymentIntent', { ...INTENT, orderId: ORDER_ID });
  return standIn(page);
}

test('analytics: each event once when the result is seen locked first, and paid on the page', async ({
  page,
  api,
  baseURL,
}) => {
  await allowAnalytics(page);
  const { sent } = await prepare(page, api, baseURL);
  await choosePhotos(page, api);
  api.on('createGuestOrder', { id: ORDER_ID });
  api.on('getOrderStatus', progress('analyzed'));
  api.on('getOrder', order('analyzed'), order('completed'));
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Complete Purchase - $29.00' }).click();
  await expectPath(page, `/results/${ORDER_ID}`);
  await page.reload();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await expectOnce(sent);
});

test('analytics: each event once when it is paid first, and again after a reload', async ({ page, api, baseURL }) => {
  await allowAnalytics(page);
  const { sent } = await prepare(page, api, baseURL);
  await choosePhotos(page, api);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('someone@example.com');
  api.on('getOrderStatus', progress('processing'), progress('completed'));
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expectPath(page, '/processing/pi_123');
  await page.reload();
  await expectPath(page, `/results/${ORDER_ID}`);
  await expectOnce(sent);
});

test('analytics: each event once when the provider sends the customer back, also twice', async ({
  page,
  api,
  baseURL,
}) => {
  await allowAnalytics(page);
  const { sent } = await prepare(page, api, baseURL);
  for (let arrival = 0; arrival < 2; arrival++) {
    await page.goto(`/results/${ORDER_ID}?payment_intent=pi_123&redirect_status=succeeded`);
    await expect(page.getByText('Step 1 of 9')).toBeVisible();
  }
  await expectOnce(sent, ['purchase', 'payment_completed']);
});

test('analytics: each event once on the way over a hosted page', async ({ page, api, baseURL }) => {
  await allowAnalytics(page);
  const { sent } = await prepare(page, api, baseURL);
  await choosePhotos(page, api);
  api.on('getSessionJob', { jobId: String(ORDER_ID) });
  api.on('getJobStatus', jobAnswer('queued'), jobAnswer('done'));
  await page.goto('/processing?session_id=cs_test_1');
  await expectPath(page, `/results/${ORDER_ID}`);
  await page.goto('/processing?session_id=cs_test_1');
  await expectPath(page, `/results/${ORDER_ID}`);
  await expectOnce(sent);
});

/** A customer who is faster than the provider's script: over the hosted page and back, with photos. */
async function buyHosted(page: Page, api: MockApi): Promise<void> {
  await choosePhotos(page, api);
  api.on('createCheckout', { url: 'https://hosted.test/pay' });
  await page.route('https://hosted.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Hosted</title>' }),
  );
  await page.goto('/payment?utm_source=reddit', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Complete Purchase - $29.00' }).click();
  await expect(page).toHaveTitle('Hosted');
  api.on('getSessionJob', { jobId: String(ORDER_ID) });
  api.on('getJobStatus', jobAnswer('queued'), jobAnswer('done'));
  await page.goto('/processing?session_id=cs_test_1', { waitUntil: 'domcontentloaded' });
  await expectPath(page, `/results/${ORDER_ID}`);
}
const HURRIED = ['payment_initiated', 'utm_landing', ...ONCE];

test('analytics: what a hurried customer did is sent once, by the first page that the provider’s script reaches', async ({
  page,
  api,
  baseURL,
}) => {
  await allowAnalytics(page);
  const provider = await prepare(page, api, baseURL);
  provider.comes = false;
  await buyHosted(page, api);
  expect(provider.sent).toEqual([]);
  provider.comes = true;
  await page.goto('/faqs');
  await expectOnce(provider.sent, HURRIED);
  // In the order and on the pages on which it happened.
  const paths = named(provider.sent, 'page_view').map(({ path }) => path);
  expect(paths).toEqual(['/upload', '/payment', '/processing', '/results', '/results/:id', '/faqs']);
  await page.goto('/about');
  await expect.poll(() => named(provider.sent, 'page_view').at(-1)?.path).toBe('/about');
  await expectOnce(provider.sent, HURRIED);
});

test('analytics: what was kept for the next page goes with a no, and is not kept without a yes', async ({
  page,
  api,
  baseURL,
}) => {
  const provider = await prepare(page, api, baseURL);
  const kept = () => page.evaluate(() => sessionStorage.getItem('unsentEvents'));
  provider.comes = false;
  await buyHosted(page, api);
  await page.goto('/faqs', { waitUntil: 'domcontentloaded' });
  const yes = page.getByRole('button', { name: 'Yes, count it' });
  await expect(yes).toBeVisible();
  expect(await kept()).toBeNull();
  await yes.click();
  expect(await kept()).toContain('page_view');
  // Asked for while it does not come: a request that is made later would be answered, and send.
  await expect.poll(() => provider.scripts).toHaveLength(1);
  // In another tab.
  await page.evaluate(() => localStorage.setItem('analyticsConsent', 'refused'));
  provider.comes = true;
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(provider.sent).toEqual([]);
});
