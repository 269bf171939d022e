import { DECLINES, DECLINES_BEFORE_CHALLENGE, INTENTS, NETWORK_DECLINES_BEFORE_CHALLENGE } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import { type Browser, TEST_CARDS } from '@trueseason/testing';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createIntentVelocity } from '../limits/intent-velocity.ts';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

/* Card testing needs many attempts; a customer with a declined card needs a few, and a way forward. */

const { start: startAttacked } = attacked();
const start = (env: Record<string, string> = {}) => startAttacked({ ...BEHIND_PROXY, ...env });
const HOME = '203.0.113.5';

function tester(gateway: TestGateway) {
  const { db, place, placeAnalyzed, pay } = flowsOf(() => gateway);
  const { post } = providerOf(() => gateway);
  const declinesOf = async () => (await query(db()).selectFrom('declines').selectAll().execute()).length;
  const open = (browser: Browser, orderId?: number, client = HOME, token = '') =>
    browser.call('POST', '/api/create-payment-intent', { orderId }, { ...from(client), 'x-challenge-token': token });
  return {
    db,
    place,
    placeAnalyzed,
    open,
    declinesOf,
    /** Tries a card in the browser and waits for the provider's event. */
    decline: async (clientSecret: string, times = 1) => {
      for (let i = 0; i < times; i++) {
        const before = await declinesOf();
        expect((await pay(clientSecret, TEST_CARDS.declined)).status).toBe(402);
        await vi.waitFor(async () => expect(await declinesOf()).toBe(before + 1), 10_000);
      }
    },
    /** Reports declines without a round trip to the provider. */
    tellOf: async (intentId: string, times: number) => {
      for (let i = 0; i < times; i++) {
        const object = { id: intentId, object: 'payment_intent' };
        expect((await post(signedEvent('payment_intent.payment_failed', object))).status).toBe(200);
      }
    },
    statusOf: async (intentId: string) => (await gateway.payments.fetchIntent(intentId)).status,
    pay,
    post,
  };
}

describe('declined cards', () => {
  it('end an intent after a few, and the next one can be paid', async () => {
    const gateway = await start();
    const { place, open, decline, statusOf, pay } = tester(gateway);
    const { browser, id } = await place();
    const first = (await open(browser, id)).json;
    await decline(first.clientSecret, DECLINES.intent - 1);
    expect(await statusOf(first.paymentIntentId)).toBe('requires_payment_method');
    await decline(first.clientSecret);
    await vi.waitFor(async () => expect(await statusOf(first.paymentIntentId)).toBe('canceled'), 10_000);
    const second = (await open(browser, id)).json;
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect((await pay(second.clientSecret)).status).toBe(200);
  });

  it('count once per event, and only for our intents', async () => {
    const gateway = await start();
    const { place, open, declinesOf, post, statusOf } = tester(gateway);
    const { browser, id } = await place();
    const { paymentIntentId } = (await open(browser, id)).json;
    const event = signedEvent('payment_intent.payment_failed', { id: paymentIntentId, object: 'payment_intent' });
    for (let i = 0; i < DECLINES.intent + 1; i++) expect((await post(event)).status).toBe(200);
    const foreign = signedEvent('payment_intent.payment_failed', { id: 'pi_foreign', object: 'payment_intent' });
    expect((await post(foreign)).status).toBe(200);
    expect(await declinesOf()).toBe(1);
    expect(await statusOf(paymentIntentId)).toBe('requires_payment_method');
  });

  it('of one order block it for an hour, for every client, and no other order', async () => {
    const gateway = await start();
    const { place, open, tellOf, db } = tester(gateway);
    const { browser, id } = await place();
    for (let count = 0; count < DECLINES.order; count += DECLINES.intent) {
      await tellOf((await open(browser, id, `198.51.100.${count}`)).json.paymentIntentId, DECLINES.intent);
    }
    const refused = await open(browser, id, '198.51.100.99');
    expect(refused.json.code).toBe('too_many_requests');
    expect(refused.json.message).toContain('Nothing was charged');
    const other = await place();
    expect((await open(other.browser, other.id, '198.51.100.99')).status).toBe(200);
    await query(db())
      .updateTable('declines')
      .set({ declined_at: new Date(Date.now() - 61 * 60_000) })
      .execute();
    expect((await open(browser, id)).status).toBe(200);
  });

  it('count per browser across orders, and per address across browsers', async () => {
    const gateway = await start();
    const { place, open, tellOf } = tester(gateway);
    const browser = gateway.newBrowser();
    const intentOf = async (who: Browser, client: string) => {
      const { id } = await place(who);
      return open(who, id, client);
    };
    for (let count = 0; count < DECLINES.session; count += DECLINES.intent) {
      await tellOf((await intentOf(browser, `198.51.100.${count}`)).json.paymentIntentId, DECLINES.intent);
    }
    expect((await intentOf(browser, '198.51.100.99')).json.code).toBe('too_many_requests');
    for (let count = 0; count < DECLINES.address; count += DECLINES.intent) {
      await tellOf((await intentOf(gateway.newBrowser(), HOME)).json.paymentIntentId, DECLINES.intent);
    }
    expect((await intentOf(gateway.newBrowser(), HOME)).json.code).toBe('too_many_requests');
    expect((await intentOf(gateway.newBrowser(), '203.0.113.6')).status).toBe(200);
  });
});

describe('declined cards of a network', () => {
  const household = (n: number) => `2001:db8:7:${n.toString(16)}::1`;
  /** A tester with a fresh address of one /48 for each card. */
  async function testCards(gateway: TestGateway, cards: number) {
    const { open, tellOf } = tester(gateway);
    for (let n = 0; n * DECLINES.intent < cards; n += 1) {
      const { json } = await open(gateway.newBrowser(), undefined, household(n));
      await tellOf(json.paymentIntentId, DECLINES.intent);
    }
  }

  it('end it for further addresses, and for nobody who has a result to pay for', async () => {
    const gateway = await start();
    const { open, placeAnalyzed, place } = tester(gateway);
    await testCards(gateway, DECLINES.network);
    const refused = await open(gateway.newBrowser(), undefined, household(900));
    expect(refused.json.code).toBe('too_many_requests');
    const unmeasured = await place();
    expect((await open(unmeasured.browser, unmeasured.id, household(901))).json.code).toBe('too_many_requests');
    const honest = await placeAnalyzed();
    expect((await open(honest.browser, honest.id, household(902))).status).toBe(200);
    expect((await open(gateway.newBrowser(), undefined, '2001:db8:8:1::1')).status).toBe(200);
  });

  it('ask every household of it for a challenge', async () => {
    const provider = (await start()).standIns.url;
    const gateway = await start({
      CHALLENGE_URL: `${provider}/turnstile/v0/siteverify`,
      CHALLENGE_SECRET: '1x0000000000000000000000000000000AA',
      CHALLENGE_SITE_KEY: '1x00000000000000000000AA',
    });
    const { open } = tester(gateway);
    await testCards(gateway, NETWORK_DECLINES_BEFORE_CHALLENGE);
    expect((await open(gateway.newBrowser(), undefined, household(900))).json.code).toBe('challenge_required');
    expect((await open(gateway.newBrowser(), undefined, '2001:db8:8:1::1')).status).toBe(200);
  });
});

describe('intents', () => {
  it('are limited per hour and address, and an open one is always returned', async () => {
    const gateway = await start();
    const { open } = tester(gateway);
    const most = INTENTS.find(({ per }) => per === 'address')?.max ?? 0;
    // Backdated within the hour to stay below the per-minute limit.
    const { openedFrom } = createIntentVelocity(gateway.deps).originOf({ ip: HOME, cookies: {} } as FastifyRequest);
    await gateway.deps.limiter.count('intents:address', openedFrom, most, 60 * 60, most - 1);
    const first = gateway.newBrowser();
    const { json } = await open(first);
    expect((await open(gateway.newBrowser())).json.code).toBe('too_many_requests');
    expect((await open(first)).json.paymentIntentId).toBe(json.paymentIntentId);
    expect((await open(gateway.newBrowser(), undefined, '203.0.113.6')).status).toBe(200);
  });

  it('need a challenge when frequent or after declined cards', async () => {
    const provider = (await start()).standIns.url;
    const gateway = await start({
      CHALLENGE_URL: `${provider}/turnstile/v0/siteverify`,
      CHALLENGE_SECRET: '1x0000000000000000000000000000000AA',
      CHALLENGE_SITE_KEY: '1x00000000000000000000AA',
      CHALLENGE_AFTER: '4',
    });
    const { place, open, tellOf } = tester(gateway);
    const token = async () => {
      const given = await fetch(`${provider}/turnstile/v0/token`, { method: 'POST' });
      return ((await given.json()) as { token: string }).token;
    };
    const { browser, id } = await place();
    const { paymentIntentId } = (await open(browser, id)).json;
    await tellOf(paymentIntentId, DECLINES_BEFORE_CHALLENGE);
    // Open ones stay open; only the next one needs a challenge.
    expect((await open(browser, id)).json.paymentIntentId).toBe(paymentIntentId);
    await tellOf(paymentIntentId, DECLINES.intent - DECLINES_BEFORE_CHALLENGE);
    expect((await open(browser, id)).json.code).toBe('challenge_required');
    expect((await open(browser, id, HOME, await token())).status).toBe(200);
    // Another household without declines needs a challenge when it is fast.
    const fast = [];
    for (let i = 0; i < 5; i++) fast.push((await open(gateway.newBrowser(), undefined, '203.0.113.9')).status);
    expect(fast).toEqual([200, 200, 200, 200, 403]);
    expect((await open(gateway.newBrowser(), undefined, '203.0.113.9', await token())).status).toBe(200);
    const hosted = await gateway.newBrowser().call('POST', '/api/create-checkout', undefined, from('203.0.113.9'));
    expect(hosted.json.code).toBe('challenge_required');
  });
});
