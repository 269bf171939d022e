import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@trueseason/platform/runtime';
import { placeOrderWithPhotos, recordPhotosDeleted } from '@trueseason/shop/flows';
import { newOrderId } from '@trueseason/shop/order';
import { listPhotos } from '@trueseason/shop/photos';
import { createFileStore, type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import { storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExamineOutcome } from './engine/index.ts';
import { examinePhotos } from './examine-photos.ts';
import { createExaminedPhotos } from './examined-photos.ts';

let database: TestDatabase;
let directory: string;
let store: ObjectStore;
beforeAll(async () => {
  database = await testDatabase();
  directory = await mkdtemp(join(tmpdir(), 'examined-'));
  store = createFileStore(directory);
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const files = ['one', 'two', 'three'].map((text) => Buffer.from(text));
const outcome = (file: Buffer) =>
  ({
    examined: {
      problems: [],
      warnings: [],
      measured: { detail: Float32Array.of(0.5) },
      displayed: { small: Buffer.from(`small ${file}`), phone: Buffer.from(`phone ${file}`) },
    },
    timings: {},
  }) as unknown as ExamineOutcome;

/** An order, and runs of its measurement, which count each photo that the engine measures. */
async function placed() {
  const { db } = database;
  const orderId = newOrderId();
  const key = (position: number) => objectKeys.photo(orderId, 'a', position);
  await placeOrderWithPhotos(
    db,
    orderId,
    storedPhotos.map((photo) => ({ ...photo, object_key: key(photo.position) })),
  );
  const measured: string[] = [];
  const examined = createExaminedPhotos();
  const run = async (during: (file: Buffer) => Promise<unknown> = async () => {}, into: ObjectStore = store) => {
    const examine = async (file: Buffer) => {
      measured.push(file.toString());
      await during(file);
      return outcome(file);
    };
    const context = { payload: { orderId }, progress: () => {}, logger: createLogger('analysis', 'silent') };
    const deps = { db, store: into, examined, engine: { examine, prove: async () => {} } };
    return examinePhotos(deps, context, await listPhotos(db, orderId), files);
  };
  const kept = () => store.list(objectKeys.photos(orderId));
  return { orderId, key, run, measured, examined, kept };
}

it('measures each photo once, whatever ends a run', async () => {
  const { run, measured } = await placed();
  const dies = async (file: Buffer) => {
    if (file.toString() === 'two') throw new Error('the engine died');
  };
  await expect(run(dies)).rejects.toThrow('the engine died');
  const photos = await run();
  expect(measured).toEqual(['one', 'two', 'two', 'three']);
  expect(photos).toMatchObject(files.map(() => ({ problems: [], measured: { detail: Float32Array.of(0.5) } })));
  await run();
  expect(measured).toHaveLength(4);
});

it('measures nothing more that another worker measured meanwhile', async () => {
  const { run, measured } = await placed();
  const others: Promise<unknown>[] = [];
  // This worker stands still in its first photo while another one takes over.
  await run(async () => {
    if (measured.length === 1) others.push(run());
    await Promise.all(others);
  });
  expect(measured).toEqual(['one', 'one', 'two', 'three']);
});

it('stores each photo in the sizes that screens show, and what a check saw', async () => {
  const { run, measured, examined, key, kept } = await placed();
  for (const file of files) await examined.share(file, async () => outcome(file));
  await run();
  await run();
  expect(measured).toEqual([]);
  expect(String(await store.getBytes(objectKeys.smallPhoto(key(2))))).toBe('small two');
  expect(String(await store.getBytes(objectKeys.phonePhoto(key(2))))).toBe('phone two');
  expect(await kept()).toHaveLength(9);
});

it('measures again what another version measured, and what cannot be read', async () => {
  const { run, measured, key } = await placed();
  await run();
  await store.put(objectKeys.measuredPhoto(key(1)), Buffer.from('x'), 'application/octet-stream');
  await run();
  expect(measured).toEqual(['one', 'two', 'three', 'one']);
});

it('continues if nothing can be stored', async () => {
  const { run, measured } = await placed();
  const full = { ...store, put: () => Promise.reject(new Error('full')) };
  expect(await run(undefined, full)).toHaveLength(3);
  expect(measured).toHaveLength(3);
});

it('leaves nothing of photos deleted meanwhile', async () => {
  const { orderId, run, kept } = await placed();
  await run(async () => {
    await store.deletePrefix(objectKeys.photos(orderId));
    await recordPhotosDeleted(database.db, orderId, { receipt: false });
  });
  expect(await kept()).toEqual([]);
});
