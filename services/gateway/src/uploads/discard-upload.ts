import {
  type Db,
  deleteOrphanedKeys,
  findOrphanedUploads,
  forgetUpload,
  listPhotos,
  type NewPhoto,
} from '@trueseason/db';
import { type ObjectStore, objectKeys } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';
import { deleteAll } from '../privacy/delete-all.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly store: ObjectStore;
}

/** No request is under way for so long. */
const ORPHANED_MS = 60 * 60 * 1000;

async function remove({ db, store }: UploadDeps, prefix: string): Promise<void> {
  await store.deletePrefix(prefix);
  await forgetUpload(db, prefix);
}

/** Removes photos that no order has. What cannot be removed now is on record and goes later. */
export async function discardUpload(deps: UploadDeps, prefix: string, request: FastifyRequest): Promise<void> {
  await remove(deps, prefix).catch((error: Error) => {
    request.log.warn({ reason: error.name, prefix }, 'a refused upload is removed later');
  });
}

/** The same for photos that were received whole and then found no place. */
export async function discardPhotos(
  deps: UploadDeps,
  photos: readonly NewPhoto[],
  request: FastifyRequest,
): Promise<void> {
  const prefixes = new Set(photos.map(({ object_key }) => objectKeys.uploadOf(object_key)));
  for (const prefix of prefixes) await discardUpload(deps, prefix, request);
}

const isOnRecord = async (db: Db, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> => {
  const kept = new Set((await listPhotos(db, orderId)).map(({ object_key }) => object_key));
  return photos.every(({ object_key }) => kept.has(object_key));
};

/**
 * Puts photos on record by `work`. An answer of Postgres that was lost after the commit counts: 'on_record'. Where they are
 * not on record they are removed before the failure goes on; where that cannot be asked they stay until it can
 * (`removeOrphanedUploads`), because they may be an order's only ones.
 */
export async function recordOrDiscard<Result>(
  deps: UploadDeps,
  request: FastifyRequest,
  { orderId, photos }: { readonly orderId: number; readonly photos: readonly NewPhoto[] },
  work: () => Promise<Result>,
): Promise<Result | 'on_record'> {
  try {
    return await work();
  } catch (error) {
    const kept = await isOnRecord(deps.db, orderId, photos).catch(() => 'unknown' as const);
    if (kept === true) return 'on_record';
    if (kept === false) await discardPhotos(deps, photos, request);
    throw error;
  }
}

/** Removes what crashes and outages left in the store. Returns how many uploads. */
export async function removeOrphanedUploads(deps: UploadDeps): Promise<number> {
  await deleteOrphanedKeys(deps.db, ORPHANED_MS);
  const { deleted } = await deleteAll(
    (limit) => findOrphanedUploads(deps.db, ORPHANED_MS, limit),
    (prefix) => remove(deps, prefix),
  );
  return deleted;
}
