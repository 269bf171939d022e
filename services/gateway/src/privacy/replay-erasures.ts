import { closeShareLink } from '@trueseason/shop/access';
import type { Database } from '@trueseason/shop/database';
import { eraseOrder, takeBackConsent } from '@trueseason/shop/flows';
import { restoreSentMailMarker } from '@trueseason/shop/mail';
import { iterateOrderIds } from '@trueseason/shop/order';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import { digestOf, type ErasureKind, type ErasureMarker, listErasures } from '../erasure/erasure-markers.ts';
import { removePhotos } from '../photos/remove-photos.ts';

/** Longer than a deletion or a payment takes: a marker may be older than a backup that still has the data. */
export const OVERLAP_MS = 10 * 60_000;

export interface ReplayDeps {
  readonly db: Database;
  readonly store: ObjectStore;
  /** Secrets that markers may have been signed with. */
  readonly secrets: readonly string[];
}

/** Skips the providers: refunds were made and are on record there. */
const REPLAYS: Record<ErasureKind, (deps: ReplayDeps, orderId: number) => Promise<unknown>> = {
  order: async ({ db, store }, id) => {
    await store.deletePrefix(objectKeys.order(id));
    await eraseOrder(db, id, objectKeys.order(id));
  },
  consent: async ({ db, store }, id) => {
    await store.deletePrefix(objectKeys.order(id));
    await takeBackConsent(db, id);
  },
  photos: ({ db, store }, id) => removePhotos({ db, store }, id, { receipt: false }),
  share: ({ db }, id) => closeShareLink(db, id),
};

/**
 * Repeats deletions made since a restored backup. Run after the restore and before the services start; idempotent.
 * Returns counts by kind.
 */
export async function replayErasures(deps: ReplayDeps, backupOf: Date): Promise<Record<ErasureKind, number>> {
  const erasures = await listErasures(deps.store, new Date(backupOf.getTime() - OVERLAP_MS));
  const byDigest = Map.groupBy(erasures, ({ digest }) => digest);
  const counts: Record<ErasureKind, number> = { order: 0, consent: 0, photos: 0, share: 0 };
  if (byDigest.size === 0) return counts;
  const erasuresOf = (id: number): ErasureMarker[] =>
    deps.secrets.flatMap((secret) => byDigest.get(digestOf(secret, id)) ?? []);
  for await (const id of iterateOrderIds(deps.db)) {
    for (const { kind } of erasuresOf(id)) {
      await REPLAYS[kind](deps, id);
      counts[kind] += 1;
    }
  }
  return counts;
}

/** Records what was mailed since a restored backup, so that the mailer sends none of it again. Returns how many. */
export async function replaySentMails(db: Database, backupStore: ObjectStore, backupOf: Date): Promise<number> {
  const firstDay = objectKeys.marker(objectKeys.sentMails, new Date(backupOf.getTime() - OVERLAP_MS));
  let count = 0;
  for await (const markers of backupStore.pages(objectKeys.sentMails, firstDay)) {
    for (const marker of markers) await restoreSentMailMarker(db, marker.slice(firstDay.length));
    count += markers.length;
  }
  return count;
}
