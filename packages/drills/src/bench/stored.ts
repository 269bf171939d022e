import { setTimeout as sleep } from 'node:timers/promises';
import type { Side } from './side.ts';

/** What one order leaves. */
export interface StoredOfOrder {
  readonly databaseBytes: number;
  /** Rows inserted, changed and deleted. */
  readonly rows: number;
  /** Of what is made of its photos and deleted with them, without the photos. */
  readonly ofPhotosBytes: number;
  /** Of the objects that stay as long as the order, such as its report. */
  readonly keptBytes: number;
}

/** Postgres' connections report what they did after ten idle seconds. */
const TOLD_MS = 11_000;
const PHOTO = /^orders\/\d+\/photos\/[^/]+\/\d+$/;
const OF_PHOTOS = /^orders\/\d+\/photos\/[^/]+\/\d+-/;
const KEPT = /^orders\/\d+\/(?!photos\/)/;

const bytesOf = (objects: ReadonlyMap<string, number>, names: RegExp): number =>
  [...objects].reduce((total, [key, bytes]) => total + (names.test(key) ? bytes : 0), 0);

/** @returns what each of so many orders since then has left */
export async function measureStored(side: Side): Promise<(orders: number) => Promise<StoredOfOrder>> {
  await sleep(TOLD_MS);
  const first = await side.stored();
  return async (orders) => {
    await sleep(TOLD_MS);
    const last = await side.stored();
    if (bytesOf(last.objects, PHOTO) === 0) throw new Error('No photo was stored');
    const addedBytes = (names: RegExp) => (bytesOf(last.objects, names) - bytesOf(first.objects, names)) / orders;
    return {
      databaseBytes: (last.databaseBytes - first.databaseBytes) / orders,
      rows: (last.rows - first.rows) / orders,
      ofPhotosBytes: addedBytes(OF_PHOTOS),
      keptBytes: addedBytes(KEPT),
    };
  };
}
