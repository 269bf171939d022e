import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@trueseason/shop/database';
import { query, sql } from '@trueseason/shop/testing';
import type { Host } from '../host.ts';
import type { Finding } from './judge.ts';

const LOOK_MS = 1_000;

/** Lets a month and more pass, and looks whether a photo is left anywhere. */
export async function findKeptTooLong(db: Database, host: Host, isOver: () => boolean): Promise<Finding> {
  const past = sql<Date>`now() - interval '40 days'`;
  await query(db)
    .updateTable('orders')
    .set({ created_at: past, completed_at: sql<Date>`case when completed_at is null then null else ${past} end` })
    .execute();
  await query(db).updateTable('photos').set({ created_at: past }).execute();
  await query(db).updateTable('uploads_under_way').set({ begun_at: past }).execute();
  const storedPhotos = async () => [...(await host.storedKeys())].filter((key) => key.includes('/photos/'));
  let found = await storedPhotos();
  while (found.length > 0 && !isOver()) {
    await sleep(LOOK_MS);
    found = await storedPhotos();
  }
  return { what: 'photos kept past their time', found };
}
