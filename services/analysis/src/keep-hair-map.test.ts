import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@trueseason/platform/runtime';
import { placeOrderWithPhotos, recordPhotosDeleted } from '@trueseason/shop/flows';
import { newOrderId } from '@trueseason/shop/order';
import { createFileStore, type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import { storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCallServer } from './call-server.ts';
import { keepHairMap } from './keep-hair-map.ts';

let database: TestDatabase;
let directory: string;
let store: ObjectStore;
beforeAll(async () => {
  database = await testDatabase();
  directory = await mkdtemp(join(tmpdir(), 'hair-'));
  store = createFileStore(directory);
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

/** An order with stored photos, and the result of mapping its first photo's hair. */
async function placed() {
  const orderId = newOrderId();
  const photos = storedPhotos.map((photo) => ({
    ...photo,
    object_key: objectKeys.photo(orderId, 'a', photo.position),
  }));
  await placeOrderWithPhotos(database.db, orderId, photos);
  const key = objectKeys.photo(orderId, 'a', 1);
  await store.put(key, Buffer.from('whole'), 'image/jpeg');
  const keep = (mapHair: (photo: Buffer) => Promise<Buffer | null>) =>
    keepHairMap({ db: database.db, store, engine: { mapHair } }, { orderId, key });
  const kept = () => store.getBytes(objectKeys.hairMap(key)).then(String, () => 'nothing');
  return { orderId, key, keep, kept };
}

it('stores the hair mask at display size', async () => {
  const { key, keep, kept } = await placed();
  await store.put(objectKeys.smallPhoto(key), Buffer.from('small'), 'image/jpeg');
  await keep(async (photo) => Buffer.from(`hair of ${photo}`));
  expect(await kept()).toBe('hair of small');
});

it('uses the original if there is no thumbnail, as for added photos', async () => {
  const { keep, kept } = await placed();
  await keep(async (photo) => Buffer.from(`hair of ${photo}`));
  expect(await kept()).toBe('hair of whole');
});

it('remembers that there is no head', async () => {
  const { keep, kept } = await placed();
  await keep(async () => null);
  expect(await kept()).toBe('');
});

it('leaves nothing of photos deleted meanwhile', async () => {
  const { orderId, keep, kept } = await placed();
  await keep(async () => {
    await store.deletePrefix(objectKeys.photos(orderId));
    await recordPhotosDeleted(database.db, orderId, { receipt: false });
    return Buffer.from('hair');
  });
  expect(await kept()).toBe('nothing');
});

it('reports a deleted photo without failing', async () => {
  const { orderId, key } = await placed();
  await store.deletePrefix(objectKeys.photos(orderId));
  const unused = () => Promise.reject(new Error('not asked'));
  const engine = { mapHair: async () => null };
  const server = await startCallServer({
    answering: {
      check: unused,
      mapHair: (body) => keepHairMap({ db: database.db, store, engine }, body),
    },
    host: '127.0.0.1',
    port: 0,
    logger: createLogger('analysis', 'silent'),
  });
  const response = await fetch(`http://127.0.0.1:${server.port}/hair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, key }),
  });
  expect(response.status).toBe(410);
  await server.close();
});

it('stores nothing if the engine fails, so that it is retried', async () => {
  const { keep, kept } = await placed();
  await expect(keep(() => Promise.reject(new Error('the engine died')))).rejects.toThrow();
  expect(await kept()).toBe('nothing');
});
