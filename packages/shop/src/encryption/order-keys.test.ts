import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../database/database.ts';
import { deleteOrphanedKeys } from '../flows/keys-in-need.ts';
import { openOrderKeys } from '../flows/open-keys.ts';
import { beginUpload } from '../photos/uploads-under-way.ts';
import { query } from '../schema/database-schema.ts';
import { createFileStore } from '../storage/file-store.ts';
import { objectKeys } from '../storage/object-keys.ts';
import { ObjectNotFoundError, type ObjectStore } from '../storage/object-store.ts';
import { type KeyService, KeysUnavailableError, SealBrokenError } from './key-service.ts';
import { createLocalKeyService } from './local-key-service.ts';
import { findOrderKey } from './order-key-queries.ts';
import { OrderGoneError, type OrderKeys } from './order-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { createSealedStore } from './sealed-store.ts';

const FACE = Buffer.from('a face, as a photo has it');
const master = randomBytes(32);
const service = createLocalKeyService(master);
let db: Database;
let directory: string;
let bare: ObjectStore;
let keys: OrderKeys;
let store: ObjectStore;
let orderId = 1000;

beforeAll(async () => {
  db = await databaseOfFile();
});
beforeEach(async () => {
  await query(db).deleteFrom('orders').execute();
  await query(db).deleteFrom('order_keys').execute();
  directory = await mkdtemp(join(tmpdir(), 'sealed-'));
  bare = createFileStore(directory);
  keys = openOrderKeys(db, service);
  store = createSealedStore(bare, keys);
  orderId += 1;
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const photoOf = (id = orderId, position = 1) => objectKeys.photo(id, 'upload', position);
/** An order with uploaded, analyzed photos. */
const place = async (id = orderId) => {
  const order = { id, flow: 'analyze_first', amount_cents: 2900, progress: 'processing' } as const;
  await query(db).insertInto('orders').values(order).execute();
  await beginUpload(db, objectKeys.upload(id, 'upload'));
};
const record = (key = photoOf(), id = orderId) => {
  const [photo] = storedPhotos;
  if (!photo) throw new Error('no photo');
  return query(db)
    .insertInto('photos')
    .values({ ...photo, order_id: id, object_key: key })
    .execute();
};
const put = (key: string, to = store) => to.put(key, FACE, 'image/jpeg');

describe('a key of an order', () => {
  it('is created with its first object, separate for photos and results, and stored wrapped', async () => {
    await place();
    await put(photoOf());
    await put(photoOf(orderId, 2));
    await put(objectKeys.report(orderId));
    const held = await query(db).selectFrom('order_keys').selectAll().where('order_id', '=', orderId).execute();
    expect(held.map(({ kind, master: name }) => [kind, name])).toEqual([
      ['photos', service.newest],
      ['results', service.newest],
    ]);
    const opened = await keys.find({ orderId, kind: 'photos' });
    for (const { wrapped } of held) expect(wrapped.includes(opened?.dataKey ?? '')).toBe(false);
    expect((await bare.getBytes(photoOf())).includes(FACE)).toBe(false);
    expect(await store.getBytes(photoOf())).toEqual(FACE);
  });

  it.each([
    ['waits for photos', { flow: 'pay_first', progress: 'queued' }],
    ['is a gift', { flow: 'gift', progress: 'queued' }],
    ['lost its consent', { flow: 'analyze_first', progress: 'failed' }],
  ] as const)('is made for the dispute file of an order that %s', async (_, order) => {
    await query(db)
      .insertInto('orders')
      .values({ id: orderId, amount_cents: 2900, ...order })
      .execute();
    await put(objectKeys.disputeFile(orderId, 7));
    expect(await store.getBytes(objectKeys.disputeFile(orderId, 7))).toEqual(FACE);
    expect(await findOrderKey(db, orderId, 'results')).toBeUndefined();
  });

  it('is shared by concurrent creators', async () => {
    await place();
    const made = await Promise.all(Array.from({ length: 8 }, () => keys.make({ orderId, kind: 'photos' })));
    expect(new Set(made.map(({ dataKey }) => dataKey.toString('hex'))).size).toBe(1);
  });

  it('is created before the order for its uploads only', async () => {
    await expect(put(photoOf())).rejects.toThrow(OrderGoneError);
    expect(await bare.list(objectKeys.order(orderId))).toEqual([]);
    await beginUpload(db, objectKeys.upload(orderId, 'upload'));
    await put(photoOf());
    expect(await store.getBytes(photoOf())).toEqual(FACE);
  });

  it('is deleted with an abandoned upload', async () => {
    await place();
    await put(photoOf());
    const id = orderId + 1_000_000;
    await beginUpload(db, objectKeys.upload(id, 'upload'));
    await put(photoOf(id));
    expect(await deleteOrphanedKeys(db, 60_000)).toBe(0);
    await query(db)
      .updateTable('order_keys')
      .set({ created_at: new Date(0) })
      .execute();
    expect(await deleteOrphanedKeys(db, 60_000)).toBe(1);
    expect(await findOrderKey(db, orderId, 'photos')).toBeDefined();
  });

  it('is not recreated for deleted photos or a withdrawn analysis', async () => {
    await place();
    await record();
    await query(db).deleteFrom('uploads_under_way').execute();
    await put(photoOf());
    await put(objectKeys.report(orderId));
    await query(db).deleteFrom('photos').execute();
    await query(db).deleteFrom('order_keys').execute();
    await query(db).updateTable('orders').set({ progress: 'failed' }).execute();
    await expect(put(photoOf())).rejects.toThrow(OrderGoneError);
    await expect(put(objectKeys.report(orderId))).rejects.toThrow(OrderGoneError);
  });

  it('waits for a running deletion, and is not created for deleted data', async () => {
    await place();
    const { promise: deleted, resolve } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const deleting = inTransaction(db, async (trx) => {
      await query(trx).selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
      begin();
      await deleted;
      await query(trx).deleteFrom('orders').where('id', '=', orderId).execute();
    });
    await begun;
    const making = keys.make({ orderId, kind: 'results' });
    resolve();
    await deleting;
    await expect(making).rejects.toThrow(OrderGoneError);
    expect(await findOrderKey(db, orderId, 'results')).toBeUndefined();
  });

  it('decrypts nothing after deletion, including earlier copies', async () => {
    await place();
    await put(photoOf());
    const copy = await bare.getBytes(photoOf());
    await query(db).deleteFrom('order_keys').execute();
    await expect(store.getBytes(photoOf())).rejects.toThrow(ObjectNotFoundError);
    // The order's next photos have another key.
    await put(photoOf(orderId, 2));
    await bare.put(photoOf(), copy, '');
    await expect(store.getBytes(photoOf())).rejects.toThrow(SealBrokenError);
    expect(await store.getBytes(photoOf(orderId, 2))).toEqual(FACE);
  });

  it('decrypts no other order’s object, and no plain replacement', async () => {
    await place();
    await place(orderId + 1);
    await put(photoOf());
    await put(photoOf(orderId + 1));
    await bare.put(photoOf(), await bare.getBytes(photoOf(orderId + 1)), '');
    await expect(store.getBytes(photoOf())).rejects.toThrow(SealBrokenError);
    await bare.put(photoOf(), FACE, '');
    await expect(store.get(photoOf())).rejects.toThrow(SealBrokenError);
    orderId += 1;
  });

  it('needs the service: during an outage nothing is stored or read', async () => {
    await place();
    await put(photoOf());
    const away: KeyService = {
      ping: () => Promise.reject(new KeysUnavailableError('away')),
      newest: 'away',
      wrap: () => Promise.reject(new KeysUnavailableError('away')),
      unwrap: () => Promise.reject(new KeysUnavailableError('away')),
    };
    const lost = createSealedStore(bare, openOrderKeys(db, away));
    await expect(lost.getBytes(photoOf())).rejects.toThrow(KeysUnavailableError);
    await expect(put(objectKeys.report(orderId), lost)).rejects.toThrow(KeysUnavailableError);
    expect(await bare.list(objectKeys.order(orderId))).toEqual([photoOf()]);
  });
});

describe('a rotation', () => {
  const newer = createLocalKeyService(randomBytes(32), [master]);

  it('rewraps all keys without touching objects, idempotently', async () => {
    await place();
    await put(photoOf());
    await put(objectKeys.report(orderId));
    const object = await bare.getBytes(photoOf());
    expect(await rotateKeys(db, newer)).toMatchObject({ rewrapped: 2, failed: 0 });
    expect(await rotateKeys(db, newer)).toMatchObject({ rewrapped: 0, failed: 0 });
    expect((await findOrderKey(db, orderId, 'photos'))?.master).toBe(newer.newest);
    expect(await bare.getBytes(photoOf())).toEqual(object);
    const after = createSealedStore(bare, openOrderKeys(db, newer));
    expect(await after.getBytes(photoOf())).toEqual(FACE);
    await expect(store.getBytes(photoOf())).rejects.toThrow(KeysUnavailableError);
  });

  it('skips and counts a key that does not decrypt', async () => {
    await place();
    await put(photoOf());
    await put(objectKeys.report(orderId));
    await query(db).updateTable('order_keys').set({ master: 'local:lost' }).where('kind', '=', 'photos').execute();
    const { rewrapped, failed, reasons } = await rotateKeys(db, newer);
    expect([rewrapped, failed]).toEqual([1, 1]);
    expect([...reasons].join()).toContain('local:lost');
  });

  it('resumes after an interruption', async () => {
    await place();
    await put(photoOf());
    await put(objectKeys.report(orderId));
    let wrapped = 0;
    const ending: KeyService = {
      ...newer,
      wrap: (...call) => (wrapped++ > 0 ? Promise.reject(new KeysUnavailableError('away')) : newer.wrap(...call)),
    };
    await expect(rotateKeys(db, ending)).rejects.toThrow('away');
    expect(await rotateKeys(db, newer)).toMatchObject({ rewrapped: 1, failed: 0 });
  });
});
