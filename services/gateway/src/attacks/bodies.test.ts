import { listMails } from '@trueseason/shop/mail';
import { query } from '@trueseason/shop/testing';
import { describe, expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* Body content that the schema does not show: duplicate keys, prototype keys, other types, look-alike text. */

const gateway = useGateway();
const flows = flowsOf(() => gateway);

/** A hand-written body that no serializer would produce. */
const post = (path: string, text: string, cookie = '') =>
  sendRaw(gateway.url, [request('POST', path, { 'content-type': 'application/json', cookie }, text)]);

/** Minimum user CPU time of this process over three runs, so load and warm-up do not count. */
async function leastCpuMs(act: () => Promise<void>): Promise<number> {
  const spent: number[] = [];
  for (let i = 0; i < 3; i++) {
    const began = process.cpuUsage();
    await act();
    spent.push(process.cpuUsage(began).user / 1_000);
  }
  return Math.min(...spent);
}

describe('a JSON body', () => {
  it('naming two orders cannot reach a foreign one, in either order', async () => {
    const [own, victim] = [await flows.placeAnalyzed(), await flows.placeAnalyzed()];
    const cookie = own.browser.cookieHeader();
    const responses = [
      await post('/api/create-payment-intent', `{"orderId":${own.id},"orderId":${victim.id}}`, cookie),
      await post('/api/create-payment-intent', `{"orderId":${victim.id},"orderId":${own.id}}`, cookie),
    ];
    for (const { status, json } of responses) expect([404, own.id]).toContain(status === 200 ? json.orderId : status);
    expect((await victim.browser.call('GET', `/api/orders/${victim.id}`)).json.paymentIntentId).toBeNull();
  });
});

describe('a large body', () => {
  /** Each of these took more than 300. */
  const ANSWER_CPU_MS = 230;
  it.each([
    ['brackets', `${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}`],
    ['values', `[${'{},'.repeat(3_000_000)}0]`],
    ['names', `{${'"a":0,'.repeat(1_500_000)}"b":0}`],
  ])('with millions of %s is refused', async (_, images) => {
    const browser = gateway.newBrowser();
    const { json } = await flows.intent(browser, undefined, 'FREE100');
    const path = `/api/start-free-analysis/${json.paymentIntentId}`;
    const spent = await leastCpuMs(async () => {
      const response = await post(path, `{"images":${images}}`, browser.cookieHeader());
      expect([response.status, response.json.code]).toEqual([400, 'bad_request']);
    });
    expect(spent).toBeLessThan(ANSWER_CPU_MS);
  });
});

describe('the `additionalTo` order', () => {
  it('reveals nothing about a foreign order', async () => {
    const older = await flows.placePaid();
    const own = await flows.placePaid();
    const newer = await flows.placePaid();
    const gone = await flows.placePaid();
    await gone.browser.call('DELETE', `/api/orders/${gone.id}`);
    for (const named of [older.id, newer.id, gone.id, 9_999_999_999]) {
      for (const path of ['/api/create-payment-intent', '/api/create-checkout']) {
        const { status, json } = await own.browser.call('POST', path, { additionalTo: named });
        // Same as without it: the earlier purchase still prevents a second bill.
        expect([named, status, json.code]).toEqual([named, 409, 'bought_already']);
        expect(JSON.stringify(json)).not.toContain(String(named));
      }
    }
  });

  it('reveals nothing about a gift', async () => {
    const buy = async () => {
      const browser = gateway.newBrowser();
      const { orderId } = (await browser.call('POST', '/api/gifts', { email: 'giver@example.com' })).json;
      await flows.pay((await flows.intent(browser, orderId)).json.clientSecret);
      return { browser, id: orderId as number };
    };
    const [older, own, newer] = [await buy(), await buy(), await buy()];
    for (const additionalTo of [older.id, newer.id, 9_999_999_999]) {
      const { json } = await own.browser.call('POST', '/api/gifts', { email: 'giver@example.com', additionalTo });
      expect(json).toEqual({ orderId: own.id, bought: true });
    }
  });
});

describe('an email address', () => {
  it.each(['\u212aim@example.com', 'KIM@EXAMPLE.COM', 'kim@example.com '])(
    'that resembles another, %j, receives its own mail only',
    async (alike) => {
      const victim = await flows.placePaid();
      await victim.browser.call('POST', `/api/orders/${victim.id}/update-email`, { email: 'kim@example.com' });
      await gateway.newBrowser().call('POST', '/api/my/request-code', { email: alike });
      const order = query(flows.db()).selectFrom('orders').select('email').where('id', '=', victim.id);
      expect(await order.executeTakeFirst()).toEqual({ email: 'kim@example.com' });
      for (const { recipient } of await listMails(flows.db(), victim.id)) expect(recipient).toBeNull();
    },
  );
});

describe('an upload', () => {
  const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
  const send = (parts: string) =>
    sendRaw(gateway.url, [request('POST', '/api/orders/guest', FORM, `${parts}--b--\r\n`)]);

  /** Ten of the first took a second. */
  const CPU_MS_OF_TEN = 400;
  it.each([
    ['nothing', '--b\r\n'],
    ['a header', '--b\r\na: b\r\n\r\n\r\n'],
    ['a field', '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'],
  ])('with thousands of %s parts is refused as fast as any other', async (_, text) => {
    const spent = await leastCpuMs(async () => {
      for (let i = 0; i < 10; i++) expect((await send(text.repeat(20_000))).status).toBe(400);
    });
    expect(spent).toBeLessThan(CPU_MS_OF_TEN);
  });
});
