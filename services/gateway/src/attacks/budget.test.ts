import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { flowsOf } from '../testing/flows.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

const { start } = attacked();

describe('a promo code', () => {
  it('cannot be brute-forced across calls', async () => {
    const gateway = await start();
    const { place, intent } = flowsOf(() => gateway);
    const { browser, id } = await place();
    for (let i = 0; i < 10; i++) {
      expect((await intent(browser, id, `GUESS${i}`)).status).toBe(200);
      expect((await browser.call('POST', '/api/promo/validate', { code: `GUESS${i}X` })).status).toBe(400);
    }
    expect((await browser.call('POST', '/api/promo/validate', { code: 'GUESS' })).status).toBe(429);
    expect((await intent(browser, id, 'GUESS')).status).toBe(429);
    // Customers without a code can still pay: none of these counts as one.
    for (const promoCode of ['', undefined]) expect((await intent(browser, id, promoCode)).status).toBe(200);
    for (const [path, body] of [
      ['promo/validate', { code: '' }],
      ['create-payment-intent', { orderId: id, promoCode: null }],
    ] as const)
      expect((await browser.call('POST', `/api/${path}`, body)).status).toBe(400);
  });
});

describe('the daily budget', () => {
  const order = (gateway: TestGateway, client: string) =>
    gateway.newBrowser().call('POST', '/api/orders/guest', {}, from(client));
  const codesOf = async (gateway: TestGateway, clients: readonly string[]) => {
    const codes = [];
    for (const client of clients) codes.push((await order(gateway, client)).json.code);
    return codes;
  };

  it('is limited per address, so one cannot use it up', async () => {
    const gateway = await start({ ...BEHIND_PROXY, ANALYSES_PER_DAY_UNPAID: '100' });
    const codes = await codesOf(gateway, Array(21).fill('203.0.113.5'));
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('bad_request'));
    expect(codes.at(-1)).toBe('too_many_requests');
    expect(await codesOf(gateway, ['198.51.100.1'])).toEqual(['bad_request']);
  });

  it('is limited per network, IPv4 and IPv6', async () => {
    const gateway = await start({ ...BEHIND_PROXY, ANALYSES_PER_DAY_UNPAID: '100' });
    for (const [inside, outside] of [
      [(i: number) => `203.0.113.${i}`, '203.0.114.1'],
      [(i: number) => `2001:db8:1:${i.toString(16)}::1`, '2001:db8:2::1'],
    ] as const) {
      const codes = await codesOf(
        gateway,
        Array.from({ length: 21 }, (_, i) => inside(i + 1)),
      );
      expect(codes.at(-2)).toBe('bad_request');
      expect(codes.at(-1)).toBe('too_many_requests');
      expect(await codesOf(gateway, [outside])).toEqual(['bad_request']);
    }
  });
});
