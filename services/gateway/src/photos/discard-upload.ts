import { type ObjectStore, objectKeys } from '@trueseason/platform/storage';
import type { Db } from '@trueseason/shop/database';
import { deleteOrphanedKeys } from '@trueseason/shop/encryption';
import type { NewPhoto } from '@trueseason/shop/order';
import { findOrphanedUploads, forgetUpload, listAllPhotos } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import { deleteAll } from '../privacy/delete-all.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly store: ObjectStore;
}

/** Longer than any request runs. */
const ORPHANED_MS = 60 * 60 * 1000;

async function remove({ db, store }: UploadDeps, prefix: string): Promise<void> {
  await store.deletePrefix(prefix);
  await forgetUpload(db, prefix);
}

/** Removes orphaned photos. Failures are recorded and retried. */
export async function discardUpload(deps: UploadDeps, prefix: string, request: FastifyRequest): Promise<void> {
  await remove(deps, prefix).catch((error: Error) => {
    request.log.warn({ reason: error.name, prefix }, 'could not remove a refused upload; retrying later');
  });
}

/** The same for received but unattached photos. */
export async function discardPhotos(
  deps: UploadDeps,
  photos: readonly NewPhoto[],
  request: FastifyRequest,
): Promise<void> {
  const prefixes = new Set(photos.map(({ object_key }) => objectKeys.uploadOf(object_key)));
  for (const prefix of prefixes) await discardUpload(deps, prefix, request);
}

const isOnRecord = async (db: Db, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> => {
  const kept = new Set((await listAllPhotos(db, orderId)).map(({ object_key }) => object_key));
  return photos.every(({ object_key }) => kept.has(object_key));
};

/**
 * Records photos with `work`. If Postgres committed but its answer was lost, returns 'on_record'. If not recorded,
 * deletes them and rethrows; if unknown, keeps them for `removeOrphanedUploads`, since the order may have no others.
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

/** Removes uploads left by crashes and outages. Returns how many. */
export async function removeOrphanedUploads(deps: UploadDeps): Promise<number> {
  await deleteOrphanedKeys(deps.db, ORPHANED_MS);
  const { deleted } = await deleteAll(
    (limit) => findOrphanedUploads(deps.db, ORPHANED_MS, limit),
    (prefix) => remove(deps, prefix),
  );
  return deleted;
}
