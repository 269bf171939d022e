import { API, type Call, type CallName } from '@trueseason/contracts';
import { connectCounters } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import { query } from '@trueseason/shop/testing';
import { testRedisUrl } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attacked } from '../testing/attacker.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import type { TestGateway } from '../testing/test-gateway.ts';
import { addressKey } from './address-key.ts';
import { createLimiter } from './limiter.ts';

const { later, start } = attacked();
/** Calls until refused; returns the number of accepted calls, and the refusal. */
async function untilRefused(call: () => Promise<{ status: number; headers: Headers }>, most = 200) {
  for (let passed = 0; passed < most; passed++) {
    const response = await call();
    if (response.status === 429) return { passed, response };
  }
  throw new Error(`never refused in ${most} calls`);
}
const maxOf = (name: CallName, who: string) => {
  const { limits = [] }: Call = API[name];
  return Math.min(...limits.filter(({ per }) => per === who).map(({ max }) => max));
};

describe('a limit per address', () => {
  it.each([
    [
      'validatePromo',
      (gateway: TestGateway) => gateway.newBrowser().call('POST', '/api/promo/validate', { code: 'X' }),
    ],
    [
      'lookupOrder',
      (gateway: TestGateway) => {
        const email = `${Math.random()}@example.com`;
        return gateway.newBrowser().call('POST', '/api/orders/lookup', { email, orderNumber: 1_234_567_890 });
      },
    ],
    ['adminLogin', (gateway: TestGateway) => gateway.newBrowser().call('POST', '/api/admin/login', { password: 'x' })],
    ['createGuestOrder', (gateway: TestGateway) => gateway.newBrowser().upload('/api/orders/guest', [])],
    ['checkPhoto', (gateway: TestGateway) => gateway.newBrowser().upload('/api/photos/check', [])],
  ] as const)('limits %s, and says when to retry', async (name, call) => {
    const gateway = await start({ ADMIN_PASSWORD_HASH: hashSync('secret', 4) });
    const { passed, response } = await untilRefused(() => call(gateway));
    expect(passed).toBe(maxOf(name, 'address'));
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    // Other calls still work.
    expect((await gateway.newBrowser().call('GET', '/api/config')).status).toBe(200);
  });

  it('separates two clients behind a proxy, and ignores addresses sent by clients', async () => {
    const behind = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const login = (gateway: TestGateway, client: string) =>
      gateway.newBrowser().call('POST', '/api/admin/login', { password: 'x' }, { 'x-forwarded-for': client });
    await untilRefused(() => login(behind, '203.0.113.5'));
    expect((await login(behind, '203.0.113.6')).status).toBe(401);
    const open = await start();
    let client = 0;
    const { passed } = await untilRefused(() => login(open, `203.0.113.${client++}`));
    expect(passed).toBe(maxOf('adminLogin', 'address'));
  });

  it('counts an IPv6 household as one', () => {
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:DB8:1:2:ffff:ffff:ffff:ffff'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:203.0.113.5')).toBe('203.0.113.5');
    expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'));
    expect(addressKey('203.0.113.5')).toBe('203.0.113.5');
  });
});

describe('a limit per session or email', () => {
  it('applies to one browser among many at an address', async () => {
    const gateway = await start();
    const { place } = flowsOf(() => gateway);
    const { browser } = await place();
    const { passed } = await untilRefused(() => browser.upload('/api/orders/guest', threePhotos()));
    expect(passed).toBe(maxOf('createGuestOrder', 'session'));
    expect((await gateway.newBrowser().upload('/api/orders/guest', threePhotos())).status).toBe(200);
  });

  it('limits guesses at one address in any spelling', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_SCALE: '0.1' });
    let guess = 0;
    const lookup = () => {
      const email = ++guess % 2 ? 'Victim@example.com ' : 'victim@EXAMPLE.com';
      const client = { 'x-forwarded-for': `198.51.100.${guess % 200}` };
      const body = { email, orderNumber: 1_000_000_000 + guess };
      return gateway.newBrowser().call('POST', '/api/orders/lookup', body, client);
    };
    expect((await untilRefused(lookup)).passed).toBe(0.1 * maxOf('lookupOrder', 'email'));
  });
});

describe('shared limits', () => {
  let redis: Redis;
  let url: string;
  beforeEach(async () => {
    url = await testRedisUrl();
  });
  const shared = async () => {
    redis = connectCounters({ redisUrl: url, onError: () => {} });
    later(async () => redis.disconnect());
    await vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 20_000 });
    return createLimiter({ redis, prefix: 'test:' });
  };
  const login = (gateway: TestGateway) => gateway.newBrowser().call('POST', '/api/admin/login', { password: 'x' });

  it('count across replicas, and store no names', async () => {
    const [one, two] = [await start({}, { limiter: await shared() }), await start({}, { limiter: await shared() })];
    let turn = 0;
    const { passed } = await untilRefused(() => login(turn++ % 2 ? one : two));
    expect(passed).toBe(maxOf('adminLogin', 'address'));
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).not.toContain('127.0.0.1');
  });

  it('continue in each replica when Redis is down', async () => {
    const gateway = await start({}, { limiter: await shared() });
    expect((await login(gateway)).status).toBe(401);
    redis.disconnect();
    const { passed } = await untilRefused(() => login(gateway));
    expect(passed).toBe(maxOf('adminLogin', 'address'));
  });

  it('never wait for an unreachable Redis', async () => {
    const away = connectCounters({ redisUrl: 'redis://127.0.0.1:1', onError: () => {} });
    later(async () => away.disconnect());
    const limiter = createLimiter({ redis: away, prefix: '' });
    const began = performance.now();
    for (let use = 0; use < 3; use++) expect(await limiter.count('x', 'key', 3, 60)).toBe(0);
    expect(await limiter.count('x', 'key', 3, 60)).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('the challenge', () => {
  /** The provider's stand-in verifies each token once. */
  async function verifier() {
    const { url } = (await start()).standIns;
    const token = async (): Promise<string> =>
      (await (await fetch(`${url}/turnstile/v0/token`, { method: 'POST' })).json()).token;
    return { url: `${url}/turnstile/v0/siteverify`, token };
  }
  const order = async (gateway: TestGateway, token?: string) => {
    const form = new FormData();
    for (const [field, bytes] of threePhotos()) form.append(field, new Blob([bytes]), 'a.jpg');
    const headers: Record<string, string> = token === undefined ? {} : { 'x-challenge-token': token };
    const response = await fetch(`${gateway.url}/api/orders/guest`, { method: 'POST', body: form, headers });
    return { status: response.status, json: await response.json() };
  };

  it('is required after several orders per hour', async () => {
    const { url, token } = await verifier();
    const secret = '1x0000000000000000000000000000000AA';
    const challenge = { CHALLENGE_URL: url, CHALLENGE_SECRET: secret, CHALLENGE_SITE_KEY: 'site' };
    const gateway = await start({ ...challenge, CHALLENGE_AFTER: '2' });
    expect((await order(gateway)).status).toBe(200);
    expect((await order(gateway)).status).toBe(200);
    for (const response of [await order(gateway), await order(gateway, 'a-robot')])
      expect(response).toMatchObject({ status: 403, json: { code: 'challenge_required' } });
    expect((await order(gateway, await token())).status).toBe(200);
  });

  it('passes when its verifier is down, and is off by default', async () => {
    const lost = {
      CHALLENGE_URL: 'http://127.0.0.1:1/',
      CHALLENGE_SECRET: 'shh',
      CHALLENGE_SITE_KEY: 'site',
      CHALLENGE_AFTER: '1',
    };
    const gateway = await start(lost, { logger: createLogger('gateway', 'silent') });
    expect((await order(gateway)).status).toBe(200);
    expect((await order(gateway)).status).toBe(403);
    expect((await order(gateway, 'any')).status).toBe(200);
    const without = await start({ CHALLENGE_AFTER: '1' });
    for (let placed = 0; placed < 3; placed++) expect((await order(without)).status).toBe(200);
  });

  it('sends browsers its widget’s URL, and allows only that script', async () => {
    const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    const config = async (gateway: TestGateway) => {
      const { json, headers } = await gateway.newBrowser().call('GET', '/api/config');
      const policy = headers.get('content-security-policy')?.split(';') ?? [];
      const allowing = policy.filter((rule) => rule.includes('challenges.cloudflare.com'));
      return { challenge: json.challenge, allowing: allowing.map((rule) => rule.split(' ')[0]) };
    };
    const { url } = await verifier();
    const on = await start({ CHALLENGE_URL: url, CHALLENGE_SECRET: 'shh', CHALLENGE_SITE_KEY: 'site' });
    expect(await config(on)).toEqual({
      challenge: { scriptUrl, siteKey: 'site' },
      allowing: ['script-src', 'frame-src'],
    });
    expect(await config(await start())).toEqual({ challenge: null, allowing: [] });
  });

  it('needs a complete configuration', async () => {
    const half = start({ CHALLENGE_URL: 'http://127.0.0.1:1/', CHALLENGE_SECRET: 'shh' });
    await expect(half).rejects.toThrow('missing: CHALLENGE_SITE_KEY');
  });
});

describe('the budget for free analyses', () => {
  it('refuses new free orders when used up, and excludes paid ones', async () => {
    const gateway = await start({ ANALYSES_PER_DAY_UNPAID: '2' });
    const { db, place, placeAnalyzed, intent, pay } = flowsOf(() => gateway);
    const first = await placeAnalyzed();
    await place();
    const refused = await gateway.newBrowser().upload('/api/orders/guest', threePhotos());
    expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect(refused.json.message).toContain('tomorrow');
    const { json } = await intent(first.browser, first.id);
    await pay(json.clientSecret);
    await first.browser.call('POST', `/api/orders/${first.id}/mark-completed`);
    expect((await place()).id).toBeGreaterThan(0);
    // Paying bought needs no budget, and the next day starts over.
    const buyer = gateway.newBrowser();
    const bought = (await intent(buyer)).json;
    await pay(bought.clientSecret);
    await buyer.call('POST', `/api/orders/${bought.orderId}/mark-completed`);
    const brought = await buyer.upload(`/api/orders/${bought.orderId}/photos`, threePhotos(), 'PUT');
    expect(brought.status).toBe(200);
    await query(db())
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect((await place()).id).toBeGreaterThan(0);
  });
});

it('lets a household of five order, try codes and poll', async () => {
  const gateway = await start();
  const { place, intent } = flowsOf(() => gateway);
  const people = await Promise.all(Array.from({ length: 5 }, () => place()));
  for (let round = 0; round < 20; round++) {
    const polls = await Promise.all(people.map(({ browser, id }) => browser.call('GET', `/api/orders/${id}/status`)));
    expect(polls.every(({ status }) => status === 200)).toBe(true);
  }
  for (const { browser, id } of people) {
    for (const code of ['', 'WELCOME', 'STUDENT']) expect((await intent(browser, id, code)).status).toBe(200);
    expect((await browser.call('POST', '/api/promo/validate', { code: 'WELCOME' })).status).toBe(200);
  }
});
