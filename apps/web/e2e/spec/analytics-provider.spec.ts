import type { Page } from '@playwright/test';
import type { MockApi } from './support/mock-api.ts';
import { completedOrder, INTENT, jobAnswer, ORDER_ID } from './support/orders.ts';
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
}

/** A stand-in of the provider: sends one request an event, says when it is on its way, and counts them. */
async function standIn(page: Page): Promise<Seen> {
  const traffic: Seen = { scripts: [], sent: [] };
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
      traffic.scripts.push(url.search);
      return route.fulfill({ contentType: 'text/javascript', body: `(${container.toString()})()` });
    }
    traffic.sent.push(Object.fromEntries(url.searchParams));
    return route.fulfill({ status: 204 });
  });
  return traffic;
}

const named = (sent: Record<string, string>[], name: string): Record<string, string>[] =>
  sent.filter(({ event, step }) => event === name || step === name);

test('analytics provider: loaded only after consent, with the campaign on every event', async ({ page, api }) => {
  const { scripts, sent } = await standIn(page);
  const yes = page.getByRole('button', { name: 'Yes, count it' });
  api.on('getClientConfig', CONFIG);
  await page.goto('/faqs?utm_source=reddit&utm_medium=cpc');
  await expect(page.getByRole('region', { name: 'Analytics' })).toBeVisible();
  expect(scripts).toEqual([]);
  await yes.click();
  await expect.poll(() => named(sent, 'page_view')).toMatchObject([{ path: '/faqs', utm_source: 'reddit' }]);
  expect(scripts).toEqual(['?id=GTM-TEST']);
  expect(named(sent, 'utm_landing')).toHaveLength(1);
  api.on('getClientConfig', { ...CONFIG, analytics: null });
  const configResponse = page.waitForResponse('**/api/config');
  await page.goto('/faqs');
  await configResponse;
  expect(scripts).toHaveLength(1);
});

/**
 * What every way to buy has to report, and how often. Payments on the page are in unlock-pay and checkout-pay; what a page
 * that is left keeps for the next is in analytics.test.ts.
 */
const ONCE = ['purchase', 'payment_completed', 'photo_upload', 'photos_uploaded', 'analysis_complete'];

const WAYS: Readonly<Record<string, (page: Page, api: MockApi) => Promise<unknown>>> = {
  'a hosted page is on the way': async (page, api) => {
    api.on('getSessionJob', { jobId: String(ORDER_ID) });
    api.on('getJobStatus', jobAnswer('queued'), jobAnswer('done'));
    for (let arrival = 0; arrival < 2; arrival++) {
      await page.goto('/processing?session_id=cs_test_1');
      await expectPath(page, `/results/${ORDER_ID}`);
    }
  },
  'the provider sends the customer back, also twice': async (page) => {
    for (let arrival = 0; arrival < 2; arrival++) {
      await page.goto(`/results/${ORDER_ID}?payment_intent=pi_123&redirect_status=succeeded`);
      await expect(page.getByText('Step 1 of 9')).toBeVisible();
    }
  },
};

for (const [way, buy] of Object.entries(WAYS)) {
  test(`analytics: each event once when ${way}`, async ({ page, api }) => {
    await allowAnalytics(page);
    await mockProvider(page, api);
    api.on('getClientConfig', { ...CONFIG, paymentScriptUrl: `${process.env.E2E_WEB_URL}/mock-provider.js` });
    completedOrder(api);
    for (const name of ['updateEmail', 'putOrderPhotos', 'putJobPhotos'] as const) api.on(name, { success: true });
    api.on('markCompleted', { success: true, status: 'completed' });
    api.on('createPaymentIntent', INTENT);
    const { sent } = await standIn(page);
    await choosePhotos(page, api);
    await buy(page, api);
    // Nothing was sent from this device by who only comes back.
    const names = way.startsWith('the provider') ? ONCE.slice(0, 2) : ONCE;
    await expect.poll(() => names.filter((name) => named(sent, name).length > 0)).toEqual(names);
    for (const name of names) expect([name, named(sent, name).length]).toEqual([name, 1]);
  });
}
