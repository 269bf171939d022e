import { createProducer } from '@trueseason/platform/queue';
import { createLogger } from '@trueseason/platform/runtime';
import { findOrder } from '@trueseason/shop/order';
import { beginUpload } from '@trueseason/shop/photos';
import { query } from '@trueseason/shop/testing';
import { testRedisUrl } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteExpiredPhotos } from '../photos/delete-expired-photos.ts';
import { removeOrphanedUploads } from '../photos/discard-upload.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { listStored, storedOf } from '../testing/list-stored.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { startBackground } from './background.ts';

const INTERVAL_MS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let gateway: TestGateway;
let close: () => Promise<void>;
beforeAll(async () => {
  const redisUrl = await testRedisUrl();
  gateway = await startTestGateway({ REDIS_URL: redisUrl, RECONCILE_INTERVAL_MS: String(INTERVAL_MS) });
  const producer = createProducer({ redisUrl, prefix: 'background-test', onError: () => {} });
  const background = startBackground(gateway.deps, producer, createLogger('gateway', 'silent'));
  close = async () => {
    await background.close();
    await producer.close();
    await gateway.close();
  };
});
afterAll(() => close());
const { change, db, place, placeAnalyzed, placePaid, intent, pay } = flowsOf(() => gateway);

describe('the reconciler', () => {
  it('settles a paid order without its webhook within two intervals', async () => {
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 1_000 } });
    const { browser, id } = await placeAnalyzed();
    const { json } = await intent(browser, id);
    const began = performance.now();
    await pay(json.clientSecret);
    await vi.waitFor(async () => expect((await findOrder(db(), id))?.completed_at).toBeInstanceOf(Date), {
      timeout: 10_000,
      interval: 20,
    });
    // One may just have begun.
    expect(performance.now() - began).toBeLessThan(2 * INTERVAL_MS + 2_000);
  });

  it('cancels what was abandoned for a day', async () => {
    const { browser, id } = await placeAnalyzed();
    const { json } = await intent(browser, id);
    await change('payments', id, { created_at: daysAgo(1.1), checked_at: daysAgo(1) });
    const state = async () => (await gateway.payments.fetchIntent(json.paymentIntentId)).status;
    await vi.waitFor(async () => expect(await state()).toBe('canceled'), 10_000);
  });
});

describe('orphaned photos', () => {
  const underWay = async () => (await query(db()).selectFrom('uploads_under_way').selectAll().execute()).length;

  it('are on record until removed, even if the store fails or the process dies', async () => {
    const { store } = gateway.deps;
    const remove = vi.spyOn(store, 'deletePrefix').mockRejectedValue(new Error('the store is busy'));
    const files = threePhotos().map(
      ([field, bytes], index) => [field, index < 2 ? bytes : Buffer.from('text')] as const,
    );
    const response = await gateway.newBrowser().upload('/api/orders/guest', files as [string, Buffer<ArrayBuffer>][]);
    expect(response.json.code).toBe('photo_type');
    remove.mockRestore();
    // As left by a process killed between storing and attaching.
    await beginUpload(db(), 'orders/1234567890/photos/dead/');
    await store.put('orders/1234567890/photos/dead/1', Buffer.from('a face'), 'image/jpeg');
    expect(await removeOrphanedUploads(gateway.deps)).toBe(0);
    await query(db())
      .updateTable('uploads_under_way')
      .set({ begun_at: daysAgo(0.1) })
      .execute();
    const { id } = await place();
    const before = (await listStored(gateway)).length;
    expect(await removeOrphanedUploads(gateway.deps)).toBe(2);
    expect(await listStored(gateway)).toHaveLength(before - 3);
    expect(await storedOf(gateway, id)).toHaveLength(3);
    expect(await underWay()).toBe(0);
  });
});

describe('expired photos', () => {
  it('are removed from store and database, in any number, even if one order fails', async () => {
    const orders = [await place(), await place(), await place()];
    const ids = orders.map(({ id }) => id);
    await query(db())
      .updateTable('photos')
      .set({ created_at: daysAgo(1.1) })
      .where('order_id', 'in', ids)
      .execute();
    const { store } = gateway.deps;
    const remove = vi.spyOn(store, 'deletePrefix').mockImplementationOnce(async () => {
      throw new Error('the store is busy');
    });
    expect(await deleteExpiredPhotos(gateway.deps)).toEqual({ deleted: 2, failed: 1 });
    remove.mockRestore();
    expect(await deleteExpiredPhotos(gateway.deps)).toEqual({ deleted: 1, failed: 0 });
    for (const id of ids) expect(await storedOf(gateway, id)).toEqual([]);
  });

  it('are removed without those the customer uploads meanwhile', async () => {
    const { browser, id } = await place();
    await query(db()).updateTable('orders').set({ flow: 'pay_first' }).where('id', '=', id).execute();
    await change('photos', id, { created_at: daysAgo(1.1) });
    const { store } = gateway.deps;
    const before = await storedOf(gateway, id);
    const remove = store.deletePrefix.bind(store);
    const spy = vi.spyOn(store, 'deletePrefix').mockImplementationOnce(async (prefix) => {
      await remove(prefix);
      expect((await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT')).status).toBe(200);
    });
    expect(await deleteExpiredPhotos(gateway.deps)).toEqual({ deleted: 1, failed: 0 });
    spy.mockRestore();
    const now = await storedOf(gateway, id);
    expect([now.length, now.filter((key) => before.includes(key))]).toEqual([3, []]);
    const [{ url }] = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
    expect((await browser.call('GET', url)).status).toBe(200);
  });

  it('are removed if others were deleted before, and if a free order never completed', async () => {
    const paid = await placePaid();
    const failed = { progress: 'failed', completed_at: null, progress_at: daysAgo(0) } as const;
    await query(db()).updateTable('orders').set(failed).where('id', '=', paid.id).execute();
    await query(db()).deleteFrom('analyses').where('order_id', '=', paid.id).execute();
    await paid.browser.call('DELETE', `/api/orders/${paid.id}/photos`);
    await paid.browser.upload(`/api/orders/${paid.id}/photos`, threePhotos(), 'PUT');
    expect(await storedOf(gateway, paid.id)).toHaveLength(3);
    const free = await place();
    await query(db())
      .updateTable('orders')
      .set({ payment: 'free', progress: 'failed' })
      .where('id', '=', free.id)
      .execute();
    expect(await deleteExpiredPhotos(gateway.deps)).toEqual({ deleted: 0, failed: 0 });
    await query(db())
      .updateTable('orders')
      .set({ progress_at: daysAgo(31), created_at: daysAgo(40) })
      .where('id', 'in', [paid.id, free.id])
      .execute();
    await query(db())
      .updateTable('photos')
      .set({ created_at: daysAgo(31) })
      .where('order_id', 'in', [paid.id, free.id])
      .execute();
    expect(await deleteExpiredPhotos(gateway.deps)).toEqual({ deleted: 2, failed: 0 });
    expect(await storedOf(gateway, paid.id)).toEqual([]);
  });
});
