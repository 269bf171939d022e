import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import type { Database } from '@trueseason/shop/database';
import { createFileStore, objectKeys } from '@trueseason/shop/storage';
import { query, sql } from '@trueseason/shop/testing';
import type { Violation } from './invariants.ts';

const LOOK_MS = 1_000;

/** Keys of all photos and reports that lie in the store, by its own folder. */
const listStored = (system: System): Promise<string[]> => createFileStore(system.env.STORAGE_DIR ?? '').list('orders/');

const isPhoto = (key: string) => key.includes('/photos/');

/** Photos in the store that neither an order has nor an upload that is on record for removal. */
export async function findOrphanedPhotos(db: Database, system: System): Promise<Violation[]> {
  const stored = (await listStored(system)).filter(isPhoto);
  const rows = await query(db).selectFrom('photos').select('object_key').execute();
  const owned = new Set(rows.flatMap(({ object_key: key }) => objectKeys.ofPhoto(key)));
  const underWay = (await query(db).selectFrom('uploads_under_way').select('prefix').execute()).map(
    (row) => row.prefix,
  );
  return stored
    .filter((key) => !owned.has(key) && !underWay.includes(objectKeys.uploadOf(key)))
    .map((key) => ({ orderId: null, what: `${key} is in the store but not in the database` }));
}

/** Lets a month and more pass, and looks whether a photo is left anywhere. */
export async function findKeptTooLong(db: Database, system: System, isOver: () => boolean): Promise<Violation[]> {
  const past = sql<Date>`now() - interval '40 days'`;
  await query(db)
    .updateTable('orders')
    .set({ created_at: past, completed_at: sql<Date>`case when completed_at is null then null else ${past} end` })
    .execute();
  await query(db).updateTable('photos').set({ created_at: past }).execute();
  await query(db).updateTable('uploads_under_way').set({ begun_at: past }).execute();
  let storedKeys = await listStored(system);
  while (storedKeys.some(isPhoto) && !isOver()) {
    await sleep(LOOK_MS);
    storedKeys = await listStored(system);
  }
  return storedKeys.filter(isPhoto).map((key) => ({ orderId: null, what: `${key} is kept past its time` }));
}
