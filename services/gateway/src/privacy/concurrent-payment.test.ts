import { findOrder } from '@trueseason/shop/order';
import { giveConsent } from '@trueseason/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** Runs once in the middle of a deletion. */
let meanwhile: (() => Promise<unknown>) | null = null;
let gateway: TestGateway;
beforeAll(async () => {
  const options = {
    wrapStore: (store: TestGateway['store']): TestGateway['store'] => ({
      ...store,
      deletePrefix: async (prefix) => {
        const work = meanwhile;
        meanwhile = null;
        await work?.();
        return store.deletePrefix(prefix);
      },
    }),
  };
  gateway = await startTestGateway({}, options);
});
afterAll(() => gateway.close());
afterEach(() => {
  meanwhile = null;
  vi.restoreAllMocks();
});
const flows = flowsOf(() => gateway);
const { post, silence, charged } = providerOf(() => gateway);
const { db } = flows;

describe('deleting an order during a payment in another tab', () => {
  it('refunds an undelivered payment made meanwhile', async () => {
    const { browser, id } = await flows.place();
    let intentId = '';
    meanwhile = async () => {
      const { json } = await flows.intent(browser, id);
      intentId = json.paymentIntentId;
      await flows.pay(json.clientSecret);
      await browser.call('POST', `/api/orders/${id}/mark-completed`);
    };
    expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBe(200);
    expect(await charged(intentId)).toEqual({ status: 'succeeded', refunded: true });
    expect(await findOrder(db(), id)).toBeUndefined();
  });
});

describe('a withdrawn consent', () => {
  it('ends a delivered order: one payment is for the result of one person', async () => {
    const { browser, id } = await flows.placeDelivered('once@example.com');
    expect((await browser.call('POST', `/api/orders/${id}/withdraw-consent`)).json).toMatchObject({ refunded: false });
    await giveConsent(browser);
    for (const [path, method] of [
      [`orders/${id}/photos`, 'PUT'],
      [`orders/${id}/photos/exchange`, 'POST'],
    ] as const) {
      const { status, json } = await browser.upload(`/api/${path}`, threePhotos(), method);
      expect([path, status, json.code]).toEqual([path, 409, 'order_closed']);
      expect(json.message).toMatch(/^You took back your consent, .* You can start a new one at any time\.$/);
    }
    // Nor is a new order refused because of it.
    expect((await browser.call('POST', '/api/my/purchase-context', {})).json.bought).toBeNull();
    expect((await flows.intent(browser)).status).toBe(200);
  });
});

it('ignores sales of another shop on the same account', async () => {
  silence();
  const made = (await (
    await fetch(`${gateway.standIns.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_standin', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'amount=900&currency=usd&automatic_payment_methods[enabled]=true',
    })
  ).json()) as { id: string; client_secret: string };
  await flows.pay(made.client_secret);
  const response = await post(signedEvent('payment_intent.succeeded', { id: made.id, object: 'payment_intent' }));
  const refunded = { id: 'ch_x', object: 'charge', refunded: true, payment_intent: made.id };
  expect([response.status, (await post(signedEvent('charge.refunded', refunded))).status]).toEqual([200, 200]);
  expect(await charged(made.id)).toEqual({ status: 'succeeded', refunded: false });
});
