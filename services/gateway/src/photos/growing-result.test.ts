import { DAY_MS, MOST_PHOTOS, ORDER_RETENTION, PHOTO_COUNT } from '@trueseason/contracts';
import { findMeasuredPhotos } from '@trueseason/shop/analysis';
import { findExpiredOrders } from '@trueseason/shop/flows';
import { listMails } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import { findExpiredPhotos, listPhotos } from '@trueseason/shop/photos';
import { findReport } from '@trueseason/shop/report';
import { query, sql } from '@trueseason/shop/testing';
import { type Browser, giveConsent } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { flowsOf, otherPhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { deleteExpiredPhotos } from './delete-expired-photos.ts';

/* One result for a person, which later photos join as long as the order is kept. */

const gateway = useGateway();
const { db, analyze, change, deliver, placeAnalyzed, placeDelivered, intent, pay, jobsOf } = flowsOf(() => gateway);

const see = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}`)).json;
const add = (browser: Browser, id: number, from = otherPhotos.slice(0, 2)) =>
  browser.upload(
    `/api/orders/${id}/photos`,
    from.map((photo) => ['photos', photo]),
  );
const positionsOf = async (id: number) => (await findMeasuredPhotos(db(), id))?.positions;
const storedOf = async (id: number) => (await listPhotos(db(), id)).map(({ position }) => position);
const resultsMails = async (id: number) => (await listMails(db(), id)).filter(({ kind }) => kind === 'results');

/** So many days pass for an order, and the background does its work. */
async function pass(id: number, days: number): Promise<void> {
  const order = await findOrder(db(), id);
  const earlier = (date: Date | null | undefined) => date && new Date(date.getTime() - days * DAY_MS);
  await change('orders', id, {
    created_at: earlier(order?.created_at),
    settled_at: earlier(order?.settled_at),
    completed_at: earlier(order?.completed_at),
    progress_at: earlier(order?.progress_at),
    photos_joined_at: earlier(order?.photos_joined_at),
  });
  const earlierUpload = sql<Date>`created_at - ${days} * interval '1 day'`;
  await query(db()).updateTable('photos').set({ created_at: earlierUpload }).where('order_id', '=', id).execute();
  await deleteExpiredPhotos(gateway.deps);
}
const isExpired = async (id: number) =>
  (await findExpiredOrders(db(), { ...ORDER_RETENTION, limit: 1_000 })).includes(id);

describe('photos that are added', () => {
  it('before the price join the result that is then bought', async () => {
    const { browser, id } = await placeAnalyzed();
    await pass(id, 3);
    expect(await storedOf(id)).toEqual([]);
    expect((await see(browser, id)).roomForPhotos).toBe(MOST_PHOTOS);
    expect((await add(browser, id)).status).toBe(200);
    await analyze(id);
    expect([await positionsOf(id), await storedOf(id)]).toEqual([
      [1, 2, 3, 4, 5],
      [4, 5],
    ]);
    const { json } = await intent(browser, id);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    await deliver(id);
    expect(await see(browser, id)).toMatchObject({ status: 'completed', reportReady: true });
  });

  it.each([
    ['on day 3', 3, PHOTO_COUNT],
    ['in month 11', 330, 0],
    ['in year 2', 500, 0],
  ])('%s join, whether the earlier ones are there or gone, and mail nothing', async (_, days, stored) => {
    const { browser, id } = await placeDelivered(`grows-${days}@example.com`);
    await pass(id, days);
    expect(await storedOf(id)).toHaveLength(stored);
    expect((await see(browser, id)).roomForPhotos).toBe(MOST_PHOTOS - stored);
    const mails = (await resultsMails(id)).length;
    expect((await add(browser, id)).json).toMatchObject({ status: 'completed', measuring: true });
    await analyze(id);
    expect(await positionsOf(id)).toEqual([1, 2, 3, 4, 5]);
    expect(await storedOf(id)).toHaveLength(stored + 2);
    expect(await see(browser, id)).toMatchObject({ status: 'completed', measuring: false, failure: null });
    expect(await jobsOf(id)).toContain('render-report');
    expect(await resultsMails(id)).toHaveLength(mails);
    // They leave thirty days after they came; what was read of them stays.
    await pass(id, 29);
    expect(await storedOf(id)).toContain(5);
    await pass(id, 2);
    expect([await storedOf(id), await positionsOf(id)]).toEqual([[], [1, 2, 3, 4, 5]]);
    expect(await findExpiredPhotos(db(), 1_000)).not.toContain(id);
  });

  it('keep the order for as long again', async () => {
    const { browser, id } = await placeDelivered();
    await pass(id, ORDER_RETENTION.settledDays - 1);
    expect(await isExpired(id)).toBe(false);
    await add(browser, id);
    await analyze(id);
    await pass(id, ORDER_RETENTION.settledDays - 1);
    expect(await isExpired(id)).toBe(false);
    await pass(id, 2);
    expect(await isExpired(id)).toBe(true);
    const other = await placeDelivered();
    await pass(other.id, ORDER_RETENTION.settledDays + 1);
    expect(await isExpired(other.id)).toBe(true);
  });

  it('may come from another device, which proves its address by a mailed code', async () => {
    const email = 'elsewhere@example.com';
    const { id } = await placeDelivered(email);
    await pass(id, 400);
    const browser = gateway.newBrowser();
    await giveConsent(browser);
    expect((await add(browser, id)).status).toBe(404);
    await browser.call('POST', '/api/my/request-code', { email });
    const { nonce } = await query(db())
      .selectFrom('access_codes')
      .select('nonce')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const code = await gateway.links.accessCode(id, nonce);
    expect((await browser.call('POST', '/api/my/confirm-code', { email, code })).status).toBe(200);
    expect((await browser.call('GET', '/api/my/orders')).json).toMatchObject([{ id, status: 'completed' }]);
    expect((await add(browser, id)).status).toBe(200);
    await analyze(id);
    expect(await positionsOf(id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('and answers and others left out between give one result, in which nothing is lost', async () => {
    const { browser, id } = await placeDelivered();
    await pass(id, 40);
    await add(browser, id);
    await browser.call('PUT', `/api/orders/${id}/answers`, { makeup: true });
    expect((await browser.call('DELETE', `/api/orders/${id}/photos/2`)).status).toBe(200);
    expect(await add(browser, id, otherPhotos.slice(2))).toMatchObject({ json: { code: 'photos_already_attached' } });
    await analyze(id);
    expect(await positionsOf(id)).toEqual([1, 3, 4, 5]);
    expect((await see(browser, id)).measuring).toBe(false);
    expect((await add(browser, id, otherPhotos.slice(2))).status).toBe(200);
    await analyze(id);
    expect(await positionsOf(id)).toEqual([1, 3, 4, 5, 6]);
  });
});

describe('photos that are being measured', () => {
  it.each(['refunded', 'disputed'] as const)('of an order that is %s meanwhile deliver nothing', async (payment) => {
    const { browser, id } = await placeDelivered();
    await add(browser, id);
    await change('orders', id, { payment });
    const mails = (await listMails(db(), id)).length;
    await analyze(id);
    expect(await listMails(db(), id)).toHaveLength(mails);
    expect((await see(browser, id)).roomForPhotos).toBe(0);
    expect((await add(browser, id, otherPhotos.slice(2))).json.code).toBe('order_closed');
    expect((await browser.call('DELETE', `/api/orders/${id}/photos/4`)).json.code).toBe('order_closed');
  });

  it('go with the order that is deleted, withdrawn from, or whose consent is taken back', async () => {
    const orders = await Promise.all([placeDelivered(), placeDelivered(), placeDelivered()]);
    for (const { browser, id } of orders) expect((await add(browser, id)).status).toBe(200);
    const [deleted, withdrawn, taken] = orders;
    if (!deleted || !withdrawn || !taken) throw new Error('no order');
    expect((await deleted.browser.call('DELETE', `/api/orders/${deleted.id}`)).status).toBe(200);
    expect((await withdrawn.browser.call('POST', `/api/orders/${withdrawn.id}/withdraw`)).status).toBe(200);
    expect((await taken.browser.call('POST', `/api/orders/${taken.id}/withdraw-consent`)).status).toBe(200);
    for (const { id } of orders) await analyze(id);
    expect(await findOrder(db(), deleted.id)).toBeUndefined();
    expect((await findOrder(db(), withdrawn.id))?.payment).toBe('refunded');
    for (const { browser, id } of [withdrawn, taken]) expect((await add(browser, id)).status).toBe(409);
    expect([await positionsOf(taken.id), await storedOf(taken.id), await findReport(db(), taken.id)]).toEqual([
      undefined,
      [],
      undefined,
    ]);
  });
});

describe('a second purchase', () => {
  const contextOf = async (browser: Browser, body = {}) =>
    (await browser.call('POST', '/api/my/purchase-context', body)).json;

  it('is offered the result that its browser holds by name, until it is told', async () => {
    const { browser, id } = await placeDelivered();
    await pass(id, 400);
    const kept = { id, season: 'Soft Summer' };
    expect(await contextOf(browser)).toMatchObject({ bought: null, unpaid: null, kept, latest: id });
    expect(await contextOf(browser, { additionalTo: id })).toMatchObject({ kept: null, latest: null });
    await change('orders', id, { payment: 'refunded' });
    expect(await contextOf(browser)).toMatchObject({ kept: null, latest: null });
  });

  it('reveals nothing about it to others, whatever address they type', async () => {
    const email = 'held@example.com';
    const { id } = await placeDelivered(email);
    const told = async (typed: string) => {
      const browser = gateway.newBrowser();
      const { status, json } = await browser.call('POST', '/api/my/request-code', { email: typed });
      return {
        status,
        json,
        context: await contextOf(browser),
        orders: (await browser.call('GET', '/api/my/orders')).json,
      };
    };
    const known = await told(email);
    expect(known).toEqual(await told('nobody@example.com'));
    expect(JSON.stringify(known)).not.toContain(String(id));
    // A link in a mail, or a lookup, shows the result and still is no owner.
    const reader = gateway.newBrowser();
    await reader.call('POST', '/api/orders/lookup', { email, orderNumber: id });
    expect((await contextOf(reader)).kept).toBeNull();
  });
});
