import { type Db, findReport, holdsNoPlain, listOrdersHoldingPlain, listPhotos } from '@trueseason/db';
import { type KeyOwner, ObjectNotFoundError, type ObjectStore, objectKeys, ownerOf } from '@trueseason/storage';
import type { OrderKeys } from './order-keys.ts';
import { isSealed } from './sealed-bytes.ts';
import { createSealedStore } from './sealed-store.ts';

const BATCH = 200;

export interface SealedPlain {
  /** Objects that were stored before there were keys and are sealed now. */
  objects: number;
  /** Orders of which something could not be sealed. */
  failed: number;
}

export interface SealPlainDeps {
  readonly db: Db;
  /** As it is, without a seal. */
  readonly store: ObjectStore;
  readonly keys: OrderKeys;
}

/** Seals one object; gives whether it was not before. */
async function sealObject({ store, keys }: SealPlainDeps, key: string): Promise<boolean> {
  const bytes = await store.getBytes(key).catch((error: unknown) => {
    if (error instanceof ObjectNotFoundError) return null;
    throw error;
  });
  if (!bytes || isSealed(bytes)) return false;
  await createSealedStore(store, keys).put(key, bytes, '');
  return true;
}

/** What was deleted while it was sealed has come back with it. */
async function removeDeleted({ db, store }: SealPlainDeps, { orderId, kind }: KeyOwner, own: string[]): Promise<void> {
  const photos = await listPhotos(db, orderId);
  const kept = new Set(photos.map(({ object_key }) => objectKeys.uploadOf(object_key)));
  if (kind === 'photos') {
    const uploads = new Set(own.map(objectKeys.uploadOf));
    for (const upload of uploads) if (!kept.has(upload)) await store.deletePrefix(upload);
  } else if (kept.size === 0 && !(await findReport(db, orderId))) {
    await store.deletePrefix(objectKeys.order(orderId));
  }
}

async function sealOwner(deps: SealPlainDeps, owner: KeyOwner): Promise<number> {
  const { db, store } = deps;
  const all = await store.list(objectKeys.order(owner.orderId));
  const own = all.filter((key) => ownerOf(key)?.kind === owner.kind);
  let sealed = 0;
  for (const key of own) if (await sealObject(deps, key)) sealed += 1;
  if (sealed > 0) await removeDeleted(deps, owner, own);
  await holdsNoPlain(db, owner.orderId, owner.kind);
  return sealed;
}

/** Seals what was stored before there were keys. A run that was ended goes on where it was. */
export async function sealPlain(deps: SealPlainDeps): Promise<SealedPlain> {
  const done: SealedPlain = { objects: 0, failed: 0 };
  let after: KeyOwner | undefined;
  for (;;) {
    const owners = await listOrdersHoldingPlain(deps.db, { after, limit: BATCH });
    for (const owner of owners) {
      await sealOwner(deps, owner).then(
        (objects) => (done.objects += objects),
        () => (done.failed += 1),
      );
    }
    after = owners.at(-1);
    if (!after) return done;
  }
}
