import { ORDER_RETENTION } from '@trueseason/contracts';
import { beginAnalysis, findExpiredOrders, recordRefunds } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { findExpiredPhotos, listPhotos } from '@trueseason/shop/photos';
import { objectKeys } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { FULL_REFUND, TEST_CARDS } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { deleteExpiredPhotos } from '../photos/delete-expired-photos.ts';
import { flowsOf, someOutlines, someResult, threePhotos } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();

const { change, db, place, placePaid, placeAnalyzed, intent, pay, jobsOf } = flowsOf(() => gateway);
const MEASURED = new RegExp(
  `zone|${someOutlines
    .flat()
    .map(({ hex }) => hex)
    .join('|')}`,
);
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms);

describe('photos', () => {
  it('are served to holders of the order, and kept by their browser', async () => {
    const { browser, id } = await place();
    const { json } = await browser.call('GET', `/api/orders/${id}/photos`);
    expect(json).toHaveLength(3);
    const photo = await browser.call('GET', json[0].url);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect(photo.headers.get('cache-control')).toBe('private, no-cache');
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).json).toEqual(json);
    const again = { 'if-none-match': photo.headers.get('etag') ?? '' };
    expect(await browser.call('GET', json[0].url, undefined, again)).toMatchObject({ status: 304 });
    expect((await browser.call('GET', `${json[0].url}?size=small`, undefined, again)).status).toBe(200);
    for (const url of [`/api/orders/${id}/photos`, json[0].url])
      expect((await gateway.newBrowser().call('GET', url, undefined, again)).status).toBe(404);
    for (const other of [`${json[0].url}x`, json[0].url.slice(0, -1), json[0].url.replace(/.{4}$/, '%25%25%25%25')])
      expect((await browser.call('GET', other)).status).toBe(404);
    await browser.call('DELETE', `/api/orders/${id}/photos`);
    expect((await browser.call('GET', json[0].url, undefined, again)).status).toBe(404);
  });

  it('leave the cache of a browser that deletes them, takes back its consent, erases the order or leaves', async () => {
    const cleared: [string, (id: number) => string][] = [
      ['DELETE', (id) => `/api/orders/${id}/photos`],
      ['POST', (id) => `/api/orders/${id}/withdraw-consent`],
      ['DELETE', (id) => `/api/orders/${id}`],
      ['DELETE', () => '/api/my/session'],
    ];
    for (const [method, path] of cleared) {
      const { browser, id } = await place();
      const { status, headers } = await browser.call(method, path(id));
      expect([path(id), status, headers.get('clear-site-data')]).toEqual([path(id), 200, '"cache"']);
    }
  });

  it('are served as thumbnails if available, and deleted in all sizes', async () => {
    const { browser, id } = await place();
    const [{ url }] = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
    const [photo] = await query(db()).selectFrom('photos').select('object_key').where('order_id', '=', id).execute();
    const key = objectKeys.smallPhoto(photo?.object_key ?? '');
    const whole = await browser.call('GET', url);
    expect((await browser.call('GET', `${url}?size=small`)).bytes).toEqual(whole.bytes);
    await gateway.store.put(key, Buffer.from('a small face'), 'image/jpeg');
    const small = await browser.call('GET', `${url}?size=small`);
    expect([small.bytes.toString(), small.headers.get('cache-control')]).toEqual(['a small face', 'private, no-cache']);
    expect((await browser.call('GET', url)).bytes).toEqual(whole.bytes);
    // One that was measured before there was a size for phones.
    expect((await browser.call('GET', `${url}?size=phone`)).bytes.toString()).toBe('a small face');
    const phoneKey = objectKeys.phonePhoto(photo?.object_key ?? '');
    await gateway.store.put(phoneKey, Buffer.from('a tiny face'), 'image/webp');
    const tiny = await browser.call('GET', `${url}?size=phone`);
    expect([tiny.bytes.toString(), tiny.headers.get('content-type')]).toEqual(['a tiny face', 'image/webp']);
    await browser.call('DELETE', `/api/orders/${id}/photos`);
    for (const one of [key, phoneKey]) await expect(gateway.store.getBytes(one)).rejects.toThrow();
    expect((await browser.call('GET', `${url}?size=small`)).status).toBe(404);
  });

  it('include their measurements once the result is open, for holders only', async () => {
    const { browser, id, intentId } = await placePaid();
    const links = async () => (await browser.call('GET', `/api/orders/${id}/photos`)).json as { outlines: unknown }[];
    expect((await links()).map(({ outlines }) => outlines)).toEqual(someOutlines);
    const { json } = await browser.call('POST', `/api/orders/${id}/share`);
    const elsewhere = await Promise.all([
      browser.call('GET', `/api/orders/${id}`),
      browser.call('GET', `/api/orders/${id}/status`),
      browser.call('GET', `/api/order/${id}`),
      gateway.newBrowser().call('GET', `/api/orders/${id}/photos`),
      gateway.newBrowser().call('GET', `/api/shared/${new URL(json.url).pathname.split('/').at(-1)}`),
    ]);
    for (const { bytes } of elsewhere) expect(bytes.toString()).not.toMatch(MEASURED);
    // Locked again, and so are the colors.
    expect(await recordRefunds(db(), intentId, FULL_REFUND)).toBe(true);
    expect((await links()).map(({ outlines }) => outlines)).toEqual([null, null, null]);
    expect((await browser.call('GET', `/api/orders/${id}/export`)).bytes.toString()).not.toMatch(MEASURED);
  });

  it('are deleted at once on request, with one receipt', async () => {
    const { browser, id } = await placePaid();
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });
    const { json } = await browser.call('GET', `/api/orders/${id}/photos`);
    const key = (await query(db()).selectFrom('photos').select('object_key').where('order_id', '=', id).execute())[0];
    for (let asked = 0; asked < 2; asked++) {
      expect((await browser.call('DELETE', `/api/orders/${id}/photos`)).json).toEqual({ success: true });
    }
    expect((await browser.call('GET', json[0].url)).status).toBe(404);
    await expect(gateway.store.get(key?.object_key ?? '')).rejects.toThrow();
    expect((await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.season).toBe(someResult.season);
    const receipts = await query(db())
      .selectFrom('mails')
      .selectAll()
      .where('order_id', '=', id)
      .where('kind', '=', 'deletion_receipt')
      .execute();
    expect(receipts).toHaveLength(1);
  });

  it('expire 30 days after completion, and 24 hours after upload to a never-paid order', async () => {
    const completed = (await placePaid()).id;
    const unpaid = (await placeAnalyzed()).id;
    const fresh = (await placeAnalyzed()).id;
    const expired = () => findExpiredPhotos(db(), 1000);
    expect(await expired()).not.toContain(unpaid);
    await change('orders', completed, { completed_at: ago(31 * DAY_MS) });
    await change('photos', completed, { created_at: ago(31 * DAY_MS) });
    await change('photos', unpaid, { created_at: ago(1.1 * DAY_MS) });
    expect(await expired()).toEqual(expect.arrayContaining([completed, unpaid]));
    expect(await expired()).not.toContain(fresh);
  });

  it('stay for the next card, however old the order is', async () => {
    const browser = gateway.newBrowser();
    const id: number = (await intent(browser)).json.orderId;
    for (const days of [2, 31]) {
      await change('orders', id, { created_at: ago(days * DAY_MS) });
      const { json } = await intent(browser);
      expect(json.orderId).toBe(id);
      await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT');
      expect((await pay(json.clientSecret, TEST_CARDS.declined)).ok).toBe(false);
      await deleteExpiredPhotos(gateway.deps);
      expect(await findExpiredOrders(db(), { ...ORDER_RETENTION, limit: 1000 })).not.toContain(id);
      const photos = await listPhotos(db(), id);
      expect(photos).toHaveLength(3);
      for (const { object_key } of photos) expect(await gateway.store.getBytes(object_key)).toHaveProperty('length');
    }
    const { json } = await intent(browser);
    await pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    expect(await jobsOf(id)).toContain('analyze');
    expect((await beginAnalysis(db(), id))?.photos).toHaveLength(3);
  });
});

describe('the export', () => {
  it('contains all stored data, and the result only if unlocked', async () => {
    const locked = await placeAnalyzed();
    const before = await locked.browser.call('GET', `/api/orders/${locked.id}/export`);
    expect(before.json).toMatchObject({ order: { id: locked.id }, analysis: null, photos: [{}, {}, {}] });
    expect(before.bytes.toString()).not.toContain(someResult.season);
    const paid = await placePaid();
    const after = await paid.browser.call('GET', `/api/orders/${paid.id}/export`);
    expect(after.json).toMatchObject({ analysis: { season: someResult.season }, payments: [{ state: 'succeeded' }] });
    expect((await gateway.newBrowser().call('GET', `/api/orders/${paid.id}/export`)).status).toBe(404);
    expect(await findOrder(db(), paid.id)).toBeDefined();
  });
});
