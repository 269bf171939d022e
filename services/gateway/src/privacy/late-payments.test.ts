import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRegistry } from '@trueseason/platform/runtime';
import { eraseOrder } from '@trueseason/shop/flows';
import { findOrder, onOrderEvent, publishUnplacedPayment } from '@trueseason/shop/order';
import { objectKeys } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordErasure } from '../erasure/erasure-markers.ts';
import { startCountingUnplacedPayments } from '../payment/count-unplaced-payments.ts';
import { recoverPayments } from '../payment/recover-payments.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** Intercepts calls to the provider just before they arrive. */
let before: ((path: string) => Promise<unknown>) | undefined;
const wire = createServer(async (request, response) => {
  const [body, path] = [await buffer(request), request.url ?? ''];
  await before?.(path);
  const headers = Object.entries(request.headers).filter(([name]) => !['connection', 'content-length'].includes(name));
  const upstream = await fetch(new URL(path, gateway.standIns.url), {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body }),
  });
  response.writeHead(upstream.status, { 'content-type': 'application/json' });
  response.end(await upstream.text());
});

let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((resolve) => void wire.listen(0, '127.0.0.1', resolve));
  const { port } = wire.address() as AddressInfo;
  gateway = await startTestGateway({ STRIPE_API_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.close();
  wire.close();
});
afterEach(() => {
  before = undefined;
  gateway.standIns.controls.reset();
});
const flows = flowsOf(() => gateway);
const { silence, post, succeeded, charged, accountsOf } = providerOf(() => gateway);
const db = () => gateway.database.db;

interface Page {
  readonly browser: Browser;
  readonly url: string;
  readonly session: string;
  readonly id: number;
}
async function openPage(): Promise<Page> {
  const browser = gateway.newBrowser();
  const { url } = (await browser.call('POST', '/api/create-checkout')).json;
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  const row = query(db()).selectFrom('checkout_sessions').select('order_id').where('session_id', '=', session);
  return { browser, url, session, id: (await row.executeTakeFirstOrThrow()).order_id };
}
const intentOf = async ({ session }: Page) => (await gateway.payments.fetchCheckout(session)).intent?.id ?? '';
const isBack = async (intentId: string) => (await charged(intentId)).refunded;
const erase = ({ browser, id }: Pick<Page, 'browser' | 'id'>) => browser.call('DELETE', `/api/orders/${id}`);

describe('deleting an order', () => {
  it('refunds a payment on its page that we have not heard of', async () => {
    silence();
    const page = await openPage();
    expect((await flows.payHosted(page.url)).status).toBe(303);
    const intentId = await intentOf(page);
    expect(await erase(page)).toMatchObject({ status: 200, json: { kept: [expect.stringContaining('tax law')] } });
    expect(await findOrder(db(), page.id)).toBeUndefined();
    expect([await isBack(intentId), await accountsOf(intentId)]).toEqual([true, ['charge', 'refund']]);
  });

  it('refunds a payment made while the page is being expired', async () => {
    silence();
    const page = await openPage();
    before = async (path) => {
      if (!path.endsWith('/expire')) return;
      before = undefined;
      await flows.payHosted(page.url);
    };
    expect((await erase(page)).status).toBe(200);
    expect(before).toBeUndefined();
    const intentId = await intentOf(page);
    expect([await isBack(intentId), await accountsOf(intentId)]).toEqual([true, ['charge', 'refund']]);
  });

  it('waits for a pending bank decision, on a page and on our form, and reports it', async () => {
    const [page, form] = [await openPage(), await flows.placeAnalyzed()];
    const { json } = await flows.intent(form.browser, form.id);
    silence();
    gateway.standIns.controls.set({ stripe: { processingMs: 600_000 } });
    await Promise.all([flows.payHosted(page.url), flows.pay(json.clientSecret)]);
    const intents = [await intentOf(page), json.paymentIntentId as string];
    const responses = await Promise.all([erase(page), erase(form)]);
    expect(responses.map(({ status, json }) => [status, json.code])).toEqual(Array(2).fill([409, 'payment_under_way']));
    expect((await fetch(new URL('/_processing/end', gateway.standIns.url), { method: 'POST' })).status).toBe(200);
    for (const order of [page, form]) expect((await erase(order)).status).toBe(200);
    expect([await isBack(intents[0] ?? ''), await findOrder(db(), page.id)]).toEqual([true, undefined]);
    // Analyzed before payment, so payment delivered it.
    expect(await findOrder(db(), form.id)).toBeUndefined();
  });
});

it('counts unmatched payments for the alert', async () => {
  const registry = createRegistry('gateway');
  const end = startCountingUnplacedPayments(registry);
  expect(await registry.metrics()).toContain('payments_unplaced_total{service="gateway"} 0');
  publishUnplacedPayment(1);
  end();
  expect(await registry.metrics()).toContain('payments_unplaced_total{service="gateway"} 1');
});

describe('a payment for a missing order', () => {
  const vanish = async ({ id }: Pick<Page, 'id'>, noted: boolean) => {
    if (noted) await recordErasure(gateway.deps, 'order', id);
    await eraseOrder(db(), id, objectKeys.order(id));
  };

  it('is refunded once if the order was deleted on request', async () => {
    silence();
    const page = await openPage();
    await vanish(page, true);
    await flows.payHosted(page.url);
    const intentId = await intentOf(page);
    await Promise.all([post(succeeded(intentId)), post(succeeded(intentId))]);
    await post(succeeded(intentId));
    expect([await isBack(intentId), await accountsOf(intentId)]).toEqual([true, ['charge', 'refund']]);
    const trace = query(db()).selectFrom('audit').selectAll().where('detail', '=', 'automatic: its order was deleted');
    expect(await trace.execute()).toMatchObject([{ action: 'refund', actor: 'system', order_id: null }]);
  });

  it('is reported to operators and kept if the reason is unknown', async () => {
    silence();
    const page = await openPage();
    await vanish(page, false);
    await flows.payHosted(page.url);
    const heard: string[] = [];
    const end = onOrderEvent(({ transition }) => heard.push(transition));
    const intentId = await intentOf(page);
    expect((await post(succeeded(intentId))).status).toBe(200);
    end();
    expect(heard).toEqual(['money_unplaced']);
    expect(await isBack(intentId)).toBe(false);
  });

  it('is found after a restore, and refunded or given to its order once', async () => {
    silence();
    // The provider counts seconds: none of those that went before.
    await sleep(1_000);
    const since = new Date();
    const lost = await openPage();
    const [paid, kept] = [await flows.placeAnalyzed(), await flows.placeAnalyzed()];
    const [{ json: asked }, { json: known }] = [
      await flows.intent(paid.browser, paid.id),
      await flows.intent(kept.browser, kept.id),
    ];
    await flows.payHosted(lost.url);
    await flows.pay(asked.clientSecret);
    // As after a restore: one order is gone, one has no payment, and one lacks nothing.
    await vanish(lost, false);
    await query(db()).deleteFrom('payments').where('order_id', '=', paid.id).execute();
    const intentId = await intentOf(lost);
    const settle = async (refund: boolean) =>
      (await recoverPayments(gateway.deps, since, refund)).map(({ intent, outcome }) => [intent.id, outcome]).sort();

    const settled = [asked.paymentIntentId, 'settled'];
    expect(await settle(false)).toEqual([settled, [intentId, 'unchanged']].sort());
    expect(await isBack(intentId)).toBe(false);
    expect(await settle(true)).toEqual([[intentId, 'refunded']]);
    expect(await settle(true)).toEqual([]);
    expect([await isBack(intentId), await accountsOf(intentId)]).toEqual([true, ['charge', 'refund']]);
    expect(await isBack(asked.paymentIntentId)).toBe(false);
    expect(await findOrder(db(), paid.id)).toMatchObject({ payment: 'paid' });
    expect(await findOrder(db(), kept.id)).toMatchObject({ payment: 'unpaid' });
    const trace = query(db()).selectFrom('audit').selectAll().where('detail', '=', 'automatic: its order was lost');
    expect(await trace.execute()).toMatchObject([{ action: 'refund', actor: 'system', order_id: null }]);
    // An intent that its lost order never paid can be paid no more.
    await vanish(kept, false);
    expect(await settle(true)).toEqual([[known.paymentIntentId, 'canceled']]);
  });
});
