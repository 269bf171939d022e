import type { Browser } from '@trueseason/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createLimiter } from '../limits/limiter.ts';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';

// Customers whose carrier gives them one address buy, a thousand in an hour; nobody is refused anything.

/** All take eight minutes: CARRIER_BUYERS=1000. */
const BUYERS = Number(process.env.CARRIER_BUYERS ?? 200);
const EVERY_MS = 3_600;
/** Of each buyer; screens ask more often while they wait. */
const STATUS_CALLS = 5;

vi.setConfig({ testTimeout: 900_000 });

const { start, startWorker } = attacked();
afterEach(() => {
  vi.useRealTimers();
});

const ADDRESSES: Readonly<Record<string, (buyer: number) => string>> = {
  'one address': () => '203.0.113.9',
  'a network of a carrier': (buyer) => `2001:db8:5:${buyer.toString(16)}::1`,
};

it.each(Object.entries(ADDRESSES))('buyers from %s all buy, one every few seconds', async (_, addressOf) => {
  const worker = await startWorker();
  worker.answersAtOnce = true;
  const gateway = await start({ ...BEHIND_PROXY, ANALYSIS_URL: worker.url }, { limiter: createLimiter() });
  const { analyze, pay } = flowsOf(() => gateway);
  const refused: string[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  const began = Date.now();

  async function buy(browser: Browser, buyer: number): Promise<void> {
    const client = from(addressOf(buyer));
    const expectTaken = <Response extends { readonly status: number }>(step: string, response: Response): Response => {
      if (response.status >= 400) refused.push(`buyer ${buyer}: ${step} ${response.status}`);
      return response;
    };
    const call = async (method: string, path: string, body?: object) =>
      expectTaken(`${method} ${path.replace(/\d+/, ':id')}`, await browser.call(method, path, body, client));
    const email = `buyer${buyer}@example.com`;
    await call('GET', '/api/config');
    for (const [, photo] of threePhotos())
      expectTaken('photo check', await browser.upload('/api/photos/check', [['photo', photo]], 'POST', client));
    const { json } = expectTaken('order', await browser.upload('/api/orders/guest', threePhotos(), 'POST', client));
    for (let i = 0; i < STATUS_CALLS; i++) await call('GET', `/api/orders/${json.id}/status`);
    await analyze(json.id);
    await call('POST', `/api/orders/${json.id}/update-email`, { email });
    const intent = await call('POST', '/api/create-payment-intent', { orderId: json.id });
    await pay(intent.json.clientSecret);
    const { json: paid } = await call('POST', `/api/orders/${json.id}/mark-completed`);
    if (!paid.success) refused.push(`buyer ${buyer}: not paid`);
  }

  for (let buyer = 0; buyer < BUYERS && refused.length < 5; buyer++) {
    vi.setSystemTime(began + buyer * EVERY_MS);
    await buy(gateway.newBrowser(), buyer);
  }
  expect(refused).toEqual([]);
});
