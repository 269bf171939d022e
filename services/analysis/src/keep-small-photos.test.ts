import { newOrderId, placeOrderWithPhotos } from '@trueseason/shop/order';
import { listPhotos, recordPhotosDeleted } from '@trueseason/shop/photos';
import { objectKeys } from '@trueseason/shop/storage';
import { storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSmallPhotos } from './keep-small-photos.ts';
import type { StoredPhotos } from './remove-if-deleted.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function keep(during: (orderId: number) => Promise<void>) {
  const { db } = database;
  const orderId = newOrderId();
  const named = storedPhotos.map((photo) => ({ ...photo, object_key: objectKeys.photo(orderId, 'a', photo.position) }));
  await placeOrderWithPhotos(db, orderId, named);
  const stored = new Map<string, string>();
  const deps = {
    db,
    store: {
      put: async (key: string, bytes: Uint8Array) => {
        stored.set(key, Buffer.from(bytes).toString());
        await during(orderId);
        return { bytes: bytes.length };
      },
      deletePrefix: async (prefix: string) => {
        for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
      },
    },
  } as unknown as StoredPhotos;
  const small = ['1', '2', '3'].map((text) => Buffer.from(`small ${text}`));
  await keepSmallPhotos(deps, orderId, await listPhotos(db, orderId), small);
  return { orderId, stored };
}

it('stores a thumbnail of each photo', async () => {
  const { orderId, stored } = await keep(async () => {});
  const key = (position: number) => objectKeys.smallPhoto(objectKeys.photo(orderId, 'a', position));
  expect([...stored]).toEqual([
    [key(1), 'small 1'],
    [key(2), 'small 2'],
    [key(3), 'small 3'],
  ]);
});

it('leaves nothing of photos deleted meanwhile', async () => {
  const { stored } = await keep((orderId) => recordPhotosDeleted(database.db, orderId, { receipt: false }));
  expect([...stored]).toEqual([]);
});
